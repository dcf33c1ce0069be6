import { formatMinute } from '../lib/dates.ts'
import { useText } from '../lib/i18n.ts'
import { useSession } from '../lib/session.ts'

/** On paper: who printed it, where somebody is signed in, and when. */
export function PrintedNow() {
  const { t } = useText()
  const name = useSession(({ user }) => user?.name)
  return (
    <span>
      {name !== undefined && <>{t('list.printedBy', { name })} </>}
      {t('list.printed', { time: formatMinute(new Date()) })}
    </span>
  )
}
