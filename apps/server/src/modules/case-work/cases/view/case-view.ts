import { draftStatus, toneOf } from '@wenwu/core/codes/statuses'
import type { CaseAbilities, CaseView, DocumentSummary, TaskView } from '@wenwu/core/cases/model'
import type { FormData } from '@wenwu/core/form/model'
import { stripHidden } from '@wenwu/core/form/rights'
import { wordsOf } from '@wenwu/core/cases/visibility'
import { declarationOf } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import { withAwaited } from '@wenwu/core/item/suspended-time'
import type { Text } from '@wenwu/core/i18n/text'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { hasPermission, type Actor } from '../../../../platform/http/actor.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { localeOf } from '../../../../platform/http/locale.ts'
import { prepareWords } from '../../../../platform/traditional.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'
import { getItemVersion, getStepName, getTaskSettings, isPlanned, isVersionOver, type LoadedItem, stepsAhead } from '../../items/index.ts'
import { timeOfTask, withOwnTime } from '../clock/answer-clock.ts'
import { findInstance, stepSettings, type Instance } from '../../process/index.ts'
import { findApplicantUnit } from '../record/applicant-unit.ts'
import { awaitedBy } from '../act/awaited-act.ts'
import { CaseHistory } from '../history/case-history.ts'
import { bodyOf, isReplySeen, isSeen } from '../readers/case-reader.ts'
import type { CaseRecord } from '../record/case-repository.ts'
import { toCaseRow } from '../record/case-row.ts'
import { caseRights, rightsForBrowser } from '../rights/case-rights.ts'
import { findOpenCorrection, listCorrections } from '../corrections/corrections.ts'
import { listMoves } from '../record/draft-move-repository.ts'
import { fieldRulesOf } from '../rights/field-rules.ts'
import { holdingOf } from '../corrections/holding-of.ts'
import { findLinkedCases } from './linked-cases.ts'
import { canReapply } from '../rights/may-reapply.ts'
import { viewMaterials } from '../files/materials.ts'
import { withReceivers } from '../steps/next-receivers.ts'
import { offeredAction } from '../steps/offered-action.ts'
import { listOpenTasks, rulesOfTasks, type SeenTask } from '../steps/open-tasks.ts'
import { loadSeenData } from '../rights/seen-data.ts'
import { findTaskDrafts, type KeptDraft } from '../steps/task-drafts.ts'

/** A case as the caller may see it: what the table of visibility hides from them is removed here, on the server. A fixed number of queries, which go out together. */
export async function buildCaseView(ctx: Ctx, record: CaseRecord): Promise<CaseView> {
  const { db, actor } = ctx
  const item = await getItemVersion(db, record.item_version_id)
  const stored = loadSeenData(db, record, actor)
  const known = CaseHistory.load(db, record.id, item)
  const open = listOpenTasks(
    db,
    record,
    item,
    actor,
    known.then((history) => history.isConvenedBy(actor)),
  )
  const checksNow = open.then((tasks) => tasks.some((task) => task.isMine && task.checksMaterials))
  const isHandler = hasPermission(actor, 'task.handle') && actor.kind === 'official'
  const isOwnDraft = actor.kind !== 'official' && record.status === draftStatus
  const [
    data,
    tasks,
    correction,
    materials,
    corrections,
    history,
    document,
    keptVersions,
    fieldRules,
    applicantUnit,
    drafts,
    running,
    links,
    moves,
    isOutdated,
  ] = await Promise.all([
    stored,
    open,
    actor.kind === 'official' ? undefined : findOpenCorrection(db, record.id),
    viewMaterials(db, record, item, stored, actor, checksNow),
    isSeen(actor, 'corrections') ? listCorrections(db, record, item, actor) : [],
    known,
    findDocument(db, record.id),
    isSeen(actor, 'kept-drafts') ? countKeptVersions(db, record.id) : 0,
    fieldRulesOf(db, actor, record.item_code),
    actor.kind !== 'official' && toneOf(record.status) === 'waiting-applicant' ? findApplicantUnit(db, record.applicant_key) : null,
    isHandler ? findTaskDrafts(db, record.id, actor.userId) : undefined,
    // where the caller may act now, who gets the case by it is told; asked at once, since who opens a case mostly may
    isHandler ? findInstance(db, record.id) : undefined,
    findLinkedCases(ctx, record),
    isOwnDraft ? listMoves(db, record.id) : [],
    isOwnDraft ? isVersionOver(db, item.id) : false,
  ])
  const instance = tasks.some(({ isMine }) => isMine) ? running : undefined
  const rights = caseRights(item.definition, actor, {
    record,
    correctionPaths: correction?.paths ?? null,
    taskRules: rulesOfTasks(item, tasks),
    fieldRules,
  })
  const calendar = ctx.services.calendar()
  const shown = toCaseRow(record, calendar, ctx.now, actor)
  // the time of one's own step, as the list of to-dos has it
  const own = isHandler ? tasks.find(({ isMine, limitOn }) => isMine && limitOn !== null) : undefined
  const clock = own === undefined ? shown.clock : timeOfTask(shown.clock, own, calendar, toShanghaiDate(ctx.now))
  const [row] = await withOwnTime(ctx, [{ ...shown, clock }])
  return {
    ...row!,
    agentName: record.agent_name,
    itemVersionId: record.item_version_id,
    revision: record.revision,
    data: stripHidden(item.definition.form, data, rights),
    materials,
    corrections,
    tasks: await Promise.all(tasks.map((task) => viewTask(ctx, task, { record, item, instance, history, corrections, drafts }))),
    history: history.seenBy(actor, record),
    panel: await panelSeen(ctx, { item, tasks, history, isConvener: history.isConvenedBy(actor) }),
    abilities: abilitiesOf(actor, record, tasks, document?.summary ?? null, history.isEmpty()),
    access: rightsForBrowser(item.definition.form, rights),
    document: document !== null && isReplySeen(actor, document) ? document.summary : null,
    applicantUnit,
    holding: (correction && (await holdingOf(db, item, record, correction))) ?? null,
    ...links,
    isOutdated,
    moves,
    keptVersions,
    savedStep: record.status === draftStatus ? record.saved_step : '',
    acceptedAt: record.accepted_at?.toISOString() ?? null,
    ahead: aheadOf(item, tasks, history.lastOfficialStep(), data),
    heldBy: tasks[0] === undefined ? '' : bodyOf(tasks[0].role, record),
    isPlanned: isPlanned(record.item_code),
  }
}

/** What the view of a task is made of, beside the task. */
interface TaskFacts {
  record: CaseRecord
  item: LoadedItem
  /** Where the caller may act now. */
  instance: Instance | undefined
  history: CaseHistory
  corrections: CaseView['corrections']
  drafts: ReadonlyMap<string, KeptDraft> | undefined
}

/** A task as its reader has it on the page: with what each action asks for, who gets the case by it, and what they have begun here. */
async function viewTask(
  ctx: Ctx,
  { tokenId, limitOn: _limitOn, ...task }: SeenTask,
  { record, item, instance, history, corrections, drafts }: TaskFacts,
): Promise<TaskView> {
  const { organization } = getTaskSettings(item, task.step)
  const isAssigned = task.isMine && (organization === 'entrusted' || organization === 'element')
  const place = { item, step: task.step, rounds: () => corrections.length }
  const offer = async (action: TaskAction): Promise<TaskAction> => {
    const offered = await offeredAction(ctx, action, place)
    if (instance === undefined) return offered
    const awaited = awaitedBy(action, tokenId, { record, item, instance })
    if (awaited !== undefined) return withAwaited(offered, awaited)
    return withReceivers(ctx, offered, { tokenId, from: task.step, at: { record, item, instance, history } })
  }
  const request = async (): Promise<string> => {
    const locale = localeOf(ctx)
    await prepareWords(locale)
    return history.requestTo(ctx.actor, locale)
  }
  return {
    ...task,
    actions: await Promise.all(task.actions.map(offer)),
    instructions: isAssigned ? history.instructionsFor(ctx.actor) : task.isMine && task.isAsked ? await request() : '',
    draft: draftIn(drafts?.get(task.id)),
  }
}

function draftIn(kept: KeptDraft | undefined): TaskView['draft'] {
  return kept === undefined ? null : { content: kept.content, revision: kept.revision, savedAt: kept.savedAt }
}

/** What this reader is told of the experts who were called last. Reads settings that are kept in memory. */
async function panelSeen(
  { actor, db, now, services }: Ctx,
  { item, tasks, history, isConvener }: { item: LoadedItem; tasks: readonly TaskView[]; history: CaseHistory; isConvener: boolean },
): Promise<CaseView['panel']> {
  const panel = history.panel()
  const isRead = actor.kind === 'official' && isSeen(actor, wordsOf('expert', undefined), { isConvened: isConvener })
  if (panel === undefined || !isRead) return null
  const open = tasks.filter(({ role }) => role === 'expert')
  const today = toShanghaiDate(now)
  const isLate = ({ answerBy }: TaskView) => answerBy !== null && answerBy < today
  const { step } = open[0] ?? {}
  const set = step === undefined ? undefined : await stepSettings(services, db, item.code, step)
  const enough = step === undefined ? null : (set?.enoughOpinions ?? getTaskSettings(item, step).enoughOpinions ?? null)
  return { ...panel, open: open.length, silent: panel.asked - panel.answered - open.filter((task) => !isLate(task)).length, enough }
}

/** The steps that are still to come; a correction leads back to the step that asked for it. */
function aheadOf(item: LoadedItem, tasks: readonly TaskView[], returnedFrom: string | null, data: FormData): Text[] {
  const [task] = tasks
  if (task === undefined) return []
  const from = task.role === 'applicant' ? (returnedFrom ?? task.step) : task.step
  return [...(from === task.step ? [] : [from]), ...stepsAhead(item, from, data)].map((step) => getStepName(item, step))
}

function abilitiesOf(actor: Actor, record: CaseRecord, tasks: TaskView[], document: DocumentSummary | null, isNew: boolean): CaseAbilities {
  const isApplicant = actor.kind !== 'official'
  const isDraft = record.status === draftStatus
  const isCorrecting = isApplicant && tasks.some((task) => task.isMine)
  return {
    canEditDraft: isApplicant && (isDraft || isCorrecting),
    canSubmit: isApplicant && isDraft,
    // what was submitted once and withdrawn is kept
    canDeleteDraft: isApplicant && isDraft && isNew,
    canReapply: canReapply(actor, record),
    canSeeAudit: hasPermission(actor, 'audit.read'),
    canEditDocument:
      document !== null &&
      document.status !== 'issued' &&
      tasks.some((task) => task.isMine && task.actions.some((action) => declarationOf(action.effect).writesReply === true)),
  }
}

const latestDocumentOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('documents')
    .select(['id', 'kind', 'issuer', 'title', 'number', 'issued_on', 'status', 'file_id', 'revision'])
    .where('case_id', '=', at('caseId'))
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .modifyEnd(byKey),
)

interface FoundDocument {
  summary: DocumentSummary
  status: DocumentSummary['status']
  issuer: string
}

async function findDocument(db: Db, caseId: string): Promise<FoundDocument | null> {
  const [row] = await latestDocumentOf(db, { caseId })
  if (row === undefined) return null
  const { id, kind, issuer, title, number, issued_on: date, status, file_id: fileId, revision } = row
  return { summary: { id, kind, title, number, date, status, fileId, revision }, status, issuer }
}

const keptVersionsOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('draft_versions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('case_id', '=', at('caseId'))
    .modifyEnd(byKey),
)

async function countKeptVersions(db: Db, caseId: string): Promise<number> {
  const [row] = await keptVersionsOf(db, { caseId })
  return Number(row!.n)
}
