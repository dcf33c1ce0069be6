import { useState } from 'react'
import { Button, Input } from 'antd'
import type { AccountRow } from '@wenwu/core/users/model'
import { messageOfError } from '../../lib/call-error.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { actOnUser, actWords, type SimpleAct } from './act-on-user.ts'
import { refreshUsers } from './user-query.ts'

const batchActs = ['approve', 'lock', 'unlock'] as const satisfies readonly SimpleAct[]
type BatchAct = (typeof batchActs)[number]

/** The same act on every selected account that allows it, one after another; what did not go through is told at the end. */
export function BatchActions({ rows, clear }: { rows: readonly AccountRow[]; clear: () => void }) {
  const { t } = useText()
  const [act, setAct] = useState<BatchAct>()
  const [reason, setReason] = useState('')
  const offered = batchActs.filter((candidate) => rows.some((row) => row.abilities.includes(candidate)))
  const chosen = act === undefined ? [] : rows.filter((row) => row.abilities.includes(act))
  const needsReason = act !== undefined && actWords[act].needsReason === true

  const confirm = async (): Promise<void> => {
    if (act === undefined || (needsReason && reason.trim() === '')) throw new Error('a reason is missing')
    let done = 0
    let failure: unknown
    for (const row of chosen) {
      try {
        await actOnUser(act, row, { reason: reason.trim() }, { isQuiet: true })
        done++
      } catch (error) {
        failure = error
      }
    }
    const action = t(`users.${act}`)
    if (failure === undefined) notify.success(t('users.batchDone', { action, done }))
    else notify.warning(t('users.batchPartly', { action, done, failed: chosen.length - done, reason: messageOfError(failure) }), 6)
    clear()
    setReason('')
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
        onClose={() => setAct(undefined)}
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
          <div className="user-reason">
            <label htmlFor="user-batch-reason">{t('users.reason')}</label>
            <Input.TextArea id="user-batch-reason" value={reason} rows={3} maxLength={500} onChange={(event) => setReason(event.target.value)} />
          </div>
        )}
      </ConfirmDialog>
    </>
  )
}
