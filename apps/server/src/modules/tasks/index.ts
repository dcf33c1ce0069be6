import { contract } from '@wenwu/core/tasks/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import { listExperts, listThirdParties } from '../accounts/index.ts'
import { checkMaterial } from './material-check.ts'
import { claimTask, releaseTask } from './claim-service.ts'
import { completeTask } from './complete-service.ts'
import { draftReply } from './reply-draft.ts'
import { listTasks, taskFigures } from './task-list.ts'
import { getOfferedTask } from './task-repository.ts'

export const module = defineModule('tasks', contract, {
  list: (input, ctx) => listTasks(ctx, input),
  figures: (_input, ctx) => taskFigures(ctx),
  claim: (input, ctx) => claimTask(ctx, input.id),
  release: (input, ctx) => releaseTask(ctx, input.id),
  complete: (input, ctx) => completeTask(ctx, input),
  checkMaterial: (input, ctx) => checkMaterial(ctx, input),
  candidates: async (input, ctx) => {
    await getOfferedTask(ctx, input.id)
    const bodies = await listThirdParties(ctx.db)
    return { thirdParties: bodies.map((body) => ({ ...body, conflict: null })), experts: await listExperts(ctx.db) }
  },
  replyDraft: (input, ctx) => draftReply(ctx, input),
})
