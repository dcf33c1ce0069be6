import ProfileOutlined from '@ant-design/icons/ProfileOutlined'
import { Link } from 'react-router'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'

export interface LookLinkProps {
  of: { id: string; itemCode: string; title: string }
  /** In words, as a button; else a sign. */
  isButton?: boolean
}

/** Leads to the project look-info viewer of a case (specification §2.6). */
export function LookLink({ of: { id, itemCode, title }, isButton = false }: LookLinkProps) {
  const { t } = useText()
  const to = usePathTo()('look-info', {}, { itemCode, id })
  if (to === undefined) return null
  if (isButton)
    return (
      <Link className="button-link" to={to}>
        {t('look.title')}
      </Link>
    )
  const words = t('list.lookAt')
  return (
    <Link className="no-print sign-link" to={to} title={words} aria-label={`${words} ${title}`}>
      <ProfileOutlined />
    </Link>
  )
}
