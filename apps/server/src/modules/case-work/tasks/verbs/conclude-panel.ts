import { openPanelOf, tellEnded } from '../outside.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => {
    const panel = openPanelOf(situation)
    if (panel === undefined) return notYours
    const { answered, enough } = panel
    if (enough === null) return { refused: 'panel-awaits-all' }
    return answered < enough ? { refused: 'panel-quorum', params: { n: answered, enough } } : {}
  },
  run: async (ctx, { situation }) => {
    const { act, open, asked, answered } = openPanelOf(situation)!
    const told = open.map(({ candidate_key: key }) => key)
    await tellEnded(ctx, situation, told)
    return {
      role: act.role,
      command: open.map((task) => ({ type: 'cancelInstance' as const, tokenId: task.token_id })),
      // the office is that of the act which gave the case away
      details: { task: act.taskId, panel: { asked, answered, silent: asked - answered }, told },
    }
  },
}
