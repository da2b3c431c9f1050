-- A running number between the parts of its series; never longer than the law allows (rule 46(b)).
create or replace function number_text(number_before text, running bigint, number_width int, number_after text) returns text
language plpgsql immutable
as $$
declare
  whole constant text := number_before || lpad(running::text, greatest(number_width, length(running::text)), '0') || number_after;
begin
  if length(whole) > 16 then
    raise exception 'number_too_long' using errcode = 'BH001', detail = whole;
  end if;
  return whole;
end
$$;
