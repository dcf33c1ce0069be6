import { contract } from '@wenwu/core/task-settings/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { findStepPeople } from './step-people.ts'
import { getStep, querySteps } from './step-repository.ts'
import { saveStep } from './step-service.ts'
import { listUnattended } from './unattended.ts'

export { assignTasks } from './assign-tasks.ts'

export const module = defineModule('task-settings', contract, {
  query: (input, ctx) => querySteps(ctx, input),
  get: (input, ctx) => getStep(ctx, input),
  people: (input, ctx) => findStepPeople(ctx, input),
  unattended: (_input, ctx) => listUnattended(ctx),
  save: (input, ctx) => saveStep(ctx, input),
})
