import { moduleJobs } from './modules/jobs.generated.ts'
import { moduleSweeps } from './modules/sweeps.generated.ts'
import { idempotencySweep } from './platform/http/idempotency.ts'
import { runSweep } from './platform/jobs/sweep.ts'
import type { AppServices } from './platform/services.ts'

/** 03:20 in Shanghai, when nobody works. */
const daily = '20 19 * * *'

/** Names what runs each kind of job, and the nightly sweep: the modules say both in their `jobs.ts` and `sweeps.ts`. */
export function registerJobs(services: AppServices, now: () => Date): void {
  const { jobs, log } = services
  for (const module of moduleJobs)
    for (const [name, run] of Object.entries(module))
      jobs.handle(name, async (payload) => {
        await services.settings.catchUpNow()
        await run(services, payload, now)
      })
  jobs.handle('sweep', async () => {
    await services.settings.catchUpNow()
    const swept: Record<string, number> = {}
    for (const sweep of [idempotencySweep, ...moduleSweeps]) Object.assign(swept, await runSweep(services, sweep, now()))
    log.info(swept, 'swept')
  })
  jobs.schedule('sweep', daily)
}
