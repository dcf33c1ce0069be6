import { useMemo, useState } from 'react'
import { Button } from 'antd'
import { contract } from '@wenwu/core/registration/contract'
import { operatorSorts, operatorStates, type Operator, type OperatorState } from '@wenwu/core/registration/model'
import type { OperatorQuery } from '@wenwu/core/registration/wire'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call } from '../../../lib/call.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { columnWidths, type ListColumn, type ListFilter, type ListQuery, type RowAction } from '../../../ui/list/list-types.ts'
import { AddOperatorDialog } from './AddOperatorDialog.tsx'

const tones: Record<OperatorState, string> = { authorized: 'green', waiting: 'amber', disabled: 'grey', locked: 'red' }
const stateTexts: Record<OperatorState, TextKey> = {
  authorized: 'registration.state.authorized',
  waiting: 'registration.state.waiting',
  disabled: 'registration.state.disabled',
  locked: 'registration.state.locked',
}
const queryKey = ['operators'] as const

function queryOf({ values, sort, page }: ListQuery): OperatorQuery {
  return {
    keyword: values['keyword'],
    state: operatorStates.find((state) => state === values['state']),
    sort: operatorSorts.find((allowed) => allowed === sort) ?? 'added-desc',
    page,
  }
}

function useColumns(): ListColumn<Operator>[] {
  const { t } = useText()
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('registration.name'),
        minWidth: 120,
        isTitle: true,
        text: (row) => row.name,
        render: (row) => row.name,
        sorts: { ascending: 'name-asc' },
      },
      { key: 'username', title: t('registration.username'), width: 160, isOnCard: true, render: (row) => row.username },
      {
        key: 'state',
        title: t('registration.operatorState'),
        width: 124,
        isOnCard: true,
        render: (row) => <span className={`status-tag tone-${tones[row.state]}`}>{t(stateTexts[row.state])}</span>,
      },
      { key: 'mobile', title: t('registration.mobile'), width: 130, isMono: true, isOnCard: true, render: (row) => row.mobile },
      { key: 'email', title: t('registration.email'), share: 20, minWidth: 160, text: (row) => row.email, render: (row) => row.email },
      {
        key: 'addedAt',
        title: t('registration.operatorAddedAt'),
        width: columnWidths.submittedAt,
        isMono: true,
        render: (row) => formatMinute(row.addedAt),
        sorts: { ascending: 'added-asc', descending: 'added-desc' },
      },
      {
        key: 'authorizedAt',
        title: t('registration.operatorAuthorizedAt'),
        width: columnWidths.submittedAt,
        isMono: true,
        isOptional: true,
        render: (row) => (row.authorizedAt === null ? '' : formatMinute(row.authorizedAt)),
      },
      {
        key: 'lastSignIn',
        title: t('registration.operatorLastSignIn'),
        width: columnWidths.submittedAt,
        isMono: true,
        isOptional: true,
        render: (row) => (row.lastSignInAt === null ? '' : formatMinute(row.lastSignInAt)),
      },
    ],
    [t],
  )
}

type Act = 'withdraw' | 'disable'
const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey })

/** The operators of one's own entity: added, authorised, disabled (design decision 0018). */
export function OperatorListPage() {
  const { t } = useText()
  const columns = useColumns()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<{ act: Act; operator: Operator }>()
  const filters = useMemo(
    (): ListFilter[] => [
      { kind: 'text', key: 'keyword', label: t('registration.keyword'), width: 220 },
      {
        kind: 'select',
        key: 'state',
        label: t('registration.operatorState'),
        width: 160,
        options: operatorStates.map((state) => ({ value: state, label: t(stateTexts[state]) })),
      },
    ],
    [t],
  )

  const authorize = async ({ id, name }: Operator, authorized: boolean): Promise<void> => {
    await call(contract.authorizeOperator, { id, authorized })
    notify.success(t(authorized ? 'registration.operatorAuthorized' : 'registration.operatorWithdrawn', { name }))
    await refresh()
  }
  const lock = async ({ id, name }: Operator, locked: boolean): Promise<void> => {
    await call(contract.disableOperator, { id, locked })
    notify.success(t(locked ? 'registration.operatorDisabled' : 'registration.operatorEnabled', { name }))
    await refresh()
  }
  // call() has told why it failed
  const quietly = (work: Promise<void>): Promise<void> => work.catch(() => undefined)

  const actionsOf = (operator: Operator): RowAction[] => {
    const ask = (act: Act) => () => setAsked({ act, operator })
    const disable: RowAction = { key: 'disable', label: t('registration.disable'), isDanger: true, onClick: ask('disable') }
    switch (operator.state) {
      case 'authorized':
        return [{ key: 'withdraw', label: t('registration.withdraw'), onClick: ask('withdraw') }, disable]
      case 'waiting':
        return [{ key: 'authorize', label: t('registration.authorize'), onClick: () => quietly(authorize(operator, true)) }, disable]
      case 'disabled':
        return [{ key: 'enable', label: t('registration.enable'), onClick: () => quietly(lock(operator, false)) }]
      case 'locked':
        return []
    }
  }

  const addButton = (
    <Button type="primary" onClick={() => setAdding(true)}>
      {t('registration.operatorAdd')}
    </Button>
  )
  return (
    <>
      <ListPage<Operator>
        tableKey="operators"
        title={t('registration.operatorsTitle')}
        actions={addButton}
        columns={columns}
        filters={filters}
        defaultSort="added-desc"
        queryKey={queryKey}
        fetchPage={(query, signal) => call(contract.operators, queryOf(query), { signal })}
        rowKey={(row) => row.id}
        rowTitle={(row) => row.name}
        rowActions={actionsOf}
        actionsWidth={140}
        emptyText={t('registration.operatorsEmpty')}
      />
      {isAdding && (
        <AddOperatorDialog
          onClose={() => setAdding(false)}
          onAdded={(name) => {
            setAdding(false)
            notify.success(t('registration.operatorAdded', { name }))
            void refresh()
          }}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={
          asked === undefined
            ? ''
            : t(asked.act === 'withdraw' ? 'registration.withdrawTitle' : 'registration.disableTitle', { name: asked.operator.name })
        }
        confirmText={t(asked?.act === 'disable' ? 'registration.disable' : 'registration.withdraw')}
        isDanger
        onConfirm={() => {
          if (asked === undefined) return
          return asked.act === 'withdraw' ? authorize(asked.operator, false) : lock(asked.operator, true)
        }}
        onClose={() => setAsked(undefined)}
      >
        {asked !== undefined &&
          t(asked.act === 'withdraw' ? 'registration.withdrawText' : 'registration.disableText', { name: asked.operator.name })}
      </ConfirmDialog>
    </>
  )
}
