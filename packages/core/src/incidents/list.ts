import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter } from '../list/filter.ts'
import { incidentStates, jobKindNames, jobKinds, type Incident } from './model.ts'

/** Jobs that failed: those that wait for an administrator first. */
export const incidentList = defineList<Incident>()({
  key: 'incidents',
  title: 'incidents.title',
  fields: [
    {
      key: 'kind',
      title: 'incidents.kind',
      minWidth: 220,
      isTitle: true,
      isLong: true,
      value: ({ kind }, { t }) => nameOf(kind, t),
    },
    { key: 'caseNumber', title: 'incidents.case', width: 168, isOnCard: true, isMono: true, value: ({ caseNumber }) => caseNumber ?? '' },
    {
      key: 'itemName',
      title: 'incidents.item',
      isOptional: true,
      minWidth: 160,
      isLong: true,
      value: ({ itemName }, { textOf }) => (itemName ? textOf(itemName) : ''),
    },
    { key: 'error', title: 'incidents.error', minWidth: 200, isLong: true, isMono: true, isOnCard: true },
    { key: 'job', title: 'incidents.job', width: 96, isOptional: true, isMono: true, value: ({ id }) => id },
    { key: 'attempts', title: 'incidents.attempts', kind: 'number', width: 92, isOptional: true },
    { key: 'failedAt', title: 'incidents.failedAt', kind: 'minute', isOnCard: true, sorts: ['failed-desc', 'failed-asc'] },
    { key: 'standing', title: 'incidents.standing', minWidth: 160, isLong: true, value: (row, { t }) => standingOf(row, t) },
  ],
  filters: [
    choiceFilter('kind', jobKinds, { label: 'incidents.work', names: jobKindNames, width: 240 }),
    choiceFilter('state', incidentStates, {}),
  ],
  presets: incidentStates.map((state) => ({ key: state, label: `incidents.state-${state}` as const, filter: { state } })),
  defaultSort: 'failed-desc',
  rowKey: (row) => row.id,
  rowTitle: ({ kind }, { t }) => nameOf(kind, t),
})

export type IncidentQuery = QueryOf<typeof incidentList>

type Translate = (
  key: (typeof jobKindNames)[keyof typeof jobKindNames] | 'incidents.closedWith' | 'incidents.waits' | 'incidents.retries',
  params?: Record<string, string>,
) => string

/** What a kind of job is called; one of a later release by its own name. */
export function nameOf(kind: string, t: Translate): string {
  const known = jobKinds.find((each) => each === kind)
  return known === undefined ? kind : t(jobKindNames[known])
}

function standingOf({ state, closedBy, reason }: Incident, t: Translate): string {
  if (state === 'closed') return t('incidents.closedWith', { name: closedBy ?? '', reason })
  return t(state === 'open' ? 'incidents.waits' : 'incidents.retries')
}
