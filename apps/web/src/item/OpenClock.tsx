import { lazy, Suspense, useState } from 'react'
import { Button } from 'antd'
import type { ClockSummary } from '@wenwu/core/cases/model'
import { useText } from '../lib/i18n.ts'
import { ClockBadge } from '../ui/ClockBadge.tsx'
import './open-clock.css'

// most who see a list open no count
const ClockDays = lazy(() => import('./ClockDays.tsx').then((module) => ({ default: module.ClockDays })))

/** The clock of a case in a list: light and days left, which open the day-by-day count behind them. */
export function OpenClock({ caseId, clock }: { caseId: string; clock: ClockSummary | null }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  if (clock === null || clock.state === 'not-started') return <ClockBadge clock={clock} isShort />
  return (
    <>
      <button type="button" className="open-clock" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ClockBadge clock={clock} isShort />
        <span className="visually-hidden">{t('list.calendar')}</span>
      </button>
      {isOpen && <Days caseId={caseId} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The same where a date stands in words: a button beside them. */
export function OpenClockButton({ caseId }: { caseId: string }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" type="link" className="no-print" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('list.calendar')}
      </Button>
      {isOpen && <Days caseId={caseId} onClose={() => setOpen(false)} />}
    </>
  )
}

function Days({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <ClockDays caseId={caseId} isOpen onClose={onClose} />
    </Suspense>
  )
}
