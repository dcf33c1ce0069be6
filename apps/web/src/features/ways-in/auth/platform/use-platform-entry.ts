import { useEffect, useRef, useState } from 'react'
import { contract } from '@wenwu/core/national-platform/contract'
import { unavailable, type PlatformEntry, type Unavailable } from '@wenwu/core/national-platform/model'
import { call } from '../../../../lib/call.ts'
import { textNow } from '../../../../lib/i18n.ts'
import { keepPlatformSignIn } from '../../../../lib/platform-sign-in.ts'
import { signInMessage } from '../sign-in-message.ts'
import { signOut } from '../sign-out.ts'
import { useEntering, type Entering } from '../use-entering.ts'
import type { PlatformReturned } from './read-return.ts'

export type EntryState =
  | { kind: 'working' }
  | { kind: 'stopped'; message: string }
  | { kind: 'confirm'; name: string; organizationName: string }
  | { kind: 'first-arrival' }

export interface PlatformEntering {
  state: EntryState
  /** The person has said that it is them. */
  confirm: () => Promise<void>
  entering: Entering
}

async function ask(returned: PlatformReturned): Promise<PlatformEntry | Unavailable> {
  // whoever was signed in here before is not who comes in now
  await signOut()
  if (returned.kind === 'ticket')
    return call(contract.createTicket, { ticket: returned.ticket }, { authorization: returned.state, isQuiet: true })
  if (returned.kind === 'token') return call(contract.silentLogin, { token: returned.token }, { isQuiet: true })
  throw new Error(returned.kind)
}

/** Goes on with what the platform appended, which leaves the address at once (`path` stays). */
export function usePlatformEntry(returned: PlatformReturned, path: string): PlatformEntering {
  const entering = useEntering()
  const hasBegun = useRef(false)
  const [state, setState] = useState<EntryState>(() => {
    if (returned.kind === 'cancelled') return { kind: 'stopped', message: textNow('national-platform.cancelled') }
    return returned.kind === 'incomplete' ? { kind: 'stopped', message: textNow('national-platform.incomplete') } : { kind: 'working' }
  })

  const proceed = async (asked: Promise<PlatformEntry | Unavailable>): Promise<void> => {
    try {
      const entry = await asked
      if (entry === unavailable) return setState({ kind: 'stopped', message: textNow('national-platform.unavailable') })
      if (entry.outcome !== 'admitted')
        return setState(
          entry.outcome === 'confirm'
            ? { kind: 'confirm', name: entry.name, organizationName: entry.organizationName }
            : { kind: 'first-arrival' },
        )
      keepPlatformSignIn(entry.signInId)
      await entering.enter(entry.ticket)
    } catch (error) {
      setState({ kind: 'stopped', message: signInMessage(error) })
    }
  }

  useEffect(() => {
    // a ticket serves once, however often React runs this
    if (hasBegun.current) return
    hasBegun.current = true
    history.replaceState(history.state, '', path)
    if (returned.kind === 'ticket' || returned.kind === 'token') void proceed(ask(returned))
    // oxlint-disable-next-line react/exhaustive-deps -- what was appended is read once
  }, [])

  return { state, confirm: () => proceed(call(contract.silentLogin, { isConfirmed: true }, { isQuiet: true })), entering }
}
