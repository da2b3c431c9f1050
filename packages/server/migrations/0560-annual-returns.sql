-- Figures of the annual returns GSTR-9 and GSTR-9C are adjusted as those of GSTR-3B are.
-- Locks: return_adjustments exclusively, for a check over its rows, which are read once, and for columns that begin as constants.

alter table return_adjustments
  drop constraint return_adjustments_form_check,
  add constraint return_adjustments_form_check check (form in ('GSTR3B', 'GSTR9', 'GSTR9C')),
  -- Of tables 9, 14 and 15 of GSTR-9, and of table 16 of GSTR-9C.
  add column interest numeric(18, 2) not null default 0,
  add column late_fee numeric(18, 2) not null default 0,
  add column penalty numeric(18, 2) not null default 0,
  add column other numeric(18, 2) not null default 0,
  -- Of table 14 of GSTR-9C: credit of an expense, and what of it is eligible.
  add column credit numeric(18, 2) not null default 0,
  add column eligible numeric(18, 2) not null default 0;
