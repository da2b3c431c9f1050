-- A revised invoice is of a nature of its own in table 13 of GSTR-1 (CGST Rules, rule 53(1)).
-- Locks: documents exclusively, for a check over its rows, which are read once.

alter table documents drop constraint documents_issued_nature_check;
alter table documents add constraint documents_issued_nature_check check (issued_nature = 3 or issued_nature between 9 and 12);
