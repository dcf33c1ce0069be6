import { answerBy } from '../../item/outside-time.ts'
import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** Another expert is asked in the place of one: one act. */
export const verb: VerbDeclaration = {
  position: 59,
  label: text('更换专家', 'Replace the expert', { ja_JP: '専門家を交代', ko_KR: '전문가 교체' }),
  tone: 'plain',
  on: 'task',
  permission: 'task.handle',
  form: [
    {
      key: 'expertId',
      type: 'directory',
      directory: 'experts',
      label: text('改请的专家', 'The other expert', { ja_JP: '新しい専門家', ko_KR: '새 전문가' }),
      required: true,
      missing: 'choice-required',
    },
    {
      ...answerBy,
      help: text(
        '不填的，从今天起按本环节的工作日计算；可以提前，不能推后。一轮评审中历次更换合计不超过首次邀请的天数。',
        'Left empty: counted from today in working days of the step. May be earlier, not later; all replacements of a round together have no more days than the first invitation.',
        {
          ja_JP:
            '空欄の場合、今日からこの段階の稼働日で計算します。早めることはできますが、遅らせることはできません。1回の審査での交代は、合計で最初の依頼の日数までです。',
          ko_KR:
            '비워 두면 오늘부터 이 단계의 근무일로 계산합니다. 앞당길 수 있으나 늦출 수는 없습니다. 한 차례 심사에서 교체에 쓰는 날은 모두 합해 처음 요청한 날수까지입니다.',
        },
      ),
    },
    reason,
  ],
  event: {
    kind: 'expert-replaced',
    words: text('更换专家', 'Expert replaced', { ja_JP: '専門家の交代', ko_KR: '전문가 교체' }),
    isWithinBody: true,
  },
}
