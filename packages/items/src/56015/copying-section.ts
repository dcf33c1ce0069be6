import type { Section } from '@wenwu/core/form/model'
import { choice, count, half, paragraph, yesNo } from '../_blocks/fields.ts'
import { option } from '../_blocks/options.ts'
import { text } from './texts.ts'

const isCopy = { op: 'eq' as const, field: 'tbCrrSzhMainEntity.workKind', value: 'copy' }
const isRubbing = { op: 'eq' as const, field: 'tbCrrSzhMainEntity.workKind', value: 'rubbing' }

/** Copies and rubbings: reasons, use, number, process, moulds (文物保护法（2024）62条; the rule of the Yuan dynasty is that of the guide). */
export const copying: Section = {
  key: 'copying',
  title: text('复制或者拓印内容', 'Copies or rubbings'),
  when: { op: 'in', field: 'tbCrrSzhMainEntity.workKind', values: ['copy', 'rubbing'] },
  fields: [
    choice(
      'copyUse',
      text('用途', 'Use'),
      [
        option('1', text('陈列展览', 'Display')),
        option('2', text('科学研究', 'Research')),
        option('3', text('资料保存', 'Record')),
        option('4', text('交流赠送', 'Exchange and gifts')),
      ],
      half,
    ),
    count('copyCount', text('制作数量', 'Number made'), {
      ...half,
      min: 1,
      unit: text('份', 'copies'),
      help: text('批量制作不得使用文物原件。', 'Copies in quantity are never made from the original.'),
    }),
    paragraph('copyReason', text('理由', 'Reasons'), { maxLength: 2000, rows: 3 }),
    yesNo('usesOriginal', text('是否使用文物原件', 'Is the original used?'), half),
    yesNo('isYuanOrEarlier', text('是否元代及元代以前的文物', 'Of the Yuan dynasty or earlier?'), { ...half, when: isRubbing }),
    paragraph('technique', text('工艺和材料', 'Process and materials'), {
      help: text(
        '接触原件的，写明材料的安全性；拓印禁止用尖硬器具捶打。',
        'What touches the original is safe; rubbings are never beaten with hard or pointed tools.',
      ),
    }),
    paragraph('mouldDisposal', text('模具、底本和数据的处理', 'What becomes of moulds and data'), {
      when: isCopy,
      maxLength: 1500,
      rows: 3,
    }),
    paragraph('marking', text('复制品、拓片的编号和标识', 'Numbers and marks of the copies'), { maxLength: 1500, rows: 3 }),
  ],
}
