import { useState } from 'react'
import { Button, Spin } from 'antd'
import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/calendar/contract'
import type { DayChange } from '@wenwu/core/calendar/model'
import { call, fetchFile, saveBlob } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { calendarKey } from './calendar-query.ts'

/** The running due dates that a change would move: how many, the first of them, and a file of all. */
export function Preview({ day, setting }: DayChange) {
  const { t, textOf } = useText()
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [...calendarKey, 'preview', day, setting],
    queryFn: ({ signal }) => call(contract.preview, { day, setting }, { signal, isQuiet: true }),
    staleTime: 0,
  })
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const { blob, name } = await fetchFile(contract.exportPreview, { day, setting })
      saveBlob(blob, name ?? `${t('calendar.movesTitle')}.xlsx`)
    } catch {
      // the call has told why
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="wc-preview" aria-label={t('calendar.previewTitle')}>
      <h3>{t('calendar.previewTitle')}</h3>
      {error !== null ? (
        <ErrorState title={t('calendar.previewFailed')} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <p>
          <Spin size="small" /> {t('calendar.previewing')}
        </p>
      ) : data.total === 0 ? (
        <p>{t('calendar.noMoves')}</p>
      ) : (
        <>
          <p className="wc-moves">
            <strong>{t('calendar.moves', { n: data.total, earlier: data.earlier, later: data.later })}</strong>
            {data.total > data.moves.length && ` ${t('calendar.firstMoves', { n: data.moves.length })}`}
            <Button size="small" icon={<DownloadOutlined />} loading={isBusy} onClick={() => void save()}>
              {t('calendar.exportMoves')}
            </Button>
          </p>
          <div className="wc-scroll">
            <table className="wc-table">
              <thead>
                <tr>
                  <th scope="col">{t('calendar.caseNumber')}</th>
                  <th scope="col">{t('calendar.item')}</th>
                  <th scope="col">{t('calendar.before')}</th>
                  <th scope="col">{t('calendar.after')}</th>
                </tr>
              </thead>
              <tbody>
                {data.moves.map((move, index) => (
                  // a case has several: its clock and the times of its steps
                  <tr key={index}>
                    <td className="mono">{move.number}</td>
                    <td>
                      {textOf(move.itemName)}
                      <span className="wc-clock">{textOf(move.clockName)}</span>
                    </td>
                    <td className="mono">{formatDate(move.before)}</td>
                    <td className="mono">{formatDate(move.after)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
