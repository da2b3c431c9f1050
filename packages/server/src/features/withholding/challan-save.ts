import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { tdsChallanCalls } from '@bahi/contracts/tax-challans.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { linesOf, writeJournal } from '../books/index.ts'
import type { JournalLine } from '../books/index.ts'
import { actionRefused, lockIssues, say } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { insertRecord, Issues, refusingDuplicates, updateRecord } from '../records/index.ts'
import { companyOf, owedBySection, owedRows, sumOf } from './challan-due.ts'
import type { OwedRow } from './challan-due.ts'
import { challanDetail } from './challan-list.ts'
import { sideSql } from './sides.ts'
import type { Side } from './sides.ts'

type Calls = typeof tdsChallanCalls
/** Of either side. */
type Input = Omit<ParsedOf<Calls['save']>, 'sections'> & { readonly sections?: readonly string[] | undefined }

interface Stored {
  readonly id: number
  readonly version: number
  readonly entityId: number
  readonly date: string
  readonly status: string
  readonly tax: string
  readonly charges: string
  readonly journalId: number
  /** A row of a bank statement is matched with its journal. */
  readonly isMatched: boolean
  readonly account: string
  readonly accountId: number | null
}

type PaidRow = Pick<OwedRow, 'date' | 'section' | 'documentId' | 'paymentId' | 'tax'>

/** Enters a payment of tax to the government, or changes one: the journal and what it pays go with it. */
export async function saveChallan(side: Side, ctx: Ctx, input: Input): Promise<ReplyOf<Calls['save']>> {
  const { id, version, entityId, date } = input
  ctx.requireActive(entityId)
  const companyId = await companyOf(ctx, entityId)
  await holdChallans(side, ctx, companyId)
  const before = id === undefined ? undefined : await storedChallan(side, ctx, id)
  if (before && before.version !== version) throw conflict(await challanDetail(side, ctx, { id: before.id }))
  const picked = await pickedRows(side, ctx, companyId, input, before?.id)
  const tax = paise(input.tax)
  const interest = paise(input.interest)
  const fee = paise(input.fee)
  const total = tax.add(interest).add(fee)
  const place = await linesOf(ctx, [
    {
      account: input.accountId === undefined ? (input.account ?? 'Bank') : undefined,
      accountId: input.accountId,
      credit: total.toFixed(2),
    },
  ])
  const settings = await ctx.settings(entityId)
  const issues = new Issues()
  issues.addAll([
    ...picked.issues,
    ...(date > ctx.today() ? [{ path: 'date', code: 'DATE_IN_FUTURE', params: { date } }] : []),
    ...lockIssues(date, { settings, isFiled: false }),
    ...(total.isZero() ? [] : place.issues.map((issue) => ({ ...issue, path: 'account' }))),
    ...taxIssues(input, picked.rows, tax),
    ...(before ? changeIssues(before, input, { total, line: place.lines[0], settings }) : []),
  ])
  issues.refuse()
  const charged = (account: 'interestPaid' | 'lateFees', amount: Decimal, narration: string): JournalLine[] =>
    amount.isZero() ? [] : [{ account, debit: amount.toFixed(2), narration }]
  const journal = await writeJournal(ctx.db, ctx.userId, {
    ...(before ? { id: before.journalId } : {}),
    kind: 'journal',
    entityId,
    date,
    narration: say(ctx, `${side.name}.narration.challan`, {
      bsrCode: input.bsrCode,
      number: padded(input.number),
    }),
    lines: [
      { account: side.account, debit: tax.toFixed(2) },
      ...charged('interestPaid', interest, say(ctx, `${side.name}.narration.interest`)),
      ...charged('lateFees', fee, say(ctx, `${side.name}.narration.fee`)),
      ...place.lines,
    ],
  })
  const columns = {
    company_id: companyId,
    entity_id: entityId,
    date,
    bsr_code: input.bsrCode,
    number: padded(input.number),
    tax: tax.toFixed(2),
    interest: interest.toFixed(2),
    fee: fee.toFixed(2),
    notes: input.notes,
    journal_id: journal.id,
  }
  const saved = await refusingDuplicates({ [`${side.challans}_number`]: 'number' }, () =>
    before
      ? updateRecord(ctx.db, side.challans, { id: before.id, version }, columns, () =>
          challanDetail(side, ctx, { id: before.id }),
        )
      : insertRecord(ctx.db, side.challans, columns),
  )
  if (picked.isNew) await keepRows(side, ctx, saved.id, picked.rows)
  return { ...saved, journalId: journal.id, journalNumber: journal.number! }
}

/** Challans of a company are written one after another: no deduction is paid by two of them. */
const holdChallans = (side: Side, ctx: Ctx, companyId: number) =>
  sql`select pg_advisory_xact_lock(${side.lock}, hashint8(${companyId}::bigint))`.execute(ctx.db)

async function storedChallan(side: Side, ctx: Ctx, id: number): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select c.id, c.version, c.entity_id, c.date, c.status, c.tax::text as tax, (c.interest + c.fee)::text as charges, c.journal_id,
      exists (select from bank_matches b where b.subscriber_id = c.subscriber_id and b.journal_id = c.journal_id) as is_matched,
      l.account, l.ledger_account_id as account_id
    from ${sideSql(side).challans} c join journal_lines l on l.subscriber_id = c.subscriber_id and l.journal_id = c.journal_id and l.credit > 0
    where c.subscriber_id = current_subscriber() and c.id = ${id} and c.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    for update of c`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

interface Picked {
  readonly rows: readonly PaidRow[]
  readonly issues: readonly BookIssue[]
  /** False: a changed challan pays what it paid before. */
  readonly isNew: boolean
}

async function pickedRows(
  side: Side,
  ctx: Ctx,
  companyId: number,
  input: Input,
  challanId: number | undefined,
): Promise<Picked> {
  const { sections, deductionIds } = input
  if (challanId !== undefined) {
    if (!sections?.length && !deductionIds?.length)
      return { rows: await rowsOf(side, ctx, challanId), issues: [], isNew: false }
    // What it paid is owed again, for this or another challan.
    await sql`delete from ${sideSql(side).challanRows} where subscriber_id = current_subscriber() and challan_id = ${challanId}`.execute(
      ctx.db,
    )
  }
  if (!deductionIds?.length) {
    if (!sections?.length) return { rows: [], issues: [{ path: 'sections', code: 'REQUIRED' }], isNew: true }
    const owed = await owedRows(ctx, side, companyId, input)
    const rows = owedBySection(side, owed).flatMap((one) => one.owed)
    return { rows, issues: rows.length > 0 ? [] : [{ path: 'sections', code: 'TDS_NOT_DUE' }], isNew: true }
  }
  const owed = await owedRows(ctx, side, companyId, { date: input.date, until: input.date })
  const byId = new Map(owed.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])))
  const ids = [...new Set(deductionIds)]
  return {
    rows: ids.flatMap((one) => byId.get(one) ?? []),
    issues: ids.flatMap((one, index): BookIssue[] =>
      byId.has(one) ? [] : [{ path: `deductionIds[${index}]`, code: 'TDS_NOT_DUE' }],
    ),
    isNew: true,
  }
}

async function rowsOf(side: Side, ctx: Ctx, challanId: number): Promise<PaidRow[]> {
  const { challanRows, paymentOf } = sideSql(side)
  const { rows } = await sql<PaidRow>`
    select coalesce(d.date, y.date) as date, r.section, r.document_id, ${paymentOf('r')} as payment_id, r.tax::text as tax from ${challanRows} r
      left join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
      left join payments y on y.subscriber_id = r.subscriber_id and y.id = ${paymentOf('r')}
    where r.subscriber_id = current_subscriber() and r.challan_id = ${challanId} order by r.line_number`.execute(
    ctx.db,
  )
  return rows
}

/** The tax of a challan is that of what it pays, none of which was deducted after it. */
function taxIssues({ date }: Input, rows: readonly PaidRow[], tax: Decimal): BookIssue[] {
  if (rows.length === 0) return []
  const sum = sumOf(rows)
  const last = rows.reduce((latest, row) => (row.date > latest ? row.date : latest), '')
  return [
    ...(tax.eq(Decimal.of(sum)) ? [] : [{ path: 'tax', code: 'TDS_CHALLAN_TAX', params: { amount: sum } }]),
    ...(last > date ? [{ path: 'date', code: 'TDS_PAID_BEFORE', params: { date: last } }] : []),
  ]
}

function changeIssues(
  before: Stored,
  { entityId, date }: Input,
  now: {
    readonly total: Decimal
    readonly line: JournalLine | undefined
    readonly settings: Awaited<ReturnType<Ctx['settings']>>
  },
): BookIssue[] {
  const isMoved =
    before.date !== date ||
    !Decimal.of(before.tax).add(before.charges).eq(now.total) ||
    before.account !== now.line?.account ||
    before.accountId !== (now.line?.ledger_account_id ?? null)
  return [
    ...(before.status === 'Active' ? [] : [{ path: '', code: 'TDS_CHALLAN_CANCELLED' }]),
    ...(before.entityId === entityId ? [] : [{ path: 'entityId', code: 'JOURNAL_FIXED' }]),
    ...(financialYearOf(before.date) === financialYearOf(date)
      ? []
      : [
          {
            path: 'date',
            code: 'DATE_OTHER_YEAR',
            params: { year: financialYearOf(before.date), number: '' },
          },
        ]),
    ...lockIssues(before.date, { settings: now.settings, isFiled: false }, ''),
    ...(before.isMatched && isMoved ? [{ path: '', code: 'JOURNAL_MATCHED' }] : []),
  ]
}

async function keepRows(side: Side, ctx: Ctx, challanId: number, rows: readonly PaidRow[]): Promise<void> {
  const numbered = rows.map(({ section, documentId, paymentId, tax }, index) => ({
    line_number: index + 1,
    section,
    document_id: documentId,
    payment_id: paymentId,
    tax,
  }))
  await sql`insert into ${sideSql(side).challanRows} (subscriber_id, challan_id, line_number, section, document_id${side.ofPayments ? sql`, payment_id` : sql``}, tax)
    select current_subscriber(), ${challanId}, n.line_number, n.section, n.document_id${side.ofPayments ? sql`, n.payment_id` : sql``}, n.tax
    from json_to_recordset(${JSON.stringify(numbered)}::json) as n (line_number int, section text, document_id bigint, payment_id bigint, tax numeric)`.execute(
    ctx.db,
  )
}

/** Takes a payment back: its journal is cancelled and what it paid is owed again. */
export async function cancelChallan(
  side: Side,
  ctx: Ctx,
  { id, version, reason }: ParsedOf<Calls['cancel']>,
): Promise<ReplyOf<Calls['cancel']>> {
  const { entityId } = await storedChallan(side, ctx, id)
  ctx.requireActive(entityId)
  await holdChallans(side, ctx, await companyOf(ctx, entityId))
  const challan = await storedChallan(side, ctx, id)
  if (!ctx.can('ACC_CNL', entityId)) throw notFound()
  if (challan.version !== version) throw conflict(await challanDetail(side, ctx, { id }))
  const settings = await ctx.settings(entityId)
  if (challan.status !== 'Active')
    throw actionRefused(ctx, 'action.reason.status', { status: challan.status })
  if (challan.isMatched) throw actionRefused(ctx, 'action.reason.isMatched')
  if (lockIssues(challan.date, { settings, isFiled: false }).length > 0)
    throw actionRefused(ctx, 'action.reason.periodLocked')
  await sql`select cancel_journal(${challan.journalId}, ${reason})`.execute(ctx.db)
  await sql`delete from ${sideSql(side).challanRows} where subscriber_id = current_subscriber() and challan_id = ${id}`.execute(
    ctx.db,
  )
  return updateRecord(
    ctx.db,
    side.challans,
    { id, version },
    { status: 'Cancelled', cancel_reason: reason },
    () => challanDetail(side, ctx, { id }),
  )
}

const paise = (amount = '0') => Decimal.of(amount).truncate(2)
const padded = (number: string) => number.padStart(5, '0')
