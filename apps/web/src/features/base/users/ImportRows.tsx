import { useState } from 'react'
import { Checkbox, Pagination } from 'antd'
import { importTitles, problemKey, type ImportRow } from '@wenwu/core/users/import-row'
import { useText } from '../../../lib/i18n.ts'

const pageSize = 10

/** The result of each row: its line, who it is, and what is wrong by column. */
export function ImportRows({ rows, isDone }: { rows: readonly ImportRow[]; isDone: boolean }) {
  const { t, textOf } = useText()
  const [page, setPage] = useState(1)
  const [isOnlyBad, setOnlyBad] = useState(false)
  const shown = isOnlyBad ? rows.filter((row) => row.outcome === 'bad') : rows
  const last = Math.max(1, Math.ceil(shown.length / pageSize))
  const current = Math.min(page, last)
  const outcome = (row: ImportRow): string =>
    t(
      isDone
        ? row.outcome === 'good'
          ? 'users.importCreated'
          : 'users.importSkipped'
        : row.outcome === 'good'
          ? 'users.importGood'
          : 'users.importBad',
    )
  return (
    <>
      <Checkbox className="user-only-bad" checked={isOnlyBad} onChange={(event) => setOnlyBad(event.target.checked)}>
        {t('users.onlyBad')}
      </Checkbox>
      <div className="user-import-rows">
        <table aria-label={t('users.importOutcome')}>
          <thead>
            <tr>
              <th scope="col">{t('users.importLine')}</th>
              <th scope="col">{t('users.username')}</th>
              <th scope="col">{t('users.name')}</th>
              <th scope="col">{t('users.importOutcome')}</th>
              <th scope="col">{t('users.importProblems')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice((current - 1) * pageSize, current * pageSize).map((row) => (
              <tr key={row.line}>
                <td className="mono">{row.line}</td>
                <td>{row.username}</td>
                <td>{row.name}</td>
                <td>
                  <span className={`status-tag tone-${row.outcome === 'good' ? 'green' : 'red'}`}>{outcome(row)}</span>
                </td>
                <td>
                  {row.problems.map((problem) => {
                    const [zh, en] = importTitles[problem.column]
                    return (
                      <p key={`${problem.column} ${problem.code}`}>
                        {textOf({ zh_CN: zh, en_US: en })}：{t(problemKey(problem), problem.params)}
                      </p>
                    )
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length > pageSize && (
        <Pagination size="small" current={current} pageSize={pageSize} total={shown.length} showSizeChanger={false} onChange={setPage} />
      )}
    </>
  )
}
