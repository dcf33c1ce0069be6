import BellOutlined from '@ant-design/icons/BellOutlined'
import { useText } from '../../../lib/i18n.ts'
import { useBellCount } from './use-bell.ts'

/** The bell of the header with the number of unread messages. */
export function BellButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useText()
  const { isOffered, unread, isCapped } = useBellCount()
  if (!isOffered) return null
  const shown = `${unread}${isCapped ? '+' : ''}`
  return (
    <button
      type="button"
      className="header-button header-bell"
      aria-haspopup="dialog"
      aria-label={unread === 0 ? t('shell.bell') : t('shell.bellUnread', { n: shown })}
      onClick={onOpen}
    >
      <BellOutlined />
      <span>{t('shell.bell')}</span>
      {unread > 0 && (
        <b className="header-badge" aria-hidden="true">
          {shown}
        </b>
      )}
    </button>
  )
}
