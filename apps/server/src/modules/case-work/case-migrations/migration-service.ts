import type { BatchResult } from '@wenwu/core/http/batch'
import { closedStatuses } from '@wenwu/core/codes/statuses'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import type { Ctx } from '../../../platform/http/context.ts'
import { actOnCase, getVisibleCase, partyOf, type CaseRecord } from '../cases/index.ts'
import { getItemVersion, type LoadedItem } from '../items/index.ts'
import { lockInstance, type Instance } from '../process/index.ts'
import { actOnEach } from '../tasks/index.ts'
import { fitOf } from './case-fit.ts'
import { getMigration } from './migration-repository.ts'

/** Takes cases to a version of their item, each in a transaction of its own, with a result for each. Throws `reason-required`. */
export async function migrateCases(
  ctx: Ctx,
  { versionId, ids, reason }: { versionId: string; ids: readonly string[]; reason: string },
): Promise<BatchResult[]> {
  requireReason(reason)
  return actOnEach(ctx, { action: 'case-migrations.move', ids, said: [versionId, reason] }, async (own, id) =>
    migrateCase(own, id, await getItemVersion(own.db, versionId), tidyText(reason)),
  )
}

/** Takes cases back to where they came from, each by itself. Throws `reason-required`. */
export async function revertMigrations(ctx: Ctx, { ids, reason }: { ids: readonly string[]; reason: string }): Promise<BatchResult[]> {
  requireReason(reason)
  return actOnEach(ctx, { action: 'case-migrations.revert', ids, said: [reason] }, (own, id) => revert(own, id, tidyText(reason)))
}

/** The instance is locked first: what two servers are asked at once is done by one, the other is told that it stands there. */
async function migrateCase(ctx: Ctx, id: string, to: LoadedItem, reason: string): Promise<void> {
  await getVisibleCase(ctx, id)
  const { instance, record, from } = await lockCase(ctx, id)
  if (record.item_code !== to.code || from.id === to.id || closedStatuses.has(record.status)) throw new AppError('migration-ended')
  const { unfit } = await fitOf(ctx, record, instance, from, to)
  if (unfit.length > 0) throw new AppError('migration-unfit')
  await goOver(ctx, { instance, record, from, to }, 'migrated', reason)
  await ctx.db
    .insertInto('case_migrations')
    .values({
      id: newId(ctx.now.getTime()),
      case_id: id,
      from_version_id: from.id,
      to_version_id: to.id,
      instance_version: instance.version + 1,
      reason,
      migrated_by: ctx.actor.userId,
      migrated_at: ctx.now,
      reverted_by: null,
      reverted_at: null,
    })
    .execute()
}

async function revert(ctx: Ctx, id: string, reason: string): Promise<void> {
  const migration = await getMigration(ctx.db, id)
  await getVisibleCase(ctx, migration.case_id)
  const { instance, record, from: present } = await lockCase(ctx, migration.case_id)
  // read again behind the lock
  const { reverted_at: isOver, from_version_id: back, to_version_id: there, instance_version: version } = await getMigration(ctx.db, id)
  if (isOver !== null || present.id !== there || instance.version !== version) throw new AppError('migration-acted')
  const to = await getItemVersion(ctx.db, back)
  const { unfit } = await fitOf(ctx, record, instance, present, to)
  if (unfit.length > 0) throw new AppError('migration-unfit')
  await goOver(ctx, { instance, record, from: present, to }, 'migration-reverted', reason)
  await ctx.db.updateTable('case_migrations').set({ reverted_by: ctx.actor.userId, reverted_at: ctx.now }).where('id', '=', id).execute()
}

interface Locked {
  instance: Instance
  record: CaseRecord
  from: LoadedItem
}

async function lockCase(ctx: Ctx, id: string): Promise<Locked> {
  const instance = await lockInstance(ctx.db, id)
  const record = await getVisibleCase(ctx, id)
  return { instance, record, from: await getItemVersion(ctx.db, record.item_version_id) }
}

async function goOver(ctx: Ctx, { instance, record, from, to }: Locked & { to: LoadedItem }, kind: string, reason: string): Promise<void> {
  const { db, now, actor, services } = ctx
  const details = { fromVersion: from.version, toVersion: to.version }
  await actOnCase(db, {
    record,
    item: from,
    to,
    instance,
    command: { type: 'migrate', to: to.process },
    event: { id: newId(now.getTime()), at: now, kind, by: partyOf(actor, actor.roles[0] ?? ''), opinion: reason, details },
    services,
  })
  ctx.setAuditObject({ type: 'case', id: record.id, details: { ...details, reason } })
}

function requireReason(reason: string): void {
  if (!hasVisibleText(reason)) throw new AppError('reason-required', { field: 'reason' })
}
