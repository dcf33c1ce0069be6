import type { PlatformIdentity } from '@wenwu/core/national-platform/model'
import type { RegistrantKind } from '@wenwu/core/registration/model'

/** The national platform as this module uses it. Every call throws PlatformDown or PlatformRefusal. */
export interface NationalPlatform {
  /** Announces a sign-in, before the browser is sent there; gives what names it. */
  announce(request: { kind: RegistrantKind; returnAddress: string; state: string }): Promise<{ requestId: string }>
  /** Who came back with this ticket from the sign-in that was announced. */
  redeemTicket(ticket: string, requestId: string): Promise<PlatformIdentity>
  /** Who came from the platform's own pages with this token. */
  redeemToken(token: string): Promise<PlatformIdentity>
  /** A token that lets an account of the platform in at another site, once. */
  issueTrustToken(userId: string, target: string): Promise<string>
  endSession(sessionId: string): Promise<void>
}

/** There is no answer, or none that helps: the link is down. */
export class PlatformDown extends Error {}

/** The platform says no, or somebody answers who is not the platform. */
export class PlatformRefusal extends Error {}
