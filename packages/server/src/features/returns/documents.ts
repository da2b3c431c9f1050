import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr1Calls } from '@bahi/contracts/returns.ts'
import { AmountSum } from '@bahi/domain/returns/gstr1/amounts.ts'
import { rowsAsFiled } from '@bahi/domain/returns/gstr1/changes.ts'
import { classify } from '@bahi/domain/returns/gstr1/classify.ts'
import type { LineTreatment, ReturnDocument } from '@bahi/domain/returns/gstr1/document.ts'
import { because } from '@bahi/domain/returns/gstr1/reason.ts'
import type { Reason } from '@bahi/domain/returns/gstr1/reason.ts'
import { rowsOf } from '@bahi/domain/returns/gstr1/rows.ts'
import type { Gstr1Row } from '@bahi/domain/returns/gstr1/rows.ts'
import type { Section } from '@bahi/domain/returns/gstr1/sections.ts'
import { summaryLines } from '@bahi/domain/returns/gstr1/summary.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { SupplyKind } from '@bahi/domain/tax/place-of-supply.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { recipientCategoryOf } from '../documents/index.ts'
import type { StoredDocument } from '../documents/index.ts'
import { amendedIn } from './amendments.ts'
import { advanceRecords } from './advances.ts'
import { changesOf } from './changes.ts'
import type { StoredChange } from './changes.ts'
import { filingOf } from './period.ts'
import type { Filing, OutwardForm } from './period.ts'
import { rowsOfReturn } from './rows-of-return.ts'
import { changeBook, reportedSums } from './stored-return.ts'

type Calls = typeof gstr1Calls
type Reply = ReplyOf<Calls['documents']>

interface Rate {
  readonly rate: string
  readonly part: string
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
}

interface Row {
  readonly documentId: number
  readonly documentKind: DocumentKind
  readonly ctin: string
  readonly number: string | null
  readonly date: string
  readonly partyName: string | null
  readonly gstin: string | null
  readonly partyType: string | null
  readonly placeOfSupply: string | null
  readonly supplyKind: SupplyKind
  readonly reverseCharge: boolean
  readonly igstOnIntra: boolean | null
  readonly operator: string | null
  readonly operatorSection: '52' | '9(5)'
  readonly value: string
  readonly heading: string
  readonly rates: Rate[]
}

/** The documents behind a section, by the recipient's GSTIN, with their part in it and why they are there. */
export async function gstr1Documents(
  ctx: Ctx,
  input: ParsedOf<Calls['documents']>,
  form: OutwardForm,
): Promise<Reply> {
  const filing = await filingOf(ctx, input, form)
  const line = lineOf(input.section)
  if (!line) return { records: [], total: 0 }
  if (form === 'gstr1a') return changedDocuments(ctx, filing, line, input)
  if (line.section === 'expa') return amendedDocuments(ctx, filing)
  const cursor = input.after === undefined ? undefined : cursorOf(input.after)
  if (line.section === 'at' || line.section === 'txpd')
    return advanceRecords(ctx, filing, line.section, { ...input, after: cursor?.id ?? 0 })
  // What the filed return says of documents that changed since, before all others.
  const kept = cursor
    ? []
    : (await changesOf(ctx.db, filing)).flatMap((change) => recordAsFiled(change, line))
  const ahead = kept.slice(input.start, input.start + input.size)
  const size = input.size - ahead.length
  const ofPart = line.part === undefined ? sql`` : sql` and r.part = ${line.part}`
  const [page, { sums }] = await Promise.all([
    sql<Row>`
      select r.document_id, r.ctin, d.kind as document_kind, d.number, d.date, d.party_name, d.party_gstin as gstin, d.copies #>> '{party,taxpayerType}' as party_type,
        d.place_of_supply, d.supply_kind, d.reverse_charge, (d.body ->> 'igstOnIntra')::boolean as igst_on_intra,
        d.body ->> 'ecommerceGstin' as operator, coalesce(d.body ->> 'ecommerceSection', '52') as operator_section, d.total as value, d.heading, r.rates
      from (
        select r.document_id, r.ctin, json_agg(json_build_object('rate', r.rate::text, 'part', r.part, 'taxableValue', r.taxable_value::text,
          'igst', r.igst::text, 'cgst', r.cgst::text, 'sgst', r.sgst::text, 'cess', r.cess::text) order by r.row_number) as rates
        from gstr1_rows r where r.subscriber_id = current_subscriber() and r.entity_id = ${filing.entityId} and r.return_period = ${filing.storedPeriod} ${rowsOfReturn(filing)}
          and r.section = ${line.section}${ofPart}
          ${cursor ? sql`and (r.ctin, r.document_id) > (${cursor.ctin}, ${cursor.id}::bigint)` : sql``}
        group by r.ctin, r.document_id order by r.ctin, r.document_id limit ${size + 1} offset ${cursor ? 0 : Math.max(0, input.start - kept.length)}) r
      join documents d on d.subscriber_id = current_subscriber() and d.id = r.document_id
      order by r.ctin, r.document_id`.execute(ctx.db),
    reportedSums(ctx.db, filing),
  ])
  const shown = page.rows.slice(0, size)
  const last = shown.at(-1)
  return {
    records: [...ahead, ...shown.map((row) => recordOf(row, line.section, filing))],
    total: countOf(line, sums),
    ...(page.rows.length > size && last
      ? { next: Buffer.from(JSON.stringify([last.ctin, last.documentId])).toString('base64url') }
      : {}),
  }
}

const isOfLine = (row: Gstr1Row, { section, part }: Line): boolean =>
  row.section === section && (part === undefined || row.part === part)

/** The part of a document in a section; nothing where it has none. */
function recordOfRows(
  stored: StoredDocument,
  { number, date }: Pick<ReturnDocument, 'number' | 'date'>,
  rows: readonly Gstr1Row[],
  reason: Reason | undefined,
): Reply['records'] {
  if (rows.length === 0) return []
  const sum = new AmountSum()
  for (const row of rows) sum.add(row)
  const found = reason ?? because('registered')
  return [
    {
      documentId: stored.id,
      kind: stored.kind,
      number,
      date: date ?? stored.date,
      partyName: stored.partyName,
      gstin: stored.partyGstin,
      placeOfSupply: stored.placeOfSupply,
      rates: rows.map(({ rate, taxableValue, igst, cgst, sgst, cess }) => ({
        rate: Decimal.of(rate).toPlain(),
        taxableValue,
        igst,
        cgst,
        sgst,
        cess,
      })),
      reason: { key: found.key, ...(found.params ? { params: { ...found.params } } : {}) },
      ...sum.toAmounts(),
      total: sum.total(),
    },
  ]
}

function recordAsFiled(change: StoredChange, line: Line): Reply['records'] {
  const { before, stored } = change
  if (!before) return []
  const { placements } = classify(before)
  return recordOfRows(
    stored,
    before,
    rowsAsFiled(change).filter((row) => isOfLine(row, line)),
    placements.find(({ section }) => section === line.section)?.reason,
  )
}

/** Of GSTR-1A: each document with what it adds to the section, or takes from it. */
async function changedDocuments(
  ctx: Ctx,
  filing: Filing,
  line: Line,
  { start, size }: { readonly start: number; readonly size: number },
): Promise<Reply> {
  const { parts, changes } = await changeBook(ctx.db, filing)
  const stored = new Map(changes.map((change) => [String(change.stored.id), change.stored]))
  const records = parts.flatMap(({ document, rows, reasons }) =>
    recordOfRows(
      stored.get(document.id)!,
      document,
      rows.filter((row) => isOfLine(row, line)),
      reasons[line.section as Section],
    ),
  )
  return { records: records.slice(start, start + size), total: records.length }
}

/** They change no amount of the earlier return. */
async function amendedDocuments(ctx: Ctx, filing: Filing): Promise<Reply> {
  const amended = await amendedIn(ctx.db, filing)
  const records = amended.map(({ stored, document }) => {
    const found = classify(document).placements[0]!.reason
    return {
      documentId: stored.id,
      kind: stored.kind,
      number: stored.number,
      date: stored.date,
      partyName: stored.partyName,
      gstin: null,
      placeOfSupply: stored.placeOfSupply,
      rates: rowsOf(document).map(({ rate, taxableValue, igst, cgst, sgst, cess }) => ({
        rate: Decimal.of(rate).toPlain(),
        taxableValue,
        igst,
        cgst,
        sgst,
        cess,
      })),
      reason: { key: found.key, ...(found.params ? { params: { ...found.params } } : {}) },
      ...new AmountSum().toAmounts(),
      total: '0.00',
    }
  })
  return { records, total: records.length }
}

const countOf = ({ section, part }: Line, sums: readonly Gstr1Row[]): number =>
  sums.reduce(
    (count, row) =>
      row.section === section && (part === undefined || row.part === part) ? count + row.documents : count,
    0,
  )

interface Line {
  readonly code: string
  readonly section: string
  readonly part?: string
}

/** A line of the summary by its code (`B2B_4A`), or a whole section by its name in the file (`b2b`). */
function lineOf(asked: string): Line | undefined {
  const lines: readonly Line[] = summaryLines
  return (
    lines.find(({ code }) => code === asked) ??
    lines.find(({ section, part }) => section === asked && part === undefined)
  )
}

function cursorOf(text: string): { ctin: string; id: number } {
  try {
    const [ctin, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [unknown, unknown]
    if (typeof ctin === 'string' && Number.isSafeInteger(id)) return { ctin, id: id as number }
  } catch {
    // Refused below like any other text that is no cursor.
  }
  throw refuseField('after', 'CURSOR_INVALID')
}

function recordOf(row: Row, section: string, filing: Filing): Reply['records'][number] {
  const sum = new AmountSum()
  for (const rate of row.rates) sum.add(rate)
  return {
    documentId: row.documentId,
    kind: row.documentKind,
    number: row.number,
    date: row.date,
    partyName: row.partyName,
    gstin: row.gstin,
    placeOfSupply: row.placeOfSupply,
    rates: row.rates.map(({ part: _part, ...rate }) => ({ ...rate, rate: Decimal.of(rate.rate).toPlain() })),
    reason: reasonOf(row, section, filing),
    ...sum.toAmounts(),
    total: sum.total(),
  }
}

/** The sentence of the classification, asked anew with the document's head and the amounts it has in the section. */
function reasonOf(row: Row, section: string, filing: Filing): Reply['records'][number]['reason'] {
  const document: ReturnDocument = {
    id: String(row.documentId),
    kind: 'invoice',
    number: row.number,
    date: row.date,
    status: 'Active',
    supplierState: filing.stateCode,
    supplierIsSez: filing.isSez,
    recipientCategory: recipientCategoryOf(row.supplyKind, row.partyType ?? undefined, row.gstin),
    recipientGstin: row.gstin,
    placeOfSupply: row.placeOfSupply ?? '',
    taxPayment: row.supplyKind.endsWith('WOP') ? 'WOPAY' : row.supplyKind.endsWith('WP') ? 'WPAY' : null,
    reverseCharge: row.reverseCharge,
    igstOnIntra: row.igstOnIntra ?? false,
    operator: row.operator ? { gstin: row.operator, section: row.operatorSection } : null,
    shippingBill: null,
    original: null,
    amends: null,
    value: row.value,
    lines: row.rates.map((rate) => ({
      ...rate,
      hsn: null,
      description: '',
      uqc: null,
      quantity: '1',
      treatment: treatmentOf(rate.part),
    })),
  }
  const { placements, reason } = classify(document)
  const found =
    placements.find((placement) => placement.section === section)?.reason ?? placements[0]?.reason ?? reason
  return found
    ? { key: found.key, ...(found.params ? { params: { ...found.params } } : {}) }
    : { key: 'returns.reason.registered' }
}

const treatmentOf = (part: string): LineTreatment =>
  part === 'NIL' || part === 'EXEMPT' || part === 'NONGST' ? part : 'TAXABLE'
