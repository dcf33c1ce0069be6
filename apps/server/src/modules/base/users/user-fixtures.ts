import type { AccountInput, AccountView } from '@wenwu/core/users/model'
import { contract as users } from '@wenwu/core/users/contract'
import { newId } from '@wenwu/core/kernel/id'
import type { TestApp } from '../../../testing/test-app.ts'

/** The id of an account by its user name. */
export async function idOf(api: TestApp, username: string): Promise<string> {
  const { rows } = await api.pool.query<{ id: string }>('select id from users where username = $1', [username])
  if (rows[0] === undefined) throw new Error(`there is no ${username}`)
  return rows[0].id
}

export async function organizationOf(api: TestApp, name: string): Promise<string> {
  const { rows } = await api.pool.query<{ id: string }>('select id from organizations where name = $1', [name])
  if (rows[0] === undefined) throw new Error(`there is no ${name}`)
  return rows[0].id
}

export async function roleOf(api: TestApp, code: string): Promise<string> {
  const { rows } = await api.pool.query<{ id: string }>('select id from roles where code = $1', [code])
  if (rows[0] === undefined) throw new Error(`there is no ${code}`)
  return rows[0].id
}

/** A second administrator of a kind with the demo password, so that neither is the last. */
export async function addAdministrator(api: TestApp, kind: 'system' | 'security' | 'audit', username = `second-${kind}`): Promise<string> {
  const id = newId()
  await api.pool.query(
    `insert into users (id, username, username_key, kind, name, password_hash) select $1, $2::text, $2, 'official', $2, password_hash from users where username = 'admin-system'`,
    [id, username],
  )
  await api.pool.query('insert into user_roles select $1, id from roles where code = $2', [id, `${kind}-administrator`])
  return id
}

/** An account as the form sends it. */
export function input(username: string, more: Partial<AccountInput> = {}): AccountInput {
  return {
    username,
    name: '温如玉',
    familyName: '温',
    kind: 'official',
    organizationId: null,
    mobile: '13812348000',
    email: 'wen@example.cn',
    expertField: '',
    ...more,
  }
}

/** Made by admin-system, waiting. */
export async function addWaiting(api: TestApp, username: string, more: Partial<AccountInput> = {}): Promise<AccountView> {
  const { id } = await api.as('admin-system').call(users.create, input(username, more))
  return api.as('admin-system').call(users.get, { id })
}

/** Made by admin-system and approved by admin-security. */
export async function addApproved(api: TestApp, username: string, more: Partial<AccountInput> = {}): Promise<AccountView> {
  const { id, version } = await addWaiting(api, username, more)
  return api.as('admin-security').call(users.approve, { id, version })
}

/** Details of the last audit row of an action. */
export async function lastAudit(
  api: TestApp,
  action: string,
): Promise<{ outcome: string; object_id: string; details: Record<string, unknown> } | undefined> {
  const { rows } = await api.pool.query<{ outcome: string; object_id: string; details: Record<string, unknown> }>(
    'select outcome, object_id, details from audit_rows where action = $1 order by id desc limit 1',
    [action],
  )
  return rows[0]
}
