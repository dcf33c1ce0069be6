import { plainText } from '@wenwu/core/form/field-base'
import { isBlank } from '@wenwu/core/form/json'
import { stepGivenBy } from '@wenwu/core/item/outside-time'
import type { Ctx } from '../../../../platform/http/context.ts'
import { assign, latestAnswer } from '../../cases/index.ts'
import type { EffectInput, EffectResult } from '../effect.ts'

/** Gives a part of the case to a body or to experts by an action, with the day by which they answer: the one that was chosen, else the last one there is. Gives that day. */
export async function giveOutside(
  ctx: Ctx,
  { record, item, step, candidateKey, action, input }: EffectInput,
  kind: 'third-party' | 'expert',
  keys: readonly string[],
): Promise<Pick<EffectResult, 'stopsUntil'>> {
  const given = stepGivenBy(item.process, item.tasks, step, action.effect)
  const latest = given === undefined ? undefined : await latestAnswer(ctx, item, given)
  const answerBy = isBlank(input.answerBy) ? (latest ?? null) : plainText(input.answerBy)
  await assign(ctx.db, record.id, { kind, keys, answerBy, convener: { key: candidateKey, userId: ctx.actor.userId }, now: ctx.now })
  return answerBy === null ? {} : { stopsUntil: answerBy }
}
