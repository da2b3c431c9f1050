-- A series may name the template that its documents print with. Locks: the catalogue of series alone.

alter table series add column print_template text
  check (print_template in ('classic', 'modern', 'compact', 'thermal', 'letterhead'));
