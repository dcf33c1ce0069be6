import type { FormDefinition } from '@wenwu/core/form/model'
import { planContentSection, planFundingSection, planRules, planSection } from '../_blocks/annual-plan.ts'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { choice, half } from '../_blocks/fields.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, unitLevels } from '../_blocks/options.ts'
import { text } from './texts.ts'

/** What is proposed for the yearly plan of protection works (domain.md §4 I). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    applicantSection,
    heritageUnitSection(unitLevels.slice(0, 1)),
    planSection([
      choice(
        'projectKind',
        text('项目类型', 'Kind of project'),
        [
          option('1', text('修缮工程', 'Repair')),
          option('2', text('抢险加固工程', 'Emergency strengthening')),
          option('3', text('保护性设施建设工程', 'Protective structures')),
          option('4', text('环境整治和展示工程', 'Surroundings and display')),
        ],
        half,
      ),
    ]),
    planContentSection,
    planFundingSection,
    letterSection,
  ],
  rules: planRules,
}
