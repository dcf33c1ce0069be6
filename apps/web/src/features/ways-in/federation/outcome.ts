import type { UserKind } from '@wenwu/core/auth/model'
import { contract, type SingleLogin } from '@wenwu/core/federation/contract'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { keepSubject } from '../../../lib/single-sign-on.ts'
import type { ProviderReply } from './provider-reply.ts'

/**
 * What follows from a sign-in that did not succeed: `stay` shows the reason and leaves the choice, `leave` goes on to the provider's
 * logout (specification §8.2: 500, 404 and 400), `entrance` goes back to the sign-in page (§4.1: a disabled account).
 */
export type Consequence = 'stay' | 'leave' | 'entrance'

/** The sign-in stopped here; `message` is ready to show. */
export class SingleSignOnStop extends Error {
  readonly consequence: Consequence
  readonly subjectId: string | undefined

  constructor(message: string, consequence: Consequence, subjectId: string | undefined) {
    super(message)
    this.consequence = consequence
    this.subjectId = subjectId
  }
}

const leaving = new Set([500, 404, 400])

/** The reaction of specification §4.1 and §8.2 to a refused call. `isDisabled`: the account may not come in. */
function consequenceOf(error: unknown): Consequence {
  if (!(error instanceof CallError) || error.failure !== 'refused') return 'stay'
  if (error.status === 403) return 'entrance'
  return leaving.has(error.status) && error.code !== 'single-sign-on-closed' ? 'leave' : 'stay'
}

export interface Steps {
  kind: UserKind
  /** Ticket → token → current user → second factor where one is due → home. */
  enter: (ticket: string) => Promise<void>
  /** The sentence for anything that was thrown. */
  explain: (error: unknown) => string
}

/** Code → ticket → home (specification §4.1). Throws SingleSignOnStop. */
export async function finishSignIn(
  reply: Extract<ProviderReply, { kind: 'code' }>,
  { enter, explain }: Omit<Steps, 'kind'>,
): Promise<void> {
  let subjectId: string | undefined
  try {
    const result: SingleLogin = await call(
      contract.singleLogin,
      { code: reply.code, issuer: reply.issuer },
      { authorization: reply.state, isQuiet: true },
    )
    subjectId = result.subjectId
    if (result.outcome === 'unknown') throw new SingleSignOnStop(result.message, 'stay', subjectId)
    await enter(result.ticket)
    keepSubject(subjectId)
  } catch (error) {
    if (error instanceof SingleSignOnStop) throw error
    const told = error instanceof CallError ? error.details?.['uuid'] : undefined
    throw new SingleSignOnStop(explain(error), consequenceOf(error), subjectId ?? (typeof told === 'string' ? told : undefined))
  }
}
