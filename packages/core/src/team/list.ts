import { z } from 'zod'
import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, pickedFilter, textFilter } from '../list/filter.ts'
import { caseFilters, openTaskFields } from '../tasks/list.ts'
import type { TaskRow } from '../tasks/schemas.ts'
import type { TeamRow } from './schemas.ts'

/** 人员在办: what each person of a lead's own body has in hand, and what is not claimed there. */
export const teamList = defineList<TeamRow>()({
  key: 'team',
  title: 'team.title',
  fields: [
    {
      key: 'name',
      title: 'team.name',
      minWidth: 180,
      isTitle: true,
      value: ({ isPerson, name, roleName }, words) => {
        const called = name !== '' || roleName === null ? name : words.textOf(roleName)
        return isPerson ? called : words.t('team.unclaimedBy', { name: called })
      },
      sorts: ['name-asc'],
      sheet: 24,
    },
    { key: 'open', title: 'team.open', kind: 'number', width: 96, isOnCard: true, sorts: ['open-desc'], sheet: 10 },
    { key: 'amber', title: 'list.lightAmber', kind: 'number', width: 110, isOnCard: true, sheet: 12 },
    { key: 'red', title: 'list.lightRed', kind: 'number', width: 96, isOnCard: true, sorts: ['red-desc'], sheet: 10 },
    { key: 'late', title: 'team.late', kind: 'number', width: 110, isOnCard: true, sheet: 12 },
    { key: 'oldestAt', title: 'team.oldestAt', kind: 'minute', width: 170, isOnCard: true, sorts: ['oldest-asc'], sheet: 20 },
  ],
  filters: [textFilter('keyword', { wire: 'keyWord', label: 'team.name' })],
  defaultSort: 'open-desc',
  rowKey: (row) => row.holder,
})

/** How urgent an open task is: its clock is near its end or past it, or the step is past the limit of its own. */
export const urgencies = ['amber', 'red', 'late'] as const
export type Urgency = (typeof urgencies)[number]
const parts = ['unclaimed', ...urgencies] as const

// the stage stands in sight: what is of one step is handed over together
const [keyword, item, status, province, stage] = caseFilters

/** The tasks behind the figures of `teamList`. */
export const teamTaskList = defineList<TaskRow>()({
  key: 'team-tasks',
  title: 'team.tasksTitle',
  fields: openTaskFields,
  filters: [
    pickedFilter('holder', { schema: z.string().max(100), label: 'list.handler', width: 160 }),
    stage,
    keyword,
    choiceFilter('part', parts, {
      label: 'team.part',
      names: { unclaimed: 'list.unclaimed', amber: 'list.lightAmber', red: 'list.lightRed', late: 'team.late' },
    }),
    item,
    status,
    province,
  ],
  defaultSort: 'due-asc',
  rowKey: (row) => row.taskId,
})

export type TeamQuery = QueryOf<typeof teamList>
export type TeamTaskQuery = QueryOf<typeof teamTaskList>
