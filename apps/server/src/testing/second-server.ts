import { createApp } from '../app.ts'
import type { Accounts } from '../case-driver/accounts.ts'
import { Caller } from '../platform/http/caller.ts'
import { createPool } from '../platform/database/pool.ts'
import type { AppServices } from '../platform/services.ts'
import type { TestApp } from './test-app.ts'

/** Another server on the database of `api`: its services, and the same sessions at its address. */
interface SecondServer extends Accounts {
  services: AppServices
}

/** Does something while a second server runs; it runs no jobs by itself. */
export async function withSecondServer(api: TestApp, work: (second: SecondServer) => Promise<void>): Promise<void> {
  const pool = createPool(api.connection, { max: 4, applicationName: 'wenwu second server' })
  const app = await createApp({ config: api.services.config, pool, now: api.clock.now, runsJobs: false })
  try {
    const address = await app.listen()
    await work({
      clock: api.clock,
      services: app.services,
      as: (username) => new Caller({ address, authorization: () => api.as(username).authorization() }),
    })
  } finally {
    await app.close()
    await pool.end()
  }
}
