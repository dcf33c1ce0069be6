import { plainText } from '@wenwu/core/form/field-base'
import { AppError } from '@wenwu/core/kernel/errors'
import { giveTask } from '../give-task.ts'
import { isOfStep, mayDecide, offerSigners, ownElement, toSigner } from '../signers.ts'
import { taskIn, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: offerSigners,
  run: async (ctx, doing) => {
    const { situation, chosen, input } = doing
    const task = taskIn(doing)
    const [choice] = chosen.to!
    const said = plainText(input.position)
    const position = said === 'before' || said === 'after' ? said : 'beside'
    // who comes after has the outcomes of the step; one after a signer who was only asked has not
    if (position === 'after' && isOfStep(situation, task) && !mayDecide(situation, task, choice!))
      throw new AppError('signer-cannot-decide', { field: 'to' })
    const signer = toSigner(choice!)
    // who asks stays the one who decides, or hands on: it is no longer for the whole office to take
    if (position !== 'before' && task.claimed_by === null && situation.isMine(task))
      await giveTask(ctx, task, { key: task.candidate_key, holder: situation.principalOf(task) ?? ctx.actor })
    return {
      role: situation.settingsOf(task).role,
      command: { type: 'addInstance', tokenId: task.token_id, element: signer, position, own: ownElement(situation, task) },
      details: { task: task.id, assignee: signer.name, position, assigned: [signer.key] },
    }
  },
}
