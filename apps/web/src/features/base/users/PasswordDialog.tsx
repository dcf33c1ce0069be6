import { Button, Modal } from 'antd'
import CopyOutlined from '@ant-design/icons/CopyOutlined'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'

/** A password that is shown this once. Only the button closes it: a stray click or key must not lose it. */
export function PasswordDialog({ shown, onClose }: { shown: { username: string; password: string } | undefined; onClose: () => void }) {
  const { t } = useText()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(shown?.password ?? '')
    notify.success(t('users.copied'))
  }
  return (
    <Modal
      open={shown !== undefined}
      title={t('users.passwordTitle')}
      width={440}
      mask={{ closable: false }}
      keyboard={false}
      closable={false}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {t('users.done')}
        </Button>
      }
    >
      <p>{t('users.passwordText')}</p>
      <dl className="user-password">
        <dt>{t('users.username')}</dt>
        <dd>{shown?.username}</dd>
        <dt>{t('users.firstPassword')}</dt>
        <dd>
          <output className="mono" data-testid="first-password">
            {shown?.password}
          </output>
          {/* a page that came without TLS has no clipboard */}
          {navigator.clipboard !== undefined && (
            <Button type="text" size="small" icon={<CopyOutlined />} onClick={() => void copy()}>
              {t('users.copy')}
            </Button>
          )}
        </dd>
      </dl>
    </Modal>
  )
}
