import { Button } from 'antd'
import type { CalendarChange } from '@wenwu/core/calendar/model'
import { formatDate, formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'

interface ChangeTableProps {
  changes: readonly CalendarChange[]
  onCheck: (change: CalendarChange) => void
  onRestore: (change: CalendarChange) => void
}

const tones = { proposed: 'amber', confirmed: 'green', dropped: 'grey' } as const

/** Changes of days: what each makes of its day, who proposed and decided it, and what can be done with it. */
export function ChangeTable({ changes, onCheck, onRestore }: ChangeTableProps) {
  const { t } = useText()
  if (changes.length === 0) return <p className="wc-none">{t('calendar.noChanges')}</p>
  // only the newest change of a day can be taken back: it alone is in force
  const newest = new Map<string, string>()
  for (const change of changes) if (change.state === 'confirmed' && !newest.has(change.day)) newest.set(change.day, change.id)
  return (
    <div className="wc-scroll">
      <table className="wc-table">
        <thead>
          <tr>
            <th scope="col">{t('calendar.day')}</th>
            <th scope="col">{t('calendar.setting')}</th>
            <th scope="col">{t('calendar.note')}</th>
            <th scope="col">{t('calendar.people')}</th>
            <th scope="col">{t('calendar.state')}</th>
            <th scope="col">{t('common.operations')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.id}>
              <td className="mono">{formatDate(change.day)}</td>
              <td>{t(`calendar.setting-${change.setting}`)}</td>
              <td>{[change.note, change.documentNumber, change.reason].filter((part) => part !== '').join(' · ')}</td>
              <td>
                {change.proposedBy}
                {change.decidedBy !== '' && ` / ${change.decidedBy}`}
                <span className="wc-clock">{formatMinute(change.decidedAt ?? change.proposedAt)}</span>
              </td>
              <td>
                <span className={`status-tag tone-${tones[change.state]}`}>{t(`calendar.state-${change.state}`)}</span>
                {change.state === 'confirmed' && (
                  <span className="wc-clock">{t(change.isApplied ? 'calendar.applied' : 'calendar.applying', { n: change.moved })}</span>
                )}
              </td>
              <td>
                {change.state === 'proposed' && (
                  <Button type="link" size="small" onClick={() => onCheck(change)}>
                    {t(change.isOwn ? 'calendar.withdraw' : 'calendar.check')}
                  </Button>
                )}
                {newest.get(change.day) === change.id && change.before !== change.setting && (
                  <Button type="link" size="small" onClick={() => onRestore(change)}>
                    {t('calendar.undo')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
