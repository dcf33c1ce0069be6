import { z } from 'zod'
import { userKindCode, userKindOf } from '../auth/model.ts'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { type RegistrantKind } from '../registration/model.ts'
import { registered } from '../registration/wire.ts'
import { entityOfPlatform, entry, individualOfPlatform, leaving, loginAddress, operatorOfPlatform, transferAddress } from './wire.ts'

const none = plain(z.object({}))

const arrival = plain(
  z
    .object({
      kind: z.enum(['individual', 'legal-entity'] satisfies RegistrantKind[]),
      name: z.string(),
      identityNumber: z.string(),
      organizationName: z.string(),
      creditCode: z.string(),
      legalRepresentative: z.string(),
      isEntityKnown: z.boolean(),
      expiresAt: z.string(),
    })
    .nullable(),
)

/** The national government service platform (specification §1, §2.2, §7.1). The payloads that §7.1 does not show are ours: docs/how-to/connect-the-national-platform.md. */
export const contract = {
  redirect: endpoint({
    method: 'GET',
    path: '/api/zwfw/redirectGj',
    summary:
      'The address at the national platform where a person signs in (type 2, default) or a legal entity (type 1), bound to this browser by a cookie; code 800 without a link. Needs X-Requested-With',
    access: 'public',
    isWayIn: true,
    ownPageOnly: true,
    tx: 'none',
    input: mapped(
      z.object({ type: z.string().max(10).optional() }),
      (wire): { kind: RegistrantKind } => ({ kind: userKindOf(wire.type ?? '') === 'legal-entity' ? 'legal-entity' : 'individual' }),
      (domain) => ({ type: userKindCode[domain.kind] }),
    ),
    output: loginAddress,
  }),
  redirectEntity: endpoint({
    method: 'GET',
    path: '/api/zwfw/corpLogin',
    summary: 'The address at the national platform where a legal entity signs in; otherwise as redirectGj',
    access: 'public',
    isWayIn: true,
    ownPageOnly: true,
    tx: 'none',
    input: none,
    output: loginAddress,
  }),
  createTicket: endpoint({
    method: 'GET',
    path: '/api/zwfw/createTicket',
    summary:
      'Exchanges the platform’s ticket for one of ours; the Authorization header carries the state, so no link can trigger it. 204 in the body: a first arrival',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: plain(z.object({ ticket: z.string().min(1).max(500) })),
    output: entry,
  }),
  silentLogin: endpoint({
    method: 'POST',
    path: '/api/zwfw/recessivityLoginOne',
    summary:
      'Signs in whoever comes from the platform’s own pages with its token; 202 in the body: ask the person first, then send isConfirmed',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: plain(z.object({ token: z.string().max(500).optional(), isConfirmed: z.boolean().optional() })),
    output: entry,
  }),
  transfer: endpoint({
    method: 'GET',
    path: '/api/zwfw/trustTransfer',
    summary: 'The address of a site on the list, with a token of the platform that lets the caller in there, once',
    access: 'signed-in',
    tx: 'write',
    input: plain(z.object({ target: z.string().min(1).max(500) })),
    output: transferAddress,
  }),
  leave: endpoint({
    method: 'GET',
    path: '/api/zwfw/logoutUser',
    summary:
      'Ends the session of the Authorization header and that at the platform; uuid names the sign-in, without it all of this account',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: mapped(
      z.object({ uuid: z.string().max(100).optional() }),
      (wire): { signInId?: string | undefined } => ({ signInId: wire.uuid }),
      (domain) => ({ uuid: domain.signInId }),
    ),
    output: leaving,
  }),
  arrival: endpoint({
    method: 'GET',
    path: '/api/v1/national-platform/arrival',
    summary: 'Who came from the platform in this browser and has no account bound yet',
    access: 'public',
    isWayIn: true,
    tx: 'read',
    input: none,
    output: inData(arrival),
  }),
  dropArrival: endpoint({
    method: 'DELETE',
    path: '/api/v1/national-platform/arrival',
    summary: 'Forgets who came from the platform in this browser',
    access: 'public',
    isWayIn: true,
    tx: 'write',
    input: none,
    output: nothing,
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/v1/national-platform/account',
    summary: 'Whether the caller’s account is bound to one of the platform, and the sites that trustTransfer leads to',
    access: 'signed-in',
    tx: 'read',
    input: none,
    output: inData(plain(z.object({ boundAt: z.string().nullable(), arrival: arrival.schema, sites: z.array(z.string()) }))),
  }),
  bind: endpoint({
    method: 'POST',
    path: '/api/v1/national-platform/binding',
    summary:
      'Binds whoever waits in this browser to the caller’s account, which must be the same person or entity; uuid names the sign-in at the platform for logoutUser',
    access: 'signed-in',
    tx: 'write',
    input: none,
    output: inData(
      mapped(
        z.object({ uuid: z.string() }),
        (wire): { signInId: string } => ({ signInId: wire.uuid }),
        (domain) => ({ uuid: domain.signInId }),
      ),
    ),
  }),
  unbind: endpoint({
    method: 'DELETE',
    path: '/api/v1/national-platform/binding',
    summary: 'Ends the binding of the caller’s account; it signs in by its other ways from then on',
    access: 'signed-in',
    tx: 'write',
    input: none,
    output: nothing,
  }),
  registerIndividual: endpoint({
    method: 'POST',
    path: '/api/v1/national-platform/individuals',
    summary: 'As natralRegist, with name and identity number as the platform has verified them, and bound to it; needs an Idempotency-Key',
    access: 'public',
    tx: 'write',
    input: individualOfPlatform,
    output: inData(registered),
  }),
  registerEntity: endpoint({
    method: 'POST',
    path: '/api/v1/national-platform/entities',
    summary:
      'As corpRegist, with name, credit code and representative as the platform has verified them, and bound to it; needs an Idempotency-Key',
    access: 'public',
    tx: 'write',
    input: entityOfPlatform,
    output: inData(registered),
  }),
  registerOperator: endpoint({
    method: 'POST',
    path: '/api/v1/national-platform/operators',
    summary:
      'As corpOperator, by the person who acts for a registered entity at the platform: waits for the entity’s authorisation; needs an Idempotency-Key',
    access: 'public',
    tx: 'write',
    input: operatorOfPlatform,
    output: inData(registered),
  }),
}
