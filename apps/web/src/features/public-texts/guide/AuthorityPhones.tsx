import { useAuthorityContacts } from '../../../lib/authority-contacts.ts'
import { useText } from '../../../lib/i18n.ts'

/** The telephones of the bureaus that accept applications. */
export function AuthorityPhones() {
  const { t } = useText()
  const contacts = useAuthorityContacts()
  if (contacts.length === 0) return '—'
  return (
    <details>
      <summary>{t('guide.telephonesOf', { n: contacts.length })}</summary>
      <ul className="guide-telephones">
        {contacts.map(({ name, telephone }) => (
          <li key={name}>
            {name} <span className="mono">{telephone}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
