import type { Command } from '@wenwu/bpmn/commands'
import { authorityOf } from '@wenwu/core/auth/authority'
import type { Role } from '@wenwu/core/item/model'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Asking } from '@wenwu/core/tasks/ask-applicant'
import type { LoadedItem } from '../../items/index.ts'
import { returnTargets, type Instance } from '../../process/index.ts'

interface Asked {
  item: LoadedItem
  instance: Instance
  tokenId: string
  role: Role
  asking: Asking
  mode: string
}

/**
 * The command that asks the applicant from a step: straight back to it, or the way again from the step at which its own authority accepted. Pure. Throws
 * `no-earlier-step` where there is none.
 */
export function askCommand({ item, instance, tokenId, role, asking, mode }: Asked): Command {
  const command = { type: 'detour', fromTokenId: tokenId, toNode: asking.step } as const
  if (mode !== 'walk-again') return command
  const token = instance.state.tokens.find(({ id }) => id === tokenId)
  const accepting = (token === undefined ? [] : returnTargets(instance, token, item)).find((step) => {
    const settings = item.tasks.get(step)
    return settings?.actions.some(({ effect }) => effect === 'accept') === true && authorityOf(settings.role) === authorityOf(role)
  })
  if (accepting === undefined) throw new AppError('no-earlier-step', { field: 'mode' })
  return { ...command, comingBackTo: accepting }
}
