import type { FormDefinition } from '@wenwu/core/form/model'
import { personOrUnitFields } from '../_blocks/applicant.ts'
import { choice, half, line, paragraph } from '../_blocks/fields.ts'
import { option } from '../_blocks/options.ts'
import { personOrUnitLetterSection, personOrUnitSection } from '../_blocks/owner.ts'
import { text } from './texts.ts'

/** A free form: who, about what, and the text of the request. */
export const form: FormDefinition = {
  applicant: personOrUnitFields,
  sections: [
    personOrUnitSection,
    {
      key: 'matter',
      title: text('申请事项', 'Request'),
      fields: [
        line('subject', text('事由', 'Subject'), {
          maxLength: 120,
          example: text('关于……的请示', 'Request concerning …'),
          help: text('一句话写明请求办理什么。', 'What is asked for, in a sentence.'),
        }),
        {
          key: 'region',
          type: 'region',
          depth: 1,
          label: text('事项所在地', 'Province'),
          help: text(
            '由该省、自治区、直辖市的文物局受理；个人填写事项发生地，没有的填写住所地。',
            'The bureau of this province accepts it; a person names the place it is about, or where they live.',
          ),
          required: true,
          width: 'half',
        },
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
    personOrUnitLetterSection,
  ],
}
