-- Numbers of suppliers are compared without the financial year, since lately also without FY before it: those kept before
-- are compared alike.
-- Locks: rows of documents whose compared number has FY in it.

do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: numbers of suppliers without FY', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    update documents d set supplier_number_loose = replace(d.supplier_number_loose, 'FY', '')
    where d.subscriber_id = tenant and d.supplier_number_loose like '%FY%' and d.supplier_number_loose not like '%FY%FY%'
      and replace(d.supplier_number_loose, 'FY', '') ~ '\d'
      and exists (select from regexp_matches(upper(d.supplier_number),
          '(?<![A-Z])FY[^A-Z0-9]*(?:20)?(\d\d)[^A-Z0-9]*(?:20)?(\d\d)(?!\d)') as m (years)
        where (m.years[1]::int + 1) % 100 = m.years[2]::int);
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
