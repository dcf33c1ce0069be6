import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { archaeologySection, constructionSection, developerSection, impactSection, protectionSection } from '../_blocks/construction.ts'
import { half, money, paragraph, yesNo } from '../_blocks/fields.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { unitLevels } from '../_blocks/options.ts'
import { text } from './texts.ts'

const inSitu: Section = {
  ...protectionSection,
  title: text('原址保护措施', 'In-situ protection'),
  fields: [
    paragraph('protectedObject', text('保护对象和现状', 'What is protected, and its condition'), { maxLength: 2000 }),
    ...protectionSection.fields,
    money('protectionCost', text('原址保护费用', 'Cost of the protection'), {
      ...half,
      min: 0.01,
      help: text('由建设单位列入建设工程预算，包含在工程总投资中。', 'In the budget of the works, part of the total investment.'),
    }),
    yesNo('isBudgeted', text('费用是否已列入建设工程预算', 'Is it in the budget of the works?'), half),
  ],
}

/** What the approval of in-situ protection under 文物保护法（2024）31条 needs. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    developerSection,
    heritageUnitSection(unitLevels.slice(0, 1)),
    constructionSection,
    impactSection,
    inSitu,
    archaeologySection,
    letterSection,
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'protection.protectionCost', other: 'project.projectBudget' },
      field: 'protection.protectionCost',
      message: text('原址保护费用不能大于工程总投资', 'The cost of the protection cannot exceed the total investment'),
    },
    {
      ensure: { op: 'ne', field: 'protection.isBudgeted', value: false },
      field: 'protection.isBudgeted',
      message: text(
        '原址保护所需费用应当列入建设工程预算（文物保护法第三十一条）',
        'The cost has to stand in the budget of the works (Heritage Law, art. 31)',
      ),
    },
  ],
}
