import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  init: text('创建首批管理员', 'Create the first administrators', { ja_JP: '最初の管理者を作成', ko_KR: '첫 관리자 생성' }),
} satisfies ActNames<Record<never, never>>
