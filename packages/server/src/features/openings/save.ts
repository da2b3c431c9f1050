import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { openingItemCalls } from '@bahi/contracts/openings.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { entriesOf } from '@bahi/domain/documents/entries.ts'
import { documentKinds, typeOf } from '@bahi/domain/documents/kinds.ts'
import { openingTypes } from '@bahi/domain/documents/opening.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import { refusingDuplicates } from '../records/index.ts'
import { lockIssues, rewriteDocument, writeDocuments } from '../ledger/index.ts'
import type { BookIssue, DocumentParts, Posted } from '../ledger/index.ts'
import { knownNumbers, lockOpenings, numbersOf, partiesOf } from './facts.ts'
import type { Party, Stored } from './facts.ts'
import { openingDetail } from './list.ts'

type Input = ParsedOf<typeof openingItemCalls.save>
type Reply = ReplyOf<typeof openingItemCalls.save>
export type Item = Input['items'][number]

/** An item with the party it names, and its amounts in paise exactly. */
interface Ready {
  readonly item: Item
  readonly party: Party
  readonly amount: string
  readonly left: string
  readonly stored: Stored | undefined
}

const twoPlaces = (amount: string) => Decimal.of(amount).truncate(2)

/** Enters and changes what was open when the books began: all rows, or none with every fault of every row. */
export async function saveOpenings(ctx: Ctx, { entityId, items, checkOnly }: Input): Promise<Reply> {
  ctx.requireActive(entityId)
  const found = await partiesOf(ctx, items)
  const stored = await lockOpenings(
    ctx,
    items.flatMap(({ id }) => id ?? []),
    entityId,
  )
  const settings = await ctx.settings(entityId)
  const issues: BookIssue[] = []
  const ready: Ready[] = []
  const seen = new Set<string>()
  const known = await knownNumbers(ctx, entityId, found, items)
  for (const [index, item] of items.entries()) {
    const at = (field: string) => `items[${index}]${field && `.${field}`}`
    const party = found[index]
    const before = item.id === undefined ? undefined : stored.get(item.id)
    if (item.id !== undefined && !before) {
      issues.push({ path: at('id'), code: 'UNKNOWN_RECORD' })
      continue
    }
    if (before && before.version !== item.version) throw conflict(await openingDetail(ctx, before))
    const own = [
      ...partyIssues(item, party),
      ...amountIssues(item),
      ...dayIssues(item, ctx.today()),
      ...lockIssues(item.date, { settings, isFiled: false }),
      ...(before ? lockIssues(before.date, { settings, isFiled: false }, '') : []),
      ...(before?.isSettled
        ? [{ path: '', code: 'OPENING_SETTLED', params: { number: before.number } }]
        : []),
    ]
    issues.push(...own.map((issue) => ({ ...issue, path: at(issue.path) })))
    if (!party) continue
    const key = `${item.type} ${party.id} ${item.number.toUpperCase()}`
    const others = known.get(numbersOf(party.id, item.number)) ?? []
    const amongThese = items.map(({ id }) => id)
    const taken = others.find(({ id, type }) =>
      type === null ? true : type === item.type && id !== item.id && !amongThese.includes(id),
    )
    if (seen.has(key)) issues.push({ path: at('number'), code: 'DUPLICATE' })
    else if (taken)
      issues.push({
        path: at('number'),
        code: taken.type === null ? 'OPENING_IN_BOOKS' : 'DUPLICATE',
        params: { number: item.number },
      })
    seen.add(key)
    const amount = twoPlaces(item.amount).toFixed(2)
    const left = item.left === undefined ? amount : twoPlaces(item.left).toFixed(2)
    ready.push({ item, party, amount, left, stored: before })
  }
  if (issues.length > 0) throw invalid(issues)
  if (checkOnly) return { items: [] }
  return refusingDuplicates({ documents_number: 'items' }, async () => {
    const changed = new Map<Ready, Posted>()
    for (const one of ready) {
      const stored = await storedFor(ctx, one)
      if (stored) changed.set(one, await rewriteDocument(ctx.db, stored.id, partsOf(entityId, one)))
    }
    const fresh = ready.filter((one) => !changed.has(one))
    const written = await writeDocuments(
      ctx.db,
      fresh.map((one) => partsOf(entityId, one)),
    )
    const saved = new Map([...changed, ...fresh.map((one, index) => [one, written[index]!] as const)])
    return { items: ready.map((one) => replyOf(saved.get(one)!)) }
  })
}

function partyIssues({ type, party: named, partyId }: Item, party: Party | undefined): BookIssue[] {
  if (partyId === undefined && !named) return [{ path: 'party', code: 'REQUIRED' }]
  if (!party) return [{ path: 'party', code: 'OPENING_PARTY', params: { party: named ?? '' } }]
  if (party.status !== 'Active')
    return [{ path: 'party', code: 'RECORD_INACTIVE', params: { name: party.name } }]
  const needed = documentKinds[openingTypes[type].kind].party
  if (party.role === 'Both' || party.role === needed) return []
  const code = needed === 'Customer' ? 'NOT_A_CUSTOMER' : 'NOT_A_SUPPLIER'
  return [{ path: 'type', code, params: { name: party.name } }]
}

function amountIssues({ amount, left = amount }: Item): BookIssue[] {
  const [whole, open] = [twoPlaces(amount), twoPlaces(left)]
  if (!whole.isPositive()) return [{ path: 'amount', code: 'NOT_POSITIVE' }]
  if (!open.isPositive()) return [{ path: 'left', code: 'NOT_POSITIVE' }]
  return open.gt(whole) ? [{ path: 'left', code: 'OPENING_LEFT', params: { amount: whole.toFixed(2) } }] : []
}

function dayIssues({ date, dueDate }: Item, today: string): BookIssue[] {
  if (date > today) return [{ path: 'date', code: 'DATE_IN_FUTURE', params: { date } }]
  return dueDate !== undefined && dueDate < date ? [{ path: 'dueDate', code: 'DATE_ORDER' }] : []
}

/** What an opening is written over. Of another side of the account it becomes a new document: what was entered of the old one is taken back. */
async function storedFor(ctx: Ctx, { item, stored }: Ready): Promise<Stored | undefined> {
  if (!stored) return undefined
  if (stored.kind !== openingTypes[item.type].kind) {
    await takeOut(ctx, stored.id)
    return undefined
  }
  if (stored.number !== item.number)
    await sql`update documents set number = ${item.number}, number_key = upper(${item.number})
      where subscriber_id = current_subscriber() and id = ${stored.id}`.execute(ctx.db)
  return stored
}

function partsOf(entityId: number, { item, party, amount, left }: Ready): DocumentParts {
  const { kind, side } = openingTypes[item.type]
  const type = typeOf(kind, side)
  const header = {
    kind,
    type_code: type.letter,
    entity_id: entityId,
    number: item.number,
    financial_year: financialYearOf(item.date),
    date: item.date,
    due_date: item.dueDate,
    party_id: party.id,
    party_name: party.name,
    party_gstin: party.gstin,
    subtype: item.type,
    supply_kind: 'Regular',
    reverse_charge: false,
    inter_state: false,
    heading: kind,
    ...nothing,
    total: left,
    line_count: 0,
    body: { amount, ...(item.remarks ? { remarks: item.remarks } : {}) },
    copies: {},
    number_scope: `${type.numberScope}:${item.type}:${party.id}`,
    opens: type.opens,
  }
  const entries = entriesOf(type.ledger!, {
    totals: { ...noTotals, total: left },
    taxIsPaidByAnother: false,
  }).map((entry) => ({
    ...entry,
    entity_id: entityId,
    date: item.date,
    ...(entry.account === 'party' ? { party_id: party.id } : {}),
  }))
  return { header, lines: [], entries, rows: [] }
}

const replyOf = ({ id, version }: Posted): Reply['items'][number] => ({ id, version })

const nothing = {
  taxable_value: '0',
  igst: '0',
  cgst: '0',
  sgst: '0',
  cess: '0',
  state_cess: '0',
  round_off: '0',
}
const noTotals = {
  gross: '0',
  lineDiscount: '0',
  documentDiscount: '0',
  charges: '0',
  taxableValue: '0',
  igst: '0',
  cgst: '0',
  sgst: '0',
  cess: '0',
  stateCess: '0',
  roundOff: '0',
}

/** Out of the books, with its number free for the right entry. */
export async function takeOut(ctx: Ctx, id: number): Promise<void> {
  await sql`select cancel_document(${id}, 'Data Entry Mistake', null)`.execute(ctx.db)
  await sql`update documents set number_scope = number_scope || ':' || id::text
    where subscriber_id = current_subscriber() and id = ${id}`.execute(ctx.db)
}
