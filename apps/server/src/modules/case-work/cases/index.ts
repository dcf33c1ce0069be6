import { contract } from '@wenwu/core/cases/contract'
import { caseListFor } from '@wenwu/core/desks/list'
import { defineModule } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { allCases, queryCases } from './case-list.ts'
import { viewClocks, viewProcess } from './case-progress.ts'
import { getVisibleCase } from './case-repository.ts'
import { searchCases } from './case-search.ts'
import { buildCaseView } from './case-view.ts'
import { detailRoutes, readApplication, readDetail } from './detail-calls.ts'
import { moveDraft, noteMovesSeen } from './draft-moves.ts'
import { checkDraft, createDraft, deleteDraft, saveApplication, saveDraft } from './draft-service.ts'
import { getDraftVersion, listDraftVersions } from './kept-versions.ts'
import { findLastApplication } from './last-application.ts'
import { beginLooking } from './look-info.ts'
import { giveId } from './given-id.ts'
import { copyFilesOfCase, reapplyCase } from './reapply-service.ts'
import { submitDraft } from './submit-service.ts'

export { actOnCase, type Act, type ActColumns } from './act-on-case.ts'
export { awaitedBy, awaitedByCommand } from './awaited-act.ts'
export { timeOfTask, withOwnTime } from './answer-clock.ts'
export { countOf } from './clock-count.ts'
export { assign } from './assignments.ts'
export { latestAnswer, offeredAction } from './offered-action.ts'
export { findHolder, findHolders, isHolder, isVoidable } from './case-holder.ts'
export {
  extendClock,
  findExtendedClocks,
  isClockExtended,
  resumeClock,
  suspendClock,
  whyNotSuspendable,
  type ClockChange,
  type MovedDue,
} from './clock-verbs.ts'
export { findReceipt } from './case-clock.ts'
export { CaseHistory, type LastAct, type RecallOf } from './case-history.ts'
export { namesInForm, proseAt, termsOfCase } from './case-columns.ts'
export { requireNoLongAbsence } from './earlier-absences.ts'
export { casesInWords, type CaseInWords } from './cases-in-words.ts'
export { addCaseEvent, partyOf, systemParty } from './case-events.ts'
export { getCase, getVisibleCase, listVisibleRecords, loadData, saveData, type CaseRecord } from './case-repository.ts'
export { searchedOfCase, wordsCondition, wordsToMeet } from './case-words.ts'
export { caseRowColumns, toCaseRow, type StoredCaseRow } from './case-row.ts'
export { bodyOf, isOfOwnOffice, isPaperSeen, isProcessRole, isReplySeen, isSeen, nameFor } from './case-reader.ts'
export { isNeverFiled } from './unfiled.ts'
export { buildCaseView } from './case-view.ts'
export {
  closeCorrection,
  closeWithdrawnCorrection,
  countCorrections,
  findAnswer,
  findNotice,
  findOpenCorrection,
  openCorrection,
} from './corrections.ts'
export { materialsWithoutPlace } from './copy-files.ts'
export { draftAgain } from './draft-again.ts'
export { findTaskDrafts } from './task-drafts.ts'
export { getEditableForm, type EditableForm } from './draft-service.ts'
export { caseScope, opensAllHandled, provincesOf, scopeCondition, visibleCases, type CaseScope } from './case-scope.ts'
export { formContext } from './form-context.ts'
export { isFileRemovable, isFileVisible, requireMaterialUpload } from './file-rights.ts'
export { filedMaterials, listSeenFiles, missingMaterials, nameOfUploader, viewMaterials } from './materials.ts'
export { listOpenTasks, takenOutcomes } from './open-tasks.ts'
export { isConclusionOf, isEndStatus, putOlderCase, type OlderCase } from './put-older-case.ts'
export { seenRights } from './seen-rights.ts'
export { listVisibleFiles, type VisibleFile } from './visible-files.ts'
export { movesOf, recountBatch, type DeadlineMove } from './recount-clocks.ts'
export { recountLimits } from './recount-limits.ts'
export { receiverName, receiversShown } from './receivers.ts'
export { requireRoom } from './upload-room.ts'
export { requireComplete } from './submit-service.ts'

export const module = defineModule(
  'cases',
  contract,
  {
    query: (input, ctx) => queryCases(ctx, input),
    // streamed, so memory does not grow with the rows
    export: (query, ctx) => exportList(ctx, caseListFor(query.filter.desk), query, allCases(ctx, query)),
    exportByAddress: (query, ctx) => exportList(ctx, caseListFor(query.filter.desk), query, allCases(ctx, query)),
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
