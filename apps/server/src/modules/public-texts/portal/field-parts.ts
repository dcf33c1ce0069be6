import type { Field } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'

/** Under which heading it stands. */
export const categoryField: Field = {
  type: 'text',
  key: 'category',
  label: text('分类', 'Category', { ja_JP: '分類', ko_KR: '분류' }),
  required: true,
  maxLength: 30,
  example: text('如：账号与登录', 'e.g. Accounts and sign-in', { ja_JP: '例：アカウントとログイン', ko_KR: '예: 계정과 로그인' }),
}

/** Smaller numbers come first. */
export const positionField: Field = {
  type: 'number',
  key: 'position',
  label: text('排序号', 'Position', { ja_JP: '表示順', ko_KR: '정렬 번호' }),
  help: text('数字小的排在前面，不填按 100 计。', 'Small numbers first; 100 where it is left empty.', {
    ja_JP: '小さい数字が先に表示されます。空欄は100とみなします。',
    ko_KR: '작은 숫자가 먼저 표시됩니다. 비워 두면 100으로 처리합니다.',
  }),
  decimals: 0,
  min: 1,
  max: 9999,
}

/** Position of a text that names none. */
export const defaultPosition = 100
