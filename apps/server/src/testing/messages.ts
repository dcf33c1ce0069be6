import { vi } from 'vitest'
import { contract } from '@wenwu/core/messages/contract'
import type { OutboxMessage } from '@wenwu/core/messages/contract'
import type { GraphileJobQueue } from '../platform/jobs/graphile-job-queue.ts'
import type { TestApp } from './test-app.ts'

/** Runs the jobs that are due on the test's clock; gives how many failed. */
export function runJobs(api: TestApp): Promise<number> {
  return (api.services.jobs as GraphileJobQueue).runDue(api.clock.now())
}

/** The messages that went to a number, newest first; those that wait are sent first. */
export async function messagesTo(api: TestApp, mobile: string): Promise<OutboxMessage[]> {
  await runJobs(api)
  return api.anonymous.call(contract.outbox, { mobile })
}

/** The newest code that went to a number; a server that runs its jobs itself may be about to send it. Throws where none did. */
export function codeSentTo(api: TestApp, mobile: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const code = (await messagesTo(api, mobile)).map((message) => /\d{6}/.exec(message.text)?.[0]).find((found) => found !== undefined)
      if (code === undefined) throw new Error(`no code went to ${mobile}`)
      return code
    },
    { timeout: 5_000 },
  )
}

/** The number of a demo account. */
export async function mobileOf(api: TestApp, username: string): Promise<string> {
  const { rows } = await api.pool.query<{ mobile: string }>('select mobile from users where username = $1', [username])
  if (rows[0] === undefined) throw new Error(`no account ${username}`)
  return rows[0].mobile
}
