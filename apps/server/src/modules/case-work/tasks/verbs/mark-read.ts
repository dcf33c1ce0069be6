import { markRead } from '../../circulations/index.ts'
import { readersRole } from '../readers.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => (situation.isToRead ? {} : notYours),
  run: async (ctx, { situation }) => {
    await markRead(ctx, situation.record.id)
    return { role: readersRole(ctx.actor) }
  },
}
