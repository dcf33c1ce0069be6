import type { VersionState } from '@wenwu/core/publishing/model'
import { useText } from '../../../lib/i18n.ts'

const tones: Record<VersionState, string> = {
  draft: 'amber',
  'in-review': 'violet',
  published: 'green',
  replaced: 'grey',
  withdrawn: 'grey',
}

/** The state of a version as a word with its colour. */
export function StateTag({ state }: { state: VersionState }) {
  const { t } = useText()
  return <span className={`status-tag tone-${tones[state]}`}>{t(`content.state.${state}`)}</span>
}
