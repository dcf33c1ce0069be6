import { nameOf } from '../codes/code-list.ts'
import { provinces } from '../codes/provinces.ts'
import { qualificationGrades } from '../codes/qualification-grades.ts'
import { qualificationKinds } from '../codes/qualification-kinds.ts'
import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, codeFilter, textFilter } from '../list/filter.ts'
import { validities, validityNames, type QualifiedUnit } from './model.ts'

/** /qualified-units. Imports know the titles in every language (imports/wire.ts). */
export const qualifiedUnitList = defineList<QualifiedUnit>()({
  key: 'qualified-units',
  title: 'qualified-units.title',
  fields: [
    { key: 'name', title: 'qualified-units.name', minWidth: 180, isTitle: true, sorts: ['name-asc', 'name-desc'], sheet: 40 },
    {
      key: 'province',
      title: 'qualified-units.province',
      width: 96,
      isLong: true,
      value: (row, { locale }) => nameOf(provinces, row.provinceCode, locale),
      sheet: 18,
    },
    {
      key: 'kind',
      title: 'qualified-units.kind',
      width: 108,
      isLong: true,
      isOnCard: true,
      value: (row, { locale }) => nameOf(qualificationKinds, row.kind, locale),
      sheet: 14,
    },
    {
      key: 'grade',
      title: 'qualified-units.grade',
      width: 76,
      isLong: true,
      value: (row, { locale }) => nameOf(qualificationGrades, row.grade, locale),
      sheet: 12,
    },
    { key: 'certificateNumber', title: 'qualified-units.certificateNumber', kind: 'code', width: 118, isOnCard: true, sheet: 24 },
    { key: 'businessScope', title: 'qualified-units.businessScope', share: 14, minWidth: 130, isLong: true, sheet: 40 },
    {
      key: 'validUntil',
      title: 'qualified-units.validUntil',
      kind: 'date',
      width: 168,
      isMono: false,
      isOnCard: true,
      sorts: ['valid-asc', 'valid-desc'],
      sheet: 14,
    },
    { key: 'issuer', title: 'qualified-units.issuer', width: 140, isOptional: true, sheet: 24 },
    { key: 'issuedOn', title: 'qualified-units.issuedOn', kind: 'date', isOptional: true, sheet: 14 },
    // for those who are signed in
    { key: 'certificate', title: 'qualified-units.certificate', width: 92, value: (row) => row.file?.name ?? '' },
  ],
  filters: [
    textFilter('keyword', { label: 'qualified-units.keyword', placeholder: 'qualified-units.keywordPlaceholder', width: 240 }),
    codeFilter('provinceCode', provinces, { address: 'province', max: 2, label: 'qualified-units.province', width: 140 }),
    codeFilter('kind', qualificationKinds, { max: 20, label: 'qualified-units.kind' }),
    codeFilter('grade', qualificationGrades, { max: 8, label: 'qualified-units.grade' }),
    choiceFilter('validity', validities, { label: 'qualified-units.validity', names: validityNames }),
  ],
  defaultSort: 'valid-desc',
  rowKey: (row) => row.id,
})

export type QualifiedUnitQuery = QueryOf<typeof qualifiedUnitList>
