import { useText } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.ts'

/** Heading of a home page: a greeting by name, with the person's organisation. */
export function HomeGreeting() {
  const { t } = useText()
  const name = useSession((state) => state.user?.name ?? '')
  const organization = useSession((state) => state.user?.organizationName ?? '')
  return (
    <h1 className="home-greeting">
      {t('shell.greeting', { name })}
      <span>{organization}</span>
    </h1>
  )
}
