import type { FormDefinition } from '@wenwu/core/form/model'
import { planContentSection, planFundingSection, planRules, planSection } from '../_blocks/annual-plan.ts'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { choice, half, paragraph } from '../_blocks/fields.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, unitLevels } from '../_blocks/options.ts'
import { text } from './texts.ts'

/** What is proposed for the yearly plan of security, fire and lightning protection (domain.md §4 I). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    applicantSection,
    heritageUnitSection(unitLevels.slice(0, 1)),
    planSection([
      choice(
        'typeName',
        text('工程类型', 'Kind of works'),
        [
          option('1', text('安全防范', 'Security')),
          option('2', text('消防', 'Fire protection')),
          option('3', text('防雷', 'Lightning protection')),
        ],
        { ...half, multiple: true },
      ),
      paragraph('objectAndScope', text('防护对象和范围', 'Objects and scope'), { maxLength: 1500, rows: 3 }),
      paragraph('mainComposition', text('系统主要组成', 'Main parts of the system'), { maxLength: 1500, rows: 3 }),
    ]),
    planContentSection,
    planFundingSection,
    letterSection,
  ],
  rules: planRules,
}
