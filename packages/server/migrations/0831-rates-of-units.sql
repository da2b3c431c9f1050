-- A line whose unit was neither of those of its item, or that had none, moved as many as a second unit. From here on only the second
-- unit does so. What was moved stays as it is, in closed periods too: such a line keeps its rate until its unit or item is changed.
-- Locks: document_lines exclusively for a moment, for a column that begins empty; then rows of the lines that are marked.

alter table document_lines add column stock_rate numeric check (stock_rate > 0);

do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: what lines in another unit have moved', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    update document_lines l set stock_rate = case when i.conversion_rate > 0 then i.conversion_rate else 1 end
    from items i left join units v on v.subscriber_id = i.subscriber_id and v.id = i.secondary_unit_id
    where i.subscriber_id = tenant and l.subscriber_id = tenant and l.item_id = i.id and l.uqc is distinct from i.uqc
      and (l.uqc is distinct from v.uqc or (l.uqc is null and i.conversion_rate > 0))
      and exists (select from stock_movements m where m.subscriber_id = tenant and m.document_id = l.document_id and m.line_number = l.line_number);
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
