import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { fulfilmentOf } from '@bahi/domain/documents/fulfilment.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { statusOn } from '@bahi/domain/documents/offer.ts'
import type { DocumentStatus } from '@bahi/domain/documents/lives.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { belowStock, shortageIssues, warnsOfStock } from '../inventory/index.ts'
import { isDatabaseError } from '../ledger/index.ts'
import type { BookIssue, Facts, Posted } from '../ledger/index.ts'
import { receiveWithDocument, redateSetOffs } from '../payments/index.ts'
import { requireDocument } from '../plans/index.ts'
import { onSaveOf, registerSaved } from '../portals/index.ts'
import { assetIssues } from './asset-lines.ts'
import { issuesOf, warningsOf } from './checks.ts'
import { billingOf } from './fulfilment/challan-facts.ts'
import type { StoredDocument } from './load.ts'
import { postDocument } from './posting.ts'
import type { Posting } from './posting.ts'
import { payableOf } from './prepare.ts'
import type { Prepared } from './prepare.ts'
import { savedReply } from './reply.ts'
import { keepAsReported, reportedIssues } from './reported.ts'
import type { SavedReply } from './reply.ts'
import { isClaimed } from '../itc/index.ts'
import { issueSelfInvoice, selfInvoiceIssues, selfNumbering } from './self-invoice.ts'
import { limitIssues } from './user-limits.ts'

/** Issues a document, or posts an issued one anew after a change. `stored`: what it was until now. */
export async function issueDocument(
  ctx: Ctx,
  prepared: Prepared,
  facts: Facts,
  stored: StoredDocument | undefined,
): Promise<SavedReply> {
  const { input } = prepared
  const isChange = stored !== undefined && stored.number !== null
  const issues = issuesOf(prepared, facts, ctx.today()).filter(
    ({ path }) => !(isChange && numberPaths.has(path)),
  )
  if (isChange) {
    const reported = isReported(prepared) ? await keepAsReported(ctx.db, stored.id) : undefined
    issues.push(...changeIssues(prepared, stored), ...(await assetIssues(ctx, prepared, stored)))
    if (reported) issues.push(...reportedIssues(prepared, facts, stored, reported))
  }
  issues.push(...limitIssues(prepared, ctx.access.limits))
  if (issues.length > 0) throw invalid(issues)
  if (!isChange) await requireDocument(ctx, input.date!)

  const { received } = input
  const isPaidNow = received !== undefined && Decimal.of(received.amount).isPositive() && !isChange
  const warnings = warningsOf(prepared, facts)
  await ctx.giveWay()
  // What was set off of an advance on it follows its day.
  const isRedated = isChange && stored.date !== input.date && !Decimal.of(stored.paid).isZero()
  const isLast = !isPaidNow && !isRedated && !input.attachmentIds?.length && !warnsOfStock(prepared, facts)
  const posted = await postIssued(ctx, prepared, facts, { isLast })
  if (isRedated) await redateSetOffs(ctx, posted.id, input.date!)
  const payment = isPaidNow
    ? await receiveWithDocument(ctx, { ...received, id: posted.id, input, partyId: input.partyId! })
    : undefined
  return issuedReply(ctx, { prepared, facts }, posted, {
    stored,
    payment,
    warnings: [...warnings, ...(await belowStock(ctx, prepared, facts, posted.id))],
  })
}

/** What saving an issued document answers. `stored`: what it was until now; `payment`: taken with it. */
export function issuedReply(
  ctx: Ctx,
  { prepared, facts }: Posting,
  posted: Posted,
  {
    stored,
    payment,
    warnings,
  }: {
    readonly stored?: StoredDocument | undefined
    readonly payment?: { readonly id: number; readonly amount: string } | undefined
    readonly warnings: readonly BookIssue[]
  },
): SavedReply {
  return savedReply(ctx, prepared, warnings, {
    id: posted.id,
    version: posted.version + (payment ? 1 : 0),
    number: posted.number,
    status: statusOn(
      { ...prepared, status: statusOf(prepared, facts, stored, payment?.amount) },
      ctx.today(),
    ),
    paymentId: payment?.id,
    ...(documentKinds[prepared.kind].parts.some((part) => part === 'purpose')
      ? { billingStatus: billingOf(takenOf(prepared.lines, facts.taken), stored?.status ?? 'Active') }
      : {}),
  })
}

/** As the database settles it: by what notes take back, then by what is paid or credited. */
function statusOf(
  prepared: Prepared,
  { taken }: Pick<Facts, 'taken'>,
  stored: StoredDocument | undefined,
  received = '0',
): DocumentStatus {
  const { kind, computed, lines, withholding } = prepared
  const { issued, settled, covered, fulfilment } = documentKinds[kind]
  if (fulfilment && stored?.number != null) return fulfilledStatus(kind, lines, taken, stored.status)
  const { roundOff } = computed.totals
  const total = Decimal.of(computed.totals.total)
    .sub(withholding?.tax ?? '0')
    .toFixed(2)
  const paid = Decimal.of(received).add(stored?.paid ?? '0')
  const credited = Decimal.of(stored?.credited ?? '0')
  const noted = Decimal.of(stored?.noted ?? '0')
  const met = paid.add(credited)
  const payable = payableOf(prepared)
  const open = payable.sub(met)
  const isTakenBack =
    (noted.gt(Decimal.of(total).sub('1')) && open.abs().lte(Decimal.of(roundOff).abs())) ||
    (open.isZero() && credited.eq(stored?.notedApplied ?? '0'))
  if (covered && paid.isZero() && noted.isPositive() && isTakenBack) return covered
  return settled && met.isPositive() && met.gte(payable) ? settled : issued
}

/** Of an order or challan that is changed: by what others have taken of its lines. */
function fulfilledStatus(
  kind: Prepared['kind'],
  lines: Prepared['lines'],
  taken: Facts['taken'],
  status: string,
): DocumentStatus {
  const { issued, fulfilment = {} } = documentKinds[kind]
  const { part, all } = fulfilment
  if (![issued, part, all, 'Expired'].includes(status as DocumentStatus)) return status as DocumentStatus
  const state = takenOf(lines, taken)
  return (state === 'Full' ? all : state === 'Partial' ? part : undefined) ?? issued
}

const takenOf = (lines: Prepared['lines'], taken: Facts['taken']) =>
  fulfilmentOf(
    lines.map(({ quantity = '0', lineNumber }) => ({
      quantity,
      takenQuantity: taken?.lines.find((line) => line.lineNumber === lineNumber)?.takenQuantity ?? '0',
    })),
  )

/**
 * Writes the document with its number and everything it means in the books, and asks the portals where that is set.
 * Errors that only the database finds are reported as any other issue. `isLast`: nothing refuses it afterwards.
 */
export async function postIssued(
  ctx: Ctx,
  prepared: Prepared,
  facts: Facts,
  { isLast = false, isApproved = false }: { isLast?: boolean; isApproved?: boolean },
): Promise<Posted> {
  const { input } = prepared
  const onSave = portalsOf(prepared, facts)
  const registers = asksPortals(prepared, facts)
  const self = await selfNumbering(ctx, prepared)
  if (self === null) throw invalid([{ path: 'reverseCharge', code: 'SERIES_MISSING' }])
  const post = () => postDocument(ctx.db, { prepared, facts }, { id: input.id, isApproved })
  const posted = await (isLast && !registers && !self ? ctx.last(post) : post()).catch((error: unknown) => {
    if (isDatabaseError(error, '23505', 'documents_number'))
      throw invalid([{ path: 'number', code: 'NUMBER_TAKEN' }])
    if (isDatabaseError(error, '23505', 'documents_supplier_number'))
      throw invalid([
        {
          path: 'supplierNumber',
          code: 'SUPPLIER_NUMBER_TAKEN',
          params: {
            number: input.supplierNumber ?? '',
            year: financialYearOf((input.supplierDate ?? input.date)!),
          },
        },
      ])
    if (isDatabaseError(error, 'BH002'))
      throw invalid([{ path: 'date', code: 'PERIOD_FILED', params: { date: input.date! } }])
    const short = shortageIssues(error, input.lines)
    if (short) throw invalid(short)
    if (isDatabaseError(error, 'BH001')) throw invalid([{ path: 'seriesId', code: 'NUMBER_TOO_LONG' }])
    throw error
  })
  if (self) await issueSelfInvoice(ctx, self, posted.id)
  if (registers) await registerSaved(ctx.db, { id: posted.id, entityId: input.entityId }, onSave)
  return posted
}

/** Whether issuing it asks a portal. */
export function asksPortals(prepared: Prepared, facts: Facts): boolean {
  const { irn, bill } = portalsOf(prepared, facts)
  return irn || bill
}

/** Only what has an IRN or an e-way bill is sent to the portals. */
function portalsOf({ kind, type }: Prepared, { settings }: Facts) {
  const { irn, bill } = onSaveOf(settings)
  return {
    irn: irn && type.eInvoice !== undefined,
    bill: bill && documentKinds[kind].hasEwayBill === true,
  }
}

/** An issued document keeps its number, so nothing about numbering is asked again. */
const numberPaths = new Set(['number', 'seriesId'])

/** What cannot change once a document has its number. */
/** Kinds that GSTR-1 reports. */
const isReported = ({ kind }: Pick<Prepared, 'kind'>) => documentKinds[kind].lockedBy === 'GSTR1'

function changeIssues(prepared: Prepared, stored: StoredDocument): BookIssue[] {
  const { input, computed, financialYear } = prepared
  const list: BookIssue[] = [...selfInvoiceIssues(prepared, stored)]
  if (isClaimed(stored)) list.push({ path: 'status', code: 'ITC_CLAIMED' })
  const { total } = computed.totals
  const isPaid = !Decimal.of(stored.paid).add(stored.applied).isZero()
  if (input.entityId !== stored.entityId)
    list.push({ path: 'entityId', code: 'FIXED_BY_NUMBER', params: { number: stored.number ?? '' } })
  if (financialYear !== stored.financialYear) {
    list.push({
      path: 'date',
      code: 'DATE_OTHER_YEAR',
      params: { year: stored.financialYear ?? '', number: stored.number ?? '' },
    })
  }
  if (input.number !== undefined && input.number !== stored.number) {
    list.push({ path: 'number', code: 'FIXED_BY_NUMBER', params: { number: stored.number ?? '' } })
  }
  if (isPaid && input.partyId !== stored.partyId) list.push({ path: 'partyId', code: 'PARTY_HAS_PAYMENTS' })
  const isNote = documentKinds[prepared.kind].corrects !== undefined
  const paid = Decimal.of(stored.paid).add(isNote ? stored.applied : stored.credited)
  const payable = payableOf(prepared)
  if (paid.gt(payable))
    list.push({
      path: 'totals.total',
      code: 'TOTAL_BELOW_PAID',
      params: { paid: paid.toFixed(2), total: payable.toFixed(2) },
    })
  if (stored.hasNote && !documentKinds[prepared.kind].fulfilment && input.partyId !== stored.partyId)
    list.push({ path: 'partyId', code: 'PARTY_HAS_NOTES' })
  if (Decimal.of(stored.noted).gt(Decimal.of(total).sub(computed.totals.roundOff)))
    list.push({ path: 'totals.total', code: 'TOTAL_BELOW_NOTES', params: { noted: stored.noted, total } })
  return list
}
