import type { FormDefinition } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { applicantFields, applicantSection } from '../../_blocks/applicant.ts'
import { heritageUnitSection } from '../../_blocks/heritage-unit.ts'
import { letterSection } from '../../_blocks/letter.ts'

/** Where the contents come from: statute and article. Names are those of specification §3 where it has them. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    applicantSection,
    heritageUnitSection(),
    {
      key: 'project',
      title: text('项目', 'Project'),
      fields: [
        {
          key: 'projectName',
          type: 'text',
          label: text('项目名称', 'Project name'),
          required: true,
          maxLength: 120,
        },
        {
          key: 'necessity',
          type: 'long-text',
          label: text('必要性', 'Necessity'),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'period',
          type: 'period',
          minEnd: 'today',
          label: text('计划时间', 'Planned period'),
          required: true,
        },
        {
          key: 'projectFunding',
          type: 'money',
          label: text('项目经费', 'Project funding'),
          required: true,
        },
        { key: 'remark', type: 'long-text', label: text('备注', 'Remark'), maxLength: 1000, rows: 3 },
      ],
    },
    letterSection,
  ],
}
