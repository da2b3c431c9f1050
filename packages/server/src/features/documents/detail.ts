import type { DocumentDetail } from '@bahi/contracts/documents.ts'
import { isQuantityProvisional, returnByOf } from '@bahi/domain/documents/challan.ts'
import { isUnissued } from '@bahi/domain/documents/lives.ts'
import { invoiceState } from '@bahi/domain/documents/invoice-state.ts'
import { correctedKinds, documentKinds, supplyTypeOf } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind, OfferedKind } from '@bahi/domain/documents/kinds.ts'
import type { DocumentStatus } from '@bahi/domain/documents/lives.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { amountInEachLanguage } from '@bahi/domain/num/words.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { ownSubmissions } from '../../platform/holders.ts'
import { attachmentsColumn } from '../attachments/index.ts'
import { messagesOf, supplierOf } from '../ledger/index.ts'
import type { CorrectedCopy } from '../ledger/index.ts'
import { eInvoiceMarkColumn, eWayBillMarkColumn, provenMark } from '../portals/index.ts'
import type { EInvoiceMarkRow, EWayBillMark } from '../portals/index.ts'
import { rightOf } from './approval-rules.ts'
import { billingOf } from './fulfilment/challan-facts.ts'
import { reservedOf } from './fulfilment/reserved.ts'
import { takenOfLines } from './fulfilment/sources.ts'
import type { LineTaken } from './fulfilment/sources.ts'
import { creditMovesOf, creditOfPrepared, creditOfStored } from './itc.ts'
import { loadDocument } from './load.ts'
import type { StoredDocument } from './load.ts'
import { payableOf, prepare } from './prepare.ts'
import type { DocumentInput, Prepared } from './prepare.ts'
import {
  collectedOfPrepared,
  linesOfPrepared,
  linesOfStored,
  totalsOfStored,
  withheldOfPrepared,
} from './reply.ts'
import { inputOf } from './restore.ts'
import { documentFacts } from './document-facts.ts'
import { actionsOf, approvalOf } from './standing.ts'
import { collectedColumn, collectedOfStored, withheldColumn, withheldOfStored } from './withheld.ts'
import type { WithheldRow } from './withheld.ts'

export type Detail = z.input<typeof DocumentDetail>

/** A document whole, as its day saw it: for the view, the form, printing and the public page. */
export async function documentDetail(ctx: Ctx, kind: DocumentKind, id: number): Promise<Detail> {
  const [document, around, taken, moves] = await Promise.all([
    loadDocument(ctx.db, { kind, id, entityIds: ctx.entityIds, today: ctx.today() }),
    aroundOf(ctx, id),
    documentKinds[kind].fulfilment ? takenOfLines(ctx.db, id) : undefined,
    documentKinds[kind].parts.some((part) => part === 'itc') ? creditMovesOf(ctx, kind, id) : undefined,
  ])
  if (!document) throw notFound()
  const isOwnSubmission =
    document.status === 'Pending' &&
    (await ownSubmissions(ctx, rightOf(kind))(document.entityId, document.submittedById))
  const found = { ...around, isOwnSubmission }
  if (isUnissued(document.status)) return draftDetail(ctx, document, found)
  const shown = detailOf(ctx, document, found)
  const detail = shown.itc && moves ? { ...shown, itc: { ...shown.itc, ...moves } } : shown
  const reserved =
    documentKinds[kind].reserves && document.status !== 'Cancelled'
      ? await reservedOf(ctx.db, {
          itemIds: [...new Set(detail.lines.flatMap(({ itemId }) => itemId ?? []))],
          entityIds: [document.entityId],
        })
      : undefined
  if (document.hasNote && correctedKinds.includes(kind)) {
    const noted = await takenOfLines(ctx.db, id)
    return {
      ...detail,
      lines: detail.lines.map((line) => ({ ...line, ...notedFacts(noted.get(line.lineNumber)) })),
    }
  }
  return taken && document.status !== 'Cancelled'
    ? {
        ...detail,
        lines: detail.lines.map((line) => ({
          ...line,
          ...takenFacts(taken.get(line.lineNumber)),
          ...(reserved && line.itemId !== undefined
            ? { reservedQuantity: reserved.get(line.itemId)?.quantity }
            : {}),
        })),
      }
    : detail
}

const takenFacts = (line: LineTaken | undefined) =>
  line && {
    leftQuantity: line.left,
    takenQuantity: line.taken,
    ...(line.takers.length > 0 ? { takenBy: takenBy(line) } : {}),
  }

const takenBy = ({ takers }: LineTaken) =>
  takers.map(({ documentId, kind, number }) => ({ documentId, kind, number }))

/** Of a line of an invoice or a bill: the notes that name it, and what they took back. */
const notedFacts = (line: LineTaken | undefined) =>
  line && line.takers.length > 0 ? { takenQuantity: line.credited, takenBy: takenBy(line) } : {}

interface Around {
  readonly logo: string | null
  readonly signatureImage: string | null
  readonly lockDate: string | null
  readonly payments: Detail['payments']
  readonly eInvoice: NonNullable<Detail['eInvoice']> | null
  readonly eWayBill: EWayBillMark | null
  readonly upiQr: Detail['upiQr']
  readonly irnCancelledAt: string | null
  readonly asksApproval: boolean | null
  readonly isOwnBuyer: boolean | null
  readonly attachments: Detail['attachments']
  readonly withheldRows: readonly WithheldRow[]
  readonly collectedRows: readonly WithheldRow[] | null
}

/** The user sent it for approval, and someone else may approve it. */
type Found = Around & { readonly isOwnSubmission: boolean }

/** What belongs to the view but not to the document: pictures, payments, locks. */
async function aroundOf(ctx: Ctx, id: number): Promise<Around> {
  const { rows } = await sql<Around & { entityId: number; eInvoice: EInvoiceMarkRow | null }>`
    select d.entity_id, coalesce(e.logo, c.logo) as logo, coalesce(e.signature_image, c.signature_image) as signature_image,
      setting_of('periodLockDate', d.entity_id) as lock_date, ${eInvoiceMarkColumn} as e_invoice,
      (select r.cancelled_at from e_invoices r where r.subscriber_id = d.subscriber_id and r.document_id = d.id
        and r.status = 'Cancelled') as irn_cancelled_at,
      ${eWayBillMarkColumn} as e_way_bill, setting_of('upiQrOnInvoices', d.entity_id) as upi_qr,
      setting_of('EnableApprovalFlow', d.entity_id) = 'true'
        and setting_of('Approval' || upper(left(d.kind, 1)) || substr(d.kind, 2), d.entity_id) is distinct from 'false' as asks_approval,
      d.kind = 'salesInvoice' and exists (select from entities o where o.subscriber_id = d.subscriber_id and o.gstin = d.party_gstin
        and o.status = 'Active' and o.id = any(${[...ctx.entityIds]}::bigint[])) as is_own_buyer, ${attachmentsColumn('d')} as attachments, ${withheldColumn} as withheld_rows, ${collectedColumn} as collected_rows,
      (select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind, 'number', p.number, 'date', p.date, 'mode', p.mode, 'amount', a.amount::text)
        order by p.date, p.id), '[]')
        from payment_allocations a join payments p on p.subscriber_id = a.subscriber_id and p.id = a.payment_id
        where a.subscriber_id = d.subscriber_id and a.document_id = d.id) as payments
    from documents d join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
      join entities c on c.subscriber_id = e.subscriber_id and c.id = e.company_id
    where d.subscriber_id = current_subscriber() and d.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) return nothing
  const { entityId, ...around } = row
  return { ...around, eInvoice: row.eInvoice && (await provenMark(ctx, entityId, row.eInvoice)) }
}

const nothing: Around = {
  logo: null,
  signatureImage: null,
  lockDate: null,
  payments: [],
  eInvoice: null,
  irnCancelledAt: null,
  eWayBill: null,
  upiQr: null,
  asksApproval: null,
  isOwnBuyer: null,
  attachments: [],
  withheldRows: [],
  collectedRows: null,
}

function detailOf(ctx: Ctx, document: StoredDocument, around: Found): Detail {
  const { copies } = document
  return {
    ...shared(ctx, document, around),
    party: copies.party ?? null,
    supplier: { ...copies.supplier!, ...pictures(around) } as Detail['supplier'],
    placeOfSupply: document.placeOfSupply,
    interState: document.interState,
    heading: document.heading,
    lines: linesOfStored(document.lines),
    ...named(copies.preceding),
    totals: totalsOfStored(document),
    ...(around.withheldRows.length > 0 ? { withheld: withheldOfStored(document, around.withheldRows) } : {}),
    ...(around.collectedRows ? { collected: collectedOfStored(document, around.collectedRows) } : {}),
    ...creditOfStored(document),
    amountInWords: amountInEachLanguage(Decimal.of(document.total).add(document.collected).toFixed(2)),
    warnings: messagesOf(ctx, copies.warnings ?? []),
  }
}

/** A draft is shown against the masters of today: it becomes what they say when it is issued. */
async function draftDetail(ctx: Ctx, document: StoredDocument, around: Found): Promise<Detail> {
  const input = inputOf(document)
  const facts = await documentFacts(ctx, document.kind as DocumentKind, input)
  const prepared = prepare(document.kind as DocumentKind, input, facts)
  const { party, entity, company } = facts
  const { totals } = prepared.computed
  return {
    ...shared(ctx, document, around),
    party: party && { ...party },
    supplier: {
      ...supplierOf(entity!, company?.name ?? entity!.name, company?.pan ?? null, company?.printedFields),
      ...pictures(around),
    } as Detail['supplier'],
    placeOfSupply: prepared.placeOfSupply ?? null,
    interState: prepared.computed.interState ?? null,
    heading: prepared.heading,
    lines: linesOfPrepared(prepared),
    ...named(prepared.corrected),
    totals,
    ...withheldOfPrepared(prepared),
    ...collectedOfPrepared(prepared),
    ...creditOfPrepared(prepared),
    amountInWords: wordsOf(prepared),
    warnings: [],
  }
}

/** A document that is being typed, against the masters of today: what its sheet would show. */
export async function typedDetail(ctx: Ctx, kind: OfferedKind, input: DocumentInput): Promise<Detail> {
  const facts = await documentFacts(ctx, kind, input)
  const prepared = prepare(kind, input, facts)
  const { entity, party, company } = facts
  if (!entity) throw notFound()
  const { totals } = prepared.computed
  const at = new Date(ctx.clock()).toISOString()
  return {
    ...input,
    ...derivedOf(prepared),
    id: input.id ?? 0,
    version: input.version ?? 0,
    kind,
    typeCode: prepared.type.letter,
    supplyTypeFlag: supplyTypeOf(kind),
    status: 'Draft',
    number: null,
    createdAt: at,
    changedAt: at,
    createdBy: null,
    changedBy: null,
    party: party && { ...party },
    supplier: {
      ...supplierOf(entity, company?.name ?? entity.name, company?.pan ?? null, company?.printedFields),
      ...pictures(await picturesOf(ctx, entity.id)),
    } as unknown as Detail['supplier'],
    totals,
    ...withheldOfPrepared(prepared),
    ...collectedOfPrepared(prepared),
    amountInWords: wordsOf(prepared),
    paid: '0',
    credited: '0',
    balance: payableOf(prepared).toFixed(2),
    payments: [],
    attachments: [],
    actions: [],
  }
}

/** Of what the customer owes with the tax collected; tax deducted is no part of the document's amount. */
const wordsOf = ({ computed, collection }: Prepared) =>
  amountInEachLanguage(
    Decimal.of(computed.totals.total)
      .add(collection?.tax ?? '0')
      .toFixed(2),
  )

function derivedOf(prepared: Prepared) {
  return {
    dueDate: prepared.dueDate,
    lutNumber: prepared.lutNumber,
    terms: prepared.terms,
    supplyKind: prepared.supplyKind as Detail['supplyKind'],
    subtype: prepared.subtype as Detail['subtype'],
    billingAddress: (prepared.billingAddress ?? undefined) as Detail['billingAddress'],
    financialYear: prepared.financialYear ?? null,
    returnPeriod: prepared.returnPeriod ?? null,
    heading: prepared.heading,
    placeOfSupply: prepared.placeOfSupply ?? null,
    interState: prepared.computed.interState ?? null,
    lines: linesOfPrepared(prepared),
    ...named(prepared.corrected),
  }
}

/** What a note corrects, as it is printed: a supplier knows its bill by its own number. Other documents correct nothing. */
const named = (corrected: readonly CorrectedCopy[] = []): Pick<Detail, 'corrected'> =>
  corrected.length > 0
    ? { corrected: corrected.map(({ number, date, paper }) => paper ?? { number, date }) }
    : {}

async function picturesOf(ctx: Ctx, entityId: number): Promise<Pick<Around, 'logo' | 'signatureImage'>> {
  const { rows } = await sql<Pick<Around, 'logo' | 'signatureImage'>>`
    select coalesce(e.logo, c.logo) as logo, coalesce(e.signature_image, c.signature_image) as signature_image
    from entities e join entities c on c.subscriber_id = e.subscriber_id and c.id = e.company_id
    where e.subscriber_id = current_subscriber() and e.id = ${entityId}`.execute(ctx.db)
  return rows[0] ?? { logo: null, signatureImage: null }
}

/** What a draft and an issued document say of themselves alike. */
function shared(ctx: Ctx, document: StoredDocument, around: Found) {
  const { lines: _lines, ...input } = inputOf(document)
  const isDraft = isUnissued(document.status)
  return {
    ...input,
    id: document.id,
    version: document.version,
    kind: document.kind as OfferedKind,
    typeCode: document.typeCode as Detail['typeCode'],
    supplyTypeFlag: supplyTypeOf(document.kind as OfferedKind),
    status: document.status as DocumentStatus,
    number: document.number,
    // A draft without a date has none, though lists show the day it was made.
    date: isDraft ? document.body.date : document.date,
    dueDate: document.dueDate ?? undefined,
    subtype: (document.subtype ?? undefined) as Detail['subtype'],
    // A draft is opened as it was typed.
    supplyKind: isDraft ? input.supplyKind : (document.supplyKind as Detail['supplyKind']),
    reverseCharge: document.reverseCharge,
    financialYear: document.financialYear,
    returnPeriod: document.returnPeriod,
    ...(document.furnishedIn === null ? {} : { furnishedIn: document.furnishedIn }),
    ...(document.selfInvoice ? { selfInvoice: document.selfInvoice } : {}),
    paid: document.paid,
    credited: document.credited,
    balance: document.balance,
    state: invoiceState({ ...document, kind: document.kind as OfferedKind }, ctx.today()),
    payments: around.payments,
    attachments: around.attachments,
    eInvoice: around.eInvoice,
    irnCancelledAt: around.irnCancelledAt,
    eWayBill: around.eWayBill,
    upiQr: around.upiQr,
    ...(around.isOwnBuyer ? { isOwnBuyer: true } : {}),
    cancelReason: document.cancelReason,
    cancelledAt: document.cancelledAt,
    createdAt: document.createdAt,
    createdBy: document.createdBy,
    changedAt: document.changedAt,
    changedBy: document.changedBy,
    approval: approvalOf(document),
    ...challanFacts(document),
    ...(document.customerAnswer ? { customerAnswer: document.customerAnswer } : {}),
    ownNumber: document.body.number ?? null,
    actions: actionsOf(ctx, document, around),
  }
}

/** Of a challan: where it is between the day the goods left and the day they are invoiced or back. */
function challanFacts(document: StoredDocument) {
  const { kind, body, date, status, fulfilment, deliveredOn, returnedOn, returns } = document
  if (!documentKinds[kind as DocumentKind].parts.includes('purpose')) return {}
  const purpose = body.purpose ?? 'Supply'
  const billingStatus = billingOf(fulfilment, status)
  const returnBy = isUnissued(status) ? undefined : returnByOf({ ...body, purpose, date })
  return {
    purpose,
    ...(isQuantityProvisional({ ...body, purpose }) ? { quantityIsProvisional: true } : {}),
    deliveredOn,
    returnedOn,
    ...(billingStatus ? { billingStatus } : {}),
    returnBy: returnBy ?? null,
    ...(returns ? { returns } : {}),
  }
}

const pictures = ({ logo, signatureImage }: Pick<Around, 'logo' | 'signatureImage'>) => ({
  logo,
  signatureImage,
})
