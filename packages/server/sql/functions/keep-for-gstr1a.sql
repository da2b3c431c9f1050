-- The last word where a document of GSTR-1 is written in a period whose GSTR-1 is filed: it is refused, or GSTR-1A has it. What the
-- filed return says of a document that was in the period (`was_in_it`) is kept before it changes; a new one, or one that comes from
-- another period, is noted here.
create or replace function keep_for_gstr1a(asked_document bigint, asked_entity bigint, asked_period text, is_new boolean, was_in_it boolean)
  returns void
language plpgsql
as $$
begin
  if not is_new then
    -- What no return has may leave the period; what the filed one has stays.
    delete from gstr1a_documents g where g.subscriber_id = current_subscriber() and g.document_id = asked_document
      and g.return_period <> asked_period and g.before is null;
    if exists (select from gstr1a_documents g where g.subscriber_id = current_subscriber() and g.document_id = asked_document
        and g.return_period <> asked_period) then
      raise exception 'period_filed' using errcode = 'BH002', detail = asked_period;
    end if;
  end if;
  if not exists (select from filed_periods f where f.subscriber_id = current_subscriber() and f.entity_id = asked_entity
      and f.return_type = 'GSTR1' and f.return_period = asked_period) then
    return;
  end if;
  if not is_open_again(asked_entity, asked_period) then
    raise exception 'period_filed' using errcode = 'BH002', detail = asked_period;
  end if;
  if was_in_it and not exists (select from gstr1a_documents g where g.subscriber_id = current_subscriber() and g.document_id = asked_document) then
    raise exception 'what GSTR-1 has of document % was not kept', asked_document;
  end if;
  insert into gstr1a_documents (subscriber_id, document_id, entity_id, return_period)
  values (current_subscriber(), asked_document, asked_entity, asked_period)
  on conflict do nothing;
end
$$;
