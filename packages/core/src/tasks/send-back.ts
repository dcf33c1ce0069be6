import { text } from '../i18n/text.ts'
import type { TaskAction } from '../item/model.ts'

/**
 * The one action of a step to which a case was returned «straight back»: what is asked for is done, and it goes back to who returned it. Its own
 * outcomes would decide (accept, refuse, report) what is decided already, and lead nowhere from here.
 */
export const sendBack: TaskAction = {
  outcome: 'sent-back',
  label: text('办理完毕，送回退回人', 'Done: send it back', {
    ja_JP: '処理を終え、差し戻し元へ送る',
    ko_KR: '처리 완료, 반려한 사람에게 보냄',
  }),
  tone: 'primary',
  form: [
    {
      key: 'opinion',
      type: 'long-text',
      label: text('处理说明', 'What was done', { ja_JP: '処理の内容', ko_KR: '처리 내용' }),
      rows: 3,
      maxLength: 5000,
      required: true,
      missing: 'opinion-required',
    },
  ],
  hint: text('直接回到退回的环节，由退回人继续办理', 'Goes straight back to the step that returned it, to the person who did', {
    ja_JP: '差し戻した段階に直接戻り、差し戻した人が処理を続けます',
    ko_KR: '반려한 단계로 바로 돌아가 반려한 사람이 이어서 처리합니다',
  }),
}
