import { rangeOfPeriod, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import type { FilingFrequency } from '@bahi/domain/cal/period.ts'
import { entriesOfAdvance } from '@bahi/domain/payments/advances.ts'
import type { AdvanceFigures, TaxedAdvance } from '@bahi/domain/payments/advances.ts'
import { classify } from '@bahi/domain/returns/gstr1/classify.ts'
import type { ReturnDocument } from '@bahi/domain/returns/gstr1/document.ts'
import { rowsOf } from '@bahi/domain/returns/gstr1/rows.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { EntityFacts } from '../ledger/index.ts'
import { issuesOfDatabase } from './vouchers.ts'

/** The GSTIN that reports an advance. */
export interface Filer {
  readonly entityId: number
  readonly stateCode: string
  readonly isSez: boolean
  readonly frequency: FilingFrequency
}

export const filerOf = (
  entity: Pick<EntityFacts, 'id' | 'stateCode' | 'taxpayerType' | 'filingFrequency'>,
): Filer => ({
  entityId: entity.id,
  stateCode: entity.stateCode ?? '',
  isSez: entity.taxpayerType === 'SEZ' || entity.taxpayerType === 'SED',
  frequency: entity.filingFrequency ?? 'Monthly',
})

/** An advance whose tax is on the books, with what happened to it. */
export interface AdvanceState {
  readonly paymentId: number
  readonly number: string
  readonly date: string
  readonly placeOfSupply: string
  readonly filer: Filer
  readonly advance: TaxedAdvance
  readonly rows: readonly AdvanceRow[]
}

export interface AdvanceRow extends AdvanceFigures {
  readonly id: number
  readonly documentId: number | null
  readonly refundId: number | null
  readonly date: string
  readonly isFiled: boolean
}

interface StoredRow extends AdvanceRow {
  readonly section: string
  readonly placeOfSupply: string
  readonly supplyType: 'INTER' | 'INTRA'
  readonly rate: string
}

/** The tax on an advance, with its set-offs and refunds; undefined where it bears none. */
export async function advanceOf(ctx: Ctx, paymentId: number): Promise<AdvanceState | undefined> {
  const { rows } = await sql<{
    number: string
    date: string
    entity: EntityFacts
    rows: StoredRow[]
  }>`select v.number, p.date, json_build_object('id', e.id, 'stateCode', e.state_code, 'taxpayerType', e.taxpayer_type,
      'filingFrequency', e.filing_frequency) as entity,
      (select json_agg(json_build_object('id', a.id, 'documentId', a.document_id, 'refundId', a.refund_id, 'date', a.date, 'section', a.section,
        'placeOfSupply', a.place_of_supply, 'supplyType', a.supply_type, 'rate', trim_scale(a.rate)::text, 'amount', a.amount::text,
        'taxableValue', abs(a.taxable_value)::text, 'igst', abs(a.igst)::text, 'cgst', abs(a.cgst)::text, 'sgst', abs(a.sgst)::text,
        'cess', abs(a.cess)::text, 'isFiled', exists (select from filed_periods f where f.subscriber_id = a.subscriber_id
          and f.entity_id = a.entity_id and f.return_type = 'GSTR1' and f.return_period = a.return_period)) order by a.id)
        from advance_rows a where a.subscriber_id = p.subscriber_id and a.payment_id = p.id) as rows
    from payments p join vouchers v on v.subscriber_id = p.subscriber_id and v.payment_id = p.id
    join entities e on e.subscriber_id = p.subscriber_id and e.id = p.entity_id
    where p.subscriber_id = current_subscriber() and p.id = ${paymentId}
      and exists (select from advance_rows a where a.subscriber_id = p.subscriber_id and a.payment_id = p.id)`.execute(
    ctx.db,
  )
  const found = rows[0]
  if (!found) return undefined
  const received = found.rows.find(({ documentId, refundId }) => documentId === null && refundId === null)!
  return {
    paymentId,
    number: found.number,
    date: found.date,
    placeOfSupply: received.placeOfSupply,
    filer: filerOf(found.entity),
    advance: { ...received, used: found.rows.filter((row) => row !== received) },
    rows: found.rows,
  }
}

/** A set-off of an advance on a document, dated `date`. */
export const setOffMove = (
  state: AdvanceState,
  documentId: number,
  { figures, date }: { readonly figures: AdvanceFigures; readonly date: string },
): Move =>
  moveOf(
    documentOf(state, 'advanceAdjustment'),
    { date, filer: state.filer, rate: state.advance.rate, figures },
    { paymentId: state.paymentId, documentId, source: 'paymentIn' },
  )

export const documentOf = (state: AdvanceState, kind: Document['kind']) => ({
  ...returnDocument({
    kind,
    filer: state.filer,
    placeOfSupply: state.placeOfSupply,
    isSez: state.advance.supplyType === 'INTER',
  }),
  original: { number: state.number, date: state.date },
})

type Document = ReturnDocument & {
  readonly kind: 'receiptVoucher' | 'refundVoucher' | 'advanceAdjustment'
}

/** What happens to an advance, as tables 11A and 11B see it; amounts come with the move. */
export function returnDocument(facts: {
  readonly kind: Document['kind']
  readonly filer: Filer
  readonly placeOfSupply: string
  /** Inter-State also within the State. */
  readonly isSez: boolean
}): Document {
  const { kind, filer, placeOfSupply, isSez } = facts
  return {
    id: '0',
    kind,
    number: null,
    date: null,
    status: 'Active',
    supplierState: filer.stateCode,
    supplierIsSez: filer.isSez,
    recipientCategory: placeOfSupply === '96' ? 'EXPORT' : isSez ? 'SEZ' : 'UNREG',
    recipientGstin: null,
    placeOfSupply,
    taxPayment: null,
    reverseCharge: false,
    igstOnIntra: false,
    operator: null,
    shippingBill: null,
    original: null,
    amends: null,
    lines: [],
    value: null,
  }
}

export type Move = Readonly<Record<string, unknown>>

interface MoveFacts {
  readonly date: string
  readonly filer: Filer
  readonly rate: string
  readonly figures: AdvanceFigures
}

export function moveOf(
  document: Document,
  { date, filer, rate, figures }: MoveFacts,
  ids: { paymentId: number; documentId?: number; refundId?: number; source: string },
): Move {
  const { amount, ...heads } = figures
  const period = returnPeriodOf(date, filer.frequency)
  const line = {
    hsn: null,
    description: '',
    uqc: null,
    quantity: '1',
    rate,
    treatment: 'TAXABLE',
    ...heads,
  } as const
  const reported = { ...document, date, lines: [line] }
  const { from } = rangeOfPeriod(period, filer.frequency)
  const row = rowsOf(reported, classify(reported, { periodStart: from }))[0]!
  return {
    payment_id: ids.paymentId,
    document_id: ids.documentId,
    refund_id: ids.refundId,
    source: ids.source,
    entity_id: filer.entityId,
    date,
    return_period: period,
    amount,
    section: row.section,
    place_of_supply: row.placeOfSupply,
    supply_type: row.supplyType,
    rate: row.rate,
    documents: row.documents,
    taxable_value: row.taxableValue,
    igst: row.igst,
    cgst: row.cgst,
    sgst: row.sgst,
    cess: row.cess,
    entries: entriesOfAdvance(figures, document.kind === 'receiptVoucher').map((entry) => ({
      ...entry,
      entity_id: filer.entityId,
      date,
    })),
  }
}

export async function writeMoves(ctx: Ctx, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  await sql`select write_advance(${JSON.stringify(moves)}::json)`.execute(ctx.db).catch((error: unknown) => {
    throw issuesOfDatabase(error, String(moves[0]!['date'])) ?? error
  })
}
