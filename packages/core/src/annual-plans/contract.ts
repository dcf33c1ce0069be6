import { z } from 'zod'
import { batchResults, maxBatch } from '../http/batch.ts'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { counterNumber, dateText, idText, limits } from '../http/wire.ts'
import { columnKeys, exportCodec, queryCodec, summedPageCodec } from '../list/wire.ts'
import { annualPlanList, planProjectList, planRowList } from './list.ts'
import { planKinds } from './model.ts'
import { planMoves } from './moves.ts'
import {
  batchProgressSchema,
  batchSchema,
  importedPlanRowSchema,
  planDifferenceSchema,
  planRowSchema,
  planRowViewSchema,
  planSchema,
  planViewSchema,
  planYear,
  rowFactsSchema,
  warningSchema,
} from './schemas.ts'

const readers = ['plan.read'] as const
const editors = ['plan.compile'] as const
const bureau = ['plan.decide'] as const
const byId = plain(z.object({ id: idText }))
const planView = inData(plain(planViewSchema))
const rowSums = ['budget', 'stateFunds', 'approvedFunds'] as const
/** What is said with a move, by the keys of its form, which checks it. */
const moveInput = z.record(z.string().max(64), z.unknown())
/** A move of one row, and the row as it became. */
const rowMove = {
  tx: 'write',
  idempotent: true,
  input: plain(z.object({ id: idText, revision: counterNumber, input: moveInput })),
  output: inData(plain(planRowViewSchema)),
} as const
/** A row as it was saved, and what a person should look at. */
const savedRowSchema = z.object({ id: z.string(), revision: z.number(), warnings: z.array(warningSchema) })
const savedRow = inData(plain(savedRowSchema))

/** 年度计划: provinces propose projects in batches, the national bureau has them ranked, decides row by row and issues. */
export const contract = {
  batches: endpoint({
    method: 'GET',
    path: '/api/v1/plan-batches',
    summary: 'Batches of plans of the last years, the newest first; for a province with the one it has no plan in yet',
    access: readers,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(batchSchema.extend({ planId: z.string().nullable() })))),
  }),
  openBatch: endpoint({
    method: 'POST',
    path: '/api/v1/plan-batches',
    summary: 'Opens the next batch of a year and kind; provinces submit until the end of its day',
    access: bureau,
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ year: planYear, kind: z.enum(planKinds), number: z.number().int().min(1).max(99), dueOn: dateText })),
    output: inData(plain(batchSchema)),
  }),
  moveDeadline: endpoint({
    method: 'POST',
    path: '/api/v1/plan-batches/:id/deadline',
    summary: 'Sets another day until which a batch is submitted, and opens it again; provinces that have not submitted are told',
    access: bureau,
    tx: 'write',
    input: plain(z.object({ id: idText, dueOn: dateText })),
    output: inData(plain(batchSchema)),
  }),
  batchProgress: endpoint({
    method: 'GET',
    path: '/api/v1/plan-batches/progress',
    summary: 'The newest batches, each with the provinces that compile in it, have submitted, or have not begun',
    access: bureau,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(batchProgressSchema))),
  }),
  closeBatch: endpoint({
    method: 'POST',
    path: '/api/v1/plan-batches/:id/close',
    summary: 'Ends a batch before its last day; another last day opens it again. Provinces that have not submitted are told',
    access: bureau,
    tx: 'write',
    input: byId,
    output: inData(plain(batchSchema)),
  }),
  query: endpoint({
    method: 'POST',
    path: '/api/v1/annual-plans/query',
    summary:
      'One page of the plans of one’s scope with the sums of all: a province its own, the national bureau those submitted, a third party those it ranks',
    access: readers,
    tx: 'read',
    input: queryCodec(annualPlanList),
    output: inData(summedPageCodec(plain(planSchema), ['rowCount', ...rowSums])),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/annual-plans/export',
    summary: 'The plans of the same query as xlsx',
    access: readers,
    tx: 'none',
    stream: 'download',
    input: exportCodec(annualPlanList, columnKeys(annualPlanList)),
    output: nothing,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/annual-plans',
    summary: 'Begins the plan of the caller’s province in a batch; one plan a province and batch',
    access: editors,
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ batchId: idText })),
    output: planView,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/annual-plans/:id',
    summary: 'A plan of one’s scope with what the caller may do with it and its history',
    access: readers,
    tx: 'read',
    input: byId,
    output: planView,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/annual-plans/:id/move',
    summary:
      'Moves a plan on: review, take it back from there, submit, ask for its return, return, entrust to a third party that ranks, decide, issue; each asks for what its form says',
    access: ['plan.compile', 'plan.submit', 'plan.decide', 'plan.rank'],
    tx: 'write',
    idempotent: true,
    input: plain(
      z.object({
        id: idText,
        move: z.enum(planMoves),
        revision: counterNumber,
        input: moveInput,
        /** Of the decisions that a move is made upon, as the plan tells it: they are those that were read. */
        decisionsRevision: counterNumber.optional(),
      }),
    ),
    output: planView,
  }),
  difference: endpoint({
    method: 'GET',
    path: '/api/v1/annual-plans/:id/difference',
    summary: 'What changed between the last two times a plan was submitted',
    access: readers,
    tx: 'read',
    input: byId,
    output: inData(plain(planDifferenceSchema)),
  }),
  thirdParties: endpoint({
    method: 'GET',
    path: '/api/v1/plan-third-parties',
    summary: 'The bodies to which the ranking of a plan can be given',
    access: bureau,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(z.object({ id: z.string(), name: z.string() })))),
  }),
  rows: endpoint({
    method: 'POST',
    path: '/api/v1/plan-rows/query',
    summary: 'One page of the rows of a plan of one’s scope, in their ranks, with the sums of all filtered rows',
    access: readers,
    tx: 'read',
    input: queryCodec(planRowList),
    output: inData(summedPageCodec(plain(planRowSchema), rowSums)),
  }),
  exportRows: endpoint({
    method: 'POST',
    path: '/api/v1/plan-rows/export',
    summary: 'The rows of the same query as xlsx, the cells of a group merged; it can be corrected and imported again',
    access: readers,
    tx: 'none',
    stream: 'download',
    input: exportCodec(planRowList, columnKeys(planRowList)),
    output: nothing,
  }),
  projects: endpoint({
    method: 'POST',
    path: '/api/v1/plan-projects/query',
    summary: 'One page of the rows of all plans of one’s scope, with the sums of all filtered rows',
    access: readers,
    tx: 'read',
    input: queryCodec(planProjectList),
    output: inData(summedPageCodec(plain(planRowSchema), rowSums)),
  }),
  exportProjects: endpoint({
    method: 'POST',
    path: '/api/v1/plan-projects/export',
    summary: 'The rows of the same query as xlsx',
    access: readers,
    tx: 'none',
    stream: 'download',
    input: exportCodec(planProjectList, columnKeys(planProjectList)),
    output: nothing,
  }),
  row: endpoint({
    method: 'GET',
    path: '/api/v1/plan-rows/:id',
    summary: 'A row of one’s scope with its life: earlier and later batches, case, decision, adjustments, rows like it',
    access: readers,
    tx: 'read',
    input: byId,
    output: inData(plain(planRowViewSchema)),
  }),
  ofCase: endpoint({
    method: 'GET',
    path: '/api/v1/plan-rows/of-case/:id',
    summary: 'The rows of one’s scope that name a case',
    access: readers,
    tx: 'read',
    input: byId,
    output: inData(plain(z.array(planRowSchema))),
  }),
  earlierRows: endpoint({
    method: 'GET',
    path: '/api/v1/annual-plans/:id/earlier-rows',
    summary: 'Rows of earlier batches of the plan’s province that a row of it can go on with, by words of their name or site',
    access: editors,
    tx: 'read',
    input: plain(z.object({ id: idText, q: z.string().max(limits.keyword).optional() })),
    output: inData(
      plain(z.array(z.object({ id: z.string(), year: z.number(), batch: z.number(), projectName: z.string(), siteName: z.string() }))),
    ),
  }),
  addRow: endpoint({
    method: 'POST',
    path: '/api/v1/annual-plans/:id/rows',
    summary: 'Adds a row at the end of the plan, or of its group; what is like it comes back as warnings',
    access: editors,
    tx: 'write',
    idempotent: true,
    input: plain(rowFactsSchema.extend({ id: idText })),
    output: inData(plain(savedRowSchema.extend({ rank: z.number() }))),
  }),
  changeRow: endpoint({
    method: 'POST',
    path: '/api/v1/plan-rows/:id',
    summary: 'Changes a row as long as the plan is with the province',
    access: editors,
    tx: 'write',
    idempotent: true,
    input: plain(rowFactsSchema.extend({ id: idText, revision: counterNumber })),
    output: savedRow,
  }),
  removeRows: endpoint({
    method: 'POST',
    path: '/api/v1/annual-plans/:id/remove-rows',
    summary: 'Removes rows of a plan as long as it is with the province',
    access: editors,
    tx: 'write',
    input: plain(z.object({ id: idText, rowIds: z.array(idText).min(1).max(100) })),
    output: planView,
  }),
  rank: endpoint({
    method: 'POST',
    path: '/api/v1/annual-plans/:id/rank',
    summary:
      'Moves a row to a rank: the province while it compiles, the third party while it ranks; groups stay together, and more than there are means the last. 409 where another was faster',
    access: ['plan.compile', 'plan.rank'],
    tx: 'write',
    input: plain(z.object({ id: idText, rowId: idText, to: counterNumber.min(1), revision: counterNumber })),
    output: inData(plain(z.object({ rank: z.number(), revision: z.number() }))),
  }),
  group: endpoint({
    method: 'POST',
    path: '/api/v1/annual-plans/:id/group',
    summary: 'Puts rows into a group by its name, or takes them out of theirs where it is empty',
    access: editors,
    tx: 'write',
    input: plain(z.object({ id: idText, rowIds: z.array(idText).min(1).max(100), group: z.string().max(60), revision: counterNumber })),
    output: inData(plain(z.object({ revision: z.number() }))),
  }),
  importRows: endpoint({
    method: 'POST',
    path: '/api/v1/plan-rows/import',
    summary:
      'Reads a file (multipart: file xlsx or csv, planId) of at most 2,000 rows into a plan: what is in order is added, or updates the row of the same site and name; the others come back with their reasons, each and in a workbook',
    access: editors,
    tx: 'write',
    idempotent: true,
    stream: 'upload',
    input: plain(z.object({ planId: idText })),
    output: inData(
      plain(
        z.object({
          total: z.number(),
          added: z.number(),
          changed: z.number(),
          same: z.number(),
          refused: z.number(),
          rows: z.array(importedPlanRowSchema),
          /** Columns that say something which a plan has no place for, the first twenty. */
          unread: z.array(z.string()),
          /** The line that was left out since it numbers the columns: 甲, 乙, 1, 2. */
          numberingLine: z.number().nullable(),
          /** Nothing in the file said in what its amounts are. */
          isUnitAssumed: z.boolean(),
          /** Sheets of the workbook that say something and were not read, hidden ones aside, the first twenty. */
          unreadSheets: z.array(z.string()),
          /** The refused rows as they came and why, as xlsx in base64; null where there are none. */
          problems: z.object({ name: z.string(), content: z.string() }).nullable(),
        }),
      ),
    ),
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/v1/plan-rows/template',
    summary: 'An empty workbook with the columns of an import',
    access: editors,
    tx: 'none',
    stream: 'download',
    input: plain(z.object({})),
    output: nothing,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/v1/plan-rows/:id/decide',
    summary: 'Decides a row: approved with a sum, or not approved with a reason; again as long as the plan is not issued',
    access: bureau,
    ...rowMove,
  }),
  decideRows: endpoint({
    method: 'POST',
    path: '/api/v1/annual-plans/:id/decide-rows',
    summary:
      'Decides up to a hundred rows of a plan that are not decided yet, with a result for each: approved with what was asked for, or not approved with one reason',
    access: bureau,
    tx: 'write',
    idempotent: true,
    input: plain(
      z.object({
        id: idText,
        rows: z
          .array(z.object({ id: idText, revision: counterNumber }))
          .min(1)
          .max(maxBatch),
        result: z.enum(['approved', 'refused']),
        input: moveInput,
      }),
    ),
    output: inData(batchResults),
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/api/v1/plan-rows/:id/adjust',
    summary: 'Adjusts an issued row (another sum, or cancelled): a province proposes, the national bureau settles at once',
    access: ['plan.compile', 'plan.decide'],
    ...rowMove,
  }),
  takeBackAdjustment: endpoint({
    method: 'POST',
    path: '/api/v1/plan-rows/:id/take-back-adjustment',
    summary: 'A province takes back the adjustment that it has proposed and that is not settled',
    access: ['plan.compile'],
    ...rowMove,
  }),
  settleAdjustment: endpoint({
    method: 'POST',
    path: '/api/v1/plan-rows/:id/settle-adjustment',
    summary: 'Approves or refuses the adjustment a province has proposed',
    access: bureau,
    ...rowMove,
  }),
}
