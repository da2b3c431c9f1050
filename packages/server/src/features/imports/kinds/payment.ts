import { Decimal } from '@bahi/domain/num/decimal.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Issue } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/http/parse.ts'
import { nested } from '../rows.ts'
import { textOf } from '../text-of.ts'
import { earlierOf, lookEarlier, noteEarlier } from './earlier.ts'
import { partyFinder } from './find.ts'
import type { Finder } from './find.ts'
import { allTexts, entitiesOf, entityOf, headOf, partyIn, textIn, told } from './head.ts'
import { outcomeOf, problemsAt, Refused, refusedBy } from './kind.ts'
import type { KindLogic, RecordRows, Work } from './kind.ts'

/** Fields of the sheet that become others in the body of a payment. */
const turned = new Set(['importReference', 'kind', 'entity', 'partyCode', 'partyGstin', 'partyName'])
/** What each row says of a document that is paid. */
const ofDocument = (path: string) => path === 'documentNumber' || path === 'documentAmount'

/** A payment, or one that waits for approval. */
const books = {
  from: sql`select x.id, x.version from payments x where x.subscriber_id = r.subscriber_id and x.id = r.record_id and x.kind = r.record_kind and x.status <> 'Cancelled'
    union all select w.id, w.version from payment_requests w where w.subscriber_id = r.subscriber_id and w.id = r.record_id and r.record_kind = 'paymentOut'
      and w.status in ('Pending', 'Rejected')`,
}

/** Money in and out: rows of one reference are one payment over several documents, saved as forms and programs save it. */
export const paymentLogic: KindLogic = {
  keyOf(row) {
    const reference = textIn(row, 'importReference')
    if (reference !== '') return `${textIn(row, 'kind')} ${reference}`.toLowerCase()
    // Where only the first row of a payment is filled, the others have documents alone.
    const isRest = row.texts.size > 0 && [...row.texts.keys()].every(ofDocument)
    return isRest ? '' : undefined
  },

  async prepare(ctx, records, work) {
    await partiesOf(work).look(ctx, [
      ...allTexts(records, 'partyCode'),
      ...allTexts(records, 'partyGstin'),
      ...allTexts(records, 'partyName'),
    ])
    await entitiesOf(work).look(ctx, allTexts(records, 'entity'))
    await lookOpen(ctx, records, work)
    await lookEarlier(
      ctx,
      work,
      records.map((record) => keyOf(record, work)),
      books,
    )
  },

  async take(ctx, record, work) {
    const [first] = record.rows
    const problems = record.rows.flatMap((row) => row.problems)
    const reference = textIn(first!, 'importReference')
    const { head, issues } = headOf(record, work, reference || partyIn(first!), ofDocument)
    const tell = (list: readonly Issue[], row = 0) => issues.push(...problemsAt(record, work, list, row))
    const kind = first!.values.get('kind') as PaymentKind | undefined
    if (kind === undefined || !(kind in paymentKinds)) {
      if (!problems.some(({ path }) => path === 'kind'))
        tell([
          kind === undefined
            ? { path: 'kind', code: 'REQUIRED' }
            : {
                path: 'kind',
                code: 'NOT_A_CHOICE',
                params: { choices: Object.keys(paymentKinds).join(', ') },
              },
        ])
      throw new Refused([...problems, ...issues])
    }
    const entityId = entityOf(record, work, issues)
    if (entityId === undefined) throw new Refused([...problems, ...issues])
    const key = keyOf(record, work)
    const earlier = earlierOf(work, key)
    if (earlier && earlier.importId === work.importId && earlier.row !== first!.number) {
      tell([
        { path: 'importReference', code: 'IMPORT_APART', params: { reference, row: String(earlier.row) } },
      ])
      throw new Refused(issues)
    }
    const party = partyIn(first!)
    const common = { label: reference || party, recordKind: kind, key }
    // What is booked of a payment stays as it is, also where others are overwritten.
    if (earlier?.recordId != null)
      return outcomeOf(record, {
        ...common,
        outcome: 'Skipped',
        recordId: earlier.recordId,
        reason: {
          key: work.overwrites ? 'import.skipped.booked' : 'import.skipped.imported',
          params: { file: earlier.fileName },
        },
      })
    if (!ctx.can(`${paymentKinds[kind].rights}_AD` as RightCode, entityId)) {
      tell([{ path: 'kind', code: 'IMPORT_RIGHT', params: { kind: ctx.t(`enum.DocumentKind.${kind}`) } }])
      throw new Refused(issues)
    }
    ctx.requireActive(entityId)
    const body = nested([...head].filter(([path]) => !turned.has(path)))
    body['entityId'] = entityId
    const partyPath = ['partyCode', 'partyGstin', 'partyName'].find((path) => textOf(head.get(path)) !== '')
    if (partyPath === undefined) tell([{ path: 'partyCode', code: 'REQUIRED' }])
    else {
      const found = told(partiesOf(work).get(party), party, (issue) => tell([{ path: partyPath, ...issue }]))
      if (found !== undefined) body['partyId'] = found
    }
    const paid = paidOf(record, work, { kind, entityId, partyId: body['partyId'] as number | undefined })
    for (const [at, issue] of paid.issues) tell([issue], at)
    if (problems.length > 0 || issues.length > 0) throw new Refused([...problems, ...issues])
    const allocations = sharedOut(body, paid.documents)
    if (allocations)
      body['allocations'] = allocations.map(({ documentId, amount }) => ({ documentId, amount }))
    const name = `${kind}.save`
    const saved = await work.handlers
      .make<{ id: number; version: number; number: string | null; allocations: readonly Allocation[] }>(
        ctx,
        name,
        parseInput(work.handlers.of(name).call.input!, body),
      )
      .catch((error: unknown) => {
        throw refusedBy(error, record, work, (path) => placeOf(path, partyPath!, allocations)) ?? error
      })
    noteEarlier(work, key, first!.number)
    settle(work, saved.allocations)
    return outcomeOf(record, {
      ...common,
      label: [...new Set([reference, saved.number, party])].filter(Boolean).join(' · '),
      outcome: 'Created',
      recordId: saved.id,
      version: saved.version,
    })
  },

  async undo(ctx, { recordKind, recordId, version }, handlers) {
    const { rows } = await sql<{ version: number; status: string; waits: boolean }>`
      select p.version, p.status, false as waits from payments p where p.subscriber_id = current_subscriber() and p.id = ${recordId} and p.kind = ${recordKind}
      union all select w.version, w.status, true from payment_requests w where w.subscriber_id = current_subscriber() and w.id = ${recordId}
        and ${recordKind} = 'paymentOut' and w.status in ('Pending', 'Rejected')`.execute(ctx.db)
    const [now] = rows
    if (!now || now.status === 'Cancelled') return ctx.t('import.undo.gone')
    const { refused } = now.waits
      ? await handlers.make<Bulk>(ctx, 'paymentRequest.withdraw', {
          payments: [{ id: recordId, version: now.version }],
        })
      : await handlers.make<Bulk>(ctx, `${recordKind}.cancel`, {
          ids: [recordId],
          reason: ctx.t('import.undo.reason'),
        })
    // Why it may not be cancelled says more than that it has changed.
    if (refused[0]) return refused[0].message
    return version !== null && now.version !== version ? ctx.t('import.undo.changed') : undefined
  },
}

interface Allocation {
  readonly documentId: number
  readonly amount: string
}

interface Bulk {
  readonly refused: readonly { readonly message: string }[]
}

function partiesOf({ known }: Work): Finder {
  const found = known.get('parties') as Finder | undefined
  if (found) return found
  const finder = partyFinder()
  known.set('parties', finder)
  return finder
}

/** Without a reference a row is known by its place in its file: the same file again makes nothing. */
function keyOf({ rows: [first] }: RecordRows, { entityId, fileHash }: Work): string {
  const reference = textIn(first!, 'importReference').toLowerCase()
  const entity = textIn(first!, 'entity').toLowerCase() || String(entityId ?? '')
  return reference === ''
    ? `payment row ${fileHash} ${first!.number}`
    : `payment ${entity} ${textIn(first!, 'kind')} ${reference}`.slice(0, 300)
}

interface OpenDocument {
  readonly id: number
  readonly entityId: number
  readonly opens: string
  balance: string
}

const openKey = (partyId: number, number: string) => `${partyId} ${number.toUpperCase()}`

/** The documents that the rows of a batch name, with what is open of each. */
async function lookOpen(ctx: Ctx, records: readonly RecordRows[], work: Work): Promise<void> {
  const parties = new Set(
    records.flatMap(({ rows: [row] }) => {
      const found = partiesOf(work).get(partyIn(row!))
      return typeof found === 'number' ? found : []
    }),
  )
  const numbers = new Set(allTexts(records, 'documentNumber').map((number) => number.toUpperCase()))
  numbers.delete('')
  const open = new Map<string, OpenDocument[]>()
  work.known.set('open', open)
  if (parties.size === 0 || numbers.size === 0) return
  const { rows } = await sql<OpenDocument & { partyId: number; number: string }>`
    select d.id, d.entity_id, d.opens, d.balance, d.party_id, k.key as number from unnest(${[...numbers]}::text[]) as k (key)
      join documents d on d.subscriber_id = current_subscriber() and d.party_id = any(${[...parties]}::bigint[]) and d.opens is not null
        and d.status not in ('Draft', 'Cancelled', 'Delete') and (d.number_key = k.key or d.supplier_number_key = k.key)
    order by d.date, d.id`.execute(ctx.db)
  for (const { partyId, number, ...one } of rows) {
    const key = openKey(partyId, number)
    open.set(key, [...(open.get(key) ?? []), one])
  }
}

interface Paid {
  readonly at: number
  readonly document: OpenDocument
  /** Absent: as far as the payment goes. */
  readonly amount: string | undefined
}

/** The documents that the rows of a payment name. */
function paidOf(
  record: RecordRows,
  { known }: Work,
  {
    kind,
    entityId,
    partyId,
  }: { readonly kind: PaymentKind; readonly entityId: number; readonly partyId: number | undefined },
): { readonly documents: readonly Paid[]; readonly issues: readonly (readonly [number, Issue])[] } {
  const open = known.get('open') as ReadonlyMap<string, readonly OpenDocument[]>
  const documents: Paid[] = []
  const issues: (readonly [number, Issue])[] = []
  const settles: readonly string[] = paymentKinds[kind].settles
  for (const [at, row] of record.rows.entries()) {
    const number = textIn(row, 'documentNumber')
    const amount = row.values.get('documentAmount') as string | undefined
    if (number === '') {
      if (amount !== undefined) issues.push([at, { path: 'documentNumber', code: 'REQUIRED' }])
      continue
    }
    if (partyId === undefined) continue
    const all = (open.get(openKey(partyId, number)) ?? []).filter(
      (one) => one.entityId === entityId && settles.includes(one.opens),
    )
    // The number of a supplier comes again in another year: what is paid already is not meant.
    const some = all.filter(({ balance }) => Decimal.of(balance).isPositive())
    const found = some.length > 0 ? some : all
    if (found.length > 1)
      issues.push([at, { path: 'documentNumber', code: 'IMPORT_NAME_TWICE', params: { name: number } }])
    else if (found.length === 0) issues.push([at, { path: 'documentNumber', code: 'UNKNOWN_RECORD' }])
    else documents.push({ at, document: found[0]!, amount })
  }
  return { documents, issues }
}

interface Shared {
  readonly at: number
  readonly documentId: number
  readonly amount: string
}

/** What of the payment each document takes; without any, the oldest that are open are paid. */
function sharedOut(
  body: Readonly<Record<string, unknown>>,
  documents: readonly Paid[],
): readonly Shared[] | undefined {
  if (documents.length === 0) return undefined
  const paise = (value: unknown) => Decimal.of(typeof value === 'string' ? value : '0').truncate(2)
  const kept = (body['gstDeducted'] ?? {}) as Readonly<Record<string, unknown>>
  let rest = Decimal.sum(
    [body['amount'], body['tdsAmount'], kept['igst'], kept['cgst'], kept['sgst']].map(paise),
  )
  return documents.map(({ at, document, amount }) => {
    const balance = Decimal.of(document.balance)
    const most = rest.gt(balance) ? balance : rest
    const given = amount === undefined ? most : Decimal.of(amount)
    rest = rest.sub(given)
    return { at, documentId: document.id, amount: given.toFixed(2) }
  })
}

/** What later payments of the batch find open. */
function settle({ known }: Work, allocations: readonly Allocation[]): void {
  const paid = new Map(allocations.map(({ documentId, amount }) => [documentId, amount]))
  for (const list of (known.get('open') as ReadonlyMap<string, readonly OpenDocument[]>).values())
    for (const one of list) {
      const amount = paid.get(one.id)
      if (amount !== undefined) one.balance = Decimal.of(one.balance).sub(amount).toFixed(2)
    }
}

/** A field of a payment by the columns of the sheet, and the row that it came from. */
function placeOf(path: string, partyPath: string, allocations: readonly Shared[] | undefined) {
  const found = /^allocations(?:\.(\d+)(?:\.(\w+))?)?$/.exec(path)
  if (found)
    return {
      path: found[2] === 'documentId' ? 'documentNumber' : 'documentAmount',
      at: found[1] === undefined ? undefined : allocations?.[Number(found[1])]?.at,
    }
  if (path === 'partyId') return { path: partyPath }
  return { path: path === 'tdsDeducted' ? 'tdsAmount' : path }
}
