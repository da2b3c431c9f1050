import type { BillStart } from '@bahi/contracts/bill-start.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { loadDocument } from './load.ts'
import type { DocumentInput } from './prepare.ts'
import { inputOf } from './restore.ts'

export type BillStartReply = z.input<typeof BillStart>

/** What a supplier's document says of itself. */
export interface SupplierDocument {
  readonly supplierGstin: string
  readonly buyerGstin: string | null
  readonly number: string | null
  readonly date: string | null
  readonly irn: string | null
  /** Where it is an invoice of these books. */
  readonly invoiceId?: number
  readonly total: string | null
  readonly itemCount: number | null
  readonly lines: DocumentInput['lines']
  readonly head?: Partial<DocumentInput>
  /** Of a note: what it is in our books. */
  readonly noteType?: 'Debit' | 'Credit'
  readonly mainHsn?: string | null
}

/** The start of a bill, or of a note, at the GSTIN that the document is addressed to, with the supplier of its GSTIN. */
export async function billStart(ctx: Ctx, from: SupplierDocument): Promise<BillStartReply> {
  const kind = from.noteType ? 'inwardNote' : 'purchaseBill'
  const { rows } = await sql<{
    place: { readonly id: number; readonly companyId: number } | null
    supplierId: number | null
    supplierName: string | null
    duplicate: BillStartReply['duplicate']
  }>`
    select (select json_build_object('id', e.id, 'companyId', e.company_id) from entities e where e.subscriber_id = current_subscriber() and e.gstin = ${from.buyerGstin}
        and e.entity_type = 'Entity' and e.status <> 'Delete' and e.id = any(${[...ctx.entityIds]}::bigint[])) as place,
      p.id as supplier_id, p.name as supplier_name,
      (select json_build_object('id', d.id, 'number', d.number, 'status', d.status) from documents d
        where d.subscriber_id = current_subscriber() and d.kind = ${kind} and d.status not in ('Cancelled', 'Delete')
          and d.entity_id = any(${[...ctx.entityIds]}::bigint[])
          and (d.body ? 'supplierIrn' and lower(d.body ->> 'supplierIrn') = lower(${from.irn})
            or d.party_id = p.id and d.supplier_number_key = upper(${from.number}) and d.supplier_date = ${from.date}::date
            or d.body ? 'supplierInvoiceId' and (d.body ->> 'supplierInvoiceId')::bigint = ${from.invoiceId ?? null}::bigint)
        order by d.id limit 1) as duplicate
    from (select 1) one left join lateral (select p.id, p.name from parties p where p.subscriber_id = current_subscriber()
      and p.gstin = ${from.supplierGstin} and p.status = 'Active' order by p.role = 'Customer', p.id limit 1) p on true`.execute(
    ctx.db,
  )
  const { place, supplierId, supplierName, duplicate } = rows[0]!
  if (place === null) throw actionRefused(ctx, 'billStart.refused.notOurs', { gstin: from.buyerGstin ?? '' })
  const { id: entityId, companyId } = place
  if (!ctx.can(kind === 'inwardNote' ? 'PIW_AD' : 'PBL_AD', entityId)) throw new AppError('RIGHT_MISSING')
  const corrected =
    from.noteType && supplierId !== null ? await billOfNote(ctx, from, { entityId, supplierId }) : undefined
  return {
    kind,
    body: {
      status: 'Draft',
      ...from.head,
      ...(from.noteType ? { noteType: from.noteType } : {}),
      ...(corrected ? { precedingDocuments: [corrected] } : {}),
      entityId,
      ...(supplierId === null ? {} : { partyId: supplierId }),
      ...(from.number ? { supplierNumber: from.number } : {}),
      ...(from.date ? { supplierDate: from.date } : {}),
      ...(from.irn ? { supplierIrn: from.irn } : {}),
      ...(from.invoiceId === undefined ? {} : { supplierInvoiceId: from.invoiceId }),
      date: ctx.today(),
      lines: from.lines,
    },
    companyId,
    supplier: { id: supplierId, name: supplierName, gstin: from.supplierGstin },
    claims: { total: from.total, itemCount: from.itemCount },
    duplicate,
  }
}

/**
 * The bill that a note corrects: its code does not name it. It is taken where one alone is possible: of the supplier,
 * not after the note, with as much left as a credit note takes back, and with its main HSN code where some have that.
 */
async function billOfNote(
  ctx: Ctx,
  { noteType, total, date, mainHsn }: SupplierDocument,
  { entityId, supplierId }: { readonly entityId: number; readonly supplierId: number },
): Promise<{ documentId: number; number: string; date: string } | undefined> {
  const { rows } = await sql<{ id: number; number: string; date: string; hasHsn: boolean }>`
    select d.id, d.number, d.date::text as date, exists (select from document_lines l where l.subscriber_id = d.subscriber_id
        and l.document_id = d.id and l.hsn = ${mainHsn ?? null}) as has_hsn
    from documents d where d.subscriber_id = current_subscriber() and d.kind = 'purchaseBill' and d.entity_id = ${entityId}
      and d.party_id = ${supplierId} and d.status in ('Active', 'PaymentMade')
      and coalesce(d.supplier_date, d.date) <= ${date ?? ctx.today()}::date
      and (${noteType === 'Credit'} or d.total - (select coalesce(sum(s.amount), 0) from document_sources s
        where s.subscriber_id = d.subscriber_id and s.source_id = d.id) >= ${total ?? '0'}::numeric)
    order by has_hsn desc, d.id desc limit 2`.execute(ctx.db)
  const [first, second] = rows
  return first && (!second || (first.hasHsn && !second.hasHsn))
    ? { documentId: first.id, number: first.number, date: first.date }
    : undefined
}

/** The bill that the buyer enters of an invoice between two GSTINs of the subscriber, with its lines as they were sold. */
export async function billOfInvoice(ctx: Ctx, id: number): Promise<BillStartReply> {
  const invoice = await loadDocument(ctx.db, { kind: 'salesInvoice', id, entityIds: ctx.entityIds })
  if (!invoice?.number || !ctx.can('SIN_SH_VW', invoice.entityId)) throw notFound()
  if (invoice.status === 'Cancelled')
    throw actionRefused(ctx, 'action.reason.status', { status: 'enum.DocumentStatus.Cancelled' })
  const { rows } = await sql<{ gstin: string | null; irn: string | null }>`
    select e.gstin, (select i.irn from e_invoices i where i.subscriber_id = e.subscriber_id and i.document_id = ${id}
      and i.status <> 'Cancelled') as irn
    from entities e where e.subscriber_id = current_subscriber() and e.id = ${invoice.entityId}`.execute(
    ctx.db,
  )
  const { gstin, irn } = rows[0]!
  const { lines, charges, priceIncludesTax, discountPercent, discountAmount, reverseCharge, roundOff } =
    inputOf(invoice)
  return billStart(ctx, {
    supplierGstin: gstin ?? '',
    buyerGstin: invoice.copies.party?.gstin ?? null,
    number: invoice.number,
    date: invoice.date,
    irn,
    invoiceId: id,
    total: invoice.total,
    itemCount: lines.length,
    // Own fields are of one kind of document, and what a line takes is of one chain of documents.
    lines: lines.map(({ customFields: _fields, sourceLine: _source, ...line }) => line),
    head: { charges, priceIncludesTax, discountPercent, discountAmount, reverseCharge, roundOff },
  })
}

/** What a bill names as its origin, as the books have it. */
export interface BillOrigin {
  /** Another bill of the same e-invoice. */
  readonly sameIrn: string | null
  /** Its own invoice is one of these books and addressed to this GSTIN. */
  readonly isOurs: boolean
}

export async function billOriginOf(ctx: Ctx, input: DocumentInput): Promise<BillOrigin | undefined> {
  const { id = 0, supplierIrn, supplierInvoiceId } = input
  if (supplierIrn === undefined && supplierInvoiceId === undefined) return undefined
  const { rows } = await sql<BillOrigin>`
    select (select coalesce(d.number, '') from documents d where d.subscriber_id = current_subscriber() and d.body ? 'supplierIrn'
        and lower(d.body ->> 'supplierIrn') = lower(${supplierIrn ?? null}) and d.id <> ${id} and d.number is not null
        and d.status not in ('Cancelled', 'Delete') limit 1) as same_irn,
      ${supplierInvoiceId ?? null}::bigint is null or exists (select from documents d join entities e
        on e.subscriber_id = d.subscriber_id and e.id = ${input.entityId} and e.gstin = d.party_gstin
        where d.subscriber_id = current_subscriber() and d.id = ${supplierInvoiceId ?? null} and d.kind = 'salesInvoice'
          and d.number is not null) as is_ours`.execute(ctx.db)
  return rows[0]
}
