import { sql } from 'kysely'
import { outsideDays } from '@wenwu/core/item/outside-time'
import type { Page } from '@wenwu/core/kernel/page'
import { pageOf } from '@wenwu/core/kernel/page'
import { candidatesByRule } from '@wenwu/core/organizations/candidates-of'
import { AppError } from '@wenwu/core/kernel/errors'
import type { StepQuery } from '@wenwu/core/task-settings/list'
import { stepSettingsSchema } from '@wenwu/core/task-settings/schemas'
import { usualSettings, type StepSettings, type StepView } from '@wenwu/core/task-settings/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { wordsOf } from '../../../platform/database/contains-word.ts'
import { getItemVersion, getStepName, listCurrentItems, type LoadedItem } from '../items/index.ts'

export interface StepKey {
  itemCode: string
  step: string
}

/** One page of the steps of all items in force: some hundreds, put together in memory. */
export async function querySteps(ctx: Ctx, { filter, page }: StepQuery): Promise<Page<StepView>> {
  const words = wordsOf(filter.keyword ?? '').map((word) => word.toLowerCase())
  const steps = (await allSteps(ctx)).filter(
    (step) =>
      (filter.mode === undefined || (step.canAssign && step.settings.mode === filter.mode)) &&
      words.every((word) =>
        `${step.itemCode} ${Object.values(step.itemName).join(' ')} ${Object.values(step.stepName).join(' ')}`.toLowerCase().includes(word),
      ),
  )
  return pageOf(steps, page)
}

/** One step of an item in force. Throws `not-found`. */
export async function getStep(ctx: Ctx, { itemCode, step }: StepKey): Promise<StepView> {
  const found = (await allSteps(ctx)).find((each) => each.itemCode === itemCode && each.step === step)
  if (found === undefined) throw new AppError('not-found')
  return found
}

interface StoredStep extends StepSettings {
  itemCode: string
  step: string
  fixedUserName: string
  version: number
  updatedBy: string
  updatedAt: Date
}

async function allSteps({ db }: Ctx): Promise<StepView[]> {
  const { rows } = await sql<StoredStep>`
    select s.item_code as "itemCode", s.step, s.mode, s.fixed_user_id as "fixedUserId", s.limit_days as "limitDays", s.remind_days as "remindDays",
      s.escalate_days as "escalateDays", s.urge_hours as "urgeHours", s.enough_opinions as "enoughOpinions", s.when_starter as "whenStarter", s.when_same_person as "whenSamePerson", s.version, s.updated_at as "updatedAt",
      coalesce(f.name, '') as "fixedUserName", coalesce(u.name, '') as "updatedBy"
    from task_settings s left join users f on f.id = s.fixed_user_id left join users u on u.id = s.updated_by`.execute(db)
  const stored = new Map(rows.map((row) => [`${row.itemCode}/${row.step}`, row]))
  const items = await listCurrentItems(db)
  const steps: StepView[] = []
  for (const { versionId } of items) {
    const item = await getItemVersion(db, versionId)
    for (const step of item.tasks.keys()) steps.push(viewOf(item, step, stored.get(`${item.code}/${step}`)))
  }
  return steps
}

function viewOf(item: LoadedItem, step: string, stored: StoredStep | undefined): StepView {
  const task = item.tasks.get(step)!
  const clock = item.definition.clocks.find((each) => each.key === task.clock)
  const by = candidatesByRule(task.organization)?.by
  // a step of the applicant is there for a correction, and that has its day
  const canLimit = by !== 'applicant'
  const settings = stepSettingsSchema.parse(stored ?? usualSettings)
  const { fixedUserName = '', version = 0, updatedBy = '', updatedAt } = stored ?? {}
  return {
    itemCode: item.code,
    itemName: item.definition.name,
    step,
    stepName: getStepName(item, step),
    role: task.role,
    statutoryDays: clock?.unit === 'working-day' ? clock.length : null,
    canAssign: task.organization === 'work-group' || by === 'region' || by === 'nation',
    answerDays: outsideDays(task, null),
    asksExperts: task.organization === 'element',
    canLimit,
    settings: canLimit ? settings : { ...settings, limitDays: null },
    fixedUserName,
    version,
    updatedBy,
    updatedAt: updatedAt?.toISOString() ?? null,
  }
}
