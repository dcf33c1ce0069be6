import type { SecondFactorStatus } from '@wenwu/core/second-factor/model'
import { useText } from '../../../lib/i18n.ts'
import { KeyValue } from '../../../ui/KeyValue.tsx'

/** Below this number of recovery codes the page says so. */
const fewCodes = 3

export function StatusPanel({ status }: { status: SecondFactorStatus }) {
  const { t } = useText()
  const { isOffered, isRequired, isEnrolled, recoveryCodesLeft } = status
  const state = (
    <span className={`status-tag tone-${isEnrolled ? 'green' : 'grey'}`}>
      {t(isEnrolled ? 'second-factor.statusOn' : 'second-factor.statusOff')}
    </span>
  )
  return (
    <>
      <KeyValue
        columns={1}
        pairs={[
          { key: 'state', label: t('second-factor.statusLabel'), value: state },
          ...(isEnrolled
            ? [
                {
                  key: 'codes',
                  label: t('second-factor.recoveryLeft'),
                  value: t('second-factor.recoveryLeftValue', { n: recoveryCodesLeft }),
                },
              ]
            : []),
        ]}
      />
      {!isOffered && !isEnrolled && <p>{t('second-factor.notOffered')}</p>}
      {isRequired && isEnrolled && <p>{t('second-factor.required')}</p>}
      {isEnrolled && !isRequired && recoveryCodesLeft < fewCodes && <p role="status">{t('second-factor.recoveryFew')}</p>}
    </>
  )
}
