import type { ObligationView } from '@wenwu/core/obligations/schemas'
import { formatDate, formatMinute } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import '../../form/form.css'

interface ObligationReportProps {
  report: ObligationView['reports'][number]
  /** What the day is called that the report names. */
  dayName: string
  onOpenFile: (file: { id: string; name: string }) => void
}

/** One report on an obligation: what was said and handed in, and what became of it. */
export function ObligationReport({ report, dayName, onOpenFile }: ObligationReportProps) {
  const { t } = useText()
  return (
    <div className="obligation-report">
      <p className="tone-grey">
        {t('obligations.reportedBy', { name: report.by, time: formatMinute(report.at) })} · {dayName}{' '}
        <span className="mono">{formatDate(report.day)}</span>
      </p>
      <Paragraphs text={report.content} />
      <ul>
        {report.files.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              className="form-link"
              aria-label={t('obligations.openFile', { name: file.name })}
              onClick={() => onOpenFile(file)}
            >
              {file.name}
            </button>
          </li>
        ))}
      </ul>
      {report.verdict !== null && (
        <p className={report.verdict === 'confirmed' ? 'tone-green' : 'tone-red'}>
          {t(`obligations.judged-${report.verdict}`, { name: report.judgedBy, time: formatMinute(report.judgedAt) })}
          {report.reason !== '' && `：${report.reason}`}
        </p>
      )}
    </div>
  )
}
