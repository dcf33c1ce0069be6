import type { Client } from 'pg'

/** Officials of the nation who have left, each with a stretch of the older half of the cases: a few months of one desk. */
const left = 24

/** What an account of somebody who has left has instead of what the account has that it is a copy of. */
const ofLeaver: Record<string, string> = {
  id: 'uuidv7()',
  username: `'left-' || n`,
  username_key: `'left-' || n`,
  name: `'离任人员' || n`,
  mobile: `''`,
  is_locked: 'true',
}

/**
 * Who did the synthetic tasks, as an expression of `k` (the copy) and `s` (the prototype's task): at a province its own officials, at the nation in the older half those
 * who have left, each for a stretch of time; else who did the prototype's.
 */
export async function addHandlers(client: Client, rows: number): Promise<string> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'users' and is_generated = 'NEVER'`,
  )
  const names = columns.map(({ name }) => name)
  const made = await client.query<{ id: string }>(
    `insert into users (${names.map((name) => `"${name}"`).join(', ')}) select ${names.map((name) => ofLeaver[name] ?? `u."${name}"`).join(', ')}
     from users u, generate_series(1, $1::int) n where u.username = 'national-officer' returning id`,
    [left],
  )
  const leavers = made.rows.map(({ id }) => `'${id}'`).join(', ')
  await client.query(
    `create unlogged table bench_officials as select distinct on (r.code, o.province_code) r.code as role, o.province_code, u.id
     from users u join organizations o on o.id = u.organization_id join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id
     where o.kind = 'province' order by r.code, o.province_code, u.id`,
  )
  await client.query('create index on bench_officials (role, province_code)')
  await client.query('analyze bench_officials')
  const half = Math.floor(rows / 2)
  return `case when s.completed_by is null then null
    when s.role like 'province-%' then coalesce((select b.id from bench_officials b where b.role = s.role and b.province_code = k.province_code), s.completed_by)
    when s.role = 'national-officer' and k.n >= ${half} then (array[${leavers}]::uuid[])[1 + (k.n - ${half})::bigint * ${left} / ${rows - half + 1}]
    else s.completed_by end`
}
