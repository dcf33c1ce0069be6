import { Button } from 'antd'
import { useText } from '../../../lib/i18n.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { KeyValue } from '../../../ui/KeyValue.tsx'

/** Whether the account is bound, since when, and the way to end it. `boundAt` is an ISO instant. */
export function BindingPanel({ boundAt, onUnbind }: { boundAt: string | null; onUnbind: () => void }) {
  const { t } = useText()
  const isBound = boundAt !== null
  const state = (
    <span className={`status-tag tone-${isBound ? 'green' : 'grey'}`}>
      {t(isBound ? 'national-platform.isBound' : 'national-platform.notBound')}
    </span>
  )
  return (
    <section className="panel" aria-labelledby="platform-binding">
      <h2 id="platform-binding">{t('national-platform.bindingTitle')}</h2>
      <KeyValue
        columns={1}
        pairs={[
          { key: 'state', label: t('national-platform.status'), value: state },
          ...(isBound ? [{ key: 'at', label: t('national-platform.boundAt'), value: formatMinute(boundAt) }] : []),
        ]}
      />
      {isBound ? (
        <div className="platform-actions">
          <Button danger onClick={onUnbind}>
            {t('national-platform.unbind')}
          </Button>
        </div>
      ) : (
        <p>{t('national-platform.notBoundText')}</p>
      )}
    </section>
  )
}
