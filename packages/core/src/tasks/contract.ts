import { z } from 'zod'
import { batchResults, maxBatch } from '../http/batch.ts'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { counterNumber, idText, queryNumber } from '../http/wire.ts'
import { lastPage, type Page, type PageRequest } from '../kernel/page.ts'
import { replySchema } from '../form/types/reply/model.ts'
import { columnKeys, columnText, exportCodec, filterCodec, refusingOtherNames } from '../list/wire.ts'
import { caseViewSchema, materialViewSchema } from '../cases/schemas.ts'
import type { TaskDecision } from '../cases/model.ts'
import { doneList, todoList, type TaskFilter, type TaskSort } from './list.ts'
import { offeredVerbSchema, refusedVerbSchema, taskRowSchema, verbOfferSchema, type TaskRow } from './schemas.ts'

export interface TaskQuery extends TaskFilter {
  /** open = waiting for me or my office; done = handled by me. */
  state: 'open' | 'done'
  sort: TaskSort
  page: PageRequest
  /** Whether the counts of the presets are wanted too, of open ones under the same filter. */
  isCounting?: boolean
}

const [open, done] = [filterCodec(todoList), filterCodec(doneList)]

/**
 * Query of getActivelyTaskallList: toDoType 1 = to do, 2 = done; itemCode 00777 means every item; statue as in the list of cases; sponsor is
 * the seed's and not used for rights.
 */
const taskQuery = mapped<Record<string, unknown>, TaskQuery>(
  z
    .object({
      ...done.shape,
      ...open.shape,
      toDoType: z.enum(['1', '2']).optional(),
      owneTodo: z.string().max(10).optional(),
      sponsor: z.string().max(100).optional(),
      counts: z.enum(['true', 'false']).optional(),
      pageSize: queryNumber.min(1).max(1000).optional(),
      pageNumber: queryNumber.min(1).max(lastPage).optional(),
    })
    .meta(refusingOtherNames),
  (wire) => {
    const { filter, sort } = open.toDomain(wire)
    return {
      state: wire['toDoType'] === '2' ? 'done' : 'open',
      ...done.toDomain(wire).filter,
      ...filter,
      sort,
      ...(wire['counts'] === 'true' && { isCounting: true }),
      page: { number: Number(wire['pageNumber'] ?? 1), size: Number(wire['pageSize'] ?? 10) },
    }
  },
  ({ state, sort, page, isCounting, ...filter }) => ({
    ...done.toWire({ filter, sort: doneList.defaultSort }),
    ...open.toWire({ filter, sort }),
    toDoType: state === 'done' ? '2' : '1',
    owneTodo: '2',
    ...(isCounting === true && { counts: 'true' as const }),
    pageSize: page.size,
    pageNumber: page.number,
  }),
)

/** A page of tasks; the counts of the presets where they were asked for. */
export type TaskPage = Page<TaskRow> & { presetCounts?: Record<string, number> }

const taskPage = mapped(
  z.object({
    code: z.number(),
    recordsTotal: z.number(),
    capped: z.boolean(),
    data: z.array(taskRowSchema),
    presets: z.record(z.string(), z.number()).optional(),
  }),
  ({ data, recordsTotal, capped, presets }): TaskPage => ({
    rows: data,
    total: recordsTotal,
    isCapped: capped,
    ...(presets !== undefined && { presetCounts: presets }),
  }),
  ({ rows, total, isCapped, presetCounts }) => ({
    code: 200,
    recordsTotal: total,
    capped: isCapped,
    data: rows,
    ...(presetCounts !== undefined && { presets: presetCounts }),
  }),
)

const caseView = plain(caseViewSchema)
const byId = plain(z.object({ id: idText }))

/** What can be done to several tasks at once. */
const batchActs = ['claim', 'release'] as const
export type TaskBatchAct = (typeof batchActs)[number]

/** Characters of what is kept of a step: far more than the longest letter, marks and opinion have together. */
const maxDraft = 200_000

/** How a process instance stands after it was asked to end: nothing to do, a draft of its applicant (again), or ended for good. */
const instanceEnds = ['concluded', 'draft', 'withdrawn'] as const
export type InstanceEnd = (typeof instanceEnds)[number]

export const contract = {
  list: endpoint({
    method: 'GET',
    path: '/api/crbwf/getActivelyTaskallList',
    summary: 'To-do list; recordsTotal is the badge',
    access: 'signed-in',
    tx: 'read',
    input: taskQuery,
    output: taskPage,
  }),
  exportTodo: endpoint({
    method: 'POST',
    path: '/api/v1/tasks/export/todo',
    summary: 'The filtered to-do list as xlsx, streamed; columns as chosen',
    access: ['task.inbox'],
    tx: 'none',
    input: exportCodec(todoList, columnKeys(todoList)),
    output: nothing,
    stream: 'download',
  }),
  exportTodoByAddress: endpoint({
    method: 'GET',
    path: '/api/v1/tasks/export/todo',
    summary:
      'The filtered to-do list by an address (§7.4): columns, or their titles, with commas between them; pageNumber and pageSize, unless mark is all',
    access: ['task.inbox'],
    tx: 'none',
    input: exportCodec(todoList, columnText(todoList).optional()),
    output: nothing,
    stream: 'download',
  }),
  exportDone: endpoint({
    method: 'POST',
    path: '/api/v1/tasks/export/done',
    summary: 'What the caller has handled, filtered, as xlsx, streamed; columns as chosen',
    access: ['task.inbox'],
    tx: 'none',
    input: exportCodec(doneList, columnKeys(doneList)),
    output: nothing,
    stream: 'download',
  }),
  exportDoneByAddress: endpoint({
    method: 'GET',
    path: '/api/v1/tasks/export/done',
    summary:
      'The filtered list of what the caller has handled by an address (§7.4): columns, or their titles, with commas between them; pageNumber and pageSize, unless mark is all',
    access: ['task.inbox'],
    tx: 'none',
    input: exportCodec(doneList, columnText(doneList).optional()),
    output: nothing,
    stream: 'download',
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/v1/tasks/:id/claim',
    summary: 'Takes a task for oneself',
    access: ['task.handle'],
    tx: 'write',
    input: byId,
    output: inData(caseView),
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/v1/tasks/:id/release',
    summary: 'Gives a claimed task back to the office',
    access: ['task.handle'],
    tx: 'write',
    input: byId,
    output: inData(caseView),
  }),
  batch: endpoint({
    method: 'POST',
    path: '/api/v1/tasks/batch',
    summary: 'Takes up to a hundred tasks for oneself, or gives them back, each by itself; says of each why it was not done',
    access: ['task.handle'],
    // each task has a transaction of its own
    tx: 'none',
    input: plain(z.object({ act: z.enum(batchActs), ids: z.array(idText).min(1).max(maxBatch) })),
    output: inData(batchResults),
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/v1/tasks/:id/complete',
    summary: 'Acts on a task: one of the outcomes the step offers',
    access: ['task.handle'],
    tx: 'write',
    idempotent: true,
    input: mapped(
      z.object({
        id: idText,
        version: counterNumber,
        outcome: z.string().max(60),
        /** By the keys of the action's form, which checks it. */
        input: z.record(z.string().max(64), z.unknown()),
        /** Of the reply that is signed or issued, of the form that is handed in again, as it was read. */
        baseRevision: counterNumber.optional(),
      }),
      ({ id, ...rest }): TaskDecision => ({ taskId: id, ...rest }),
      ({ taskId, ...rest }) => ({ id: taskId, ...rest }),
    ),
    output: inData(
      plain(
        z.object({
          case: caseView.schema,
          /** What waits for the caller next: own claimed first, then the most urgent. */
          nextTaskId: z.string().nullable(),
          nextCaseId: z.string().nullable(),
          nextTitle: z.string().nullable(),
        }),
      ),
    ),
  }),
  checkMaterial: endpoint({
    method: 'PUT',
    path: '/api/v1/tasks/:id/materials/:key',
    summary: 'Ticks one material as sufficient or defective',
    access: ['task.handle'],
    tx: 'write',
    input: plain(
      z.object({
        id: idText,
        key: z.string().max(100),
        verdict: z.enum(['sufficient', 'defective']).nullable(),
        note: z.string().max(2000),
      }),
    ),
    output: inData(plain(materialViewSchema)),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/v1/tasks/:id/candidates',
    summary: 'Third-party bodies and experts this step may choose from',
    access: ['task.handle'],
    tx: 'read',
    input: byId,
    output: inData(
      plain(
        z.object({
          thirdParties: z.array(z.object({ id: z.string(), name: z.string(), conflict: z.string().nullable() })),
          experts: z.array(z.object({ id: z.string(), name: z.string(), field: z.string() })),
        }),
      ),
    ),
  }),
  replyDraft: endpoint({
    method: 'GET',
    path: '/api/v1/tasks/:id/reply-draft',
    summary: 'First wording of the reply for an outcome, filled from the case',
    access: ['task.handle'],
    tx: 'read',
    input: plain(z.object({ id: idText, outcome: z.string().max(60), schemeApprovedBy: z.enum(['province', 'national']).optional() })),
    output: inData(plain(replySchema)),
  }),
  keepDraft: endpoint({
    method: 'PUT',
    path: '/api/v1/tasks/:id/draft',
    summary: 'Keeps what the caller has begun at a task, for the caller alone and until the task ends; an empty text takes it away',
    access: ['task.handle'],
    tx: 'write',
    isStep: true,
    input: plain(z.object({ id: idText, revision: counterNumber, content: z.string().max(maxDraft) })),
    output: inData(plain(z.object({ revision: z.number(), savedAt: z.string() }))),
  }),
  verbs: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/verbs',
    summary:
      'What the caller may do to a case now beside the actions of its steps, with what there is to choose from and who gets the case; and why not what they might look for',
    access: 'signed-in',
    tx: 'read',
    input: byId,
    output: inData(plain(z.object({ version: z.number(), verbs: z.array(offeredVerbSchema), refused: z.array(refusedVerbSchema) }))),
  }),
  verb: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/verbs/:verb',
    summary: 'Does a verb of approval work to a case or to one of its open tasks; each verb has a permission of its own',
    access: 'signed-in',
    tx: 'write',
    idempotent: true,
    input: mapped(
      z.object({
        id: idText,
        verb: z.string().max(40),
        taskId: idText.optional(),
        version: counterNumber.optional(),
        /** By the keys of the verb's form, which checks it. */
        input: z.record(z.string().max(64), z.unknown()),
      }),
      ({ id, ...rest }) => ({ caseId: id, ...rest }),
      ({ caseId, ...rest }) => ({ id: caseId, ...rest }),
    ),
    output: inData(caseView),
  }),
  verbOffers: endpoint({
    method: 'POST',
    path: '/api/v1/tasks/verbs',
    summary:
      'The verbs that the caller may do to up to a hundred open tasks with the same words, with what all of them can choose from, or to which of them',
    access: ['task.handle'],
    tx: 'read',
    input: plain(z.object({ ids: z.array(idText).min(1).max(maxBatch) })),
    output: inData(plain(z.array(verbOfferSchema))),
  }),
  verbBatch: endpoint({
    method: 'POST',
    path: '/api/v1/tasks/verbs/:verb',
    summary:
      'Does a verb that allows it to up to a hundred open tasks with the same words, each by itself; says of each why it was not done',
    access: ['task.handle'],
    // each task has a transaction of its own
    tx: 'none',
    idempotent: true,
    input: plain(
      z.object({ verb: z.string().max(40), ids: z.array(idText).min(1).max(maxBatch), input: z.record(z.string().max(64), z.unknown()) }),
    ),
    output: inData(batchResults),
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/crbwf/end/:id',
    summary:
      'Ends a process instance, which has the id of its case (§7.5): a concluded one stays as it is; its applicant withdraws an open one; officials void instead',
    access: 'signed-in',
    tx: 'write',
    input: plain(z.object({ id: idText, reason: z.string().max(2000).optional() })),
    output: inData(plain(z.object({ id: z.string(), state: z.enum(instanceEnds) }))),
  }),
  void: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/void',
    summary: 'Voids an open case with a reason (status G999)',
    access: ['case.void'],
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ id: idText, reason: z.string().max(2000).optional() })),
    output: inData(caseView),
  }),
  suggestedNumber: endpoint({
    method: 'GET',
    path: '/api/v1/tasks/:id/suggested-number',
    summary: 'The next free number of the year for the reply that a task issues; a suggestion, kept for no one',
    access: ['task.handle'],
    tx: 'read',
    input: byId,
    output: inData(plain(z.object({ number: z.string() }))),
  }),
}
