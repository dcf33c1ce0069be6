import type { Section } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { applicantSection } from './applicant.ts'
import { choice, half } from './fields.ts'
import { option } from './options.ts'

const isUnit = { op: 'eq' as const, field: 'applicant.applicantType', value: 'unit' }

const kindOfApplicant = choice(
  'applicantType',
  text('申请人类别', 'Kind of applicant'),
  [option('unit', text('单位', 'A unit')), option('person', text('个人', 'A person'))],
  half,
)

/** What a unit says of itself and a person does not have: credit code and superior body. */
const fieldsOfBoth = applicantSection.fields.map((field) => {
  if (field.key === 'applicantName') return { ...field, label: text('单位名称或者姓名', 'Name') }
  return field.key === 'creditCode' || field.key === 'superior' ? { ...field, when: isUnit } : field
})

/** Who applies, where a person may as well as a unit. */
export const personOrUnitSection: Section = {
  ...applicantSection,
  title: text('申请人', 'Applicant'),
  help: text(
    '单位申请的，与申请文件落款一致；个人申请的，填写本人姓名和联系方式。',
    'A unit as it signs its letter; a person with their own name and how to reach them.',
  ),
  fields: [kindOfApplicant, ...fieldsOfBoth],
}

/** The owner, user or managing body of a heritage unit: a unit, or a person who owns it (文物保护法（2024）32条). */
export const ownerSection: Section = {
  ...personOrUnitSection,
  help: text(
    '由文物保护单位的所有人、使用人或者管理机构填写，与申请文件落款一致；个人所有的，填写所有人本人。',
    'The owner, user or managing body, as it signs the letter; where a person owns it, that person.',
  ),
  fields: [
    kindOfApplicant,
    choice(
      'standing',
      text('与文物的关系', 'Standing'),
      [option('1', text('所有人', 'Owner')), option('2', text('使用人', 'User')), option('3', text('管理机构', 'Managing body'))],
      half,
    ),
    ...fieldsOfBoth,
  ],
}
