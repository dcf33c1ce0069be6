import type { Section } from '@wenwu/core/form/model'
import { applicantSection } from './applicant.ts'
import { choice, half } from './fields.ts'
import { letterHelp, letterSection } from './letter.ts'
import { option } from './options.ts'
import { text } from './texts.ts'

const isUnit = { op: 'eq' as const, field: 'applicant.applicantType', value: 'unit' }

const kindOfApplicant = choice(
  'applicantType',
  text('申请人类别', 'Kind of applicant'),
  [option('unit', text('单位', 'A unit')), option('person', text('个人', 'A person'))],
  half,
)

/** What a unit says of itself and a person does not have: credit code and superior body. */
const fieldsOfBoth = applicantSection.fields.map((field) => {
  switch (field.key) {
    case 'applicantName':
      return { ...field, label: text('单位名称或者姓名', 'Name') }
    case 'isAgent':
      return {
        ...field,
        label: text('是否代他人申报', 'Filed for somebody else?'),
        help: text(
          '为本单位或者本人申报的选“否”。代办的选“是”，申请人填写委托的单位或者个人，并在申请材料中上传授权委托书。',
          'For your own unit or yourself choose no. As an agent choose yes, name the unit or person you act for as the applicant and upload the letter of authority.',
        ),
      }
    case 'creditCode':
    case 'superior':
      return { ...field, when: isUnit }
    default:
      return field
  }
})

/** What of the letter block is a unit's: it writes a letter and has somebody in charge of the project; a person answers for it alone. */
const ofUnits = new Set(['rfTitle', 'rfNumber', 'projectLeader'])

/** The letter block where a person may apply: of a person it asks how to reach them and what kind of application it is. */
export const personOrUnitLetterSection: Section = {
  key: letterSection.key,
  title: text('申报类型和联系人', 'Kind of application and contact'),
  fields: [
    ...letterSection.fields.filter(({ key }) => !ofUnits.has(key)),
    ...letterSection.fields
      .filter(({ key }) => ofUnits.has(key))
      .map((field) => ({ ...field, when: isUnit, ...(field.key === 'rfTitle' && { help: letterHelp }) })),
  ],
}

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
