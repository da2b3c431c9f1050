import type { DocumentType } from '@bahi/domain/documents/families.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { BookIssue } from '../ledger/index.ts'

interface Posted {
  readonly type: Pick<DocumentType, 'stock'>
  readonly lines: readonly { readonly itemId?: number | undefined }[]
}
interface Kept {
  readonly settings: Readonly<Record<string, unknown>>
}

/** Whether a document takes goods where its GSTIN warns of what is not there; that is the rule while none is chosen. */
export const warnsOfStock = ({ type }: Posted, { settings }: Kept): boolean =>
  type.stock === 'out' &&
  settings['EnableStockInventory'] === true &&
  (settings['NegativeStock'] ?? 'Warn') === 'Warn'

/** Lines of a document that was posted whose items are below nothing now at their place. */
export async function belowStock(ctx: Ctx, posted: Posted, kept: Kept, id: number): Promise<BookIssue[]> {
  if (!warnsOfStock(posted, kept)) return []
  const { rows } = await sql<{
    itemId: number
    item: string
    place: string
    available: string
    uqc: string | null
  }>`
    select m.item_id, i.name as item, p.name as place, trim_scale(l.quantity - m.quantity)::text as available, i.uqc
    from (select s.item_id, s.place_id, s.holder_id, s.batch, sum(s.quantity) as quantity from stock_movements s
        where s.subscriber_id = current_subscriber() and s.document_id = ${id} group by s.item_id, s.place_id, s.holder_id, s.batch) m
      join stock_levels l on l.subscriber_id = current_subscriber() and l.item_id = m.item_id and l.place_id = m.place_id
        and l.holder_id = m.holder_id and l.batch = m.batch and l.quantity < 0
      join items i on i.subscriber_id = current_subscriber() and i.id = m.item_id
      join entities p on p.subscriber_id = current_subscriber() and p.id = m.place_id
    where m.quantity < 0 order by m.item_id`.execute(ctx.db)
  return rows.flatMap(({ itemId, item, place, available, uqc }) =>
    posted.lines.flatMap((line, index): BookIssue[] =>
      line.itemId === itemId
        ? [
            {
              path: `lines[${index}].quantity`,
              code: 'STOCK_BELOW',
              params: { item, place, available, uqc: uqc ?? '' },
            },
          ]
        : [],
    ),
  )
}
