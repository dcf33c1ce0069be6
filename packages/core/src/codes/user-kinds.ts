import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** User types of specification §1 and §9. */
export const userKinds: CodeList = {
  id: 'user-kind',
  entries: [
    { code: '1', name: text('法人', 'Legal entity') },
    { code: '2', name: text('个人', 'Individual') },
    { code: '3', name: text('审批监管人员', 'Approval and supervision staff') },
  ],
}
