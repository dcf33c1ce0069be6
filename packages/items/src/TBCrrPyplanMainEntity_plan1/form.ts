import type { FormDefinition } from '@wenwu/core/form/model'
import { planContentSection, planFundingSection, planRules, planSection } from '../_blocks/annual-plan.ts'
import { applicantFields } from '../_blocks/applicant.ts'
import { collectionSection } from '../_blocks/collection-scheme.ts'
import { choice, half } from '../_blocks/fields.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option } from '../_blocks/options.ts'
import { relicsSection } from '../_blocks/relics.ts'
import { text } from './texts.ts'

/** What is proposed for the yearly plan of projects on movable relics (domain.md §4 I). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    collectionSection,
    planSection([
      choice(
        'projectKind',
        text('项目类型', 'Kind of project'),
        [
          option('1', text('文物修复', 'Repair')),
          option('2', text('预防性保护', 'Preventive protection')),
          option('3', text('数字化保护', 'Digitization')),
        ],
        half,
      ),
    ]),
    relicsSection(),
    planContentSection,
    planFundingSection,
    letterSection,
  ],
  rules: planRules,
}
