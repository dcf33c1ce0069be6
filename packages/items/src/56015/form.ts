import type { FormDefinition } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { budgetLines } from '../_blocks/budget.ts'
import {
  authorSection,
  collectionSection,
  compilingUnitSection,
  middleTitle,
  moneyFields,
  planFields,
  planRules,
  reviewerSection,
} from '../_blocks/collection-scheme.ts'
import { choice, line, optional, paragraph } from '../_blocks/fields.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option } from '../_blocks/options.ts'
import { relicsSection, someGradeOne } from '../_blocks/relics.ts'
import { copying } from './copying-section.ts'
import { execution } from './execution-section.ts'
import { repair } from './repair-section.ts'
import { text } from './texts.ts'

const isRepair = { op: 'eq' as const, field: 'tbCrrSzhMainEntity.workKind', value: 'repair' }

/** What a scheme to repair, copy or take rubbings of relics of grade one says (文物保护法（2024）62条; 可移动文物修复管理办法; domain.md §4 G). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    collectionSection,
    {
      key: 'tbCrrSzhMainEntity',
      title: text('方案', 'Scheme'),
      fields: [
        choice(
          'workKind',
          text('申请事项', 'What is applied for'),
          [option('repair', text('修复', 'Repair')), option('copy', text('复制', 'Copying')), option('rubbing', text('拓印', 'Rubbing'))],
          { help: text('下面的问题随所选事项而定。', 'What is asked below depends on it.') },
        ),
        line('schemeName', text('方案名称', 'Name of the scheme'), {
          maxLength: 120,
          example: text('××馆藏青铜器保护修复方案', 'Repair of the bronzes of …'),
        }),
        line('documentNumber', text('立项批复文号', 'Number of the reply on the initiation'), {
          ...optional,
          maxLength: 60,
          when: isRepair,
          help: text(
            '先立项的照批复填写；单位自筹、直接申请许可的不填。',
            'Where the project was initiated; empty for a direct application.',
          ),
        }),
        ...planFields,
        ...moneyFields,
      ],
    },
    compilingUnitSection,
    authorSection('tbCrrSzhPersonEntity01'),
    reviewerSection('tbCrrSzhPersonEntity02', 'tbCrrSzhPersonEntity03'),
    relicsSection({
      help: text(
        '先填写总数和各级别数量（没有的填0），再逐件填写；两处应当一致。至少有一件一级文物，同一方案的二级、三级文物一并列入。',
        'Numbers first, then the pieces; the two must agree. One piece at least is of grade one; those of grades two and three of the same scheme are listed, too.',
      ),
    }),
    repair,
    copying,
    execution,
    {
      key: 'budget',
      title: text('预算明细', 'Budget'),
      fields: [
        budgetLines('budgetList', text('预算明细', 'Lines of the budget'), 'tbCrrSzhMainEntity.projectBudget'),
        paragraph('remark', text('备注', 'Remark'), { ...optional, maxLength: 1000, rows: 2 }),
      ],
    },
    letterSection,
  ],
  rules: [
    ...planRules('tbCrrSzhMainEntity'),
    middleTitle('tbCrrSzhPersonEntity01'),
    someGradeOne,
    {
      ensure: { op: 'ne', field: 'culCangpinLevel', value: '5' },
      when: { op: 'in', field: 'tbCrrSzhMainEntity.workKind', values: ['copy', 'rubbing'] },
      field: 'relics.culturalRelicList.culCangpinLevel',
      message: text('未区分等级的文物不得复制、拓印', 'Relics that are not graded are neither copied nor rubbed'),
    },
    {
      when: { op: 'eq', field: 'copying.isYuanOrEarlier', value: true },
      ensure: { op: 'eq', field: 'copying.usesOriginal', value: false },
      field: 'copying.usesOriginal',
      message: text(
        '元代及元代以前的文物应当翻刻副版拓印，不得使用原件',
        'For relics of the Yuan dynasty or earlier a second block is carved; the original is not used',
      ),
    },
  ],
}
