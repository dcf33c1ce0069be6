import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { choice, day, half, line, paragraph, table } from '../_blocks/fields.ts'
import { option } from '../_blocks/options.ts'
import { businessScope, contactSection, gradeRules, kindAndGrade, staffSection } from '../_blocks/qualification.ts'
import { text } from './texts.ts'

/** A change of the named persons, a merger, division or restructuring: whether the conditions are still met is examined (条例 16条). */
const concernsStaff = { op: 'in' as const, field: 'change.changeKinds', values: ['head', 'merger'] }

const kinds = [
  option('name', text('单位名称', 'Name of the unit')),
  option('address', text('住所', 'Address')),
  option('legal', text('法定代表人', 'Legal representative')),
  option('head', text('技术负责人', 'Technical head')),
  option('merger', text('合并、分立、改制', 'Merger, division, restructuring')),
  option('lost', text('证书遗失、损毁补发', 'Replacement of a lost or damaged certificate')),
]

const certificate: Section = {
  key: 'certificate',
  title: text('现有资质证书', 'Present certificate'),
  fields: [
    line('certificateNumber', text('证书编号', 'Number'), { ...half, maxLength: 60 }),
    line('issuer', text('发证机关', 'Issued by'), half),
    ...kindAndGrade,
    businessScope,
    day('issuedOn', text('发证日期', 'Issued on'), { ...half, max: 'today' }),
    day('validUntil', text('有效期至', 'Valid until'), { ...half, min: 'today' }),
  ],
}

const change: Section = {
  key: 'change',
  title: text('变更内容', 'Change'),
  fields: [
    choice('changeKinds', text('变更事项', 'What changed'), kinds, { multiple: true }),
    table(
      'changeList',
      text('变更明细', 'Changes'),
      [
        choice('changeKind', text('事项', 'What'), kinds),
        line('before', text('变更前', 'Before'), { maxLength: 200 }),
        line('after', text('变更后', 'After'), { maxLength: 200 }),
        day('changedOn', text('登记或者决定日期', 'Registered or decided on'), { max: 'today' }),
      ],
      { maxRows: 20 },
    ),
    paragraph('reason', text('变更原因', 'Why'), { maxLength: 1500, rows: 3 }),
    paragraph('stillMet', text('变更后资质条件的保持情况', 'How the conditions of the grade are still met'), {
      maxLength: 2000,
      rows: 3,
      when: concernsStaff,
    }),
  ],
}

/** What changed in the particulars of a certificate (条例（2017）16条、17条; 行政许可法 49条). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    { ...applicantSection, help: text('名称已变更的，填写变更后的名称。', 'With the new name, where it changed.') },
    certificate,
    change,
    { ...staffSection, when: concernsStaff },
    contactSection,
  ],
  rules: [
    ...gradeRules('certificate'),
    {
      ensure: { op: 'gte', field: 'certificate.validUntil', other: 'certificate.issuedOn' },
      field: 'certificate.validUntil',
      message: text('有效期不能早于发证日期', 'The certificate cannot end before it was issued'),
    },
  ],
}
