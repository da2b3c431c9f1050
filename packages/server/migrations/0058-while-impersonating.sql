-- Whoever shows another user's view changes nothing that would let them, or anybody, in later: passwords, second steps,
-- rights, credentials, secrets, where money goes. The calls refuse it; this holds where a call forgets to.
-- Locks: short, on the tables named, for their triggers.

create function refuse_while_impersonating() returns trigger
language plpgsql
as $$
begin
  if nullif(current_setting('bahi.impersonator_id', true), '') is not null then
    raise exception 'refused while another user''s view is open: % of %', lower(tg_op), tg_table_name using errcode = 'BH029';
  end if;
  return null;
end
$$;

create trigger refuse_while_impersonating after insert or delete
  or update of user_name, email_address, mobile, user_type, status, password_hash, must_change_password, two_factor, totp_secret, recovery_codes
  on users for each row execute function refuse_while_impersonating();
create trigger refuse_while_impersonating after insert or update or delete on roles
  for each row execute function refuse_while_impersonating();
create trigger refuse_while_impersonating after insert or update or delete on role_rights
  for each row execute function refuse_while_impersonating();
create trigger refuse_while_impersonating after insert or update or delete on user_roles
  for each row execute function refuse_while_impersonating();
create trigger refuse_while_impersonating after insert or update or delete on user_entities
  for each row execute function refuse_while_impersonating();
create trigger refuse_while_impersonating after insert or delete
  or update of name, scopes, secret_hash, previous_secret_hash, expires_at, addresses, status
  on api_clients for each row execute function refuse_while_impersonating();
create trigger refuse_while_impersonating after insert or update or delete on ip_addresses
  for each row execute function refuse_while_impersonating();
create trigger refuse_while_impersonating after insert or update or delete on user_address_rules
  for each row execute function refuse_while_impersonating();
create trigger refuse_while_impersonating after insert or update or delete on saml_providers
  for each row execute function refuse_while_impersonating();
create trigger refuse_while_impersonating after insert or delete
  or update of provider, user_name, client_id, sealed_password, sealed_client_secret
  on portal_credentials for each row execute function refuse_while_impersonating();

-- Where money goes: of the own places and of parties.
create trigger refuse_while_impersonating after update of bank, upi_id on entities
  for each row when ((old.bank, old.upi_id) is distinct from (new.bank, new.upi_id)) execute function refuse_while_impersonating();
create trigger refuse_while_impersonating_new after insert on entities
  for each row when (new.bank is not null or new.upi_id is not null) execute function refuse_while_impersonating();
create trigger refuse_while_impersonating after update of bank, upi_id on parties
  for each row when ((old.bank, old.upi_id) is distinct from (new.bank, new.upi_id)) execute function refuse_while_impersonating();
create trigger refuse_while_impersonating_new after insert on parties
  for each row when (new.bank is not null or new.upi_id is not null) execute function refuse_while_impersonating();
