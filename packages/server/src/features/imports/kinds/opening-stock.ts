import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Issue } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/http/parse.ts'
import { addOpeningStocks, openingStockIssues, removeOpeningStock } from '../../inventory/index.ts'
import type { Change, Outcome } from '../outcome.ts'
import { dotted } from '../rows.ts'
import type { Problem } from '../rows.ts'
import { itemFinder, placeFinder } from './find.ts'
import type { Finder } from './find.ts'
import { allTexts, entitiesOf, entityOf, textIn, told } from './head.ts'
import { outcomeOf, problemsAt, Refused, refusedBy } from './kind.ts'
import type { KindLogic, RecordRows, UndoEntry, Work } from './kind.ts'
import { earlierRows } from './master.ts'

type Stock = Parameters<typeof addOpeningStocks>[2][number]

/** What was there of items when their stock began to be kept: each row is an item at a place. Rows of a batch are posted together. */
export const openingStockLogic: KindLogic = {
  async prepare(ctx, records, work) {
    const finders = findersOf(work)
    await finders.items.look(ctx, allTexts(records, 'item'))
    await finders.places.look(ctx, allTexts(records, 'location'))
    await entitiesOf(work).look(ctx, allTexts(records, 'entity'))
    const keys = records.flatMap((record) => keyOf(record, work) ?? [])
    work.known.set('earlier', await earlierRows(ctx, work, keys))
    work.known.set('existing', await existingOf(ctx, records, work))
  },

  async take(ctx, record, work) {
    const [outcome] = await takeMany(ctx, [record], work)
    if (outcome!.outcome === 'Refused') throw new Refused(outcome!.problems)
    return outcome!
  },

  takeMany,

  async undo(ctx, { outcome, before }: UndoEntry) {
    const { now, was } = before as Kept
    const { rows } = await sql<Existing>`select ${existingColumns} from stock_openings o
      where o.subscriber_id = current_subscriber() and o.entity_id = ${now.entityId} and o.item_id = ${now.itemId} and o.place_id = ${now.placeId}
        and o.batch = ${now.batch} for update`.execute(ctx.db)
    const [found] = rows
    if (!found) return ctx.t('import.undo.gone')
    if (!isEqual(found, now)) return ctx.t('import.undo.changed')
    if (outcome === 'Created') await removeOpeningStock(ctx, found)
    else await addOpeningStocks(ctx, now.entityId, [stockOf(was!)])
    return undefined
  },
}

/** A row as it was before the import, and as the import left it. */
interface Kept {
  readonly was: Existing | null
  readonly now: Existing
}

interface Existing {
  readonly id: number
  readonly entityId: number
  readonly itemId: number
  readonly placeId: number
  readonly batch: string
  readonly manufacturedOn: string | null
  readonly expiresOn: string | null
  readonly serials: readonly string[] | null
  readonly quantity: string
  readonly value: string
}

const existingColumns = sql`o.id, o.entity_id, o.item_id, o.place_id, o.batch, o.manufactured_on, o.expires_on, o.serials, trim_scale(o.quantity)::text as quantity, o.value::text as value`

interface Candidate {
  readonly index: number
  readonly record: RecordRows
  readonly entityId: number
  readonly stock: Stock
  readonly existing: Existing | undefined
}

async function takeMany(ctx: Ctx, records: readonly RecordRows[], work: Work): Promise<Outcome[]> {
  const keys = records.map((record) => keyOf(record, work))
  const isAgain = (index: number) => keys[index] !== undefined && keys.indexOf(keys[index]) < index
  const first = await takeApart(
    ctx,
    records.filter((_, index) => !isAgain(index)),
    work,
  )
  const again = records.filter((_, index) => isAgain(index))
  if (again.length === 0) return first
  // A row that repeats one that was refused is not repeated.
  const rest = await takeMany(ctx, again, work)
  return records.map((_, index) => (isAgain(index) ? rest.shift()! : first.shift()!))
}

/** Rows of different items and places. */
async function takeApart(ctx: Ctx, records: readonly RecordRows[], work: Work): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const candidates: Candidate[] = []
  for (const [index, record] of records.entries()) {
    const read = readOne(ctx, record, work)
    if ('outcome' in read) outcomes[index] = read.outcome
    else candidates.push({ ...read, index, record })
  }
  for (const entityId of new Set(candidates.map((one) => one.entityId))) {
    let open = candidates.filter((one) => one.entityId === entityId)
    const refuse = (issues: readonly Issue[]) => {
      const problems = problemsOfRows(open, issues, work)
      for (const { index, record } of open)
        if (problems.has(index)) outcomes[index] = refused(record, problems.get(index)!)
      open = open.filter(({ index }) => !problems.has(index))
    }
    refuse(await checked(ctx, entityId, open))
    // What is not there any more is said of all rows at once; without them it is tried again.
    while (open.length > 0) {
      const tried = open
      const ids = await put(ctx, entityId, tried)
      if (ids.issues) refuse(ids.issues)
      else {
        for (const [at, one] of tried.entries()) outcomes[one.index] = made(one, ids.done[at]!, work)
        break
      }
    }
  }
  const earlier = work.known.get('earlier') as Map<string, number>
  for (const { outcome, key, row } of outcomes)
    if (outcome !== 'Refused' && key !== undefined) earlier.set(key, row)
  return outcomes
}

/** A row as stock to be put, or what becomes of it without. */
function readOne(
  ctx: Ctx,
  record: RecordRows,
  work: Work,
): { readonly outcome: Outcome } | Omit<Candidate, 'index' | 'record'> {
  const row = record.rows[0]!
  const finders = findersOf(work)
  const problems = [...row.problems]
  const tell = (issue: Issue) => problems.push(...problemsAt(record, work, [issue]))
  const entityId = entityOf(record, work, problems)
  const named = textIn(row, 'item')
  const itemId =
    named === ''
      ? undefined
      : told(finders.items.get(named), named, (issue) => tell({ path: 'item', ...issue }))
  if (named === '') tell({ path: 'item', code: 'REQUIRED' })
  const place = textIn(row, 'location')
  const placeId =
    place === ''
      ? undefined
      : told(finders.places.get(place), place, (issue) => tell({ path: 'location', ...issue }))
  const locationId = placeId === entityId ? undefined : placeId
  if (entityId !== undefined && !ctx.can('INV_OPN', entityId))
    tell({ path: 'entity', code: 'IMPORT_RIGHT', params: { kind: ctx.t('import.kind.OpeningStock') } })
  const quantity = row.values.get('quantity') as string | undefined
  if (quantity === undefined && !problems.some(({ path }) => path === 'quantity'))
    tell({ path: 'quantity', code: 'REQUIRED' })
  const given = row.values.get('value') as string | undefined
  const unitCost = row.values.get('unitCost') as string | undefined
  if (
    given === undefined &&
    unitCost === undefined &&
    !problems.some(({ path }) => path === 'value' || path === 'unitCost')
  )
    tell({ path: 'value', code: 'REQUIRED' })
  const earlier = (work.known.get('earlier') as Map<string, number>).get(keyOf(record, work) ?? '')
  if (earlier !== undefined && earlier !== row.number)
    tell({ path: 'item', code: 'IMPORT_REPEATED', params: { row: String(earlier), field: 'field.item' } })
  if (problems.length > 0 || entityId === undefined || itemId === undefined)
    return { outcome: refused(record, problems) }
  const stock: Stock = {
    itemId,
    ...(locationId === undefined ? {} : { locationId }),
    ...Object.fromEntries(
      ['batch', 'manufacturedOn', 'expiresOn', 'serials'].flatMap((path) =>
        row.values.has(path) ? [[path, row.values.get(path)]] : [],
      ),
    ),
    quantity: quantity!,
    value: given ?? Decimal.of(unitCost!).mul(quantity!).toFixed(2),
  }
  try {
    parseInput(work.handlers.of(save).call.input!, { entityId, stocks: [stock] })
  } catch (error) {
    const found = refusedBy(error, record, work, (path) => placeOf(path))
    if (!found) throw error
    return { outcome: refused(record, found.problems) }
  }
  const existing = (work.known.get('existing') as ReadonlyMap<string, Existing>).get(
    existingKey({ entityId, itemId, placeId: locationId ?? entityId, batch: textIn(row, 'batch') }),
  )
  if (!existing) return { entityId, stock, existing }
  const there = { ...commonOf(record, work), recordId: existing.id }
  if (!work.overwrites)
    return {
      outcome: outcomeOf(record, { ...there, outcome: 'Skipped', reason: { key: 'import.skipped.exists' } }),
    }
  if (changesOf(existing, stock).length === 0)
    return {
      outcome: outcomeOf(record, { ...there, outcome: 'Skipped', reason: { key: 'import.skipped.same' } }),
    }
  return { entityId, stock: { ...stockOf(existing), ...stock, batch: existing.batch }, existing }
}

const commonOf = (record: RecordRows, work: Work) => ({
  label: [
    textIn(record.rows[0]!, 'item'),
    textIn(record.rows[0]!, 'location'),
    textIn(record.rows[0]!, 'batch'),
  ]
    .filter(Boolean)
    .join(' · '),
  recordKind: 'openingStock',
  key: keyOf(record, work),
})

const refused = (record: RecordRows, problems: readonly Problem[]): Outcome =>
  outcomeOf(record, {
    outcome: 'Refused',
    label: [...record.rows[0]!.texts.values()].slice(0, 2).join(' · '),
    problems,
  })

function made({ record, entityId, stock, existing }: Candidate, id: number, work: Work): Outcome {
  const now: Existing = {
    id,
    entityId,
    itemId: stock.itemId,
    placeId: stock.locationId ?? entityId,
    batch: stock.batch ?? '',
    manufacturedOn: stock.manufacturedOn ?? null,
    expiresOn: stock.expiresOn ?? null,
    serials: stock.serials ?? null,
    quantity: Decimal.of(stock.quantity).toPlain(),
    value: Decimal.of(stock.value).truncate(2).toFixed(2),
  }
  return outcomeOf(record, {
    ...commonOf(record, work),
    outcome: existing ? 'Changed' : 'Created',
    recordId: id,
    ...(existing ? { changes: changesOf(existing, stock) } : {}),
    before: { was: existing ?? null, now } satisfies Kept,
  })
}

/** Everything that is wrong with the rows, as the call that saves them all says it. */
const checked = (ctx: Ctx, entityId: number, open: readonly Candidate[]): Promise<readonly Issue[]> =>
  openingStockIssues(
    ctx,
    entityId,
    open.map(({ stock }) => stock),
  ).catch((error: unknown) => issuesOfError(ctx, error))

async function put(
  ctx: Ctx,
  entityId: number,
  open: readonly Candidate[],
): Promise<
  { readonly done: readonly number[]; readonly issues?: undefined } | { readonly issues: readonly Issue[] }
> {
  try {
    const stocks = open.map(({ stock }) => stock)
    return { done: await ctx.savepoint(() => addOpeningStocks(ctx, entityId, stocks)) }
  } catch (error) {
    return { issues: issuesOfError(ctx, error) }
  }
}

function issuesOfError(ctx: Ctx, error: unknown): readonly Issue[] {
  if (!(error instanceof AppError)) throw error
  const { issues = [], params } = error.detail
  if (issues.length > 0) return issues
  // A place that is switched off.
  const reason = params?.['reason'] ?? ctx.t('import.fix.row')
  return [{ path: '', code: 'IMPORT_REFUSED', params: { code: error.row.code, reason: String(reason) } }]
}

/** `stocks[3].itemId` and `lines[3].quantity` are of the fourth row; what names no row is of all. */
function problemsOfRows(
  open: readonly Candidate[],
  issues: readonly Issue[],
  work: Work,
): ReadonlyMap<number, Problem[]> {
  const problems = new Map<number, Problem[]>()
  const add = ({ index, record }: Candidate, issue: Issue) =>
    problems.set(index, [...(problems.get(index) ?? []), ...problemsAt(record, work, [issue])])
  for (const issue of issues) {
    const [, at] = ofRow.exec(dotted(issue.path)) ?? []
    if (at === undefined)
      for (const one of open) add(one, { ...issue, path: issue.path === 'entityId' ? 'entity' : '' })
    else add(open[Number(at)]!, { ...issue, ...placeOf(dotted(issue.path)) })
  }
  return problems
}

const save = 'inventory.saveOpeningStocks'
const ofRow = /^(?:stocks|lines)\.(\d+)\.?(.*)$/
const columns: Readonly<Record<string, string>> = { itemId: 'item', locationId: 'location' }

/** A field of the call by the column of the sheet. */
function placeOf(path: string) {
  const field = ofRow.exec(path)?.[2] ?? path
  return { path: columns[field] ?? field }
}

const changed = ['quantity', 'value', 'manufacturedOn', 'expiresOn', 'serials'] as const

function changesOf(existing: Existing, stock: Stock): Change[] {
  return changed.flatMap((path) => {
    const now = stock[path]
    if (now === undefined) return []
    const was = existing[path]
    const same =
      path === 'quantity' || path === 'value'
        ? Decimal.of(String(was)).eq(path === 'value' ? Decimal.of(String(now)).truncate(2) : String(now))
        : shown(was) === shown(now)
    return same ? [] : [{ path, before: shown(was), after: shown(now) }]
  })
}

const shown = (value: string | readonly string[] | null | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join(', ')

const isEqual = (one: Existing, other: Existing): boolean =>
  Decimal.of(one.quantity).eq(other.quantity) &&
  Decimal.of(one.value).eq(other.value) &&
  shown(one.serials) === shown(other.serials) &&
  one.manufacturedOn === other.manufacturedOn &&
  one.expiresOn === other.expiresOn

const stockOf = ({
  entityId,
  itemId,
  placeId,
  batch,
  manufacturedOn,
  expiresOn,
  serials,
  quantity,
  value,
}: Existing): Stock => ({
  itemId,
  ...(placeId === entityId ? {} : { locationId: placeId }),
  ...(batch === '' ? {} : { batch }),
  ...(manufacturedOn === null ? {} : { manufacturedOn }),
  ...(expiresOn === null ? {} : { expiresOn }),
  ...(serials === null ? {} : { serials: [...serials] }),
  quantity,
  value,
})

function findersOf({ known }: Work): { readonly items: Finder; readonly places: Finder } {
  const found = known.get('finders') as { items: Finder; places: Finder } | undefined
  if (found) return found
  // The GSTIN itself, where its goods are at no other place.
  const finders = { items: itemFinder(), places: placeFinder(['ChildEntity', 'Entity']) }
  known.set('finders', finders)
  return finders
}

/** An item by any of its names is one item. */
function keyOf({ rows: [row] }: RecordRows, work: Work): string | undefined {
  const item = findersOf(work).items.get(textIn(row!, 'item'))
  if (typeof item !== 'number') return undefined
  const entity = textIn(row!, 'entity') || String(work.entityId ?? '')
  return `stock ${entity} ${item} ${textIn(row!, 'location')} ${textIn(row!, 'batch')}`
    .toLowerCase()
    .slice(0, 300)
}

const existingKey = (one: Pick<Existing, 'entityId' | 'itemId' | 'placeId' | 'batch'>) =>
  `${one.entityId} ${one.itemId} ${one.placeId} ${one.batch.toUpperCase()}`

async function existingOf(
  ctx: Ctx,
  records: readonly RecordRows[],
  work: Work,
): Promise<ReadonlyMap<string, Existing>> {
  const ids = allTexts(records, 'item').flatMap((name) => {
    const id = findersOf(work).items.get(name)
    return typeof id === 'number' ? id : []
  })
  const { rows } = await sql<Existing>`select ${existingColumns} from stock_openings o
    where o.subscriber_id = current_subscriber() and o.item_id = any(${[...new Set(ids)]}::bigint[])`.execute(
    ctx.db,
  )
  return new Map(rows.map((row) => [existingKey(row), row]))
}
