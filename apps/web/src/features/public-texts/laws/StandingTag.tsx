import { lawStandingNames, type LawStanding } from '@wenwu/core/laws/model'
import { useText } from '../../../lib/i18n.ts'
import './law.css'

/** 时效性 of a text: in a word, and in a colour that says the same. Drawn by the server too. */
export function StandingTag({ standing }: { standing: LawStanding }) {
  const { textOf } = useText()
  return <span className={`law-standing is-${standing}`}>{textOf(lawStandingNames[standing])}</span>
}
