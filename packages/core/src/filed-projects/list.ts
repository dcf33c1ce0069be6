import { nameOf } from '../codes/code-list.ts'
import { provinces } from '../codes/provinces.ts'
import { defineList, type QueryOf } from '../list/definition.ts'
import { codeFilter, daysFilter, flagFilter, textFilter } from '../list/filter.ts'
import type { FiledProject } from './model.ts'

/** /filed-projects. Imports know the titles in every language (imports/wire.ts): an export can be corrected and imported again. */
export const filedProjectList = defineList<FiledProject>()({
  key: 'filed-projects',
  title: 'filed-projects.title',
  fields: [
    {
      key: 'province',
      title: 'filed-projects.province',
      width: 96,
      value: (row, { locale }) => nameOf(provinces, row.provinceCode, locale),
      sheet: 18,
    },
    { key: 'projectName', title: 'filed-projects.projectName', minWidth: 240, isTitle: true, sheet: 48 },
    { key: 'unitName', title: 'filed-projects.unitName', share: 14, minWidth: 110, isLong: true, sheet: 28 },
    { key: 'approvalNumber', title: 'filed-projects.approvalNumber', width: 172, isOnCard: true, sheet: 24 },
    {
      key: 'approvedOn',
      title: 'filed-projects.approvedOn',
      kind: 'date',
      isOnCard: true,
      sorts: ['approved-asc', 'approved-desc'],
      sheet: 14,
    },
    {
      key: 'budget',
      title: 'filed-projects.budget',
      kind: 'money',
      width: 120,
      isSummed: true,
      sorts: ['budget-asc', 'budget-desc'],
      sheet: 14,
    },
    { key: 'designUnit', title: 'filed-projects.designUnit', share: 15, minWidth: 140, isOptional: true, isLong: true, sheet: 32 },
    { key: 'approvingBody', title: 'filed-projects.approvingBody', width: 150, isOptional: true, sheet: 24 },
    { key: 'filedOn', title: 'filed-projects.filedOn', kind: 'date', isOptional: true, sheet: 14 },
    { key: 'file', title: 'filed-projects.file', width: 96, isOnCard: true, value: (row) => row.file?.name ?? '', sheet: 32 },
  ],
  filters: [
    textFilter('keyword', { label: 'filed-projects.keyword', placeholder: 'filed-projects.keywordPlaceholder', width: 240 }),
    codeFilter('provinceCode', provinces, { address: 'province', max: 2, label: 'filed-projects.province', width: 140 }),
    daysFilter(['approvedFrom', 'approvedTo'], {
      mayBeBlank: true,
      label: 'filed-projects.approvedOn',
      placeholders: ['filed-projects.approvedFrom', 'filed-projects.approvedTo'],
    }),
    // with or without the approval document
    flagFilter('hasFile', {
      address: 'file',
      label: 'filed-projects.file',
      yes: ['with', 'filed-projects.withFile'],
      no: ['without', 'filed-projects.withoutFile'],
    }),
  ],
  defaultSort: 'approved-desc',
  rowKey: (row) => row.id,
})

export type FiledProjectQuery = QueryOf<typeof filedProjectList>
