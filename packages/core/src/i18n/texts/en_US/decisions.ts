import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/decisions.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Licences granted',
  intro: 'Licences that were granted, published under article 40 of the Administrative Licensing Law; without personal data of applicants.',
  keyword: 'Keyword',
  keywordPlaceholder: 'Project, applicant, matter or number',
  number: 'Number',
  project: 'Project',
  matter: 'Matter',
  unitName: 'Applicant',
  unnamed: 'Not published',
  province: 'Province',
  decidedOn: 'Decided on',
  from: 'From',
  to: 'To',
  empty: 'No licences published yet',
  decision: 'Licence',
  text: 'Text of the reply',
  textNotPublished:
    'The text is not published of decisions that are open on request, where a person applied, nor of cases of the earlier system.',
  issuer: 'Decided by',
  back: 'Back to the licences granted',
  loadFailed: 'There is no such published licence',
}
