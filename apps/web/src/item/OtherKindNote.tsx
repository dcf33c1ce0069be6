import type { Text } from '@wenwu/core/i18n/text'
import { useText } from '../lib/i18n.ts'
import { useSession } from '../lib/session.ts'

/** Tells an applicant that a matter is for another kind of applicants; nothing to somebody who is none. */
export function OtherKindNote({ name, applicants }: { name: Text; applicants: readonly string[] }) {
  const { t, textOf } = useText()
  const own = useSession((state) => state.user?.kind)
  if (own !== 'legal-entity' && own !== 'individual') return null
  const nameOf = (kind: string | undefined): string => t(kind === 'legal-entity' ? 'guide.legalEntity' : 'guide.individual')
  return (
    <span className="other-kind tone-amber" role="note">
      {t('guide.otherKind', { name: textOf(name), applicants: applicants.map(nameOf).join(t('guide.separator')), own: nameOf(own) })}
    </span>
  )
}
