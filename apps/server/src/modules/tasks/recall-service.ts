import { sql } from 'kysely'
import type { Command } from '@wenwu/bpmn/commands'
import type { CaseView, Recall } from '@wenwu/core/cases/model'
import type { Text } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { tidyText } from '@wenwu/core/kernel/text'
import { byKey } from '../../platform/database/statement-name.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { actOnCase, buildCaseView, CaseHistory, getVisibleCase, partyOf } from '../cases/index.ts'
import { getItemVersion, getTaskSettings } from '../items/index.ts'
import { lockInstance } from '../process/index.ts'

/** Kinds of the entries of the history. */
const eventKinds: Record<Recall, string> = { dismiss: 'expert-dismissed', 'take-back': 'entrustment-taken-back' }

/**
 * Ends the waiting at an open task, by the office that gave the case away, with a reason: an expert is no longer waited for (the case goes on
 * when none is left), or an entrustment is taken back to the step that gave it. Nothing depends on why they do not answer: an account may be
 * locked, a person ill. Throws `not-found`, `not-your-turn`, `reason-required`.
 */
export async function recallTask(ctx: Ctx, input: { id: string; reason: string }): Promise<CaseView> {
  const { db, now, actor } = ctx
  const found = await findOpenTask(ctx, input.id)
  if (found === undefined) throw new AppError('not-found')
  await getVisibleCase(ctx, found.case_id)
  const instance = await lockInstance(db, found.case_id)
  // an expert who answered meanwhile is not sent away
  const [task, record] = await Promise.all([findOpenTask(ctx, input.id), getVisibleCase(ctx, found.case_id)])
  if (task === undefined) throw new AppError('not-your-turn')
  const item = await getItemVersion(db, record.item_version_id)
  const recall = (await CaseHistory.load(db, record.id, item)).recallOf(actor, getTaskSettings(item, task.step).organization)
  if (recall === null) throw new AppError('not-your-turn')
  const reason = tidyText(input.reason)
  if (reason === '') throw new AppError('reason-required', { field: 'reason' })
  const command: Command =
    recall.kind === 'dismiss'
      ? { type: 'cancelInstance', tokenId: task.token_id }
      : { type: 'return', fromTokenId: task.token_id, toNode: recall.act.step, mode: 'walk-again' }
  await actOnCase(db, {
    record,
    item,
    instance,
    command,
    event: {
      id: newId(now.getTime()),
      at: now,
      kind: eventKinds[recall.kind],
      by: partyOf(actor, recall.act.role),
      step: task.step,
      stepName: task.step_name,
      opinion: reason,
      // the office is that of the act which gave the case away
      details: { task: recall.act.taskId, recalled: task.id, assignee: task.assignee ?? '' },
    },
    services: ctx.services,
  })
  ctx.setAuditObject({ type: 'case', id: record.id, details: { recall: recall.kind, task: task.id, step: task.step, reason } })
  return buildCaseView(ctx, await getVisibleCase(ctx, record.id))
}

interface OpenTask {
  case_id: string
  id: string
  token_id: string
  step: string
  step_name: Text
  /** Name of the person or body that it waits for. */
  assignee: string | null
}

async function findOpenTask(ctx: Ctx, id: string): Promise<OpenTask | undefined> {
  const { rows } = await sql<OpenTask>`
    select t.case_id, t.id, t.token_id, t.step, t.step_name, coalesce(p.name, o.name) as assignee from tasks t
    left join users p on p.id = case when t.candidate_key like 'user@_%' then substr(t.candidate_key, 6)::uuid end
    left join organizations o on o.id = case when t.candidate_key like 'third-party@_%' then substr(t.candidate_key, 13)::uuid end
    where t.id = ${id} and t.state = 'open' ${byKey}`.execute(ctx.db)
  return rows[0]
}
