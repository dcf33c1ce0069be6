import { useState } from 'react'
import { Button } from 'antd'
import { contract } from '@wenwu/core/registration/contract'
import type { Operator, OperatorState } from '@wenwu/core/registration/model'
import { operatorList, operatorStateNames } from '@wenwu/core/registration/list'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { notify } from '../../../../lib/notify.ts'
import { queryClient } from '../../../../lib/query.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { ListPage } from '../../../../ui/list/ListPage.tsx'
import type { RowAction } from '../../../../ui/list/list-types.ts'
import { AddOperatorDialog } from './AddOperatorDialog.tsx'

const tones: Record<OperatorState, string> = { authorized: 'green', waiting: 'amber', disabled: 'grey', locked: 'red' }
const queryKey = ['operators'] as const

const cells = { state: ({ state }: Operator) => <StateTag state={state} /> }

function StateTag({ state }: { state: OperatorState }) {
  const { t } = useText()
  return <span className={`status-tag tone-${tones[state]}`}>{t(operatorStateNames[state])}</span>
}

type Act = 'withdraw' | 'disable'
const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey })

/** The operators of one's own entity: added, authorised, disabled (design decision 0018). */
export function OperatorListPage() {
  const { t } = useText()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<{ act: Act; operator: Operator }>()

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
      <ListPage
        list={operatorList}
        queryKey={queryKey}
        fetchPage={(query, signal) => call(contract.operators, query, { signal })}
        cells={cells}
        actions={addButton}
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
