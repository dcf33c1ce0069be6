import { canonicalJson } from './canonical-json.ts'

/** What the keyed hash of a row covers: everything the table holds but its position, which the seal covers. */
export interface AuditFacts {
  uid: string
  at: Date
  requestId: string
  actorId: string | null
  actorName: string
  actorRoles: string
  address: string
  action: string
  objectType: string
  objectId: string
  outcome: string
  details: unknown
}

/** A stored row with its position: transaction, then number. */
export interface StoredAuditRow extends AuditFacts {
  id: number
  xid: string
  mac: Buffer
}

/** The text a row's keyed hash is made of; the leading number is the version of this layout. */
export function auditText(facts: AuditFacts): string {
  const { uid, at, requestId, actorId, actorName, actorRoles, address, action, objectType, objectId, outcome, details } = facts
  return canonicalJson([
    1,
    uid,
    at.toISOString(),
    requestId,
    actorId,
    actorName,
    actorRoles,
    address,
    action,
    objectType,
    objectId,
    outcome,
    details,
  ])
}

/** A seal over the rows of the transactions `fromXid` (included) to `toXid` (excluded). */
export interface Seal {
  id: number
  fromXid: string
  toXid: string
  count: number
  firstId: number | null
  lastId: number | null
  root: Buffer
  previous: Buffer
  mac: Buffer
  sealedAt: Date
}

/** The text a seal's keyed hash is made of. */
export function sealText(seal: Omit<Seal, 'id' | 'mac'>): string {
  const { fromXid, toXid, count, firstId, lastId, root, previous, sealedAt } = seal
  return canonicalJson([1, fromXid, toXid, count, firstId, lastId, root.toString('hex'), previous.toString('hex'), sealedAt.toISOString()])
}

/** What the first seal has instead of a predecessor. */
export const noPrevious: Buffer = Buffer.alloc(33)
