-- Each group of reports has five rights: view, export, PDF, print, e-mail. What had one right so far keeps what it could do:
-- who saw GSTR-1 took its files out too, and the ledger and the ageing went by the rights of parties. Runs subscriber by
-- subscriber, so that every role's history says what was added. Locks: none beyond the rows of roles and programs.

do $$
declare
  tenant bigint;
begin
  create temporary table kept_rights (held text, given text) on commit drop;
  insert into kept_rights values
    ('REP_GSTR1', 'REP_GSTR1_DD_EX'), ('REP_GSTR1', 'REP_GSTR1_PDF'), ('REP_GSTR1', 'REP_GSTR1_PRT'),
    ('RET_SH_VW', 'REP_GSTR1_DD_EX'), ('RET_SH_VW', 'REP_GSTR1_PDF'), ('RET_SH_VW', 'REP_GSTR1_PRT'),
    ('REP_SAL', 'REP_SAL_DD_EX'), ('REP_SAL', 'REP_SAL_PDF'), ('REP_SAL', 'REP_SAL_PRT'),
    ('REP_PUR', 'REP_PUR_DD_EX'), ('REP_PUR', 'REP_PUR_PDF'), ('REP_PUR', 'REP_PUR_PRT'),
    ('REP_STK', 'REP_STK_DD_EX'), ('REP_STK', 'REP_STK_PDF'), ('REP_STK', 'REP_STK_PRT'),
    ('PTY_SH_VW', 'REP_PTY'),
    ('PTY_DD_EX', 'REP_PTY_DD_EX'), ('PTY_DD_EX', 'REP_PTY_PDF'), ('PTY_DD_EX', 'REP_PTY_PRT'),
    ('PTY_PDF', 'REP_PTY_PDF'), ('PTY_PDF', 'REP_PTY_PRT'),
    ('PTY_SND', 'REP_PTY_SND');
  perform set_config('bahi.reason', 'Upgrade: five rights for each group of reports', true);
  for tenant in select subscriber_id from subscriber_list loop
    perform set_config('bahi.subscriber_id', tenant::text, true);
    insert into role_rights (subscriber_id, role_id, right_code)
      select distinct r.subscriber_id, r.role_id, k.given from role_rights r join kept_rights k on k.held = r.right_code
      where r.subscriber_id = tenant
      on conflict do nothing;
    update api_clients a
      set scopes = a.scopes || array(select distinct k.given from kept_rights k
        where k.held = any(a.scopes) and not k.given = any(a.scopes) order by k.given)
      where a.subscriber_id = tenant
        and exists (select from kept_rights k where k.held = any(a.scopes) and not k.given = any(a.scopes));
  end loop;
  perform set_config('bahi.subscriber_id', '', true);
  perform set_config('bahi.reason', '', true);
end
$$;
