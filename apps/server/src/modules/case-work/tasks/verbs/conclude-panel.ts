import { text } from '@wenwu/core/i18n/text'
import { openPanelOf, tellEnded } from '../people/outside.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('按已收到的专家意见继续办理', 'Go on with the opinions that were given', {
    ja_JP: '届いた専門家意見で処理を続ける',
    ko_KR: '받은 전문가 의견으로 계속 처리',
  }),
  hint: text(
    '以已提交的意见结束评审，案件继续办理；尚未提交的专家不再办理，并看到理由。',
    'The review ends with the opinions given and the case goes on; experts who gave none no longer can, and read why.',
    {
      ja_JP: '提出済みの意見で審査を終え、処理を続けます。未提出の専門家は提出できなくなり、理由が通知されます。',
      ko_KR: '제출된 의견으로 심의를 마치고 처리를 계속합니다. 미제출 전문가는 더 제출할 수 없으며 사유를 보게 됩니다.',
    },
  ),
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
