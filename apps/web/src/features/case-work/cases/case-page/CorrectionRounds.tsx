import type { CorrectionView } from '@wenwu/core/cases/model'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { byFormOrder, type AskedFor } from '@wenwu/core/item/form-order'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { formatDate } from '../../../../lib/dates.ts'
import { useText } from '../../../../lib/i18n.ts'

interface Cell {
  note: string
  outcome: string
  tone: string | undefined
}

/** All corrections of a case side by side: a row for each thing that was asked for, a column for each notice. Of one notice there is nothing to compare. */
export function CorrectionRounds({ corrections, item }: { corrections: readonly CorrectionView[]; item: ItemDefinition }) {
  const { t, textOf, locale } = useText()
  if (corrections.length < 2) return null
  const rows = new Map<string, AskedFor & { name: string; cells: Map<string, Cell> }>()
  const note = (asked: AskedFor, name: string, correction: CorrectionView, cell: Cell): void => {
    const key = `${asked.kind} ${asked.path}`
    const row = rows.get(key) ?? { ...asked, name, cells: new Map<string, Cell>() }
    row.cells.set(correction.id, cell)
    rows.set(key, row)
  }
  for (const correction of corrections) {
    const told = (isChanged: boolean, reason: string): Pick<Cell, 'outcome' | 'tone'> => {
      if (correction.status === 'open') return { outcome: t('case.roundWaiting'), tone: 'tone-amber' }
      if (correction.status === 'withdrawn') return { outcome: t('case.roundWithdrawn'), tone: 'tone-grey' }
      if (isChanged) return { outcome: t('case.roundChanged'), tone: 'tone-green' }
      return { outcome: reason === '' ? t('case.unchanged') : t('case.unchangedBecause', { reason }), tone: 'tone-grey' }
    }
    for (const { path, note: words, reason, isAsked } of correction.fields)
      if (isAsked)
        note({ kind: 'field', path }, pathLabel(item.form, path, locale), correction, {
          note: words,
          ...told(
            correction.changes.some((change) => change.path === path),
            reason,
          ),
        })
    for (const { key, note: words, reason, change, isAsked } of correction.materials) {
      const material = item.materials.find((each) => each.key === key)
      if (isAsked)
        note({ kind: 'material', path: key }, material === undefined ? key : textOf(material.name), correction, {
          note: words,
          ...told(change !== 'none', reason),
        })
    }
  }
  return (
    <section className="correction-rounds">
      <h3>{t('case.roundsTitle', { n: corrections.length })}</h3>
      <div className="rounds-table">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('case.sections')}</th>
              {corrections.map((correction, i) => (
                <th scope="col" key={correction.id}>
                  {t('case.roundOf', { n: i + 1 })}
                  <span className="round-dates">
                    {formatDate(correction.requestedAt)}
                    {correction.resubmittedAt !== null && ` → ${formatDate(correction.resubmittedAt)}`}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows.values()].sort(byFormOrder(item)).map(({ kind, path, name, cells }) => (
              <tr key={`${kind} ${path}`}>
                <th scope="row">{name}</th>
                {corrections.map(({ id }) => {
                  const cell = cells.get(id)
                  return (
                    <td key={id}>
                      {cell === undefined ? (
                        <span className="tone-grey">—</span>
                      ) : (
                        <>
                          {cell.note}
                          <span className={`round-outcome ${cell.tone ?? ''}`}>{cell.outcome}</span>
                        </>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
