import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/standards.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Standards',
  intro: 'National, sector and local standards of cultural heritage.',
  searchType: 'Search in',
  keyword: 'Keyword',
  keywordPlaceholder: 'Keyword, title or number',
  byAny: 'Keyword',
  byTitle: 'Title',
  byNumber: 'Number',
  published: 'Published',
  effective: 'In force from',
  from: 'From',
  to: 'To',
  number: 'Number',
  name: 'Title',
  nature: 'Nature',
  status: 'Status',
  publisher: 'Published by',
}
