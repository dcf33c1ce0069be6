import { removablesOf } from '../signers.ts'
import { tellEnded } from '../tell-ended.ts'
import type { Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => {
    const row = removablesOf(situation)
    return row.length === 0 ? { refused: 'nobody-to-remove' } : { choices: { row } }
  },
  run: ({ actor }, { situation, chosen }) => {
    const [choice] = chosen.who!
    const { command, name } = removablesOf(situation).find(({ id }) => id === choice!.id)!
    // who was asked already, not who would have been later
    const ended = command.type === 'cancelInstance' ? situation.tasks.filter(({ token_id: id }) => id === command.tokenId) : []
    return {
      role: actor.roles[0] ?? '',
      command,
      details: { assignee: name },
      after: (ctx) => tellEnded(ctx, situation.record.id, ended, 'part-ended'),
    }
  },
}
