import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'

/** What the exchange of a code gave. `subjectId` names this sign-in at the logout redirect. */
export type SingleLogin =
  | { outcome: 'admitted'; ticket: string; subjectId: string }
  | { outcome: 'unknown'; message: string; subjectId: string }

/** Specification §7.1: `status`, `data.data` (the ticket), `data.uuid`, and `msg` where status is 204. */
const singleLogin = mapped(
  z.object({ code: z.number(), status: z.number(), msg: z.string().optional(), data: z.object({ data: z.string(), uuid: z.string() }) }),
  (wire): SingleLogin =>
    wire.status === 204
      ? { outcome: 'unknown', message: wire.msg ?? '', subjectId: wire.data.uuid }
      : { outcome: 'admitted', ticket: wire.data.data, subjectId: wire.data.uuid },
  (domain) =>
    domain.outcome === 'unknown'
      ? { code: 204, status: 204, msg: domain.message, data: { data: '', uuid: domain.subjectId } }
      : { code: 200, status: 200, data: { data: domain.ticket, uuid: domain.subjectId } },
)

/** The address a browser is sent to. */
const address = mapped(
  z.string(),
  (wire): string => wire,
  (domain) => domain,
)

export const contract = {
  settings: endpoint({
    method: 'GET',
    path: '/api/v1/federation',
    summary: 'Whether single sign-on is open, and whether /login goes to the identity provider at once',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: plain(z.object({})),
    output: inData(plain(z.object({ isOpen: z.boolean(), leadsEntrance: z.boolean() }))),
  }),
  authorize: endpoint({
    method: 'GET',
    path: '/api/receive/authorize',
    summary: 'Sends the browser to the identity provider, and binds the request to this browser by a cookie of ten minutes',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    redirects: true,
    input: plain(z.object({ type: z.string().max(10).optional() })),
    output: address,
  }),
  singleLogin: endpoint({
    method: 'GET',
    path: '/api/receive/singleLogin',
    summary:
      'Exchanges the code of the identity provider for a ticket; the Authorization header carries the state, so no link can trigger it',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: mapped(
      z.object({ code: z.string().min(1).max(4000), iss: z.string().max(2000).optional() }),
      (wire): { code: string; issuer?: string | undefined } => ({ code: wire.code, issuer: wire.iss }),
      (domain) => ({ code: domain.code, iss: domain.issuer }),
    ),
    output: singleLogin,
  }),
  leave: endpoint({
    method: 'GET',
    path: '/api/receive/logout',
    summary:
      'The address of the identity provider’s logout, which leads back to an address of the allow-list; ends this sign-in there. Needs X-Requested-With',
    access: 'public',
    isWayIn: true,
    ownPageOnly: true,
    tx: 'none',
    input: mapped(
      z.object({ redirectUrl: z.string().max(2000).optional(), subjectid: z.string().max(100).optional() }),
      (wire): { returnTo?: string | undefined; subjectId?: string | undefined } => ({
        returnTo: wire.redirectUrl,
        subjectId: wire.subjectid,
      }),
      (domain) => ({ redirectUrl: domain.returnTo, subjectid: domain.subjectId }),
    ),
    output: inData(plain(z.object({ url: z.string() }))),
  }),
}
