import type { TaskRow } from '@wenwu/core/tasks/contract'
import type { useText } from '../../lib/i18n.ts'
import { columnWidths, type ListColumn, type ListFilter } from '../../ui/list/list-types.ts'

type TextTools = Pick<ReturnType<typeof useText>, 't' | 'textOf'>

/** The columns that say which case a task belongs to, in their order: of the to-dos and of what was handled. */
export function caseColumns({ t, textOf }: TextTools, { isApplicantOptional }: { isApplicantOptional: boolean }): ListColumn<TaskRow>[] {
  return [
    { key: 'number', title: t('list.number'), width: columnWidths.caseNumber, isMono: true, render: (row) => row.number },
    {
      key: 'item',
      title: t('list.item'),
      share: 14,
      minWidth: 120,
      text: (row) => textOf(row.itemName),
      render: (row) => textOf(row.itemName),
    },
    { key: 'title', title: t('list.title'), minWidth: 220, isTitle: true, text: (row) => row.title, render: (row) => row.title },
    {
      key: 'applicant',
      title: t('list.applicant'),
      share: 14,
      minWidth: 120,
      isOptional: isApplicantOptional,
      text: (row) => row.applicantName,
      render: (row) => row.applicantName,
    },
  ]
}

/** The search box of both lists. */
export function keywordFilter({ t }: Pick<TextTools, 't'>): ListFilter {
  return { kind: 'text', key: 'keyword', label: t('list.keyword'), placeholder: t('list.keywordPlaceholder'), width: 240 }
}
