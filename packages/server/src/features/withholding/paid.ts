import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Of a deduction `t`: what challans pay of it. That of a bill is found by the bill and section, for its row is written anew with each change. */
const paidAtAll = sql`(coalesce((select sum(r.tax) from tds_challan_rows r
    where r.subscriber_id = t.subscriber_id and r.document_id = t.document_id and r.section = t.section), 0.00)
  + coalesce((select sum(r.tax) from tds_challan_rows r where r.subscriber_id = t.subscriber_id and r.payment_id = t.payment_id), 0.00))`

/** No more than it has: the rest is left over on the challan. */
export const paid = sql`least(t.tax, ${paidAtAll})`
export const unpaid = sql`greatest(t.tax - ${paidAtAll}, 0.00)`

/** The challans that pay a deduction `t`, as their numbers stand on statements: BSR code, day and serial number. */
export const challansOf = sql`(select string_agg(c.bsr_code || ' ' || to_char(c.date, 'DDMMYYYY') || ' ' || c.number, ', ' order by c.date, c.id)
  from tds_challan_rows r join tds_challans c on c.subscriber_id = r.subscriber_id and c.id = r.challan_id
  where r.subscriber_id = t.subscriber_id and (r.document_id = t.document_id and r.section = t.section or r.payment_id = t.payment_id))`

/** The deduction `t` of the row `r` of a challan, for a left join. */
export const deductionOfRow = sql`tds_deductions t on t.subscriber_id = r.subscriber_id
  and (t.document_id = r.document_id and t.section = r.section or t.payment_id = r.payment_id)`

/** Of a challan `c`: its tax that bills and payments no longer have. What others paid before it counts first. */
export const unused: RawBuilder<unknown> = sql`(select coalesce(sum(least(r.tax, greatest(0.00, o.tax - coalesce(t.tax, 0.00)))), 0.00)
  from tds_challan_rows r left join ${deductionOfRow}
    cross join lateral (select sum(s.tax) as tax from tds_challan_rows s where s.subscriber_id = r.subscriber_id and s.challan_id <= r.challan_id
      and (s.document_id = r.document_id and s.section = r.section or s.payment_id = r.payment_id)) o
  where r.subscriber_id = c.subscriber_id and r.challan_id = c.id)`
