import { offerSigners, ownElement, toSigner } from '../signers.ts'
import { taskIn, type Verb } from '../verb.ts'

/** A place before the task, for one who does it and gives it back. */
export const verb: Verb = {
  offer: offerSigners,
  run: (_ctx, doing) => {
    const { situation, chosen } = doing
    const task = taskIn(doing)
    const signer = { ...toSigner(chosen.to![0]!), isDelegate: true as const }
    return {
      role: situation.settingsOf(task).role,
      command: { type: 'addInstance', tokenId: task.token_id, element: signer, position: 'before', own: ownElement(situation, task) },
      details: { task: task.id, assignee: signer.name, assigned: [signer.key] },
    }
  },
}
