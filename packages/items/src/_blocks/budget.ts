import type { Field } from '@wenwu/core/form/model'
import type { Text } from '@wenwu/core/i18n/text'
import { text } from './texts.ts'

/** The budget lines of specification §3 (budgetAccounts, budgetAmount, remark), whose sum a field of the form states. */
export function budgetLines(key: string, label: Text, equals: string): Field {
  return {
    key,
    type: 'table',
    label,
    required: true,
    minRows: 1,
    maxRows: 60,
    totals: [{ column: 'budgetAmount', equals }],
    columns: [
      {
        key: 'budgetAccounts',
        type: 'text',
        label: text('科目', 'Item'),
        required: true,
        maxLength: 60,
      },
      { key: 'budgetAmount', type: 'money', label: text('金额', 'Amount'), required: true },
      { key: 'remark', type: 'text', label: text('说明', 'Note') },
    ],
  }
}
