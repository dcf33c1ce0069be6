import { useState } from 'react'
import { Button } from 'antd'
import LeftOutlined from '@ant-design/icons/LeftOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/calendar/contract'
import type { CalendarChange, DaySetting } from '@wenwu/core/calendar/model'
import { call } from '../../../lib/call.ts'
import { today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { calendarKey } from './calendar-query.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { CheckDialog } from './CheckDialog.tsx'
import { ProposeDialog, type ProposedDay } from './ProposeDialog.tsx'
import { YearSheet } from './YearSheet.tsx'
import './work-calendar.css'

/** The working calendar (工作日历): a year at a glance, and corrections that one person proposes and another confirms. */
export function WorkCalendarPage() {
  const { t } = useText()
  usePageTitle(t('calendar.title'))
  const [address, setAddress] = useSearchParams()
  const year = Number(address.get('year') ?? today().slice(0, 4))
  const [proposed, setProposed] = useState<ProposedDay>()
  const [checked, setChecked] = useState<CalendarChange>()
  const { data, error, refetch } = useQuery({
    queryKey: [...calendarKey, 'year', year],
    queryFn: ({ signal }) => call(contract.year, { year }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  const changes = useQuery({
    queryKey: [...calendarKey, 'changes'],
    queryFn: ({ signal }) => call(contract.changes, {}, { signal, isQuiet: true }),
    // while due dates are counted again the table shows how far it is
    refetchInterval: ({ state }) => (state.data?.some((change) => change.state === 'confirmed' && !change.isApplied) ? 3_000 : false),
  })
  if (error !== null) return <PageFailure title={t('calendar.loadFailed')} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton />
  const goTo = (to: number): void => setAddress({ year: String(to) }, { replace: true })
  const waiting = (changes.data ?? []).filter((change) => change.state === 'proposed')
  const decided = (changes.data ?? []).filter((change) => change.state !== 'proposed')
  const restore = ({ day, before }: CalendarChange, words: { note: string; documentNumber: string }): void => {
    const setting: DaySetting = before ?? 'published'
    setProposed({ day, setting, ...words })
  }
  const tableOf = (rows: readonly CalendarChange[]) => (
    <ChangeTable
      changes={rows}
      onCheck={setChecked}
      onRestore={(change) => restore(change, { note: change.beforeNote, documentNumber: change.beforeDocumentNumber })}
    />
  )
  return (
    <div className="page">
      <PageHeader
        title={t('calendar.title')}
        description={t('calendar.intro')}
        actions={
          <div className="wc-years">
            <Button
              icon={<LeftOutlined />}
              aria-label={t('calendar.previousYear')}
              disabled={year <= data.firstYear}
              onClick={() => goTo(year - 1)}
            />
            <strong aria-live="polite">{t('calendar.year', { year: data.year })}</strong>
            <Button
              icon={<RightOutlined />}
              aria-label={t('calendar.nextYear')}
              disabled={year >= data.lastYear}
              onClick={() => goTo(year + 1)}
            />
          </div>
        }
      />
      {waiting.length > 0 && (
        // above the year: whoever comes from the home page has one of these to decide, of whatever year it is
        <section className="panel wc-changes wc-waiting" aria-label={t('calendar.waiting')}>
          <div className="panel-title">
            <h2>{t('calendar.waiting')}</h2>
          </div>
          {tableOf(waiting)}
        </section>
      )}
      {!data.isPublished && <p className="wc-note tone-amber">{t('calendar.notPublished')}</p>}
      <YearSheet year={data} waiting={new Set(waiting.map((change) => change.day))} onChoose={(day) => setProposed({ day })} />
      {(decided.length > 0 || waiting.length === 0) && (
        <section className="panel wc-changes" aria-label={t('calendar.changes')}>
          <div className="panel-title">
            <h2>{t('calendar.changes')}</h2>
          </div>
          {changes.error !== null ? <ErrorState error={changes.error} onRetry={() => void changes.refetch()} /> : tableOf(decided)}
        </section>
      )}
      {proposed !== undefined && (
        <ProposeDialog day={proposed} current={data.days.find((day) => day.date === proposed.day)} onClose={() => setProposed(undefined)} />
      )}
      {checked !== undefined && <CheckDialog change={checked} onClose={() => setChecked(undefined)} />}
    </div>
  )
}
