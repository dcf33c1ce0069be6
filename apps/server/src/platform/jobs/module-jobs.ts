import type { AppServices } from '../services.ts'

/** What runs each kind of job of a module, by its name; `now` is the clock. Each bears being run twice. */
export type ModuleJobs = Readonly<
  Record<string, (services: AppServices, payload: Record<string, unknown>, now: () => Date) => Promise<unknown>>
>
