import { standingName, type SearchKind, type Standing } from '@wenwu/core/search/model'
import { useText } from '../lib/i18n.ts'
import './search-standing.css'

/** Whether a found text is in force, where that is asked of its kind. */
export function SearchStanding({ kind, standing }: { kind: SearchKind; standing: Standing }) {
  const { textOf } = useText()
  const name = standingName(kind, standing)
  return name === undefined ? null : <span className={`found-standing is-${standing}`}>{textOf(name)}</span>
}
