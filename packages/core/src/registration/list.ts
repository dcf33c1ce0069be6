import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, textFilter } from '../list/filter.ts'
import { operatorStates, type Operator } from './model.ts'

export const operatorStateNames = {
  authorized: 'registration.state.authorized',
  waiting: 'registration.state.waiting',
  disabled: 'registration.state.disabled',
  locked: 'registration.state.locked',
} as const

/** The operators of one's own entity (design decision 0018). */
export const operatorList = defineList<Operator>()({
  key: 'operators',
  title: 'registration.operatorsTitle',
  fields: [
    { key: 'name', title: 'registration.name', minWidth: 120, isTitle: true, sorts: ['name-asc'] },
    { key: 'username', title: 'registration.username', width: 160, isOnCard: true },
    {
      key: 'state',
      title: 'registration.operatorState',
      width: 124,
      isOnCard: true,
      value: (row, { t }) => t(operatorStateNames[row.state]),
    },
    { key: 'mobile', title: 'registration.mobile', width: 130, isMono: true, isOnCard: true },
    { key: 'email', title: 'registration.email', share: 20, minWidth: 160, isLong: true },
    { key: 'addedAt', title: 'registration.operatorAddedAt', kind: 'minute', sorts: ['added-asc', 'added-desc'] },
    { key: 'authorizedAt', title: 'registration.operatorAuthorizedAt', kind: 'minute', isOptional: true },
    { key: 'lastSignIn', title: 'registration.operatorLastSignIn', kind: 'minute', isOptional: true, value: (row) => row.lastSignInAt },
  ],
  filters: [
    textFilter('keyword', { wire: 'keyWord', label: 'registration.keyword', width: 220 }),
    choiceFilter('state', operatorStates, { label: 'registration.operatorState', width: 160, names: operatorStateNames }),
  ],
  defaultSort: 'added-desc',
  rowKey: (row) => row.id,
})

export type OperatorQuery = QueryOf<typeof operatorList>
