import { sql } from 'kysely'
import type { AuditDetails } from '@wenwu/core/audit/object-words'
import { AppError } from '@wenwu/core/kernel/errors'
import { lookOf, tidyName, tidyText } from '@wenwu/core/kernel/text'
import { newId } from '@wenwu/core/kernel/id'
import { isWorkGroupCode, type WorkGroupInput, type WorkGroupView } from '@wenwu/core/workgroups/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { requireActiveOrganization } from '../organizations/index.ts'
import { releaseStrandedClaims } from '../../case-work/tasks/index.ts'
import { getWorkGroup, mayJoin } from './workgroup-repository.ts'

/** Adds a work group. Throws `workgroup-taken`, `workgroup-code-taken`, `organization-inactive`, `bad-request` on the field it belongs to. */
export async function createWorkGroup(ctx: Ctx, input: WorkGroupInput): Promise<WorkGroupView> {
  const { db } = ctx
  const id = newId(ctx.now.getTime())
  const name = nameOf(input)
  const code = codeOf(input)
  ctx.setAuditObject({ type: 'work-group', id, details: detailsOf(name, input) })
  if (input.organizationId !== null && input.isActive) await requireActiveOrganization(db, input.organizationId)
  const made = await db
    .insertInto('work_groups')
    .values({
      id,
      name,
      name_key: keyOf(name),
      code,
      purpose: tidyText(input.purpose),
      organization_id: input.organizationId,
      is_active: input.isActive,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) {
    await refuseTaken(db, id, name, code)
    throw new AppError('conflict')
  }
  await saveMembers(db, id, input.members, new Set())
  return getWorkGroup(db, id)
}

/**
 * Changes a work group with its members; what somebody who left had claimed is free again. Throws `conflict` when somebody was faster,
 * `workgroup-has-tasks` where its open tasks would be left to nobody, and as `createWorkGroup`.
 */
export async function updateWorkGroup(ctx: Ctx, input: WorkGroupInput & { id: string; version: number }): Promise<WorkGroupView> {
  const { db } = ctx
  ctx.setAuditObject({ type: 'work-group', id: input.id })
  const stored = await lock(db, input.id)
  if (stored.version !== input.version) throw new AppError('conflict')
  const name = nameOf(input)
  ctx.setAuditObject({ type: 'work-group', id: input.id, details: detailsOf(name, input) })
  const code = codeOf(input)
  if ((stored.is_active && !input.isActive) || input.members.length === 0 || (stored.code !== null && stored.code !== code)) {
    const { openTasks } = await getWorkGroup(db, input.id)
    if (openTasks > 0) throw new AppError('workgroup-has-tasks', { params: { tasks: openTasks } })
  }
  const isPlaced = input.organizationId !== null && input.isActive
  if (isPlaced && (stored.organization_id !== input.organizationId || !stored.is_active))
    await requireActiveOrganization(db, input.organizationId!)
  await refuseTaken(db, input.id, name, code)
  await db
    .updateTable('work_groups')
    .set({
      name,
      name_key: keyOf(name),
      code,
      purpose: tidyText(input.purpose),
      organization_id: input.organizationId,
      is_active: input.isActive,
      version: stored.version + 1,
      updated_at: ctx.now,
    })
    .where('id', '=', input.id)
    .execute()
  const before = await db.deleteFrom('work_group_members').where('group_id', '=', input.id).returning('user_id').execute()
  await saveMembers(db, input.id, input.members, new Set(before.map((row) => row.user_id)))
  const gone = before.map((row) => row.user_id).filter((userId) => !input.members.some((member) => member.userId === userId))
  if (gone.length > 0) await releaseStrandedClaims(ctx, gone)
  return getWorkGroup(db, input.id)
}

/** Deletes a work group. Throws `workgroup-in-use` with the number of open tasks offered to it. */
export async function removeWorkGroup(ctx: Ctx, id: string): Promise<void> {
  const { db } = ctx
  ctx.setAuditObject({ type: 'work-group', id })
  await lock(db, id)
  const group = await getWorkGroup(db, id)
  ctx.setAuditObject({ type: 'work-group', id, details: { name: group.name, members: group.members.length } })
  if (group.openTasks > 0) throw new AppError('workgroup-in-use', { params: { tasks: group.openTasks } })
  await db.deleteFrom('work_groups').where('id', '=', id).execute()
}

async function lock(db: Db, id: string) {
  const row = await db
    .selectFrom('work_groups')
    .select(['version', 'is_active', 'organization_id', 'code'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return row
}

/** Writes the members: each once, one leader; whoever is new must be somebody who may join. */
async function saveMembers(db: Db, groupId: string, members: WorkGroupInput['members'], before: ReadonlySet<string>): Promise<void> {
  if (members.length === 0) return
  const ids = members.map((member) => member.userId)
  if (new Set(ids).size !== ids.length || members.filter((member) => member.isLeader).length !== 1) throw wrong('members')
  const added = ids.filter((id) => !before.has(id))
  if (added.length > 0) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from users u where u.id = any(${added}) and ${mayJoin}`.execute(db)
    if (rows[0]!.n !== added.length) throw wrong('members')
  }
  await db
    .insertInto('work_group_members')
    .values(members.map(({ userId, isLeader }, position) => ({ group_id: groupId, user_id: userId, is_leader: isLeader, position })))
    .execute()
}

function nameOf({ name }: WorkGroupInput): string {
  const tidy = tidyName(name)
  if (tidy === '') throw wrong('name')
  return tidy
}

function keyOf(name: string): string {
  return lookOf(name.normalize('NFKC')).toLowerCase()
}

function codeOf({ code }: WorkGroupInput): string | null {
  const tidy = code?.trim() ?? ''
  if (tidy === '') return null
  if (!isWorkGroupCode(tidy)) throw wrong('code')
  return tidy
}

/** Throws where another group has the name or the code. */
async function refuseTaken(db: Db, id: string, name: string, code: string | null): Promise<void> {
  const others = await db
    .selectFrom('work_groups')
    .select(['name_key', 'code'])
    .where('id', '!=', id)
    .where((eb) => eb.or([eb('name_key', '=', keyOf(name)), ...(code === null ? [] : [eb('code', '=', code)])]))
    .execute()
  if (others.some((other) => other.name_key === keyOf(name)))
    throw new AppError('workgroup-taken', { params: { value: name }, field: 'name' })
  if (others.length > 0) throw new AppError('workgroup-code-taken', { params: { value: code ?? '' }, field: 'code' })
}

function wrong(field: string): AppError {
  return new AppError('bad-request', { params: { field }, field })
}

function detailsOf(name: string, input: WorkGroupInput): AuditDetails {
  return { name, ...(input.code !== null && { code: input.code }), isActive: input.isActive, members: input.members.length }
}
