import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/public.ts'

export const texts: Translation<typeof chinese> = {
  services: 'Public services',
  guide: 'Guides',
  laws: 'Laws',
  standards: 'Standards',
  units: 'Qualified units',
  decisions: 'Licences',
  information: 'Information',
  help: 'Help',
  search: 'Search laws, guides, units',
  signIn: 'Sign in',
  skipToContent: 'Skip to content',
  language: 'Language',
}
