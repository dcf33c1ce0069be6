import { contract } from '@wenwu/core/tasks/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { actOnTasks } from './batch/batch.ts'
import { listBatchOffers } from './batch/batch-offers.ts'
import { listCandidates } from './people/candidates.ts'
import { checkMaterial } from './act/material-check.ts'
import { claimTask, releaseTask } from './claims/claim-service.ts'
import { completeTask } from './act/complete-service.ts'
import { endInstance } from './act/end-instance.ts'
import { exportDone, exportTodo } from './list/export-tasks.ts'
import { draftReply } from './drafts/reply-draft.ts'
import { suggestTaskNumber } from './drafts/suggested-number.ts'
import { keepTaskDraft } from './drafts/task-draft.ts'
import { listTasks } from './list/task-list.ts'
import { doVerbs } from './batch/verb-batch.ts'
import { doVerb, listVerbs } from './act/verb-service.ts'

export { noticeApplicant, type ToldCase } from './tell/notice-applicant.ts'
export { actOnEach } from './batch/batch.ts'
export { isOfCases, narrowed, openOrder, readTaskRows, streamTasks, tasksOf, type Tasks } from './list/task-rows.ts'
export { releaseStrandedClaims, sweepStrandedClaims } from './claims/stranded-claims.ts'

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
