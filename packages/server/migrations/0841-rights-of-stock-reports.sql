-- Reports of stock are opened by the right of stock reports. Roles that saw them by the view of the stock keep them, and their files.

do $$
declare
  tenant bigint;
begin
  perform set_config('bahi.reason', 'Upgrade: reports of stock have a right of their own', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    insert into role_rights (subscriber_id, role_id, right_code)
    select tenant, x.role_id, case x.right_code when 'INV_SH_VW' then 'REP_STK' else 'REP_STK_DD_EX' end
    from role_rights x join roles r on r.subscriber_id = x.subscriber_id and r.id = x.role_id and r.built_in is null and r.status <> 'Delete'
    where x.subscriber_id = tenant and x.right_code in ('INV_SH_VW', 'INV_DD_EX')
    on conflict do nothing;
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
