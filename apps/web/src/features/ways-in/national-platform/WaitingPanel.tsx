import { useState } from 'react'
import { Button } from 'antd'
import type { Arrival } from '@wenwu/core/national-platform/model'
import { useText } from '../../../lib/i18n.ts'
import { KeyValue } from '../../../ui/KeyValue.tsx'

/** Who came from the platform in this browser; binding is the person's own decision. */
export function WaitingPanel({ arrival, onBind, onDrop }: { arrival: Arrival; onBind: () => Promise<void>; onDrop: () => Promise<void> }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const isEntity = arrival.kind === 'legal-entity'
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    // call() tells what went wrong
    await work().catch(() => undefined)
    setBusy(false)
  }
  return (
    <section className="panel" aria-labelledby="platform-waiting">
      <h2 id="platform-waiting">{t('national-platform.waitingTitle')}</h2>
      <p>{t('national-platform.waitingText')}</p>
      <KeyValue
        columns={1}
        pairs={[
          { key: 'name', label: t(isEntity ? 'national-platform.agent' : 'national-platform.person'), value: arrival.name },
          ...(isEntity
            ? [
                { key: 'organization', label: t('national-platform.organizationName'), value: arrival.organizationName },
                { key: 'code', label: t('national-platform.creditCode'), value: <span className="mono">{arrival.creditCode}</span> },
              ]
            : [
                {
                  key: 'number',
                  label: t('national-platform.identityNumber'),
                  value: <span className="mono">{arrival.identityNumber}</span>,
                },
              ]),
        ]}
      />
      <div className="platform-actions">
        <Button type="primary" loading={isBusy} onClick={() => void run(onBind)}>
          {t('national-platform.bind')}
        </Button>
        <Button disabled={isBusy} onClick={() => void run(onDrop)}>
          {t('national-platform.doNotBind')}
        </Button>
      </div>
    </section>
  )
}
