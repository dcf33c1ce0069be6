import type { Section } from '@wenwu/core/form/model'
import { option } from './options.ts'
import { text } from './texts.ts'

/** The history list of specification §3: content, acceptance, money, implementationDate. */
export const historySection: Section = {
  key: 'history',
  title: text('历次保护工程', 'Earlier works'),
  help: text('填写近三十年内的保护工程；没有的不填。', 'Works of the last thirty years; leave empty if there were none.'),
  fields: [
    {
      key: 'tbcrpPaCompdetailList',
      type: 'table',
      label: text('历次保护工程', 'Earlier works'),
      maxRows: 50,
      totals: [{ column: 'money' }],
      columns: [
        { key: 'content', type: 'text', label: text('工程内容', 'Works'), required: true },
        {
          key: 'implementationDate',
          type: 'text',
          label: text('实施时间', 'When'),
          required: true,
          maxLength: 60,
          example: text('2014年4月至2015年10月', 'April 2014 to October 2015'),
        },
        { key: 'money', type: 'money', label: text('经费', 'Cost') },
        {
          key: 'acceptance',
          type: 'select',
          label: text('验收情况', 'Acceptance'),
          required: true,
          options: [
            option('1', text('已验收合格', 'Accepted')),
            option('2', text('未验收', 'Not yet')),
            option('3', text('无记录', 'No record')),
          ],
        },
      ],
    },
  ],
}
