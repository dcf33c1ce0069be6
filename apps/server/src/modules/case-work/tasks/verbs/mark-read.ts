import { text } from '@wenwu/core/i18n/text'
import { markRead } from '../../circulations/index.ts'
import { readersRole } from '../people/readers.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('表示已经阅看，可附意见', 'Say that you have read it, with a word if you like', {
    ja_JP: '読んだことを記録する。意見も添えられる',
    ko_KR: '읽었음을 기록. 의견을 덧붙일 수 있음',
  }),
  hint: text('记入办理记录，可附意见。', 'Is kept in the history, with your words if you add any.', {
    ja_JP: '処理記録に残ります。意見を添えることもできます。',
    ko_KR: '처리 기록에 남으며 의견을 덧붙일 수 있습니다.',
  }),
  offer: (situation) => (situation.isToRead ? {} : notYours),
  run: async (ctx, { situation }) => {
    await markRead(ctx, situation.record.id)
    return { role: readersRole(ctx.actor) }
  },
}
