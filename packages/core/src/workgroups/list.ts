import { defineList, type QueryOf } from '../list/definition.ts'
import { flagFilter, textFilter } from '../list/filter.ts'
import type { WorkGroupRow } from './model.ts'

/** The work groups (specification §2.1, workgroup-management). */
export const workGroupList = defineList<WorkGroupRow>()({
  key: 'work-groups',
  title: 'workgroups.title',
  fields: [
    { key: 'name', title: 'workgroups.name', minWidth: 180, isTitle: true, sorts: ['name-asc'] },
    { key: 'purpose', title: 'workgroups.purpose', minWidth: 200, isLong: true },
    { key: 'organization', title: 'workgroups.organization', share: 18, minWidth: 140, isLong: true, value: (row) => row.organizationName },
    { key: 'leader', title: 'workgroups.leader', width: 100, isOnCard: true, value: (row) => row.leaderName },
    { key: 'members', title: 'workgroups.memberCount', kind: 'number', width: 92, isOnCard: true, value: (row) => row.memberCount },
    {
      key: 'state',
      title: 'workgroups.state',
      width: 92,
      isOnCard: true,
      value: (row, { t }) => t(row.isActive ? 'workgroups.active' : 'workgroups.inactive'),
    },
    { key: 'updatedAt', title: 'workgroups.updatedAt', kind: 'minute', sorts: ['updated-desc'] },
  ],
  filters: [
    textFilter('keyword', { wire: 'keyWord', label: 'workgroups.keyword', placeholder: 'workgroups.keywordPlaceholder' }),
    flagFilter('isActive', {
      wire: 'active',
      wireNames: ['true', 'false'],
      address: 'state',
      label: 'workgroups.state',
      yes: ['active', 'workgroups.active'],
      no: ['inactive', 'workgroups.inactive'],
    }),
  ],
  defaultSort: 'name-asc',
  rowKey: (row) => row.id,
})

export type WorkGroupQuery = QueryOf<typeof workGroupList>
