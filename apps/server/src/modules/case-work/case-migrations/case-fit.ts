import { moveData } from '@wenwu/core/form/move-data'
import type { Text } from '@wenwu/core/i18n/text'
import { text } from '@wenwu/core/i18n/text'
import type { UnfitReason } from '@wenwu/core/case-migrations/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { formContext, loadData, materialsWithoutPlace, type CaseRecord } from '../cases/index.ts'
import type { LoadedItem } from '../items/index.ts'
import { migrationFit, type Instance } from '../process/index.ts'

/** Whether a case fits another version of its item, and where it would stand. */
export interface CaseFit {
  steps: Text[]
  unfit: { reason: UnfitReason; what: Text }[]
  timers: Text[]
}

/**
 * A submitted application is a record: a version in which something of it has no place, or another one, is none it can go over to. Neither is one in which its place,
 * its office or its clock is not the same.
 */
export async function fitOf(ctx: Ctx, record: CaseRecord, instance: Instance, from: LoadedItem, to: LoadedItem): Promise<CaseFit> {
  const fit = migrationFit(instance, from, to)
  const { clock_key: clock } = record
  const isClockKept = clock === null || to.definition.clocks.some(({ key }) => key === clock)
  const unfit: CaseFit['unfit'] = [
    ...fit.unfit,
    ...(isClockKept ? [] : [{ reason: 'clock' as const, what: clockName(from, clock) }]),
    ...(await dataWithoutPlace(ctx, record, from, to)).map((what) => ({ reason: 'data' as const, what })),
  ]
  return { steps: unfit.length > 0 ? [] : fit.steps, unfit, timers: fit.timers }
}

async function dataWithoutPlace(
  ctx: Ctx,
  { id }: CaseRecord,
  { definition: from }: LoadedItem,
  { definition: to }: LoadedItem,
): Promise<Text[]> {
  const [data, materials] = await Promise.all([loadData(ctx.db, id), materialsWithoutPlace(ctx, { id, item: from }, to)])
  const { changes } = moveData(from.form, to.form, data, { renamed: to.renamed ?? {}, context: await formContext(ctx) })
  return [...changes.filter(({ kind }) => kind !== 'required').map(({ label }) => label), ...materials.map(({ name }) => name)]
}

function clockName({ definition }: LoadedItem, key: string): Text {
  return definition.clocks.find((clock) => clock.key === key)?.name ?? text(key, key)
}
