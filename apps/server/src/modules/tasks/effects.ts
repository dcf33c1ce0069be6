import { askedData } from '@wenwu/core/form/asked'
import type { TaskDecision } from '@wenwu/core/cases/model'
import type { FormData } from '@wenwu/core/form/model'
import type { ActionEffect, TaskAction } from '@wenwu/core/item/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../platform/http/context.ts'
import { listExperts, listThirdParties } from '../accounts/index.ts'
import {
  assign,
  closeCorrection,
  findOpenCorrection,
  openCorrection,
  processVariables,
  requireComplete,
  saveData,
  termsOfCase,
  type ActColumns,
  type CaseRecord,
} from '../cases/index.ts'
import { createReplyDraft, issueReply, signReply } from '../documents/index.ts'
import type { LoadedItem } from '../items/index.ts'

/** What an action changes beside the token: variables for the process, columns of the case. */
export interface EffectResult {
  variables?: Record<string, unknown>
  columns?: ActColumns
  /** Candidate keys of those to whom the case was given; they read what the act asks of them. */
  assigned?: string[]
}

export interface EffectInput {
  record: CaseRecord
  item: LoadedItem
  step: string
  action: TaskAction
  decision: TaskDecision
  data: FormData
}

type Effect = (ctx: Ctx, input: EffectInput) => Promise<EffectResult>

/** What each named effect of an item's actions does. Items name effects; behaviour stays here. */
const effects: Record<ActionEffect, Effect> = {
  accept: async (ctx, { record }) => ({ columns: record.accepted_at === null ? { accepted_at: ctx.now } : {} }),

  'refuse-acceptance': async (ctx) => ({ columns: { decided_on: toShanghaiDate(ctx.now), is_not_accepted: true } }),

  'request-correction': async (ctx, { record, item, step, decision, data }) => {
    await openCorrection(ctx.db, {
      caseId: record.id,
      step,
      reason: decision.reason ?? '',
      userId: ctx.actor.userId,
      now: ctx.now,
      defects: decision.defects ?? { fields: [], materials: [] },
      item: item.definition,
      data,
    })
    return {}
  },

  resubmit: async (ctx, { record, item, decision, data }) => {
    const correction = await findOpenCorrection(ctx.db, record.id)
    await requireComplete(ctx, record, item, data, { correction })
    // as at the submission: what stands in a field that is no longer asked does not go along
    const asked = askedData(item.definition.form, data)
    await saveData(ctx.db, record.id, data, asked)
    const reasons = decision.unchanged ?? { fields: [], materials: [] }
    if (correction !== undefined) await closeCorrection(ctx.db, record.id, correction, asked, { reasons, now: ctx.now })
    return { variables: processVariables(item, asked) }
  },

  entrust: async (ctx, { record, decision }) => {
    const body = requireChosen(await listThirdParties(ctx.db), [decision.thirdPartyId ?? ''], 'thirdPartyId')[0]!
    await assign(ctx.db, record.id, 'third-party', [body], ctx.now)
    return { variables: { thirdParty: body }, assigned: [`third-party@${body}`] }
  },

  'conclude-entrustment': async () => ({}),

  'invite-experts': async (ctx, { record, decision }) => {
    const experts = requireChosen(await listExperts(ctx.db), decision.expertIds ?? [], 'expertIds')
    await assign(ctx.db, record.id, 'expert', experts, ctx.now)
    return { variables: { experts }, assigned: experts.map((expert) => `user@${expert}`) }
  },

  'draft-approval': (ctx, input) => draftReply(ctx, input, 'approval'),
  'draft-refusal': (ctx, input) => draftReply(ctx, input, 'refusal'),

  sign: async (ctx, { record, item }) => {
    await signReply(ctx.db, record.id, ctx.now, item.definition.reply.schemeApprovedBy)
    return {}
  },

  issue: async (ctx, { record, decision }) => {
    if (decision.numberAndDate === undefined) throw new AppError('number-required', { field: 'number' })
    const issued = await issueReply(ctx, record.id, decision.numberAndDate)
    const terms = termsOfCase({ ...record, document_number: issued.number })
    return { columns: { decided_on: toShanghaiDate(ctx.now), document_number: issued.number, search_terms: terms } }
  },

  file: async () => ({}),
}

/** Runs the effect an action names, or nothing. */
export function runEffect(ctx: Ctx, input: EffectInput): Promise<EffectResult> {
  return input.action.effect === undefined ? Promise.resolve({}) : effects[input.action.effect](ctx, input)
}

async function draftReply(ctx: Ctx, { record, item, decision }: EffectInput, kind: 'approval' | 'refusal'): Promise<EffectResult> {
  if (decision.document === undefined) throw new AppError('document-incomplete', { field: 'document' })
  const { schemeApprovedBy: schemes } = item.definition.reply
  const reply = { caseId: record.id, kind, input: decision.document, issuer: ctx.actor.organizationName, now: ctx.now }
  await createReplyDraft(ctx.db, { ...reply, ...(schemes !== undefined && { schemes }) })
  return {}
}

/** The chosen ids without doubles, each of them on offer. Throws `choice-required` at the field. */
function requireChosen(offered: { id: string }[], chosen: string[], field: string): string[] {
  const ids = [...new Set(chosen)]
  if (ids.length === 0 || ids.some((id) => !offered.some((each) => each.id === id))) throw new AppError('choice-required', { field })
  return ids
}
