import { useState } from 'react'
import { Alert, Button } from 'antd'
import { contract } from '@wenwu/core/second-factor/contract'
import { call } from '../../lib/call.ts'
import { CallError, messageOfError } from '../../lib/call-error.ts'
import { useText } from '../../lib/i18n.ts'
import { goTo } from '../../lib/navigation.ts'
import { announceSessionLost, loginPath } from '../../lib/session.ts'

/** Begins to set up the app; where the session is not fresh enough, signing in again is one click away and leads back here. */
export function BeginButton({ onBegun }: { onBegun: (made: { secret: string; uri: string }) => void }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  const begin = async (): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      onBegun(await call(contract.begin, {}, { isQuiet: true }))
    } catch (thrown) {
      setError(thrown)
      setBusy(false)
    }
  }
  const signInAgain = async (): Promise<void> => {
    await announceSessionLost()
    goTo(loginPath())
  }

  const isStale = error instanceof CallError && error.code === 'fresh-sign-in-required'
  return (
    <>
      {error !== undefined && (
        <Alert
          type="warning"
          showIcon
          title={messageOfError(error)}
          action={
            isStale ? (
              <Button size="small" onClick={() => void signInAgain()}>
                {t('second-factor.signInAgain')}
              </Button>
            ) : undefined
          }
        />
      )}
      <Button type="primary" loading={isBusy} onClick={() => void begin()}>
        {t('second-factor.begin')}
      </Button>
    </>
  )
}
