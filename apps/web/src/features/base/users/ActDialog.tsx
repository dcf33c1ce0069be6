import { useState } from 'react'
import { Radio } from 'antd'
import { passwordDeliveries, type AccountRow, type PasswordDelivery } from '@wenwu/core/users/model'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { actOnUser, actWords, type SimpleAct } from './act-on-user.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { ReasonField } from './ReasonField.tsx'
import { refreshUsers } from './user-query.ts'

export interface PendingAct {
  act: SimpleAct
  /** `canSendPassword` is known where the account was read in full. */
  user: Pick<AccountRow, 'id' | 'version' | 'name' | 'username'> & { canSendPassword?: boolean }
}

/** Asks once, with the consequence and where it is wanted a reason; then does it and says so. A password that comes back is shown once. */
export function ActDialog({
  pending,
  onClose,
  onDone,
}: {
  pending: PendingAct | undefined
  onClose: () => void
  onDone?: (act: SimpleAct) => void
}) {
  const { t } = useText()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [delivery, setDelivery] = useState<PasswordDelivery>('shown')
  const [shown, setShown] = useState<{ username: string; password: string }>()
  const words = pending === undefined ? undefined : actWords[pending.act]
  const asksDelivery = pending?.act === 'reset-password' && pending.user.canSendPassword === true
  const close = (): void => {
    setReason('')
    setDelivery('shown')
    setMissing(false)
    onClose()
  }
  const confirm = async (): Promise<void> => {
    if (pending === undefined || words === undefined) return
    if (words.needsReason === true && !hasVisibleText(reason)) {
      setMissing(true)
      throw new Error('a reason is missing')
    }
    const password = await actOnUser(pending.act, pending.user, { reason: tidyText(reason), delivery })
    if (password !== undefined) setShown({ username: pending.user.username, password })
    if (words.done !== undefined) notify.success(t(words.done))
    if (asksDelivery && delivery === 'sms') notify.success(t('users.resetSent'))
    onDone?.(pending.act)
    void refreshUsers()
  }
  return (
    <>
      <ConfirmDialog
        isOpen={pending !== undefined}
        title={words === undefined ? '' : t(words.title, { name: pending!.user.name })}
        confirmText={words === undefined ? '' : t(words.confirm)}
        isDanger={words?.isDanger === true}
        hasFields={asksDelivery || words?.needsReason === true}
        onConfirm={confirm}
        onClose={close}
      >
        {words !== undefined && <p>{t(words.text)}</p>}
        {asksDelivery && (
          <Radio.Group
            className="user-delivery"
            aria-label={t('users.delivery')}
            value={delivery}
            onChange={(event) => setDelivery(event.target.value as PasswordDelivery)}
            options={passwordDeliveries.map((value) => ({ value, label: t(`users.delivery-${value}`) }))}
          />
        )}
        {words?.needsReason === true && (
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
      <PasswordDialog shown={shown} onClose={() => setShown(undefined)} />
    </>
  )
}
