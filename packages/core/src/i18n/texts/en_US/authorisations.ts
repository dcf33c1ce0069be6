import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/authorisations.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Authorisations',
  intro:
    'While you are away, a colleague of your body may handle your tasks. It ends by itself at its day and can be revoked at any time. The colleague acts only at steps that their own role permits; the history says for whom.',
  add: 'Authorise a colleague',
  deputy: 'Colleague',
  items: 'Items',
  allItems: 'All items',
  fromOn: 'First day',
  toOn: 'Last day',
  'state-coming': 'Not begun',
  'state-running': 'In force',
  'state-over': 'Over',
  'state-revoked': 'Revoked',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the authorisation of {name}?',
  revokeText: 'From then on {name} no longer handles these tasks.',
  none: 'No authorisations yet.',
  added: 'The authorisation was saved',
  revoked: 'The authorisation was revoked',
  itemsHint: 'None chosen: all items',
  revokedBy: 'revoked by {name}',
  uncovered: '{name} does not hold: {roles}. Tasks of these roles stay yours.',
}
