import { clockTolerance, isSameSignature, signCall, type SignedCall } from '../signature.ts'
import { OneUse } from './one-use.ts'
import { simulatedPeople, type SimulatedPerson } from './people.ts'

/** A sign-in that our server has announced, before anybody is sent there. */
export interface AnnouncedSignIn {
  userType: string
  returnUrl: string
  state: string
}

interface Session {
  id: string
  person: SimulatedPerson
}

/** A refusal of the platform, in its words. */
export class SimulatedRefusal extends Error {}

/** The national platform in memory: announced sign-ins, sessions, tickets, tokens. Everything it hands out serves once and a minute. */
export class SimulatedPlatform {
  readonly announced: OneUse<AnnouncedSignIn>
  private readonly sessions: OneUse<SimulatedPerson>
  private readonly tickets: OneUse<{ session: Session; requestId: string }>
  private readonly tokens: OneUse<Session>
  private readonly trustTokens: OneUse<{ person: SimulatedPerson; target: string }>
  private readonly nonces = new Map<string, number>()
  private readonly app: { id: string; secret: string }
  private readonly now: () => Date

  constructor(app: { id: string; secret: string }, now: () => Date) {
    this.app = app
    this.now = now
    this.announced = new OneUse(600, now)
    this.sessions = new OneUse(8 * 3600, now)
    this.tickets = new OneUse(60, now)
    this.tokens = new OneUse(60, now)
    this.trustTokens = new OneUse(60, now)
  }

  /** Whether a call was signed by our server just now, and never came before. */
  isGenuine(call: SignedCall, signature: string | undefined): boolean {
    const now = this.now().getTime()
    for (const [nonce, at] of this.nonces) if (at < now - 2 * clockTolerance) this.nonces.delete(nonce)
    if (call.app !== this.app.id || Math.abs(now - Number(call.time)) > clockTolerance || this.nonces.has(call.nonce)) return false
    if (!isSameSignature(signCall(this.app.secret, call), signature)) return false
    this.nonces.set(call.nonce, now)
    return true
  }

  /** Answers a signed call. Throws SimulatedRefusal. */
  answer(path: string, body: Record<string, unknown>): unknown {
    const text = (name: string): string => (typeof body[name] === 'string' ? body[name] : '')
    switch (path) {
      case '/authorizations':
        return { requestId: this.announced.add({ userType: text('userType'), returnUrl: text('returnUrl'), state: text('state') }) }
      case '/tickets':
        return this.redeemTicket(text('ticket'), text('requestId'))
      case '/tokens':
        return this.identityOf(this.tokens.take(text('token')) ?? refuse('令牌无效或已使用'), {})
      case '/trust-tokens':
        return { token: this.trustTokens.add({ person: findPerson(text('userId')) ?? refuse('账号不存在'), target: text('target') }) }
      case '/sessions/end':
        this.sessions.take(text('sessionId'))
        return {}
      default:
        return refuse('没有这个接口')
    }
  }

  private redeemTicket(ticket: string, requestId: string): unknown {
    const found = this.tickets.take(ticket)
    if (found === undefined || found.requestId !== requestId) return refuse('票据无效或已使用')
    return this.identityOf(found.session, { requestId })
  }

  private identityOf({ id, person }: Session, more: object): unknown {
    return { ...person, sessionId: id, app: this.app.id, ...more }
  }

  signIn(userId: string): string | undefined {
    const person = findPerson(userId)
    return person && this.sessions.add(person)
  }

  personOf(sessionId: string): SimulatedPerson | undefined {
    return this.sessions.find(sessionId)
  }

  endSession(sessionId: string): void {
    this.sessions.take(sessionId)
  }

  /** The way back to our server with a ticket, for an announced sign-in and an open session; the announcement is used up. */
  returnWithTicket(requestId: string, sessionId: string): string | undefined {
    const person = this.personOf(sessionId)
    const announced = person && this.announced.take(requestId)
    if (person === undefined || announced === undefined) return undefined
    return withQuery(announced, { ticket: this.tickets.add({ session: { id: sessionId, person }, requestId }) })
  }

  /** The way back of somebody who would rather not. */
  returnWithout(requestId: string): string | undefined {
    const announced = this.announced.take(requestId)
    return announced && withQuery(announced, { error: 'cancelled' })
  }

  /** A token with which somebody who is signed in here enters our server from here. */
  tokenFor(sessionId: string): string | undefined {
    const person = this.personOf(sessionId)
    return person && this.tokens.add({ id: sessionId, person })
  }

  /** Who comes to another site with a token of trust, once and to the site it was made for. */
  trusted(token: string, path: string): SimulatedPerson | undefined {
    const found = this.trustTokens.take(token)
    return found !== undefined && URL.canParse(found.target) && new URL(found.target).pathname === path ? found.person : undefined
  }
}

function findPerson(userId: string): SimulatedPerson | undefined {
  return simulatedPeople.find((person) => person.userId === userId)
}

function withQuery({ returnUrl, state }: AnnouncedSignIn, more: Record<string, string>): string {
  const url = new URL(returnUrl)
  for (const [name, value] of Object.entries({ ...more, state })) url.searchParams.set(name, value)
  return url.href
}

function refuse(message: string): never {
  throw new SimulatedRefusal(message)
}
