import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { ClockCount } from '@wenwu/core/cases/model'
import type { PlannedStop } from '@wenwu/core/clock/suspension'
import type { WorkCalendar } from '@wenwu/core/clock/calendar'
import type { FormData } from '@wenwu/core/form/model'
import type { Text } from '@wenwu/core/i18n/text'
import type { WhenEmpty } from '@wenwu/core/item/model'
import type { FileStore } from './files/file-store.ts'
import type { Config } from './config.ts'
import type { Db } from './database/request-database.ts'
import type { SearchPools } from './database/search-pools.ts'
import type { KeptSettings } from './kept-settings.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { PdfRenderer } from './pdf/pdf-renderer.ts'
import type { Ctx } from './http/context.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { TableReader } from './xlsx/table-reader.ts'

/** An act on a case that was stored in a transaction that is still open. */
export interface DoneAct {
  caseId: string
  eventId: string
  at: Date
  /** `submission`, the effect of the action that was taken, or `suspend-clock`. */
  occasion: string
  /** The role that acted. */
  role: string
  /** The body in whose name it acted, where the place of the case does not tell it: counties and cities are of many names. */
  issuer?: string
  /** The reason or opinion that was given. */
  words: string
  /** The form as the act left it, where it has it at hand; else it is read. */
  form?: FormData
  /** The stop of the clock that it brought. */
  stop?: PlannedStop
  /** It accepted the case, for the first time. */
  isAcceptance?: true
}

/** A task that an act has just made, in a transaction that is still open. */
export interface MadeTask {
  id: string
  caseId: string
  itemCode: string
  step: string
  stepName: Text
  candidateKey: string
  /** The keys of all roles of the office whose step it is; none outside the offices. */
  officeKeys: readonly string[]
  provinceCode: string | null
  role: string
  /** What happens where no account could act on it. */
  whenEmpty: WhenEmpty
  /** Who did what made it, and may be refused; null for the platform. */
  actorId: string | null
  /** Another step was completed, and this one follows. */
  isNextStep: boolean
  /** Whose it was before others were asked, and is again; absent for a new one. */
  holder?: string | undefined
  now: Date
}

/** A positive decision on a case that is being issued, in a transaction that is still open. */
export interface IssuedDecision {
  caseId: string
  itemVersionId: string
  provinceCode: string | null
  /** The day in Shanghai. */
  decidedOn: string
}

/** What the process offers to every request; made once in app.ts. */
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
  /** Keeps the papers that an act makes, in its transaction; called when all of the act is stored. */
  freezePapers(db: Db, act: DoneAct): Promise<void>
  /** Makes the obligations that come with a positive decision, in its transaction. */
  imposeObligations(db: Db, decision: IssuedDecision): Promise<void>
  /** Ends the obligations of a case that are not met yet: its decision is withdrawn, or it is void. */
  endObligations(db: Db, caseId: string): Promise<void>
  /** The counts behind the days of the obligations of a case, as far as the caller sees them. */
  countObligations(ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'services'>, caseId: string): Promise<ClockCount[]>
  /** Gives tasks that an act has just made to people, in its transaction, as the settings of their steps say. */
  assignTasks(db: Db, tasks: readonly MadeTask[]): Promise<void>
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
