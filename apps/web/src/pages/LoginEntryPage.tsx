import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { userKindOf, userKindCode } from '@wenwu/core/auth/model'
import { EntranceGate } from '../features/ways-in/auth/EntranceGate.tsx'
import { SecondFactorMain } from '../features/ways-in/auth/SecondFactorSlot.tsx'
import { signInMessage } from '../features/ways-in/auth/sign-in-message.ts'
import { useEntering } from '../features/ways-in/auth/use-entering.ts'
import { Departure } from '../features/ways-in/federation/Departure.tsx'
import { ProviderReturn } from '../features/ways-in/federation/ProviderReturn.tsx'
import { readProviderReply } from '../features/ways-in/federation/provider-reply.ts'
import { departedFrom } from '../lib/single-sign-on.ts'

/** /login (specification §2.1): with a code it exchanges the code, without one it leads to the identity provider, or to account and password; who is signed in goes on to home. */
export function LoginEntryPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [reply] = useState(() => readProviderReply(query))
  const [departed] = useState(departedFrom)
  const { enter, step, proceed, cancel } = useEntering()

  const toEntrance = (): void => {
    cancel()
    void navigate(`/crblogin?type=${userKindCode[departed]}`, { replace: true })
  }

  if (step !== undefined) return <SecondFactorMain step={step} proceed={proceed} cancel={toEntrance} />
  if (reply !== undefined) return <ProviderReturn reply={reply} kind={departed} enter={enter} explain={signInMessage} />
  const type = query.get('type') ?? '3'
  return (
    <EntranceGate>
      <Departure kind={userKindOf(type)} passwordPath={`/crblogin?type=${encodeURIComponent(type)}`} />
    </EntranceGate>
  )
}
