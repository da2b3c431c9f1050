-- What receipts of a buyer have borne tax of, or counted, by section, and no sale has taken into account: the least that is left on any
-- day from `asked_date` on, so that a sale that is dated back takes nothing that a later one has. The caller holds the buyer's lock.
create or replace function collected_before(asked_company bigint, asked_key text, asked_date date, without_document bigint, without_payment bigint)
returns table (section text, amount numeric, tax numeric)
language sql stable
as $$
  select y.section, y.amount, greatest(y.tax, 0) from (
    select x.section, x.amount, x.tax, row_number() over (partition by x.section order by x.amount, x.date) as place from (
      select r.section, r.date, sum(sum(r.amount)) over days as amount, sum(sum(r.tax)) over days as tax from (
        select t.section, t.date, case when t.payment_id is null then -t.advance else t.advance end as amount,
          case when t.payment_id is null then -t.advance_tax else t.tax end as tax
        from tcs_collections t
        where t.subscriber_id = current_subscriber() and t.company_id = asked_company and t.buyer_key = asked_key and t.advance <> 0
          and (without_document is null or t.document_id is distinct from without_document)
          and (without_payment is null or t.payment_id is distinct from without_payment)
        union all
        select distinct t.section, asked_date, 0, 0 from tcs_collections t
        where t.subscriber_id = current_subscriber() and t.company_id = asked_company and t.buyer_key = asked_key and t.advance <> 0) r
      group by r.section, r.date
      window days as (partition by r.section order by r.date)) x
    where x.date >= asked_date) y
  where y.place = 1
$$;
