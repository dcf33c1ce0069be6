import { text } from '../i18n/text.ts'

export const permissions = {
  'workgroup.manage': text('维护工作组及其成员', 'Maintain work groups and their members', {
    ja_JP: 'ワーキンググループと構成員の管理',
    ko_KR: '작업반과 구성원 관리',
  }),
} as const
