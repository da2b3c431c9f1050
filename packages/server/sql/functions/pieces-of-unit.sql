-- How many of the first unit of an item one of a unit holds: what the item says of its second unit, else one. No unit is the first.
create or replace function pieces_of_unit(asked_item bigint, asked_uqc text) returns numeric
language sql stable
as $$
  select coalesce((select i.conversion_rate from items i join units v on v.subscriber_id = i.subscriber_id and v.id = i.secondary_unit_id
    where i.subscriber_id = current_subscriber() and i.id = asked_item and i.conversion_rate > 0 and v.uqc = asked_uqc and v.uqc is distinct from i.uqc), 1)
$$;
