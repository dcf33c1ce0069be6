import { usualSettings, type StepSettings } from '@wenwu/core/task-settings/model'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'
import { perInstallation, type AppServices } from '../../../platform/services.ts'

type AllSettings = ReadonlyMap<string, StepSettings>

/** What is set of the steps of items, kept in memory until it was changed, here or on another server (`settings_versions`). */
const kept = perInstallation((services) => {
  const memory: { loaded?: Promise<AllSettings> | undefined } = {}
  services.settings.keep('task-settings', () => {
    memory.loaded = undefined
  })
  return memory
})

/** All steps that something is set of, by `item/step`. Reads with the caller's connection, at most once after a change. */
export function allStepSettings(services: AppServices, db: Db): Promise<AllSettings> {
  const memory = kept(services)
  memory.loaded ??= load(db)
  memory.loaded.catch(() => (memory.loaded = undefined))
  return memory.loaded
}

/** What holds of a step of an item: what an administrator has set, else the usual. */
export async function stepSettings(services: AppServices, db: Db, itemCode: string, step: string): Promise<StepSettings> {
  return (await allStepSettings(services, db)).get(`${itemCode}/${step}`) ?? usualSettings
}

async function load(db: Db): Promise<AllSettings> {
  const { rows } = await sql<StepSettings & { key: string }>`
    select item_code || '/' || step as key, mode, fixed_user_id as "fixedUserId", limit_days as "limitDays", remind_days as "remindDays",
      escalate_days as "escalateDays", urge_hours as "urgeHours",
      enough_opinions as "enoughOpinions", when_starter as "whenStarter", when_same_person as "whenSamePerson" from task_settings`.execute(
    db,
  )
  return new Map(rows.map(({ key, ...settings }) => [key, settings]))
}
