import { useText } from '../lib/i18n.ts'
import './states.css'

const widths = ['28%', '72%', '64%', '80%', '52%', '68%']

/** First load of a page: quiet bars where lines of text will be. */
export function PageSkeleton() {
  const { t } = useText()
  return (
    <div className="page" role="status" aria-label={t('common.loading')}>
      <div style={{ display: 'grid', gap: 20, paddingTop: 8 }}>
        {widths.map((width) => (
          <span key={width} className="skeleton" style={{ width }} />
        ))}
      </div>
    </div>
  )
}
