import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { WorkCalendar } from '@wenwu/core/clock/calendar'
import type { FileStore } from './files/file-store.ts'
import type { Config } from './config.ts'
import type { SearchPools } from './database/search-pools.ts'
import type { KeptSettings } from './kept-settings.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { PdfRenderer } from './pdf/pdf-renderer.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { TableReader } from './xlsx/table-reader.ts'

/**
 * What the process offers to every request; made once in app.ts. A module that others need but may not import says in its own `services.ts` what it offers
 * (`declare module`), and app.ts hands it in.
 */
export interface AppServices {
  config: Config
  pool: Pool
  searchPools: SearchPools
  log: Logger
  files: FileStore
  passwords: PasswordHasher
  jobs: JobQueue
  /** Draws documents in a thread of its own. */
  pdf: PdfRenderer
  /** Reads workbooks and tables that people send, in threads of their own. */
  tables: TableReader
  /** Working days of the years around today. */
  calendar(): WorkCalendar
  /** What is kept in memory of settings, as other servers change it. */
  settings: KeptSettings
}

/** Something each installation of a process has one of, made when it is first asked for: what is kept in memory, and counted there. */
export function perInstallation<T extends object>(make: (services: AppServices) => T): (services: AppServices) => T {
  const made = new WeakMap<AppServices, T>()
  return (services) => {
    let own = made.get(services)
    if (own === undefined) made.set(services, (own = make(services)))
    return own
  }
}
