-- The rank that a row had when its plan was last submitted: what the bureau or a third party ranks meanwhile is not the province's to know before the plan is issued, and a
-- returned plan comes back in the order it was sent in.
alter table plan_rows add submitted_rank integer;

update plan_rows r set submitted_rank = (submitted ->> 'rank')::integer
from annual_plans p
join plan_submissions s on s.plan_id = p.id and s.round = p.rounds
cross join jsonb_array_elements(s.rows) as submitted
where p.id = r.plan_id and submitted ->> 'id' = r.id::text;
