import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { addressText, issueVoucher, voucherFacts } from './vouchers.ts'
import type { VoucherBody } from './vouchers.ts'

interface Row {
  readonly entityId: number
  readonly partyId: number
  readonly date: string
  readonly amount: string
  readonly placeOfSupply: string | null
  readonly interState: boolean
  readonly lines: VoucherBody['lines']
}

/**
 * The voucher that the payer issues where it owes the tax of what it pays for (CGST Act s.31(3)(g), rule 52): one for each
 * payment, once it settles a bill under reverse charge. In a period that is filed already it takes the day of today.
 */
export async function issuePaymentVoucher(ctx: Ctx, id: number): Promise<string | undefined> {
  const { rows } = await sql<Row>`
    select p.entity_id, p.party_id, p.date, x.amount, d.place_of_supply, d.inter_state,
      (select json_agg(json_build_object('description', coalesce(l.description, ''), 'hsn', l.hsn, 'rate', trim_scale(l.tax_rate)::text,
          'taxableValue', l.taxable_value::text, 'igst', l.igst::text, 'cgst', l.cgst::text, 'sgst', l.sgst::text,
          'cess', (l.cess + l.cess_non_advalorem)::text) order by l.document_id, l.line_number)
        from (select * from document_lines l where l.subscriber_id = p.subscriber_id and l.document_id = any(x.ids)
          order by l.document_id, l.line_number limit 100) l) as lines
    from payments p
    cross join lateral (select array_agg(b.id order by b.id) as ids, sum(a.amount) as amount from payment_allocations a
      join documents b on b.subscriber_id = a.subscriber_id and b.id = a.document_id
      where a.subscriber_id = p.subscriber_id and a.payment_id = p.id and b.reverse_charge and b.opens = 'payable') x
    join documents d on d.subscriber_id = p.subscriber_id and d.id = x.ids[1]
    where p.subscriber_id = current_subscriber() and p.id = ${id} and p.kind = 'paymentOut'
      and not exists (select from vouchers v where v.subscriber_id = p.subscriber_id and v.payment_id = p.id)`.execute(
    ctx.db,
  )
  const row = rows[0]
  if (!row) return undefined
  const asked = { kind: 'paymentVoucher', entityId: row.entityId, partyId: row.partyId } as const
  const today = ctx.today()
  let date = row.date
  let facts = await voucherFacts(ctx, { ...asked, date })
  if (facts.isFiled) {
    date = today
    facts = await voucherFacts(ctx, { ...asked, date })
  }
  if (!facts.series) throw invalid([{ path: 'allocations', code: 'SERIES_MISSING' }])
  const body: VoucherBody = {
    address: addressText(facts.party?.billingAddress),
    placeOfSupply: row.placeOfSupply ?? facts.entity?.stateCode ?? '',
    interState: row.interState,
    reverseCharge: true,
    amount: row.amount,
    lines: row.lines,
  }
  return issueVoucher(ctx, { id, kind: 'paymentVoucher', date }, facts, body)
}
