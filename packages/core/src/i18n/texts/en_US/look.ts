import type { texts as chinese } from '../zh_CN/look.ts'
import type { Translation } from '../../translation.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Project information',
  sections: 'Sections',
  openCase: 'Open the case',
  toCases: 'Back to the cases',
  ownTree: 'Show the sections of this matter',
  noId: 'The address lacks the id of a case (id). Please open this page from a list of cases or from a case.',
  gone: 'There is no such case, or you may not see it. Please check the id in the address.',
  notOfMatter: 'This matter has no such section.',
  notFilledIn: 'This section has not been filled in yet.',
  noFiles: 'No materials have been handed in yet.',
  unknownCode: 'The type code “{code}” is not known: the sections of “{tree}” are shown.',
  otherCode: 'The sections of type code “{code}” are those of “{tree}”; this case is one of “{item}”.',
}
