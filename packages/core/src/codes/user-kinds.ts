import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** User types of specification §1 and §9. */
export const userKinds: CodeList = {
  id: 'user-kind',
  entries: [
    { code: '1', name: text('法人', 'Legal entity', { ja_JP: '法人', ko_KR: '법인' }) },
    { code: '2', name: text('个人', 'Individual', { ja_JP: '個人', ko_KR: '개인' }) },
    { code: '3', name: text('审批监管人员', 'Approval and supervision staff', { ja_JP: '審査・監督担当者', ko_KR: '심사·감독 담당자' }) },
  ],
}
