import { Button, Modal } from 'antd'
import { useText } from '../../../lib/i18n.ts'
import { PasswordForm } from './PasswordForm.tsx'

interface PasswordDialogProps {
  username: string
  isOpen: boolean
  onClose: () => void
}

/** Change of the password in place (specification §2.9). */
export function PasswordDialog({ username, isOpen, onClose }: PasswordDialogProps) {
  const { t } = useText()
  return (
    <Modal open={isOpen} title={t('profile.changePassword')} width={480} footer={null} onCancel={onClose} destroyOnHidden>
      <PasswordForm username={username} onDone={onClose} extra={<Button onClick={onClose}>{t('common.cancel')}</Button>} />
    </Modal>
  )
}
