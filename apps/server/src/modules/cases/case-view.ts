import { closedStatuses, toneOf } from '@wenwu/core/codes/statuses'
import type { ActionEffect } from '@wenwu/core/item/model'
import type { CaseAbilities, CaseEvent, CaseView, DocumentSummary, TaskView } from '@wenwu/core/cases/model'
import type { AccessRule } from '@wenwu/core/form/model'
import { stripHidden } from '@wenwu/core/form/rights'
import { hasPermission, type Actor } from '../../platform/http/actor.ts'
import type { Ctx } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/request-database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { byKey } from '../../platform/database/statement-name.ts'
import { getItemVersion, getTaskSettings, type LoadedItem } from '../items/index.ts'
import { keysOf } from '../process/index.ts'
import { findApplicantUnit } from './applicant-unit.ts'
import { loadData, type CaseRecord } from './case-repository.ts'
import { toCaseRow } from './case-row.ts'
import { caseRights, rightsForBrowser } from './case-rights.ts'
import { findOpenCorrection, listCorrections } from './corrections.ts'
import { fieldRulesOf } from './field-rules.ts'
import { viewMaterials } from './materials.ts'

/** A case as the caller may see it: hidden fields are taken out here, on the server. A fixed number of queries, which go out together. */
export async function buildCaseView(ctx: Ctx, record: CaseRecord): Promise<CaseView> {
  const { db, actor } = ctx
  const item = await getItemVersion(db, record.item_version_id)
  const stored = loadData(db, record.id)
  const [data, tasks, correction, materials, corrections, history, document, keptVersions, fieldRules, applicantUnit] = await Promise.all([
    stored,
    listOpenTasks(db, record.id, item, actor),
    actor.kind === 'official' ? undefined : findOpenCorrection(db, record.id),
    viewMaterials(db, record.id, item.definition, stored),
    isOutsider(actor) ? [] : listCorrections(db, record.id),
    listEvents(db, record.id, item, actor),
    findDocument(db, record.id),
    // kept beside the applicant's own form; nobody else is shown them
    actor.kind === 'official' ? 0 : countKeptVersions(db, record.id),
    fieldRulesOf(db, actor, record.item_code),
    actor.kind !== 'official' && toneOf(record.status) === 'waiting-applicant' ? findApplicantUnit(db, record.applicant_key) : null,
  ])
  const rights = caseRights(item.definition, actor, {
    record,
    correctionPaths: correction?.paths ?? null,
    taskRules: rulesOfTasks(item, tasks),
    fieldRules,
  })
  return {
    ...toCaseRow(record, ctx.services.calendar(), ctx.now),
    itemVersionId: record.item_version_id,
    revision: record.revision,
    data: stripHidden(item.definition.form, data, rights),
    materials,
    corrections,
    tasks,
    history,
    abilities: abilitiesOf(actor, record, tasks, document),
    access: rightsForBrowser(item.definition.form, rights),
    document: document !== null && isDocumentVisible(actor, document) ? document : null,
    applicantUnit,
    keptVersions,
    acceptedAt: record.accepted_at?.toISOString() ?? null,
  }
}

/** Field access of the open tasks that are the caller's. */
export function rulesOfTasks(item: LoadedItem, tasks: readonly TaskView[]): AccessRule[] {
  return tasks
    .filter((task) => task.isMine)
    .map((task) => getTaskSettings(item, task.step).access)
    .filter((rule) => rule !== undefined)
}

/** Third parties, experts, and whoever else sees cases because they were entrusted: the matter, not how the bureau deals with the applicant. */
export function isOutsider(actor: Actor): boolean {
  return actor.scopes.some((scope) => scope.kind === 'assigned')
}

/** A reply that is not issued yet is the bureau's own paper. */
function isDocumentVisible(actor: Actor, document: DocumentSummary): boolean {
  return document.status === 'issued' ? !isOutsider(actor) : actor.roles.some((role) => role.startsWith('national-'))
}

function abilitiesOf(actor: Actor, record: CaseRecord, tasks: TaskView[], document: DocumentSummary | null): CaseAbilities {
  const isApplicant = actor.kind !== 'official'
  const isDraft = record.status === '01'
  const isCorrecting = isApplicant && tasks.some((task) => task.isMine)
  return {
    canEditDraft: isApplicant && (isDraft || isCorrecting),
    canSubmit: isApplicant && isDraft,
    canDeleteDraft: isApplicant && isDraft,
    canVoid: canVoid(actor, record),
    canSeeAudit: hasPermission(actor, 'audit.read'),
    canEditDocument:
      document !== null &&
      document.status !== 'issued' &&
      tasks.some(
        (task) => task.isMine && task.actions.some((action) => action.needs?.includes('document') === true || action.effect === 'sign'),
      ),
  }
}

/** Voiding is for officials with the permission, while the case is open and in their scope; a decided case stays as it was decided. */
export function canVoid(actor: Actor, record: CaseRecord): boolean {
  return hasPermission(actor, 'case.void') && record.status !== '01' && !closedStatuses.has(record.status) && record.decided_on === null
}

const openTasksOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('tasks as t')
    .leftJoin('users as u', 'u.id', 't.claimed_by')
    .leftJoin('process_instances as p', 'p.case_id', 't.case_id')
    .select([
      't.id',
      't.step',
      't.step_name',
      't.role',
      't.candidate_key',
      't.claimed_by',
      't.created_at',
      'u.name as claimer',
      'p.version',
    ])
    .where('t.case_id', '=', at('caseId'))
    .where('t.state', '=', 'open')
    .orderBy('t.created_at')
    .orderBy('t.id')
    .modifyEnd(byKey),
)

/** Open tasks of a case; actions are given only with the caller's own. */
export async function listOpenTasks(db: Db, caseId: string, item: LoadedItem, actor: Actor): Promise<TaskView[]> {
  const keys = keysOf(actor)
  const rows = await openTasksOf(db, { caseId })
  return rows
    .filter((row) => !isOutsider(actor) || keys.includes(row.candidate_key))
    .map((row) => {
      const settings = getTaskSettings(item, row.step)
      const isCandidate = keys.includes(row.candidate_key)
      const isMine = isCandidate && (row.claimed_by === null || row.claimed_by === actor.userId)
      return {
        id: row.id,
        caseId,
        step: row.step,
        stepName: row.step_name,
        role: settings.role,
        status: settings.status,
        claimedBy: row.claimed_by === null ? null : { id: row.claimed_by, name: row.claimer ?? '' },
        isMine,
        canClaim: isCandidate && row.claimed_by === null,
        createdAt: row.created_at.toISOString(),
        actions: isMine ? settings.actions : [],
        checksMaterials: settings.checksMaterials === true,
        ownMaterials: item.definition.materials.filter((material) => material.by === row.step).map((material) => material.key),
        version: row.version ?? 0,
      }
    })
}

/** Actions whose outcome the applicant is told; the others (a draft reply, a signature, an assessment) are work on the decision. */
const toldEffects = new Set<ActionEffect | undefined>([
  'accept',
  'refuse-acceptance',
  'request-correction',
  'resubmit',
  'entrust',
  'invite-experts',
  'issue',
  'file',
])

/** Effects whose reason is meant for the applicant: the return for correction and the refusal to accept (行政许可法 32条). */
const reasonEffects = new Set<string | undefined>(['request-correction', 'refuse-acceptance'])

const eventsOf = prepared<{ caseId: string }>()((db, at) =>
  db.selectFrom('case_events').selectAll().where('case_id', '=', at('caseId')).orderBy('at').orderBy('id').limit(1000).modifyEnd(byKey),
)

/** History as the caller may read it: outsiders see their own entries, applicants no names, opinions or drafts of the bureau. */
async function listEvents(db: Db, caseId: string, item: LoadedItem, actor: Actor): Promise<CaseEvent[]> {
  const rows = await eventsOf(db, { caseId })
  return rows
    .filter((row) => !isOutsider(actor) || row.actor_id === actor.userId || row.kind === 'submitted')
    .map((row) => {
      const isOwn = row.actor_id === actor.userId || row.actor_role === 'applicant'
      const isHidden = actor.kind !== 'official' && !isOwn
      const action = row.step === null ? undefined : item.tasks.get(row.step)?.actions.find((each) => each.outcome === row.outcome)
      const isUntold = isHidden && !toldEffects.has(action?.effect)
      return {
        id: row.id,
        at: row.at.toISOString(),
        kind: row.kind,
        actorName: isHidden ? '' : row.actor_name,
        actorRole: row.actor_role,
        step: row.step,
        stepName: row.step_name,
        outcome: isUntold ? null : row.outcome,
        outcomeLabel: isUntold ? null : row.outcome_label,
        // the reason of a return, a refusal to accept or a voiding is the applicant's to read
        opinion: isHidden && row.kind !== 'voided' && !reasonEffects.has(action?.effect) ? '' : row.opinion,
        details: isHidden ? {} : row.details,
      }
    })
}

const latestDocumentOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('documents')
    .select(['id', 'kind', 'title', 'number', 'issued_on', 'status', 'file_id'])
    .where('case_id', '=', at('caseId'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .modifyEnd(byKey),
)

async function findDocument(db: Db, caseId: string): Promise<DocumentSummary | null> {
  const [row] = await latestDocumentOf(db, { caseId })
  return row === undefined
    ? null
    : { id: row.id, kind: row.kind, title: row.title, number: row.number, date: row.issued_on, status: row.status, fileId: row.file_id }
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
