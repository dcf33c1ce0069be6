import { defineList } from '../list/definition.ts'
import { textFilter } from '../list/filter.ts'
import type { RoleView } from './model.ts'

/** Role list of specification §2.8. All roles come at once (§9). */
export const roleList = defineList<RoleView>()({
  key: 'roles',
  title: 'roles.title',
  fields: [
    { key: 'name', title: 'roles.name', minWidth: 200, isTitle: true, value: (role, { textOf }) => textOf(role.name) },
    { key: 'extent', title: 'roles.extent', share: 28, minWidth: 120, isOnCard: true, isLong: true },
    {
      key: 'scope',
      title: 'roles.scope',
      share: 22,
      minWidth: 120,
      isOnCard: true,
      value: (role, { t }) => t(`roles.scope-${role.scope}`),
    },
    {
      key: 'kind',
      title: 'roles.kind',
      width: 120,
      isOnCard: true,
      value: (role, { t }) => t(role.isFixed ? 'roles.kindFixed' : role.isBuiltIn ? 'roles.kindBuiltIn' : 'roles.kindCustom'),
    },
  ],
  filters: [textFilter('keyword', { label: 'roles.keyword', placeholder: 'roles.keyword', width: 240 })],
  defaultSort: 'name-asc',
  pageSize: 100,
  rowKey: (role) => role.id,
})
