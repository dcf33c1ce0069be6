import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/public.ts'

export const texts: Translation<typeof chinese> = {
  services: 'Public services',
  guide: 'Guides',
  laws: 'Laws',
  standards: 'Standards',
  units: 'Qualified units',
  decisions: 'Licences',
  progress: 'Progress',
  progressNote:
    'Applicants sign in with the account that submitted, and see under “My applications” how each application stands, at which step and by when; who holds a paper, such as the notice of acceptance, may also look it up by its code under “Check a paper”.',
  information: 'Information',
  help: 'Help',
  search: 'Search laws, guides, units',
  signIn: 'Sign in',
  skipToContent: 'Skip to content',
  language: 'Language',
}
