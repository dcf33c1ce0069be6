import { eventually } from './eventually.ts'
import type { Stage } from './stage.ts'

/** The number of a demo account. */
export async function mobileOf(stage: Stage, username: string): Promise<string> {
  const { rows } = await stage.app.pool.query<{ mobile: string }>('select mobile from users where username = $1', [username])
  if (rows[0] === undefined) throw new Error(`no account ${username}`)
  return rows[0].mobile
}

/** The code of the newest message to a number, once `count` of them have arrived. The server under test sends them by itself. */
export async function codeFor(stage: Stage, mobile: string, count = 1): Promise<string> {
  const read = async () => (await stage.app.request('GET', `/api/v1/messages/outbox?mobile=${mobile}`)).body as { data: { text: string }[] }
  await eventually(async () => (await read()).data.length).toBe(count)
  const code = /\d{6}/.exec((await read()).data[0]!.text)?.[0]
  if (code === undefined) throw new Error('the message has no code')
  return code
}

/** Another code may be asked for at once, without the slider: the caps are not what the test is about. */
export async function forgetCaps(stage: Stage): Promise<void> {
  await stage.app.pool.query('delete from code_counts; delete from code_phones')
}
