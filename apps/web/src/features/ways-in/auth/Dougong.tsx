import { drawing } from './bracket-geometry.ts'

/** A quiet line drawing of a bracket set 斗栱 under its eaves, drawn by us. Decoration: readers skip it. */
export function Dougong() {
  return (
    <svg className="dougong" viewBox="0 0 960 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      {drawing.map((part) => (
        <path key={part.key} d={part.d} className={part.isDetail ? 'is-detail' : undefined} />
      ))}
    </svg>
  )
}
