import type { FormDefinition } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { choice, half, line, paragraph } from '../_blocks/fields.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option } from '../_blocks/options.ts'

/** A free form: who, about what, and the text of the request. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    applicantSection,
    {
      key: 'matter',
      title: text('申请事项', 'Request'),
      fields: [
        line('subject', text('事由', 'Subject'), {
          maxLength: 120,
          example: text('关于……的请示', 'Request concerning …'),
          help: text('一句话写明请求办理什么。', 'What is asked for, in a sentence.'),
        }),
        choice(
          'approvalLevel',
          text('请求办理的机关', 'For which bureau'),
          [option('province', text('省级文物局', 'Provincial bureau')), option('national', text('国家文物局', 'National bureau'))],
          {
            ...half,
            help: text(
              '不清楚的选省级文物局；不属于省级权限的，由省级文物局上报。',
              'If in doubt the provincial bureau; it reports what is not its own.',
            ),
          },
        ),
        paragraph('body', text('正文', 'Text'), {
          maxLength: 10000,
          rows: 10,
          help: text(
            '写明背景、请求的内容和理由；有期限要求的写明日期。',
            'Background, what is asked for and why; with the day where there is one.',
          ),
        }),
        paragraph('remark', text('备注', 'Remark'), { required: false, maxLength: 1000, rows: 2 }),
      ],
    },
    letterSection,
  ],
}
