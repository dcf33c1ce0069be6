import { Fragment, type CSSProperties, type ReactNode } from 'react'
import './page.css'

export interface KeyValuePair {
  key: string
  label: ReactNode
  value: ReactNode
  /** Takes the whole row (long texts). */
  isWide?: boolean
}

/** Pairs of name and value, `columns` pairs to a row (specification §2.10: two or one); one on a phone. A missing value is a dash. */
export function KeyValue({ pairs, columns = 2 }: { pairs: readonly KeyValuePair[]; columns?: 1 | 2 }) {
  return (
    <dl className="key-value" style={{ '--columns': columns } as CSSProperties}>
      {pairs.map((pair, index) => {
        const isLastAlone = columns === 2 && index === pairs.length - 1 && slotOf(pairs, index) === 0
        return (
          <Fragment key={pair.key}>
            <dt>{pair.label}</dt>
            <dd className={pair.isWide || isLastAlone || fillsRow(pairs, index, columns) ? 'is-wide' : undefined}>
              {isBlank(pair.value) ? '—' : pair.value}
            </dd>
          </Fragment>
        )
      })}
    </dl>
  )
}

function isBlank(value: ReactNode): boolean {
  return value === null || value === undefined || value === ''
}

/** Which of the two places of its row a pair has. */
function slotOf(pairs: readonly KeyValuePair[], index: number): 0 | 1 {
  let slot: 0 | 1 = 0
  for (let i = 0; i < index; i++) slot = pairs[i]?.isWide || fillsRow(pairs, i, 2) ? 0 : slot === 0 ? 1 : 0
  return slot
}

/** A pair whose neighbour is wide has the row to itself. */
function fillsRow(pairs: readonly KeyValuePair[], index: number, columns: number): boolean {
  return columns === 2 && pairs[index + 1]?.isWide === true && !pairs[index]?.isWide && slotOf(pairs, index) === 0
}
