import { useRef, useState } from 'react'
import { Button } from 'antd'
import { newId } from '@wenwu/core/kernel/id'
import { contract } from '@wenwu/core/users/contract'
import { batchActs, type AccountRow, type BatchAct } from '@wenwu/core/users/model'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { LeftoverDialog, type BatchOutcome } from '../../../ui/list/LeftoverDialog.tsx'
import { actWords } from './act-on-user.ts'
import { ReasonField } from './ReasonField.tsx'
import { refreshUsers } from './user-query.ts'

/** The same act on every selected account that allows it, by one call; what did not go through is told account by account. */
export function BatchActions({ rows, clear }: { rows: readonly AccountRow[]; clear: () => void }) {
  const { t } = useText()
  const [act, setAct] = useState<BatchAct>()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [outcome, setOutcome] = useState<BatchOutcome>()
  // the same content is the same request: a repeated click does nothing twice
  const key = useRef({ content: '', id: '' })
  const offered = batchActs.filter((candidate) => rows.some((row) => row.abilities.includes(candidate)))
  const chosen = act === undefined ? [] : rows.filter((row) => row.abilities.includes(act))
  const needsReason = act !== undefined && actWords[act].needsReason === true

  /** The selection goes with the result: without one there is no room for it on the page. */
  const leave = (): void => {
    setOutcome(undefined)
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
    const leftovers = results.flatMap(({ id, error, params }) => {
      const row = chosen.find((one) => one.id === id)
      return error === null || row === undefined
        ? []
        : [{ key: id, name: row.name, detail: row.username, why: t(`errors.${error}`, params) }]
    })
    const done = results.length - leftovers.length
    if (leftovers.length === 0) {
      notify.success(t('users.batchDone', { action: t(`users.${act}`), done }))
      clear()
    } else setOutcome({ title: t('list.batchResultTitle', { action: t(`users.${act}`), done, failed: leftovers.length }), leftovers })
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
        hasFields={needsReason}
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
      <LeftoverDialog outcome={outcome} listName={t('users.batchRefused')} onClose={leave} />
    </>
  )
}
