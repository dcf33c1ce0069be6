import type { FormDefinition } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'

/** Where the contents come from: statute and article. Names are those of specification §3 where it has them. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    applicantSection,
    heritageUnitSection(),
    {
      key: 'project',
      title: text('项目', 'Project', { ja_JP: '案件', ko_KR: '사업' }),
      fields: [
        {
          key: 'projectName',
          type: 'text',
          label: text('项目名称', 'Project name', { ja_JP: '案件名', ko_KR: '사업명' }),
          required: true,
          maxLength: 120,
        },
        {
          key: 'necessity',
          type: 'long-text',
          label: text('必要性', 'Necessity', { ja_JP: '要否', ko_KR: '필요 여부' }),
          required: true,
          maxLength: 3000,
          rows: 4,
        },
        {
          key: 'period',
          type: 'period',
          label: text('计划时间', 'Planned period', { ja_JP: '計画期間', ko_KR: '계획 기간' }),
          required: true,
        },
        {
          key: 'projectFunding',
          type: 'money',
          label: text('项目经费', 'Project funding', { ja_JP: '案件の経費', ko_KR: '사업 경비' }),
          required: true,
        },
        { key: 'remark', type: 'long-text', label: text('备注', 'Remark', { ja_JP: '備考', ko_KR: '비고' }), maxLength: 1000, rows: 3 },
      ],
    },
    letterSection,
  ],
}
