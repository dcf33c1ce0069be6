import { z } from 'zod'
import { userKindCode, userKindOf, type UserKind } from '../auth/model.ts'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'

/** How long a code serves, in seconds. */
export const qrSeconds = 120

/** `used`: the asking browser has its ticket. A code that ran out is `expired`, wherever it stood. */
const qrStatuses = ['waiting', 'scanned', 'confirmed', 'refused', 'used', 'expired'] as const
export type QrStatus = (typeof qrStatuses)[number]

/** What the asking browser shows. */
export interface QrChallenge {
  /** What this browser alone knows; it goes into the Authorization header of `poll`. */
  secret: string
  /** What the code holds: the address a phone opens. */
  address: string
  /** Two digits on both screens. */
  checkCode: string
  expiresAt: string
}

const challenge = plain(z.object({ secret: z.string(), address: z.string(), checkCode: z.string(), expiresAt: z.string() }))

const kind = mapped(
  z.object({ type: z.string().max(10) }),
  (wire): { kind: UserKind } => ({ kind: userKindOf(wire.type) }),
  (domain) => ({ type: userKindCode[domain.kind] }),
)

/** What a phone shows of the browser that asks. */
const request = plain(
  z.object({
    address: z.string(),
    browser: z.string(),
    checkCode: z.string(),
    askedAt: z.string(),
    expiresAt: z.string(),
    /** Whether the entrance is that of the signed-in account. */
    isOwnEntrance: z.boolean(),
  }),
)

const scanSecret = { secret: z.string().min(1).max(100) }

export const contract = {
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/qr-sign-in/challenges',
    summary: 'A new QR code for this browser: two minutes, one sign-in',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: kind,
    output: inData(challenge),
  }),
  poll: endpoint({
    method: 'POST',
    path: '/api/v1/qr-sign-in/poll',
    summary: 'How the QR code of the Authorization header stands; after the confirmation the ticket, once, to the asking browser alone',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: plain(z.object({})),
    output: inData(plain(z.object({ status: z.enum(qrStatuses), ticket: z.string().nullable() }))),
  }),
  scan: endpoint({
    method: 'POST',
    path: '/api/v1/qr-sign-in/scans',
    summary: 'Opens a scanned code: who asks, from where; the first person who scans it is the only one who may decide',
    access: 'signed-in',
    tx: 'write',
    input: plain(z.object(scanSecret)),
    output: inData(request),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/v1/qr-sign-in/decisions',
    summary: 'Lets the asking browser in as the caller, or refuses',
    access: 'signed-in',
    tx: 'write',
    input: plain(z.object({ ...scanSecret, isConfirmed: z.boolean() })),
    output: nothing,
  }),
}
