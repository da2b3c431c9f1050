import { sql } from 'kysely'
import { parseInput } from '../../../platform/http/parse.ts'
import { textOf } from '../text-of.ts'
import { allTexts, entitiesOf, entityOf, headOf, textIn } from './head.ts'
import { outcomeOf, problemsAt, Refused, refusedBy } from './kind.ts'
import type { KindLogic, Work } from './kind.ts'

const save = 'journal.saveOpenings'
const ofLine = (path: string) => ['account', 'debit', 'credit'].includes(path)

interface Line {
  readonly account?: string
  readonly accountId?: number
  readonly debit?: string
  readonly credit?: string
}

interface Openings {
  readonly date: string | null
  readonly version: number | null
  readonly lines: readonly {
    readonly account: string
    readonly accountId: number | null
    readonly debit: string
    readonly credit: string
  }[]
}

/**
 * What accounts had when the books of a GSTIN began: its rows are one entry, which the call saves as a whole. Rows are put beside
 * what is there; of an account that is there already, the figure changes where others are overwritten.
 */
export const accountOpeningLogic: KindLogic = {
  keyOf: (row) => textIn(row, 'entity').toLowerCase() || 'openings',

  async prepare(ctx, records, work) {
    await entitiesOf(work).look(ctx, allTexts(records, 'entity'))
  },

  async take(ctx, record, work) {
    const { head, issues } = headOf(record, work, textIn(record.rows[0]!, 'entity'), ofLine)
    const problems = [...record.rows.flatMap((row) => row.problems), ...issues]
    const entityId = entityOf(record, work, problems)
    if (entityId !== undefined && !ctx.can('ACC_ED', entityId))
      problems.push(
        ...problemsAt(record, work, [
          { path: 'account', code: 'IMPORT_RIGHT', params: { kind: ctx.t('import.kind.AccountOpenings') } },
        ]),
      )
    if (entityId === undefined || problems.length > 0) throw new Refused(problems)
    const before = await openingsOf(ctx, work, entityId)
    const there = before.lines.map((line): Line => lineOf(line))
    const named = new Map(before.lines.map((line, index) => [line.account.toLowerCase(), index]))
    const merged = [...there]
    const rows: number[] = merged.map(() => 0)
    for (const [at, row] of record.rows.entries()) {
      const line = Object.fromEntries(
        ['account', 'debit', 'credit'].flatMap((field) =>
          row.values.has(field) ? [[field, row.values.get(field)]] : [],
        ),
      ) as Line
      const index = named.get(textIn(row, 'account').toLowerCase())
      if (index === undefined) {
        merged.push(line)
        rows.push(at)
      } else if (work.overwrites) {
        const { debit: _debit, credit: _credit, ...account } = merged[index]!
        const { account: _account, ...amount } = line
        merged[index] = { ...account, ...amount }
        rows[index] = at
      }
    }
    const date = textOf(head.get('date')) || before.date || ''
    const common = { label: date, recordKind: 'accountOpening', key: `openings ${entityId}` }
    const isSame = JSON.stringify(merged) === JSON.stringify(there)
    if (isSame)
      return outcomeOf(record, { ...common, outcome: 'Skipped', reason: { key: 'import.skipped.exists' } })
    const saved = await work.handlers
      .make<{ id: number; version: number }>(
        ctx,
        save,
        parseInput(work.handlers.of(save).call.input!, {
          entityId,
          ...(before.version === null ? {} : { version: before.version }),
          date: before.lines.length > 0 && !work.overwrites ? before.date : date,
          lines: merged,
        }),
      )
      .catch((error: unknown) => {
        throw (
          refusedBy(error, record, work, (path) => {
            const [, line, field = ''] = /^lines\.(\d+)\.?(.*)$/.exec(path) ?? []
            return line === undefined
              ? { path }
              : { path: field === 'accountId' ? 'account' : field || 'account', at: rows[Number(line)] ?? 0 }
          }) ?? error
        )
      })
    const isNew = before.lines.length === 0
    return outcomeOf(record, {
      ...common,
      outcome: isNew ? 'Created' : 'Changed',
      recordId: saved.id,
      version: saved.version,
      before: { entityId, date: before.date ?? date, lines: there },
    })
  },

  async undo(ctx, { recordId, version, before }, handlers) {
    const { rows } = await sql<{ version: number }>`select j.version from journals j
      where j.subscriber_id = current_subscriber() and j.id = ${recordId} and j.kind = 'opening'`.execute(
      ctx.db,
    )
    const [now] = rows
    if (!now) return ctx.t('import.undo.gone')
    if (version !== null && now.version !== version) return ctx.t('import.undo.changed')
    await handlers.make(ctx, save, { ...(before as object), version: now.version })
    return undefined
  },
}

const openingsOf = (ctx: Parameters<KindLogic['take']>[0], { handlers }: Work, entityId: number) =>
  handlers.make<Openings>(ctx, 'journal.openings', { entityId })

const lineOf = ({ account, accountId, debit, credit }: Openings['lines'][number]): Line => ({
  ...(accountId === null ? { account } : { accountId }),
  ...(Number(debit) === 0 ? { credit } : { debit }),
})
