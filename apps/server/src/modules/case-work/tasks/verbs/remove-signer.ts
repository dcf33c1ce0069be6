import { removablesOf } from '../signers.ts'
import type { Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => {
    const row = removablesOf(situation)
    return row.length === 0 ? { refused: 'nobody-to-remove' } : { choices: { row } }
  },
  run: ({ actor }, { situation, chosen }) => {
    const [choice] = chosen.who!
    const { command, name } = removablesOf(situation).find(({ id }) => id === choice!.id)!
    return { role: actor.roles[0] ?? '', command, details: { assignee: name } }
  },
}
