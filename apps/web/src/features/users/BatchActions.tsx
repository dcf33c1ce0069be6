import { useRef, useState } from 'react'
import { Button, Modal } from 'antd'
import { newId } from '@wenwu/core/kernel/id'
import { contract } from '@wenwu/core/users/contract'
import { batchActs, type AccountRow, type BatchAct } from '@wenwu/core/users/model'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { actWords } from './act-on-user.ts'
import { ReasonField } from './ReasonField.tsx'
import { refreshUsers } from './user-query.ts'

/** The accounts a batch left as they are, each with why. */
interface Leftovers {
  act: BatchAct
  done: number
  refused: { row: AccountRow; why: string }[]
}

/** The same act on every selected account that allows it, by one call; what did not go through is told account by account. */
export function BatchActions({ rows, clear }: { rows: readonly AccountRow[]; clear: () => void }) {
  const { t } = useText()
  const [act, setAct] = useState<BatchAct>()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [leftovers, setLeftovers] = useState<Leftovers>()
  // the same content is the same request: a repeated click does nothing twice
  const key = useRef({ content: '', id: '' })
  const offered = batchActs.filter((candidate) => rows.some((row) => row.abilities.includes(candidate)))
  const chosen = act === undefined ? [] : rows.filter((row) => row.abilities.includes(act))
  const needsReason = act !== undefined && actWords[act].needsReason === true

  /** The selection goes with the result: without one there is no room for it on the page. */
  const leave = (): void => {
    setLeftovers(undefined)
    clear()
  }
  const close = (): void => {
    setAct(undefined)
    setReason('')
    setMissing(false)
  }
  const confirm = async (): Promise<void> => {
    if (act === undefined) return
    if (needsReason && !hasVisibleText(reason)) {
      setMissing(true)
      throw new Error('a reason is missing')
    }
    const batch = { act, accounts: chosen.map(({ id, version }) => ({ id, version })), reason: tidyText(reason) }
    const content = JSON.stringify(batch)
    if (key.current.content !== content) key.current = { content, id: newId() }
    const results = await call(contract.batch, batch, { idempotencyKey: key.current.id })
    const refused = results.flatMap(({ id, error, params }) => {
      const row = chosen.find((one) => one.id === id)
      return error === null || row === undefined ? [] : [{ row, why: t(`errors.${error}`, params) }]
    })
    const done = results.length - refused.length
    if (refused.length === 0) {
      notify.success(t('users.batchDone', { action: t(`users.${act}`), done }))
      clear()
    } else setLeftovers({ act, done, refused })
    await refreshUsers()
  }

  return (
    <>
      {offered.map((candidate) => (
        <Button key={candidate} size="small" danger={actWords[candidate].isDanger === true} onClick={() => setAct(candidate)}>
          {t(`users.${candidate}`)}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={act !== undefined}
        title={act === undefined ? '' : t('users.batchTitle', { action: t(`users.${act}`), n: chosen.length })}
        confirmText={act === undefined ? '' : t(`users.${act}`)}
        isDanger={act === 'lock'}
        onConfirm={confirm}
        onClose={close}
      >
        {act !== undefined && <p>{t(actWords[act].text)}</p>}
        <ul className="user-batch">
          {chosen.map((row) => (
            <li key={row.id}>
              {row.name} <span className="tone-grey">{row.username}</span>
            </li>
          ))}
        </ul>
        {needsReason && (
          <ReasonField
            value={reason}
            isMissing={isMissing}
            onChange={(value) => {
              setReason(value)
              setMissing(false)
            }}
          />
        )}
      </ConfirmDialog>
      <Modal
        open={leftovers !== undefined}
        title={
          leftovers === undefined
            ? ''
            : t('users.batchResultTitle', { action: t(`users.${leftovers.act}`), done: leftovers.done, failed: leftovers.refused.length })
        }
        width={480}
        onCancel={leave}
        footer={
          <Button type="primary" onClick={leave}>
            {t('users.batchClose')}
          </Button>
        }
      >
        <ul className="user-batch" aria-label={t('users.batchRefused')}>
          {leftovers?.refused.map(({ row, why }) => (
            <li key={row.id}>
              {row.name} <span className="tone-grey">{row.username}</span>
              <p className="user-field-error">{why}</p>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
