-- Every kind of document may have fields of the business's own, for its head and its lines; the contract knows the kinds.
-- Locks: custom_fields exclusively, for a check over a small table.
alter table custom_fields drop constraint custom_fields_record_kind_check;
alter table custom_fields add constraint custom_fields_record_kind_check check (record_kind ~ '^[a-z][A-Za-z]{1,40}$');
