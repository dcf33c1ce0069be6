import { useState } from 'react'
import { contract } from '@wenwu/core/users/contract'
import type { AccountView, RevealableField } from '@wenwu/core/users/model'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ReasonField } from './ReasonField.tsx'

/** Asks why, then shows the whole value for half a minute; it is kept nowhere. */
export function RevealDialog({ user, field, onClose }: { user: AccountView; field: RevealableField | undefined; onClose: () => void }) {
  const { t } = useText()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const label = field === undefined ? '' : t(`users.${field}`)
  const close = (): void => {
    setReason('')
    setMissing(false)
    onClose()
  }
  const confirm = async (): Promise<void> => {
    if (field === undefined) return
    if (!hasVisibleText(reason)) {
      setMissing(true)
      throw new Error('a reason is missing')
    }
    const { value } = await call(contract.reveal, { id: user.id, field, reason: tidyText(reason) })
    notify.info(t('users.revealed', { field: label, value }), 30)
  }
  return (
    <ConfirmDialog
      isOpen={field !== undefined}
      title={t('users.revealTitle', { name: user.name, field: label })}
      confirmText={t('users.reveal')}
      hasFields
      onConfirm={confirm}
      onClose={close}
    >
      <p>{t('users.revealText')}</p>
      <ReasonField
        value={reason}
        isMissing={isMissing}
        onChange={(value) => {
          setReason(value)
          setMissing(false)
        }}
      />
    </ConfirmDialog>
  )
}
