import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/organizations/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'

/** The telephones of the bureaus that accept applications. */
export function AuthorityPhones() {
  const { t } = useText()
  const { data } = useQuery({
    queryKey: ['authority-contacts'],
    queryFn: ({ signal }) => call(contract.contacts, {}, { signal, isQuiet: true }),
    staleTime: Infinity,
  })
  if (data === undefined || data.contacts.length === 0) return '—'
  return (
    <details>
      <summary>{t('guide.telephonesOf', { n: data.contacts.length })}</summary>
      <ul className="guide-telephones">
        {data.contacts.map(({ name, telephone }) => (
          <li key={name}>
            {name} <span className="mono">{telephone}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
