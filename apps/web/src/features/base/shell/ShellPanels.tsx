import type { CurrentUser } from '@wenwu/core/auth/model'
import { useText } from '../../../lib/i18n.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { BellPanel } from './BellPanel.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { KeySheet } from './KeySheet.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { UserCentre } from './UserCentre.tsx'

export type Panel = 'none' | 'palette' | 'settings' | 'user' | 'menu' | 'logout' | 'bell'

interface ShellPanelsProps {
  panel: Panel
  user: CurrentUser
  onLogout: () => void
  onClose: () => void
}

/** What opens above the shell. In a part of its own, which the shell loads when it has time (350 KB, checked). */
export function ShellPanels({ panel, user, onLogout, onClose }: ShellPanelsProps) {
  const { t } = useText()
  return (
    <>
      <CommandPalette isOpen={panel === 'palette'} onClose={onClose} />
      <SettingsPanel isOpen={panel === 'settings'} onClose={onClose} />
      <KeySheet />
      <BellPanel isOpen={panel === 'bell'} onClose={onClose} />
      <UserCentre user={user} isOpen={panel === 'user'} onClose={onClose} />
      <ConfirmDialog
        isOpen={panel === 'logout'}
        title={t('shell.logoutConfirm')}
        confirmText={t('shell.logout')}
        onConfirm={onLogout}
        onClose={onClose}
      />
    </>
  )
}
