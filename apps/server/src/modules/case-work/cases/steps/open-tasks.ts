import { sql, type RawBuilder } from 'kysely'
import type { Token } from '@wenwu/bpmn/state'
import type { TaskView } from '@wenwu/core/cases/model'
import { actionsAt } from '@wenwu/core/tasks/actions-at'
import { opinionsOf } from '@wenwu/core/cases/visibility'
import { askingAt } from '@wenwu/core/tasks/ask-applicant'
import type { AccessRule } from '@wenwu/core/form/model'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'
import { getTaskSettings, type LoadedItem } from '../../items/index.ts'
import { awaitedAt, keysOf, placeOf, principalOf, signerOf, stillToAsk, thirdPartyInKey, userInKey } from '../../process/index.ts'
import { isSeen, nameFor, type BodyFacts } from '../readers/case-reader.ts'

/** Whether the person, or someone of the body, has an open account that handles tasks. */
const hasActor = sql`exists (
  select 1 from users a join user_roles ur on ur.user_id = a.id join roles r on r.id = ur.role_id
  where (a.id = p.id or a.organization_id = o.id) and not a.is_locked and a.status = 'active' and 'task.handle' = any(r.permissions))`

/** The outcomes of the tasks of a step that were done. */
function takenAt(caseId: RawBuilder<unknown>, step: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql`array(select distinct d.outcome from tasks d where d.case_id = ${caseId} and d.step = ${step} and d.state = 'done' and d.outcome is not null)`
}

/** The outcomes that were taken at a step of a case before, each once. One statement. */
export async function takenOutcomes(db: Db, caseId: string, step: string): Promise<readonly string[]> {
  const { rows } = await sql<{ taken: string[] }>`select ${takenAt(sql`${caseId}::uuid`, sql`${step}`)} as taken ${byKey}`.execute(db)
  return rows[0]?.taken ?? []
}

const openTasksOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('tasks as t')
    .leftJoin('users as u', 'u.id', 't.claimed_by')
    // the one person whom a task of an expert waits for
    .leftJoin('users as p', (join) => join.on('p.id', '=', userInKey('t.candidate_key')))
    // the body that one of a third party waits for
    .leftJoin('organizations as o', (join) => join.on('o.id', '=', thirdPartyInKey('t.candidate_key')))
    .leftJoin('process_instances as i', 'i.case_id', 't.case_id')
    .leftJoin('tokens as k', (join) => join.onRef('k.case_id', '=', 't.case_id').onRef('k.id', '=', 't.token_id'))
    .select([
      't.id',
      't.step',
      't.step_name',
      't.candidate_key',
      't.claimed_by',
      't.is_asked',
      't.created_at',
      'u.name as claimer',
      'i.version',
    ])
    .select([sql<string | null>`coalesce(p.name, o.name)`.as('assignee'), sql<boolean>`not ${hasActor}`.as('is_assignee_out')])
    // the token, and with it its whole row where signers were added or it is one of several
    .select(['t.limit_on', 't.token_id', 'k.data as token'])
    .select(
      sql<unknown[] | null>`case when k.data ? 'parent' then (select jsonb_agg(x.data) from tokens x where x.case_id = t.case_id) end`.as(
        'row',
      ),
    )
    .select(takenAt(sql`t.case_id`, sql`t.step`).as('taken'))
    .where('t.case_id', '=', at('caseId'))
    .where('t.state', '=', 'open')
    .orderBy('t.created_at')
    .orderBy('t.id')
    .modifyEnd(byKey),
)

/** A case whose open tasks are read. */
interface TaskSource extends BodyFacts {
  id: string
  accepted_at: Date | null
  decided_on: string | null
}

/** An open task as its reader sees it, with what stays on the server: the token it stands for and the last day that its step has set. */
export interface SeenTask extends TaskView {
  tokenId: string
  limitOn: string | null
}

/**
 * Open tasks of a case as this reader may see them, without what follows from its history; actions are given only with the caller's own. `isConvener`: the experts who judge now were
 * called by the caller's office.
 */
export async function listOpenTasks(
  db: Db,
  record: TaskSource,
  item: LoadedItem,
  actor: Actor,
  isConvener: boolean | Promise<boolean> = false,
): Promise<SeenTask[]> {
  const keys = keysOf(actor)
  const [rows, isConvening] = await Promise.all([openTasksOf(db, { caseId: record.id }), isConvener])
  return rows.flatMap((row) => {
    const settings = getTaskSettings(item, row.step)
    const isCandidate = keys.includes(row.candidate_key)
    const of = { isOwn: isCandidate, isConvened: settings.role === 'expert' && isConvening }
    if (!isSeen(actor, 'steps', of)) return []
    const tokens = (row.row ?? (row.token === null ? [] : [row.token])) as Token[]
    const { standing } = placeOf(tokens, row.token_id)
    const asking = askingAt(item.tasks, settings, { isAccepted: record.accepted_at !== null, isDecided: record.decided_on !== null })
    const principal = principalOf(actor, { ...row, role: settings.role }, item.code)
    const isMine = (isCandidate && (row.claimed_by === null || row.claimed_by === actor.userId)) || principal !== undefined
    const isAsked = row.is_asked && isSeen(actor, opinionsOf(settings.role), of)
    const nameOf = (name: string) => nameFor(actor, { name, role: settings.role, ...of }, record)
    return [
      {
        id: row.id,
        tokenId: row.token_id,
        limitOn: row.limit_on,
        caseId: record.id,
        step: row.step,
        stepName: row.step_name,
        role: settings.role,
        status: settings.status,
        // a reader who may not see the name gets no id either
        claimedBy:
          row.claimed_by === null
            ? null
            : { id: nameOf(row.claimer ?? '') === row.claimer ? row.claimed_by : '', name: nameOf(row.claimer ?? '') },
        // that an account is locked is shown only to readers who may know whose it is
        assignee:
          row.assignee === null || nameOf(row.assignee) !== row.assignee
            ? null
            : { name: namesakeIn(tokens, row.token_id, row.assignee), isOut: row.is_assignee_out },
        answerBy: settings.organization === 'element' || settings.organization === 'entrusted' ? row.limit_on : null,
        instructions: '',
        isMine,
        standsFor: principal?.name ?? null,
        canClaim: isCandidate && row.claimed_by === null,
        createdAt: row.created_at.toISOString(),
        actions: isMine ? [...actionsAt(settings, standing, { asking, taken: row.taken })] : [],
        isAsked,
        toAsk: isAsked ? stillToAsk(tokens, row.token_id) : 0,
        awaits: isMine ? awaitedAt(tokens, row.token_id, rows) : [],
        checksMaterials:
          (settings.checksMaterials === true && (standing === 'own' || standing === 'detour')) ||
          (asking !== undefined && standing === 'own'),
        ownMaterials: item.definition.materials.filter((material) => material.by === row.step).map((material) => material.key),
        draft: null,
        version: row.version ?? 0,
      },
    ]
  })
}

/** The one person whom a task waits for; where the row of signers tells namesakes apart, as it calls them. */
function namesakeIn(tokens: readonly Token[], tokenId: string, name: string): string {
  const called = signerOf(tokens.find(({ id }) => id === tokenId)?.element)?.name ?? ''
  return called.startsWith(`${name}（`) ? called : name
}

/** Field access in the caller's own open tasks. */
export function rulesOfTasks(item: LoadedItem, tasks: readonly TaskView[]): AccessRule[] {
  return tasks
    .filter((task) => task.isMine)
    .map((task) => getTaskSettings(item, task.step).access)
    .filter((rule) => rule !== undefined)
}
