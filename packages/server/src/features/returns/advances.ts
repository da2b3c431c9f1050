import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr1Calls } from '@bahi/contracts/returns.ts'
import { AmountSum } from '@bahi/domain/returns/gstr1/amounts.ts'
import { because } from '@bahi/domain/returns/gstr1/reason.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Filing } from './period.ts'

type Reply = ReplyOf<(typeof gstr1Calls)['documents']>

interface Row {
  readonly rowId: number
  /** Of the payment. */
  readonly id: number
  readonly kind: 'paymentIn' | 'paymentOut'
  readonly number: string
  readonly date: string
  readonly partyName: string
  readonly gstin: string | null
  readonly placeOfSupply: string
  readonly rate: string
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
  readonly isSetOff: boolean
  readonly receipt: string
  readonly receivedOn: string
  readonly all: number
}

/** What is behind tables 11A and 11B: receipt and refund vouchers, and set-offs by the receipt that they use. */
export async function advanceRecords(
  ctx: Ctx,
  { entityId, storedPeriod, isIff }: Filing,
  section: 'at' | 'txpd',
  { start, size, after }: { readonly start: number; readonly size: number; readonly after: number },
): Promise<Reply> {
  if (isIff) return { records: [], total: 0 }
  const { rows } = await sql<Row>`
    select a.id as row_id, p.id, p.kind, coalesce(v.number, p.number) as number, a.date, p.party_name, p.party_gstin as gstin, a.place_of_supply, a.rate,
      a.taxable_value, a.igst, a.cgst, a.sgst, a.cess, a.document_id is not null as is_set_off, r.number as receipt, r.date as received_on,
      (select count(*) from advance_rows x where x.subscriber_id = a.subscriber_id and x.entity_id = a.entity_id
        and x.return_period = a.return_period and x.section = a.section) as all
    from advance_rows a join payments p on p.subscriber_id = a.subscriber_id and p.id = coalesce(a.refund_id, a.payment_id)
    left join vouchers v on v.subscriber_id = a.subscriber_id and v.payment_id = p.id
    join vouchers r on r.subscriber_id = a.subscriber_id and r.payment_id = a.payment_id
    where a.subscriber_id = current_subscriber() and a.entity_id = ${entityId} and a.return_period = ${storedPeriod} and a.section = ${section}
      and a.id > ${after}
    order by a.id offset ${after === 0 ? start : 0} limit ${size + 1}`.execute(ctx.db)
  const shown = rows.slice(0, size)
  return {
    records: shown.map((row) => recordOf(row, section)),
    total: rows[0]?.all ?? 0,
    ...(rows.length > size
      ? { next: Buffer.from(JSON.stringify(['', shown.at(-1)!.rowId])).toString('base64url') }
      : {}),
  }
}

function recordOf(row: Row, section: 'at' | 'txpd'): Reply['records'][number] {
  const { id, kind, number, date, partyName, gstin, placeOfSupply, igst, cgst, sgst, cess, taxableValue } =
    row
  const heads = { taxableValue, igst, cgst, sgst, cess }
  const sum = new AmountSum()
  sum.add(heads)
  const params = { number: row.receipt, date: row.receivedOn }
  const reason = row.isSetOff
    ? because(section === 'at' ? 'advanceUsedInPeriod' : 'advanceAdjusted', params)
    : because(kind === 'paymentOut' ? 'advanceRefunded' : 'advance')
  return {
    documentId: id,
    kind,
    number,
    date,
    partyName,
    gstin,
    placeOfSupply,
    rates: [{ rate: Decimal.of(row.rate).toPlain(), ...heads }],
    reason: { key: reason.key, ...(reason.params ? { params: { ...reason.params } } : {}) },
    ...sum.toAmounts(),
    total: sum.total(),
  }
}
