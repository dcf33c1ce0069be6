import { contract } from '@wenwu/core/cases/contract'
import { myCaseList, type caseList, type CaseQuery } from '@wenwu/core/cases/list'
import { caseListFor } from '@wenwu/core/desks/list'
import type { Ctx } from '../../../platform/http/context.ts'
import { defineModule } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { allCases, countPresets, queryCases } from './list/case-list.ts'
import { viewClocks, viewProcess } from './view/case-progress.ts'
import { getVisibleCase } from './record/case-repository.ts'
import { searchCases } from './words/case-search.ts'
import { buildCaseView } from './view/case-view.ts'
import { detailRoutes, readApplication, readDetail } from './view/detail-calls.ts'
import { moveDraft, noteMovesSeen } from './drafts/draft-moves.ts'
import { checkDraft, createDraft, deleteDraft, saveApplication, saveDraft } from './drafts/draft-service.ts'
import { getDraftVersion, listDraftVersions } from './drafts/kept-versions.ts'
import { findLastApplication } from './drafts/last-application.ts'
import { beginLooking } from './view/look-info.ts'
import { giveId } from './drafts/given-id.ts'
import { copyFilesOfCase, reapplyCase } from './drafts/reapply-service.ts'
import { submitDraft } from './submit/submit-service.ts'

export { actOnCase, type Act, type ActColumns } from './act/act-on-case.ts'
export { awaitedBy, awaitedByCommand } from './act/awaited-act.ts'
export { timeOfTask, withOwnTime } from './clock/answer-clock.ts'
export { countOf } from './clock/clock-count.ts'
export { assign } from './act/assignments.ts'
export { latestAnswer, offeredAction } from './steps/offered-action.ts'
export { findHolder, findHolders, isHolder, isVoidable } from './record/case-holder.ts'
export {
  extendClock,
  findExtendedClocks,
  isClockExtended,
  resumeClock,
  suspendClock,
  whyNotSuspendable,
  type ClockChange,
  type MovedDue,
} from './act/clock-verbs.ts'
export { findReceipt } from './clock/case-clock.ts'
export { hasLight } from './clock/light-condition.ts'
export { holdingBodies } from './list/holding-bodies.ts'
export { inTurnOf } from './list/list-turn.ts'
export { CaseHistory, type LastAct, type RecallOf } from './history/case-history.ts'
export { namesInForm, proseAt, termsOfCase } from './record/case-columns.ts'
export { requireNoLongAbsence } from './submit/earlier-absences.ts'
export { casesInWords, type CaseInWords } from './words/cases-in-words.ts'
export { addCaseEvent, partyOf, systemParty } from './history/case-events.ts'
export { getCase, getVisibleCase, listVisibleRecords, loadData, saveData, type CaseRecord } from './record/case-repository.ts'
export { markOfWords, searchedOfCase, wordsCondition, wordsOfCases, type WordsOfCases } from './words/case-words.ts'
export { caseRowColumns, toCaseRow, type StoredCaseRow } from './record/case-row.ts'
export { bodyOf, isOfOwnOffice, isPaperSeen, isProcessRole, isReplySeen, isSeen, nameFor } from './readers/case-reader.ts'
export { isNeverFiled } from './files/unfiled.ts'
export { buildCaseView } from './view/case-view.ts'
export {
  closeCorrection,
  closeWithdrawnCorrection,
  countCorrections,
  findAnswer,
  findNotice,
  findOpenCorrection,
  openCorrection,
} from './corrections/corrections.ts'
export { materialsWithoutPlace } from './files/copy-files.ts'
export { draftAgain } from './drafts/draft-again.ts'
export { findTaskDrafts } from './steps/task-drafts.ts'
export { getEditableForm, type EditableForm } from './drafts/draft-service.ts'
export { caseScope, opensAllHandled, provincesOf, scopeCondition, visibleCases, type CaseScope } from './readers/case-scope.ts'
export { formContext } from './record/form-context.ts'
export { isFileRemovable, isFileVisible, requireMaterialUpload } from './files/file-rights.ts'
export { filedMaterials, listSeenFiles, missingMaterials, nameOfUploader, viewMaterials } from './files/materials.ts'
export { listOpenTasks, takenOutcomes } from './steps/open-tasks.ts'
export { isConclusionOf, isEndStatus, putOlderCase, type OlderCase } from './record/put-older-case.ts'
export { seenRights } from './rights/seen-rights.ts'
export { listVisibleFiles, type VisibleFile } from './files/visible-files.ts'
export { movesOf, recountBatch, type DeadlineMove } from './clock/recount-clocks.ts'
export { recountLimits } from './clock/recount-limits.ts'
export { receiverName, receiversShown } from './history/receivers.ts'
export { requireRoom } from './files/upload-room.ts'
export { requireComplete } from './submit/submit-service.ts'

export const module = defineModule(
  'cases',
  contract,
  {
    query: (input, ctx) => queryCases(ctx, input),
    countPresets: async ({ filter }, ctx) => ({ presets: await countPresets(ctx, filter) }),
    // streamed, so memory does not grow with the rows
    export: (query, ctx) => exportList(ctx, exportedList(ctx, query), query, allCases(ctx, query)),
    exportByAddress: (query, ctx) => exportList(ctx, exportedList(ctx, query), query, allCases(ctx, query)),
    search: ({ q }, ctx) => searchCases(ctx, q),
    get: async (input, ctx) => buildCaseView(ctx, await getVisibleCase(ctx, input.id)),
    createDraft: (input, ctx) => createDraft(ctx, input.itemCode),
    saveDraft: (input, ctx) => saveDraft(ctx, input),
    draftVersions: (input, ctx) => listDraftVersions(ctx, input.id),
    draftVersion: (input, ctx) => getDraftVersion(ctx, input.id, input.versionId),
    lastApplication: (input, ctx) => findLastApplication(ctx, input.id),
    deleteDraft: (input, ctx) => deleteDraft(ctx, input.id),
    moveDraft: (input, ctx) => moveDraft(ctx, input.id),
    sawMoves: (input, ctx) => noteMovesSeen(ctx, input.id),
    check: (input, ctx) => checkDraft(ctx, input.id),
    submit: (input, ctx) => submitDraft(ctx, input),
    reapply: (input, ctx) => reapplyCase(ctx, input),
    newId: (_input, ctx) => Promise.resolve(giveId(ctx)),
    copyFiles: (input, ctx) => copyFilesOfCase(ctx, input),
    saveApplication: (input, ctx) => saveApplication(ctx, input),
    applications: (query, ctx) => queryCases(ctx, query),
    process: (input, ctx) => viewProcess(ctx, input.id),
    clock: (input, ctx) => viewClocks(ctx, input.id),
    readApplication: (input, ctx) => readApplication(ctx, input),
    detail: (input, ctx) => readDetail(ctx, input),
    look: (input, ctx) => beginLooking(ctx, input),
  },
  detailRoutes,
)

/** The list that an export is of: it bears its name. */
function exportedList({ actor }: Ctx, { filter }: Pick<CaseQuery, 'filter'>): typeof caseList {
  const list = caseListFor(filter.desk)
  return actor.kind === 'official' ? list : { ...list, title: myCaseList.title }
}
