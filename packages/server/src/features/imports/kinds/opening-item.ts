import { openingKinds } from '@bahi/domain/documents/opening.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { parseInput } from '../../../platform/http/parse.ts'
import type { Change } from '../outcome.ts'
import { textOf } from '../text-of.ts'
import { partyFinder } from './find.ts'
import type { Finder } from './find.ts'
import { allTexts, entitiesOf, entityOf, textIn } from './head.ts'
import { outcomeOf, problemsAt, Refused, refusedBy } from './kind.ts'
import type { KindLogic, RecordRows, UndoEntry, Work } from './kind.ts'
import { earlierRows } from './master.ts'

const save = 'openingItem.save'
const fields = ['date', 'dueDate', 'amount', 'left', 'remarks'] as const

/** Invoices, bills, notes and advances that were open when the books began; each row is one, entered by the call that the screen makes. */
export const openingItemLogic: KindLogic = {
  async prepare(ctx, records, work) {
    await partiesOf(work).look(ctx, allTexts(records, 'party'))
    await entitiesOf(work).look(ctx, allTexts(records, 'entity'))
    work.known.set('existing', await existingOf(ctx, records, work))
    const keys = records.flatMap((record) => keyOf(record, work) ?? [])
    work.known.set('earlier', await earlierRows(ctx, work, keys))
  },

  async take(ctx, record, work) {
    const row = record.rows[0]!
    const issues = [...row.problems]
    const entityId = entityOf(record, work, issues)
    const key = keyOf(record, work)
    const earlierInFile = work.known.get('earlier') as Map<string, number>
    const earlier = key === undefined ? undefined : earlierInFile.get(key)
    if (earlier !== undefined && earlier !== row.number)
      issues.push(
        ...problemsAt(record, work, [
          {
            path: 'number',
            code: 'IMPORT_REPEATED',
            params: { row: String(earlier), field: 'field.number' },
          },
        ]),
      )
    if (entityId === undefined || issues.length > 0) throw new Refused(issues)
    const { entity: _entity, party, ...rest } = Object.fromEntries(row.values) as Record<string, unknown>
    const partyId = partiesOf(work).get(textOf(party))
    const own = typeof partyId === 'number' ? { ...rest, partyId } : { ...rest, party }
    const existing = existingIn(work, { entityId, partyId, row })
    const common = { label: `${textIn(row, 'number')} · ${textOf(party)}`, key }
    const note = () => {
      if (key !== undefined) earlierInFile.set(key, row.number)
    }
    const send = async (item: Readonly<Record<string, unknown>>) => {
      const saved = await work.handlers
        .make<{ items: { id: number; version: number }[] }>(
          ctx,
          save,
          parseInput(work.handlers.of(save).call.input!, { entityId, items: [item] }),
        )
        .catch((error: unknown) => {
          throw refusedBy(error, record, work, placeOf) ?? error
        })
      return saved.items[0]!
    }
    if (!existing) {
      const saved = await send(own)
      note()
      return outcomeOf(record, {
        ...common,
        outcome: 'Created',
        recordKind: 'openingItem',
        recordId: saved.id,
        version: saved.version,
      })
    }
    const { id, version, ...before } = existing
    note()
    const there = { ...common, recordKind: 'openingItem', recordId: id }
    if (!work.overwrites)
      return outcomeOf(record, { ...there, outcome: 'Skipped', reason: { key: 'import.skipped.exists' } })
    const changes = fields.flatMap((path): Change[] => {
      const now = row.values.get(path)
      if (now === undefined || isSame(path, before[path], now)) return []
      return [{ path, before: before[path] ?? '', after: textOf(now) }]
    })
    if (changes.length === 0)
      return outcomeOf(record, { ...there, outcome: 'Skipped', reason: { key: 'import.skipped.same' } })
    const was = itemOf(before)
    const saved = await send({ ...was, ...own, id, version })
    return outcomeOf(record, {
      ...there,
      outcome: 'Changed',
      version: saved.version,
      changes,
      before: { ...was, entityId },
    })
  },

  async undo(ctx, entry, handlers) {
    const { rows } = await sql<{ version: number }>`select d.version from documents d
      where d.subscriber_id = current_subscriber() and d.id = ${entry.recordId} and d.kind = any(${[...openingKinds]}::text[]) and d.opens is not null`.execute(
      ctx.db,
    )
    const [now] = rows
    if (!now) return ctx.t('import.undo.gone')
    if (entry.outcome === 'Changed') return restore(ctx, entry, now.version, handlers)
    const { refused } = await handlers.make<{ refused: readonly { message: string }[] }>(
      ctx,
      'openingItem.delete',
      { ids: [entry.recordId] },
    )
    // What it is settled by says more than that it has changed.
    if (refused[0]) return refused[0].message
    return entry.version !== null && now.version !== entry.version ? ctx.t('import.undo.changed') : undefined
  },
}

async function restore(
  ctx: Ctx,
  { recordId, version, before }: UndoEntry,
  now: number,
  handlers: Work['handlers'],
): Promise<string | undefined> {
  if (version !== null && now !== version) return ctx.t('import.undo.changed')
  const { entityId, ...item } = before as Record<string, unknown>
  await handlers.make(ctx, save, { entityId, items: [{ ...item, id: recordId, version: now }] })
  return undefined
}

/** `items.0.partyId` of the call is the column of the party here. */
function placeOf(path: string) {
  const field = path.replace(/^items(?:\.0)?\.?/, '')
  return { path: field === 'partyId' ? 'party' : field || 'number' }
}

function partiesOf({ known }: Work): Finder {
  const found = known.get('parties') as Finder | undefined
  if (found) return found
  const finder = partyFinder()
  known.set('parties', finder)
  return finder
}

function keyOf({ rows: [row] }: RecordRows, { entityId }: Work): string | undefined {
  const [party, number, type] = [textIn(row!, 'party'), textIn(row!, 'number'), textIn(row!, 'type')]
  if (party === '' || number === '') return undefined
  const entity = textIn(row!, 'entity') || String(entityId ?? '')
  return `opening ${entity} ${type} ${party} ${number}`.toLowerCase().slice(0, 300)
}

interface Existing {
  readonly id: number
  readonly version: number
  readonly entityId: number
  readonly partyId: number
  readonly type: string
  readonly number: string
  readonly date: string
  readonly dueDate: string | null
  readonly amount: string
  readonly left: string
  readonly remarks: string | null
}

const existingKey = (one: Pick<Existing, 'entityId' | 'partyId' | 'type' | 'number'>) =>
  `${one.entityId} ${one.partyId} ${one.type} ${one.number.toUpperCase()}`

/** What is entered already of the parties and numbers that a batch names. */
async function existingOf(
  ctx: Ctx,
  records: readonly RecordRows[],
  work: Work,
): Promise<ReadonlyMap<string, Existing>> {
  const parties = [
    ...new Set(
      allTexts(records, 'party').flatMap((name) => {
        const id = partiesOf(work).get(name)
        return typeof id === 'number' ? id : []
      }),
    ),
  ]
  const numbers = [...new Set(allTexts(records, 'number').map((number) => number.toUpperCase()))]
  if (parties.length === 0) return new Map()
  const { rows } = await sql<Existing>`
    select d.id, d.version, d.entity_id, d.party_id, d.subtype as type, d.number, d.date, d.due_date, d.body->>'amount' as amount, d.total::text as left,
      d.body->>'remarks' as remarks
    from documents d where d.subscriber_id = current_subscriber() and d.party_id = any(${parties}::bigint[])
      and d.number_key = any(${numbers}::text[]) and d.kind = any(${[...openingKinds]}::text[]) and d.opens is not null`.execute(
    ctx.db,
  )
  return new Map(rows.map((row) => [existingKey(row), row]))
}

function existingIn(
  { known }: Work,
  {
    entityId,
    partyId,
    row,
  }: {
    readonly entityId: number
    readonly partyId: ReturnType<Finder['get']>
    readonly row: RecordRows['rows'][number]
  },
): Existing | undefined {
  if (typeof partyId !== 'number') return undefined
  const key = existingKey({ entityId, partyId, type: textIn(row, 'type'), number: textIn(row, 'number') })
  return (known.get('existing') as ReadonlyMap<string, Existing>).get(key)
}

/** As the call takes it. */
const itemOf = ({ entityId: _entity, dueDate, remarks, ...rest }: Omit<Existing, 'id' | 'version'>) => ({
  ...rest,
  ...(dueDate === null ? {} : { dueDate }),
  ...(remarks === null ? {} : { remarks }),
})

const isSame = (path: (typeof fields)[number], was: string | null, now: unknown): boolean =>
  path === 'amount' || path === 'left'
    ? was !== null && Decimal.of(was).eq(Decimal.of(textOf(now)).truncate(2))
    : (was ?? '') === textOf(now)
