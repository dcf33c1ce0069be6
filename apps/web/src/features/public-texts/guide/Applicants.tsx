import type { ApplicantKind } from '@wenwu/core/item/guide'
import { useText } from '../../../lib/i18n.ts'

/** Who may apply, in words. */
export function Applicants({ kinds }: { kinds: readonly ApplicantKind[] }) {
  const { t } = useText()
  if (kinds.length === 0) return '—'
  return kinds.map((kind) => t(kind === 'legal-entity' ? 'guide.legalEntity' : 'guide.individual')).join(t('guide.separator'))
}
