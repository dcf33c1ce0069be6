import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Button } from 'antd'
import type { CaseRow } from '@wenwu/core/cases/model'
import { useText } from '../lib/i18n.ts'
import { ClockBadge } from '../ui/ClockBadge.tsx'
import './open-clock.css'

// most who see a list open no count
const ClockDays = lazy(() => import('./ClockDays.tsx').then((module) => ({ default: module.ClockDays })))

/** The clock of a case in a list: light and days left, which open the day-by-day count behind them. */
export function OpenClock({ of }: { of: Pick<CaseRow, 'id' | 'clock' | 'status' | 'conclusion'> }) {
  const { id, clock } = of
  const badge = <ClockBadge clock={clock} of={of} isShort />
  if (clock === null || clock.state === 'not-started') return badge
  return (
    <OpenDays caseId={id} day={clock.dueOn}>
      {badge}
    </OpenDays>
  )
}

/** A day of a case in words, which open the count behind it. */
export function OpenDays({ caseId, day, children }: { caseId: string; day: string | null; children: ReactNode }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="open-clock" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
        <span className="visually-hidden">{t('list.calendar')}</span>
      </button>
      {isOpen && <Days caseId={caseId} day={day} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The same where a date stands in words that lead elsewhere: a button beside them. */
export function OpenClockButton({ caseId, day }: { caseId: string; day: string | null }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" type="link" className="no-print" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('list.calendar')}
      </Button>
      {isOpen && <Days caseId={caseId} day={day} onClose={() => setOpen(false)} />}
    </>
  )
}

function Days(props: { caseId: string; day: string | null; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <ClockDays {...props} />
    </Suspense>
  )
}
