import { findOpenTasks } from '@wenwu/bpmn/state'
import type { OutputOf } from '@wenwu/core/http/endpoint'
import type { contract } from '@wenwu/core/case-migrations/contract'
import { maxPreviewed, type MigratingCase } from '@wenwu/core/case-migrations/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { getCase } from '../cases/index.ts'
import { getItemVersion, getStepName, type LoadedItem } from '../items/index.ts'
import { findInstance } from '../process/index.ts'
import { fitOf } from './case-fit.ts'
import { listOpenCases } from './migration-repository.ts'

/** The running cases of the other versions of an item, as they would stand by this one; the oldest first. Throws `not-found`. */
export async function previewMigration(ctx: Ctx, versionId: string): Promise<OutputOf<typeof contract.preview>> {
  const to = await getItemVersion(ctx.db, versionId)
  const ids = await listOpenCases(ctx, to, maxPreviewed + 1)
  const cases: MigratingCase[] = []
  for (const id of ids.slice(0, maxPreviewed)) {
    const previewed = await previewCase(ctx, id, to)
    if (previewed !== undefined) cases.push(previewed)
  }
  return { cases, hasMore: ids.length > maxPreviewed }
}

async function previewCase(ctx: Ctx, id: string, to: LoadedItem): Promise<MigratingCase | undefined> {
  const [record, instance] = await Promise.all([getCase(ctx.db, id), findInstance(ctx.db, id)])
  // it may have ended since the list was read
  if (instance === undefined) return undefined
  const from = await getItemVersion(ctx.db, record.item_version_id)
  const { steps, unfit, timers } = await fitOf(ctx, record, instance, from, to)
  const nodes = [...new Set(findOpenTasks(instance.state).map(({ node }) => node))]
  return {
    id,
    number: record.number,
    title: record.title,
    fromVersion: from.version,
    stands: nodes.map((node) => getStepName(from, node)),
    wouldStand: steps,
    unfit,
    timers,
  }
}
