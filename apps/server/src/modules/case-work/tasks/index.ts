import { contract } from '@wenwu/core/tasks/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { actOnTasks } from './batch.ts'
import { listBatchOffers } from './batch-offers.ts'
import { listCandidates } from './candidates.ts'
import { checkMaterial } from './material-check.ts'
import { claimTask, releaseTask } from './claim-service.ts'
import { completeTask } from './complete-service.ts'
import { endInstance } from './end-instance.ts'
import { exportDone, exportTodo } from './export-tasks.ts'
import { draftReply } from './reply-draft.ts'
import { suggestTaskNumber } from './suggested-number.ts'
import { keepTaskDraft } from './task-draft.ts'
import { listTasks } from './task-list.ts'
import { doVerbs } from './verb-batch.ts'
import { doVerb, listVerbs } from './verb-service.ts'

export { noticeApplicant, type ToldCase } from './notice-applicant.ts'
export { actOnEach } from './batch.ts'
export { narrowed, openOrder, readTaskRows, streamTasks, tasksOf, type Tasks } from './task-rows.ts'
export { releaseStrandedClaims, sweepStrandedClaims } from './stranded-claims.ts'

export const module = defineModule('tasks', contract, {
  list: (input, ctx) => listTasks(ctx, input),
  exportTodo: (query, ctx) => exportTodo(ctx, query),
  exportDone: (query, ctx) => exportDone(ctx, query),
  exportTodoByAddress: (query, ctx) => exportTodo(ctx, query),
  exportDoneByAddress: (query, ctx) => exportDone(ctx, query),
  claim: (input, ctx) => claimTask(ctx, input.id),
  release: (input, ctx) => releaseTask(ctx, input.id),
  batch: (input, ctx) => actOnTasks(ctx, input),
  complete: (input, ctx) => completeTask(ctx, input),
  checkMaterial: (input, ctx) => checkMaterial(ctx, input),
  candidates: (input, ctx) => listCandidates(ctx, input.id),
  keepDraft: (input, ctx) => keepTaskDraft(ctx, input),
  verbs: (input, ctx) => listVerbs(ctx, input.id),
  verb: (input, ctx) => doVerb(ctx, input),
  verbOffers: ({ ids }, ctx) => listBatchOffers(ctx, ids),
  verbBatch: (input, ctx) => doVerbs(ctx, input),
  end: (input, ctx) => endInstance(ctx, input),
  void: ({ id, reason = '' }, ctx) => doVerb(ctx, { caseId: id, verb: 'void', input: { reason } }),
  suggestedNumber: (input, ctx) => suggestTaskNumber(ctx, input.id),
  replyDraft: (input, ctx) => draftReply(ctx, input),
})
