import { auditOutcomes, type AuditOutcome } from '@wenwu/core/audit/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { formatSecond } from '../../lib/dates.ts'
import type { ListColumn, ListFilter } from '../../ui/list/list-types.ts'
import { OutcomeTag } from './OutcomeTag.tsx'

type Translate = (key: TextKey) => string

/** When it happened, to the second; both logs are read in its order. */
export function atColumn<Row extends { at: string }>(t: Translate): ListColumn<Row> {
  return {
    key: 'at',
    title: t('logs.at'),
    width: 172,
    isMono: true,
    isOnCard: true,
    render: (row) => formatSecond(row.at),
    sorts: { ascending: 'at-asc', descending: 'at-desc' },
  }
}

export function outcomeColumn<Row extends { outcome: AuditOutcome }>(t: Translate): ListColumn<Row> {
  return { key: 'outcome', title: t('logs.outcome'), width: 92, isOnCard: true, render: (row) => <OutcomeTag outcome={row.outcome} /> }
}

/** Who and when: the filters both logs begin with. */
export function personAndPeriod(t: Translate): ListFilter[] {
  return [
    { kind: 'text', key: 'person', label: t('logs.person'), placeholder: t('logs.personPlaceholder'), width: 170 },
    { kind: 'dates', fromKey: 'from', toKey: 'to', label: t('logs.period') },
  ]
}

export function outcomeFilter(t: Translate): ListFilter {
  return {
    kind: 'select',
    key: 'outcome',
    label: t('logs.outcome'),
    options: auditOutcomes.map((value) => ({ value, label: t(`logs.${value}`) })),
  }
}
