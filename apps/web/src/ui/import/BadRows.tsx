import type { ImportProblem, ImportRun } from '@wenwu/core/imports/model'
import { useText, type TextTools } from '../../lib/i18n.ts'

function reasonOf({ column, code, params }: ImportProblem, t: TextTools['t']): string {
  const reason = t(`imports.problem-${code}`, params)
  return column === '' ? reason : t('imports.inColumn', { column, reason })
}

/** The first rows that are not taken, each with its reasons. */
export function BadRows({ run }: { run: ImportRun }) {
  const { t } = useText()
  const more = run.bad - run.badRows.length
  return (
    <div className="import-bad">
      <h3>{t('imports.problems')}</h3>
      <table className="import-table">
        <thead>
          <tr>
            <th scope="col">{t('imports.line')}</th>
            <th scope="col">{t('imports.label')}</th>
            <th scope="col">{t('imports.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {run.badRows.map((row) => (
            <tr key={row.line}>
              <td className="mono">{row.line}</td>
              <td>{row.label}</td>
              <td>
                {row.problems.map((problem, index) => (
                  <p key={index}>{reasonOf(problem, t)}</p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{t('imports.moreBad', { n: more })}</p>}
    </div>
  )
}
