import { useState } from 'react'
import { Input } from 'antd'
import { contract } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { newId } from '@wenwu/core/kernel/id'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'

/** Asks once for the reason and says what follows; the key is kept over retries, so a lost reply voids nothing twice. */
export function VoidDialog({
  caseId,
  isOpen,
  onClose,
  onVoided,
}: {
  caseId: string
  isOpen: boolean
  onClose: () => void
  onVoided: (view: CaseView) => void
}) {
  const { t } = useText()
  const [reason, setReason] = useState('')
  const [key] = useState(() => newId())
  const confirm = async (): Promise<void> => {
    onVoided(await call(contract.void, { id: caseId, reason }, { idempotencyKey: `${key}-${reason.length}` }))
    notify.success(t('case.voided'))
  }
  return (
    <ConfirmDialog isOpen={isOpen} title={t('case.voidTitle')} confirmText={t('case.void')} isDanger onConfirm={confirm} onClose={onClose}>
      <p>{t('case.voidText')}</p>
      <Input.TextArea
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        rows={3}
        maxLength={2000}
        aria-label={t('case.reason')}
        placeholder={t('case.reason')}
      />
    </ConfirmDialog>
  )
}
