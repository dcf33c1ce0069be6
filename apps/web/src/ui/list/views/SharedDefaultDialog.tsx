import { useText } from '../../../lib/i18n.ts'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'

interface SharedDefaultDialogProps {
  /** Of the view. */
  name: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before the list of a whole organisation opens otherwise than it did. */
export function SharedDefaultDialog({ name, onConfirm, onClose }: SharedDefaultDialogProps) {
  const { t } = useText()
  return (
    <ConfirmDialog
      isOpen
      title={t('list-views.sharedDefaultTitle', { name })}
      confirmText={t('list-views.sharedDefaultConfirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('list-views.sharedDefaultText')}
    </ConfirmDialog>
  )
}
