import { z } from 'zod'
import { nameOf } from '../codes/code-list.ts'
import { provinces } from '../codes/provinces.ts'
import { debtors } from '../item/obligation.ts'
import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, codeFilter, daysFilter, pickedFilter, textFilter } from '../list/filter.ts'
import { columnWidths } from '../list/widths.ts'
import { wordOf } from './model.ts'
import type { ObligationRow } from './schemas.ts'

/** `mine`: what the caller has to report or to judge now; `late`, `soon` (due within `remindedDays`): of any debtor; `reported`: waits to be confirmed. */
export const obligationPresets = ['mine', 'late', 'soon', 'coming', 'reported', 'fulfilled', 'all'] as const

/** 后续义务: obligations of the cases of one's scope, the most urgent first. */
export const obligationList = defineList<ObligationRow>()({
  key: 'obligations',
  title: 'obligations.title',
  fields: [
    { key: 'dueOn', title: 'obligations.dueOn', kind: 'date', width: 196, isOnCard: true, sorts: ['due-asc', 'due-desc'], sheet: 12 },
    {
      key: 'state',
      title: 'obligations.state',
      width: 152,
      isOnCard: true,
      value: (row, { t }) => t(wordOf(row)),
      sheet: 20,
    },
    {
      key: 'duty',
      title: 'obligations.duty',
      minWidth: 180,
      isLong: true,
      isOnCard: true,
      value: (row, { textOf }) => textOf(row.name),
      sheet: 30,
    },
    { key: 'title', title: 'list.title', minWidth: 220, isTitle: true, sheet: 48 },
    { key: 'owedBy', title: 'obligations.owedBy', width: 100, value: (row, { t }) => t(`obligations.by-${row.owedBy}`), sheet: 12 },
    { key: 'applicant', title: 'list.applicant', minWidth: 140, isLong: true, value: (row) => row.applicantName, sheet: 30 },
    {
      key: 'province',
      title: 'list.province',
      width: columnWidths.province,
      isOptional: true,
      value: ({ provinceCode }, { locale }) => (provinceCode === null ? '' : nameOf(provinces, provinceCode, locale)),
      sheet: 12,
    },
    {
      key: 'item',
      title: 'list.item',
      width: columnWidths.itemName,
      isLong: true,
      isOptional: true,
      value: (row, { textOf }) => textOf(row.itemName),
      sheet: 36,
    },
    { key: 'number', title: 'list.number', kind: 'code', width: columnWidths.caseNumber, isOptional: true, sheet: 18 },
    { key: 'documentNumber', title: 'list.documentNumber', width: columnWidths.documentNumber, isOptional: true, isLong: true, sheet: 24 },
  ],
  filters: [
    textFilter('keyword', { wire: 'keyWord', label: 'list.keyword', placeholder: 'list.keywordPlaceholder', width: 240 }),
    pickedFilter('itemCode', { address: 'item', schema: z.string().max(40), label: 'list.item', width: 200 }),
    choiceFilter('owedBy', debtors, {
      label: 'obligations.owedBy',
      names: { applicant: 'obligations.by-applicant', province: 'obligations.by-province' },
    }),
    codeFilter('provinceCode', provinces, { wire: 'province', address: 'province', max: 2, label: 'list.province' }),
    daysFilter(['dueFrom', 'dueTo'], { label: 'obligations.dueRange' }),
    choiceFilter('preset', obligationPresets, {}),
  ],
  presets: obligationPresets.map((preset) => ({ key: preset, label: `obligations.preset-${preset}` as const, filter: { preset } })),
  defaultSort: 'due-asc',
  rowKey: (row) => row.obligationId,
  rowTitle: (row, { textOf }) => `${row.title} ${textOf(row.name)}`,
})

export type ObligationQuery = QueryOf<typeof obligationList>
