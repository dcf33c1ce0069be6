import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { bigrams, marks } from '@wenwu/core/kernel/text'
import { likePattern } from '../apps/server/src/platform/database/like-pattern.ts'

/**
 * What a bare server must ask to give the product's answers, in the fewest statements found: one for the session with its data
 * scope, one for a page with its count, one for a whole case. Written by hand for the bench, not taken from the product.
 */
const session = {
  name: 'floor session',
  text: `select s.user_id from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and s.last_seen_at > $2::timestamptz - interval '30 minutes'
      and not u.is_locked and u.status = 'active'
      and exists (select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.data_scope = $3)`,
} as const

/** What the list's body on the wire asks for, as far as the bench does. */
export interface ListBody {
  busiStat?: string
  itemCode?: string
  keyWord?: string
  sort: string
  pageNation: { pageNumber: number; pageSize: number }
}

const orders: Record<string, string> = {
  'submitted-desc': 'sort_at desc, id desc',
  'submitted-asc': 'sort_at, id',
  'updated-desc': 'updated_at desc, id desc',
  'due-asc': 'due_on, id',
}

const columns = `id, number, group_id as "groupId", item_code as "itemCode", item_name as "itemName", title, unit_name as "unitName",
  applicant_name as "applicantName", province_code as "provinceCode", status, conclusion, current_step as "currentStep",
  handler_name as "handlerName", clock_key, clock_state, clock_unit, clock_stop_reason, clock_remaining, due_on as "dueOn", warn_on,
  document_number as "documentNumber", submitted_at as "submittedAt", updated_at as "updatedAt", decided_on as "decidedOn",
  answer_by as "answerBy"`

const searched = `(title || ' ' || unit_name || ' ' || coalesce(number, '') || ' ' || applicant_name || ' ' || coalesce(agent_name, '') || ' ' || coalesce(document_number, ''))`

/** Throws unless the token is of an account with this data scope. */
export async function requireSession(pool: Pool, token: string, scope: string): Promise<void> {
  const hash = createHash('sha256').update(token).digest()
  const { rowCount } = await pool.query({ ...session, values: [hash, new Date(), scope] })
  if (rowCount !== 1) throw new Error('signed out')
}

/** A page with its count up to `cap`, in one statement. */
export async function readPage(pool: Pool, body: ListBody, cap: number): Promise<{ rows: object[]; total: number; isCapped: boolean }> {
  const values: unknown[] = []
  const give = (value: unknown) => `$${values.push(value)}`
  const where = [`status <> '01'`]
  if (body.busiStat !== undefined) where.push(`status = ${give(body.busiStat)}`)
  if (body.itemCode !== undefined) where.push(`item_code = ${give(body.itemCode)}`)
  const words = (body.keyWord ?? '').normalize('NFKC').split(/\s+/).filter(Boolean)
  if (words.length > 0) {
    where.push(`search_terms @> ${give([...new Set(words.flatMap(pairsOf))])}::text[]`)
    // a case, so that the planner does not take LIKE for rare
    where.push(
      `case when ${words
        .map((word) => give(likePattern(word)))
        .map(
          (pattern) =>
            `(${searched} ilike ${pattern} or ${searched} is not nfkc normalized and normalize(${searched}, nfkc) ilike ${pattern})`,
        )
        .join(' and ')} then true else false end`,
    )
  }
  const condition = where.join(' and ')
  const { pageNumber, pageSize } = body.pageNation
  const text = `select ${columns}, (select count(*)::int from (select from cases where ${condition} limit ${cap + 1}) counted) as total
    from cases where ${condition} order by ${orders[body.sort]!} limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`
  // the plan for a keyword depends on its words; the rest is planned once
  const { rows } = await pool.query<{ total: number }>(words.length > 0 ? { text, values } : { name: nameOf(body), text, values })
  const total = rows[0]?.total ?? 0
  return { rows: rows.map(({ total: _total, ...row }) => row), total: Math.min(total, cap), isCapped: total > cap }
}

function nameOf({ busiStat, itemCode, sort }: ListBody): string {
  return `floor list ${busiStat === undefined ? '' : 'status'} ${itemCode === undefined ? '' : 'item'} ${sort}`
}

function pairsOf(word: string): string[] {
  const pairs = bigrams(word)
  return pairs.length === 0 ? marks(word) : pairs.filter((_pair, i) => i % 2 === 0 || i === pairs.length - 1)
}

/** A case with all that its page shows, as one JSON text of the database. */
export async function readCase(pool: Pool, id: string): Promise<string> {
  const many = (table: string, order: string) =>
    `(select coalesce(json_agg(t order by ${order}), '[]') from ${table} t where t.case_id = c.id)`
  const { rows } = await pool.query<{ body: string }>({
    name: 'floor case',
    text: `select json_build_object('case', to_jsonb(c) - 'search_terms', 'sections', ${many('case_sections', 't.section')}, 'tasks', ${many('tasks', 't.created_at')},
      'materials', ${many('case_materials', 't.material_key')}, 'checks', ${many('material_checks', 't.material_key')},
      'corrections', ${many('corrections', 't.requested_at')}, 'events', ${many('case_events', 't.id')}, 'documents', ${many('documents', 't.id')})::text as body
      from cases c where c.id = $1 and c.status <> '01'`,
    values: [id],
  })
  if (rows[0] === undefined) throw new Error(`no such case: ${id}`)
  return rows[0].body
}
