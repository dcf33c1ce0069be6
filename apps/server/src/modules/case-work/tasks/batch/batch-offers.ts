import type { OutputOf } from '@wenwu/core/http/endpoint'
import type { contract } from '@wenwu/core/tasks/contract'
import { verbList } from '@wenwu/core/tasks/verb'
import { hasPermission } from '../../../../platform/http/actor.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { receiverName } from '../../cases/index.ts'
import { commonOffer } from './common-offer.ts'
import { offerView } from '../act/offer-view.ts'
import { readSituations, type OpenTask } from '../situation/situation.ts'
import type { TaskPerson } from '../../process/index.ts'
import { verbs } from '../verbs/index.generated.ts'

/**
 * The verbs that the caller may do now to several open tasks with the same words, in the order of the menu: with the choices that every one of them has, or, where nothing is to be
 * chosen, for those that do not refuse it. None where one of the tasks is not there for the caller, or no longer open. A fixed number of queries.
 */
export async function listBatchOffers(ctx: Ctx, ids: readonly string[]): Promise<OutputOf<typeof contract.verbOffers>> {
  const wanted = new Set(ids)
  const cases = await ctx.db
    .selectFrom('tasks')
    .select('case_id')
    .distinct()
    .where('id', 'in', [...wanted])
    .execute()
  const situations = await readSituations(
    ctx,
    cases.map((row) => row.case_id),
  )
  const places = [...situations.values()].flatMap((situation) =>
    situation.tasks.filter(({ id }) => wanted.has(id)).map((task) => ({ situation, task })),
  )
  if (places.length < wanted.size) return []
  return verbList.flatMap(([verb, { isBatch, permission }]) => {
    if (isBatch !== true || !hasPermission(ctx.actor, permission)) return []
    const each = places.map(({ situation, task }) => ({ id: task.id, offer: verbs[verb].offer(situation, task) }))
    const able = each.filter(({ offer }) => !('refused' in offer))
    const isChosen = able.some(({ offer }) => 'choices' in offer && Object.keys(offer.choices ?? {}).length > 0)
    const common = commonOffer((isChosen ? each : able).map(({ offer }) => offer))
    if (common === undefined) return []
    const some = able.length < each.length ? { ids: able.map(({ id }) => id) } : {}
    const waitedFor = (ended: OpenTask) => situations.get(ended.case_id)?.waitedFor(ended) ?? []
    // named only where the names are seen in every one of the cases
    const nameOf = (person: TaskPerson) =>
      places.map(({ situation }) => receiverName(situation, person)).find((name) => name !== person.name) ?? person.name
    return [{ verb, ...some, ...offerView(verbs[verb].hint, common, { waitedFor, nameOf }) }]
  })
}
