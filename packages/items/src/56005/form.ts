import type { FormDefinition } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { archaeologySection, constructionSection, developerSection, impactSection, protectionSection } from '../_blocks/construction.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'

/** What a decision under 文物保护法（2024）28条 needs: why it cannot be avoided, what it does to the unit, how the unit is kept safe. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    developerSection,
    heritageUnitSection(),
    constructionSection,
    impactSection,
    protectionSection,
    archaeologySection,
    letterSection,
  ],
}
