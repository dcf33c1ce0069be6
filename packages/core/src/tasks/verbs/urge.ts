import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** Reminds those whom an open task waits for; once in a while only. */
export const verb: VerbDeclaration = {
  position: 50,
  label: text('催办', 'Urge', { ja_JP: '督促', ko_KR: '독촉' }),
  tone: 'plain',
  hint: text(
    '向办理人发送消息，并记入办理记录；同一待办在间隔时间内只能催办一次。',
    'Sends a message to those it waits for and is kept in the history; once within the time that the step is set to.',
    {
      ja_JP: '担当者に通知を送り、処理記録に残します。同じ処理待ちへの督促は設定された間隔に1回です。',
      ko_KR: '담당자에게 알림을 보내고 처리 기록에 남깁니다. 같은 처리 대기는 정해진 간격에 한 번만 독촉할 수 있습니다.',
    },
  ),
  on: 'task',
  permission: 'task.handle',
  form: [note],
  event: { kind: 'urged', words: text('催办', 'Urged', { ja_JP: '督促', ko_KR: '독촉' }), isWithinBody: true },
  isBatch: true,
}
