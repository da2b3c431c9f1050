-- A reversal and a reclaim may be a part of the credit: each move keeps its tax, and the provision it is of.
-- Locks: itc_moves exclusively, for columns that begin as constants and for checks over its rows, which are read once.

-- What was done; `state` is how the bill is after it.
alter table itc_moves add column move text;
alter table itc_moves add column igst numeric(18, 2) not null default 0 check (igst >= 0);
alter table itc_moves add column cgst numeric(18, 2) not null default 0 check (cgst >= 0);
alter table itc_moves add column sgst numeric(18, 2) not null default 0 check (sgst >= 0);
alter table itc_moves add column cess numeric(18, 2) not null default 0 check (cess >= 0);

-- Until now every move was of the whole credit.
do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: the tax of each move of credit', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    update itc_moves m set move = m.state,
      reason = case when m.state = 'Reclaimed' then (select r.reason from itc_moves r where r.subscriber_id = m.subscriber_id
        and r.document_id = m.document_id and r.id < m.id and r.state = 'Reversed' order by r.id desc limit 1) else m.reason end,
      igst = d.igst - b.igst, cgst = d.cgst - b.cgst, sgst = d.sgst - b.sgst, cess = d.cess - b.cess
    from documents d cross join lateral (
      select coalesce(sum(l.igst), 0) as igst, coalesce(sum(l.cgst), 0) as cgst, coalesce(sum(l.sgst), 0) as sgst,
        coalesce(sum(l.cess + l.cess_non_advalorem), 0) as cess
      from document_lines l where l.subscriber_id = d.subscriber_id and l.document_id = d.id and l.body ->> 'itcEligibility' = 'Ineligible') b
    where m.subscriber_id = tenant and d.subscriber_id = m.subscriber_id and d.id = m.document_id;
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;

alter table itc_moves alter column move set not null;
alter table itc_moves add constraint itc_moves_move_check check (move in ('Eligible', 'Claimed', 'Reversed', 'Reclaimed'));
