import { Alert, Button } from 'antd'
import type { Arrival } from '@wenwu/core/national-platform/model'
import { useText } from '../../../lib/i18n.ts'
import { isOperator } from './platform-arrival.ts'

/** Under which identity somebody registers who came from the national platform, and the way to register without it. */
export function ArrivalNote({ arrival, onDrop }: { arrival: Arrival; onDrop: () => void }) {
  const { t } = useText()
  const { kind, name, identityNumber, organizationName } = arrival
  const who = kind === 'individual' ? `${name} ${identityNumber}` : isOperator(arrival) ? name : `${organizationName} · ${name}`
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          <div>
            {isOperator(arrival)
              ? t('national-platform.operatorNote', { organization: organizationName, who })
              : t('national-platform.registerNote', { who })}
          </div>
          <Button size="small" onClick={onDrop}>
            {t('national-platform.notThis')}
          </Button>
        </>
      }
    />
  )
}
