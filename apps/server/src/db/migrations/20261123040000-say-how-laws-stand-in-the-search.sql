-- The search says how a text that is no more came to be so: 3 a later text of the same law is in force, 4 repealed (2: replaced by another).
-- What is in force stays as it is, but for laws whose first day is still to come (1), as the list of laws says it.
with stated as (
  select l.id::text as document_id,
    case
      when l.repealed_on <= today then 4
      when coalesce(l.effective_on, l.published_on) > today then 1
      when d.standing = 2 then 3
      else d.standing
    end as standing
  from (select (now() at time zone 'Asia/Shanghai')::date as today) t, laws l
  join search_documents d on d.kind = 'law' and d.document_id = l.id::text
)
update search_documents d set standing = s.standing from stated s
where d.kind = 'law' and d.document_id = s.document_id and d.standing <> s.standing;

update search_documents d set standing = 4 from standards s
where d.kind = 'standard' and d.document_id = s.id::text and d.standing = 2 and s.status_code = '4';
