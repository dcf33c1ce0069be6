import { useMemo, useState } from 'react'
import { actionNames } from '@wenwu/core/audit/actions'
import { contract, type OperationQuery } from '@wenwu/core/audit/contract'
import { auditOutcomes, logSorts, operationPresets, type OperationPreset, type OperationRow } from '@wenwu/core/audit/model'
import { objectNames } from '@wenwu/core/audit/object-words'
import { actionName, objectName, operationText, roleName } from '@wenwu/core/audit/words'
import { compareNames } from '@wenwu/core/i18n/format'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call, fetchFile } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import type { ListColumn, ListFilter, ListQuery } from '../../ui/list/list-types.ts'
import { OperationDialog } from './OperationDialog.tsx'
import { atColumn, outcomeColumn, outcomeFilter, personAndPeriod } from './log-parts.tsx'
import { Verifier } from './Verifier.tsx'
import './logs.css'

const presetTexts: Record<OperationPreset, TextKey> = {
  operations: 'logs.presetOperations',
  refused: 'logs.presetRefused',
  readings: 'logs.presetReadings',
  all: 'logs.presetAll',
}

function queryOf({ values, preset, sort, page }: ListQuery): OperationQuery {
  const id = Number(values['id'])
  return {
    filter: {
      preset: operationPresets.find((one) => one === preset) ?? 'operations',
      from: values['from'],
      to: values['to'],
      person: values['person'],
      action: values['action'],
      objectType: values['object'],
      objectId: values['objectId']?.trim(),
      outcome: auditOutcomes.find((one) => one === values['outcome']),
      id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    },
    sort: logSorts.find((one) => one === sort) ?? 'at-desc',
    page,
  }
}

function useColumns(): ListColumn<OperationRow>[] {
  const { t, locale } = useText()
  return useMemo(
    () => [
      { key: 'id', title: t('logs.id'), width: 92, isMono: true, isOptional: true, render: (row) => row.id },
      atColumn(t),
      {
        key: 'actor',
        title: t('logs.actor'),
        width: 110,
        isOnCard: true,
        render: (row) => (row.actorId === null ? <span className="tone-grey">{t('logs.nobody')}</span> : row.actorName),
      },
      { key: 'username', title: t('logs.username'), width: 110, text: (row) => row.actorUsername, render: (row) => row.actorUsername },
      {
        key: 'roles',
        title: t('logs.roles'),
        width: 140,
        isOptional: true,
        text: (row) => row.actorRoles.map((role) => roleName(role, locale)).join('、'),
        render: () => null,
      },
      {
        key: 'action',
        title: t('logs.action'),
        width: 160,
        isTitle: true,
        text: (row) => actionName(row.action, locale),
        render: (row) => actionName(row.action, locale),
      },
      { key: 'object', title: t('logs.object'), width: 112, render: (row) => objectName(row.objectType, locale) },
      outcomeColumn(t),
      {
        key: 'details',
        title: t('logs.details'),
        minWidth: 220,
        text: (row) => operationText(row, locale),
        render: () => null,
      },
      { key: 'objectId', title: t('logs.objectId'), width: 290, isMono: true, isOptional: true, render: (row) => row.objectId },
      { key: 'address', title: t('logs.address'), width: 132, isMono: true, render: (row) => row.address },
    ],
    [t, locale],
  )
}

function useFilters(): ListFilter[] {
  const { t, textOf, locale } = useText()
  return useMemo(
    () => [
      ...personAndPeriod(t),
      {
        kind: 'select',
        key: 'action',
        label: t('logs.action'),
        width: 190,
        options: Object.entries(actionNames)
          .map(([value, name]) => ({ value, label: textOf(name) }))
          .sort((a, b) => compareNames(a.label, b.label, locale)),
      },
      outcomeFilter(t),
      {
        kind: 'select',
        key: 'object',
        label: t('logs.object'),
        options: Object.entries(objectNames).map(([value, name]) => ({ value, label: textOf(name) })),
      },
      { kind: 'text', key: 'objectId', label: t('logs.objectId'), placeholder: t('logs.objectIdPlaceholder'), width: 290 },
      { kind: 'text', key: 'id', label: t('logs.id'), width: 120 },
    ],
    [t, textOf, locale],
  )
}

/** What people did (specification §2.1, logging-operation), and the verifier of the whole trail. */
export function OperationLogPage() {
  const { t } = useText()
  const columns = useColumns()
  const filters = useFilters()
  const [shown, setShown] = useState<OperationRow>()
  return (
    <>
      <ListPage<OperationRow>
        tableKey="operation-log"
        title={t('logs.operationTitle')}
        actions={<Verifier />}
        columns={columns}
        filters={filters}
        presets={operationPresets.map((key) => ({ key, label: t(presetTexts[key]) }))}
        defaultSort="at-desc"
        queryKey={['logs']}
        fetchPage={(query, signal) => call(contract.operations, queryOf(query), { signal })}
        exportRows={(query, keys) => {
          const { filter, sort } = queryOf(query)
          return fetchFile(contract.exportOperations, { ...filter, sort, columns: keys })
        }}
        rowKey={(row) => String(row.id)}
        rowTitle={(row) => actionName(row.action, 'zh_CN')}
        rowActions={(row) => [{ key: 'show', label: t('logs.show'), onClick: () => setShown(row) }]}
        actionsWidth={72}
      />
      {shown !== undefined && <OperationDialog row={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
