import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Issue } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/http/parse.ts'
import type { Change, Outcome } from '../outcome.ts'
import type { Problem, ReadRow } from '../rows.ts'
import { textOf } from '../text-of.ts'
import { categoryFinder, itemFinder, partyFinder, partyGroupFinder } from './find.ts'
import type { Finder } from './find.ts'
import { allTexts, headOf, textIn, told } from './head.ts'
import { outcomeOf, problemsAt, Refused, refusedBy } from './kind.ts'
import type { KindLogic, RecordRows, Work } from './kind.ts'
import { earlierRows, undoMaster, withoutNull } from './master.ts'

const save = 'priceList.save'
/** What rows say of the list itself. */
const ofList = ['side', 'validFrom', 'validTo', 'priceIncludesTax', 'parties', 'partyGroups'] as const
const isOfRow = (path: string) => path !== 'priceList' && !(ofList as readonly string[]).includes(path)
const prices = ['fromQuantity', 'unitPrice', 'discountPercent', 'buyQuantity', 'freeQuantity'] as const

/** Price lists: rows that name the same list are its prices. Of a list that is there, prices of the same goods and quantity change, and others are added. */
export const priceListLogic: KindLogic = {
  keyOf(row) {
    const name = textIn(row, 'priceList').toLowerCase()
    return name === '' ? undefined : name
  },

  async prepare(ctx, records, work) {
    const finders = findersOf(work)
    const named = (path: string) =>
      records.flatMap(({ rows }) => rows.flatMap((row) => (row.values.get(path) ?? []) as string[]))
    await finders.items.look(ctx, allTexts(records, 'item'))
    await finders.categories.look(ctx, allTexts(records, 'category'))
    await finders.parties.look(ctx, named('parties'))
    await finders.groups.look(ctx, named('partyGroups'))
    const names = [...new Set(allTexts(records, 'priceList').map((name) => name.toLowerCase()))]
    const { rows } = await sql<{
      id: number
      key: string
    }>`select l.id, lower(l.name) as key from price_lists l
      where l.subscriber_id = current_subscriber() and l.status <> 'Delete' and lower(l.name) = any(${names}::text[])`.execute(
      ctx.db,
    )
    work.known.set('lists', new Map(rows.map(({ key, id }) => [key, id])))
    work.known.set('earlier', await earlierRows(ctx, work, names.map(keyOfName)))
  },

  async take(ctx, record, work) {
    const first = record.rows[0]!
    const name = textIn(first, 'priceList')
    const key = keyOfName(name.toLowerCase())
    const earlier = work.known.get('earlier') as Map<string, number>
    const at = earlier.get(key)
    if (name !== '' && at !== undefined && at !== first.number)
      throw new Refused(
        problemsAt(record, work, [
          { path: 'priceList', code: 'IMPORT_APART', params: { reference: name, row: String(at) } },
        ]),
      )
    const { head, issues } = headOf(record, work, name, isOfRow)
    const problems = [...record.rows.flatMap((row) => row.problems), ...issues]
    if (name === '') problems.push(...problemsAt(record, work, [{ path: 'priceList', code: 'REQUIRED' }]))
    const fields = listOf(record, work, head, problems)
    const lines = record.rows.map((row, index) => lineOf(record, work, { row, index, problems }))
    if (problems.length > 0) throw new Refused(problems)
    const id = (work.known.get('lists') as ReadonlyMap<string, number>).get(name.toLowerCase())
    const send = async (body: Readonly<Record<string, unknown>>, rowOf: (line: number) => number) => {
      const saved = await work.handlers
        .make<{ id: number; version?: number }>(
          ctx,
          save,
          parseInput(work.handlers.of(save).call.input!, body),
        )
        .catch((error: unknown) => {
          throw refusedBy(error, record, work, (path) => placeOf(path, rowOf)) ?? error
        })
      earlier.set(key, first.number)
      return saved
    }
    const common = { label: name, recordKind: 'priceList', key }
    if (id === undefined) {
      const saved = await send({ name, ...fields, lines }, (line) => line)
      return outcomeOf(record, {
        ...common,
        outcome: 'Created',
        recordId: saved.id,
        version: saved.version,
      })
    }
    if (!work.overwrites) {
      earlier.set(key, first.number)
      return outcomeOf(record, {
        ...common,
        outcome: 'Skipped',
        recordId: id,
        reason: { key: 'import.skipped.exists' },
      })
    }
    return overwrite(ctx, { record, work, id, fields, lines, common, send })
  },

  undo: (ctx, entry, handlers) =>
    undoMaster(ctx, { resource: 'priceList', table: 'price_lists' }, entry, (call, input) =>
      handlers.make(ctx, call, input),
    ),
}

type Line = Readonly<Record<string, unknown>>

interface Overwriting {
  readonly record: RecordRows
  readonly work: Work
  readonly id: number
  readonly fields: Readonly<Record<string, unknown>>
  readonly lines: readonly Line[]
  readonly common: { readonly label: string; readonly recordKind: string; readonly key: string }
  readonly send: (
    body: Readonly<Record<string, unknown>>,
    rowOf: (line: number) => number,
  ) => Promise<{ readonly id: number; readonly version?: number }>
}

async function overwrite(
  ctx: Ctx,
  { record, work, id, fields, lines, common, send }: Overwriting,
): Promise<Outcome> {
  const detail = withoutNull(
    await work.handlers.make<Record<string, unknown>>(ctx, 'priceList.detail', { id }),
  ) as Record<string, unknown>
  const { parties: _parties, partyGroups: _groups, ...there } = detail
  const before: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(there).filter(([member]) => members.has(member))),
    lines: (detail['lines'] as Line[]).map((line) => plain(line)),
  }
  const merged = [...(before['lines'] as Line[])]
  const rows = merged.map(() => 0)
  const changes: Change[] = []
  for (const [index, line] of lines.entries()) {
    const at = merged.findIndex((one) => goodsOf(one) === goodsOf(line))
    if (at < 0) {
      merged.push(line)
      rows.push(index)
      changes.push({ path: 'unitPrice', before: '', after: shown(line) })
      continue
    }
    const now = { ...merged[at]!, ...line }
    rows[at] = index
    if (shown(now) === shown(merged[at]!)) continue
    changes.push({ path: 'unitPrice', before: shown(merged[at]!), after: shown(now) })
    merged[at] = now
  }
  for (const [path, value] of Object.entries(fields))
    if (JSON.stringify(before[path] ?? null) !== JSON.stringify(value ?? null))
      changes.push({ path, before: textOf(before[path]), after: textOf(value) })
  if (changes.length === 0)
    return outcomeOf(record, {
      ...common,
      outcome: 'Skipped',
      recordId: id,
      reason: { key: 'import.skipped.same' },
    })
  const saved = await send(
    { ...before, ...fields, id, version: detail['version'], lines: merged },
    (line) => rows[line] ?? 0,
  )
  return outcomeOf(record, {
    ...common,
    outcome: 'Changed',
    recordId: id,
    version: saved.version,
    changes,
    before,
  })
}

/** What a save of a list takes. */
const members = new Set([
  'name',
  'side',
  'validFrom',
  'validTo',
  'priceIncludesTax',
  'partyIds',
  'partyGroupIds',
  'notes',
])
const lineMembers = ['itemId', 'categoryId', ...prices]

const plain = (line: Line): Line =>
  Object.fromEntries(lineMembers.flatMap((member) => (line[member] == null ? [] : [[member, line[member]]])))

const number = (value: unknown) => (value == null ? '' : Decimal.of(textOf(value)).toPlain())
/** One price for the same goods from the same quantity on. */
const goodsOf = (line: Line) =>
  `${textOf(line['itemId'])} ${textOf(line['categoryId'])} ${number(line['fromQuantity'] ?? '0')}`
const shown = (line: Line) =>
  prices
    .filter((path) => path !== 'fromQuantity')
    .map((path) =>
      line[path] == null ? '' : `${number(line[path])}${path === 'discountPercent' ? '%' : ''}`,
    )
    .filter(Boolean)
    .join(' / ')

/** What the rows say of the list, with the ids of whom it is for. */
function listOf(
  record: RecordRows,
  work: Work,
  head: ReadonlyMap<string, unknown>,
  problems: Problem[],
): Record<string, unknown> {
  const finders = findersOf(work)
  const ids = (path: 'parties' | 'partyGroups', finder: Finder) =>
    ((head.get(path) ?? []) as string[]).flatMap(
      (name) =>
        told(finder.get(name), name, (issue) =>
          problems.push(...problemsAt(record, work, [{ path, ...issue }])),
        ) ?? [],
    )
  const fields: Record<string, unknown> = Object.fromEntries(
    ofList.slice(0, 4).flatMap((path) => (head.has(path) ? [[path, head.get(path)]] : [])),
  )
  if (head.has('parties')) fields['partyIds'] = ids('parties', finders.parties)
  if (head.has('partyGroups')) fields['partyGroupIds'] = ids('partyGroups', finders.groups)
  return fields
}

function lineOf(
  record: RecordRows,
  work: Work,
  { row, index, problems }: { readonly row: ReadRow; readonly index: number; readonly problems: Problem[] },
): Line {
  const finders = findersOf(work)
  const idOf = (path: 'item' | 'category', finder: Finder) => {
    const name = textIn(row, path)
    if (name === '') return undefined
    return told(finder.get(name), name, (issue) =>
      problems.push(...problemsAt(record, work, [{ path, ...issue } satisfies Issue], index)),
    )
  }
  const itemId = idOf('item', finders.items)
  const categoryId = idOf('category', finders.categories)
  return {
    ...(itemId === undefined ? {} : { itemId }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...Object.fromEntries(
      prices.flatMap((path) => (row.values.has(path) ? [[path, row.values.get(path)]] : [])),
    ),
  }
}

/** `lines.3.itemId` of the call is the column of the item in the row that the line came from. */
function placeOf(path: string, rowOf: (line: number) => number) {
  const [, line, field = ''] = /^lines\.(\d+)\.?(.*)$/.exec(path) ?? []
  const columns: Readonly<Record<string, string>> = {
    itemId: 'item',
    categoryId: 'category',
    name: 'priceList',
  }
  if (line !== undefined) return { path: columns[field] ?? field, at: rowOf(Number(line)) }
  if (path.startsWith('partyIds')) return { path: 'parties' }
  if (path.startsWith('partyGroupIds')) return { path: 'partyGroups' }
  return { path: columns[path] ?? path }
}

const keyOfName = (name: string) => `priceList ${name}`.slice(0, 300)

interface Finders {
  readonly items: Finder
  readonly categories: Finder
  readonly parties: Finder
  readonly groups: Finder
}

function findersOf({ known }: Work): Finders {
  const found = known.get('finders') as Finders | undefined
  if (found) return found
  const finders = {
    items: itemFinder(),
    categories: categoryFinder(),
    parties: partyFinder(),
    groups: partyGroupFinder(),
  }
  known.set('finders', finders)
  return finders
}
