import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../lib/i18n.ts'

/** Words in the place of a value that is not there. */
export function GreyText({ of }: { of: TextKey }) {
  const { t } = useText()
  return <span className="tone-grey">{t(of)}</span>
}
