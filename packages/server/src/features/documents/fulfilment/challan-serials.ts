import { serialKey } from '@bahi/domain/inventory/serials.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { BookIssue } from '../../ledger/index.ts'
import { serialTwiceIssues } from '../../inventory/index.ts'

export interface SerialsBack {
  readonly lineNumber: number
  readonly quantity: string
  readonly lostQuantity?: string | undefined
  readonly serials?: readonly string[] | undefined
  readonly lostSerials?: readonly string[] | undefined
}

interface LineSerials {
  readonly itemId: number | null
  readonly name: string
  readonly left: readonly string[]
}

/** Serial numbers of the lines of a challan that are neither invoiced nor back; of lines without any nothing. */
export async function serialsOut(ctx: Ctx, id: number): Promise<ReadonlyMap<number, LineSerials>> {
  const { rows } = await sql<{
    lineNumber: number
    itemId: number | null
    name: string
    serials: string[]
    gone: string[] | null
  }>`
    select l.line_number, l.item_id, l.description as name, (select array_agg(s) from jsonb_array_elements_text(l.body -> 'serials') s) as serials,
      (select array_agg(g.serial) from (
        select s as serial from challan_returns r cross join lateral unnest(coalesce(r.serials, '{}') || coalesce(r.lost_serials, '{}')) s
        where r.subscriber_id = l.subscriber_id and r.document_id = l.document_id and r.line_number = l.line_number
        union all
        select s from document_lines y join documents n on n.subscriber_id = y.subscriber_id and n.id = y.document_id and n.cancelled_at is null
          cross join lateral jsonb_array_elements_text(y.body -> 'serials') s
        where y.subscriber_id = l.subscriber_id and y.source_document_id = l.document_id and y.source_line_number = l.line_number) g) as gone
    from document_lines l where l.subscriber_id = current_subscriber() and l.document_id = ${id} and coalesce(l.body ? 'serials', false)`.execute(
    ctx.db,
  )
  return new Map(
    rows.map(({ lineNumber, itemId, name, serials, gone }) => {
      const known = new Set((gone ?? []).map(serialKey))
      return [lineNumber, { itemId, name, left: serials.filter((one) => !known.has(serialKey(one))) }]
    }),
  )
}

/** All that is left of them, where all goods come back. */
export const allBack = <B extends SerialsBack>(
  back: readonly B[],
  out: ReadonlyMap<number, LineSerials>,
): (B & Pick<SerialsBack, 'serials'>)[] =>
  back.map((line) => {
    const left = out.get(line.lineNumber)?.left
    return left ? { ...line, serials: left } : line
  })

/** As many as come back or are lost, and those that are still out. */
export function serialBackIssues(
  back: readonly SerialsBack[],
  out: ReadonlyMap<number, LineSerials>,
): BookIssue[] {
  const twice = serialTwiceIssues(
    back.map(({ lineNumber, serials = [], lostSerials = [] }) => ({
      itemId: out.get(lineNumber)?.itemId ?? undefined,
      name: out.get(lineNumber)?.name ?? '',
      serials: [...serials, ...lostSerials],
    })),
    'lines',
  )
  return [
    ...twice,
    ...back.flatMap(({ lineNumber, quantity, lostQuantity = '0', serials = [], lostSerials = [] }, index) => {
      const line = out.get(lineNumber)
      if (!line) return []
      const left = new Set(line.left.map(serialKey))
      const check = (
        path: 'serials' | 'lostSerials',
        given: readonly string[],
        asked: string,
      ): BookIssue[] => {
        const params = { name: line.name, quantity: Decimal.of(asked).toPlain(), count: String(given.length) }
        if (!Decimal.of(asked).eq(String(given.length)))
          return [{ path: `lines[${index}].${path}`, code: 'SERIAL_COUNT', params }]
        return given
          .filter((serial) => !left.has(serialKey(serial)))
          .map((serial) => ({
            path: `lines[${index}].${path}`,
            code: 'SERIAL_NOT_OUT' as const,
            params: { serial, name: line.name },
          }))
      }
      return [...check('serials', serials, quantity), ...check('lostSerials', lostSerials, lostQuantity)]
    }),
  ]
}
