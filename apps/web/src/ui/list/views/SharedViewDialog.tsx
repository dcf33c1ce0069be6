import { useText } from '../../../lib/i18n.ts'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'

interface SharedViewDialogProps {
  /** What is about to be done: the view is to open the list for all, or is to be deleted. */
  act: 'default' | 'remove'
  /** Of the view. */
  name: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

const texts = {
  default: ['list-views.sharedDefaultTitle', 'list-views.sharedDefaultConfirm', 'list-views.sharedDefaultText'],
  remove: ['list-views.sharedRemoveTitle', 'list-views.remove', 'list-views.sharedRemoveText'],
} as const

/** Asks before the list of a whole organisation opens otherwise than it did, or all of its people lose a view. */
export function SharedViewDialog({ act, name, onConfirm, onClose }: SharedViewDialogProps) {
  const { t } = useText()
  const [title, confirm, text] = texts[act]
  return (
    <ConfirmDialog
      isOpen
      isDanger={act === 'remove'}
      title={t(title, { name })}
      confirmText={t(confirm)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t(text)}
    </ConfirmDialog>
  )
}
