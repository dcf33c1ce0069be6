import { contract } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Asks for the reason and voids the case. */
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
  const confirm = async (reason: string, idempotencyKey: string): Promise<void> => {
    onVoided(await call(contract.void, { id: caseId, reason }, { idempotencyKey }))
    notify.success(t('case.voided'))
  }
  return (
    <ReasonDialog isOpen={isOpen} title={t('case.voidTitle')} confirmText={t('case.void')} onConfirm={confirm} onClose={onClose}>
      {t('case.voidText')}
    </ReasonDialog>
  )
}
