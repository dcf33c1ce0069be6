import { deriveKey } from '../../../platform/crypto/keys.ts'
import { signSm2, sm2PointOf, verifySm2 } from '../../../platform/crypto/sm2.ts'
import { canonicalJson } from './canonical-json.ts'

/**
 * The end of the audit chain at one moment, kept outside the database. The keyed hash of a seal covers the seals before it, so a seal's
 * number and hash cover the whole trail up to it.
 */
export interface AuditHead {
  /** `audit_seals.id`. */
  sealId: number
  /** The last row the seal covers, `audit_rows.id`. */
  rowId: number | null
  /** Rows under the seal. */
  count: number
  /** Root over those rows and keyed hash of the seal, in hex. */
  root: string
  mac: string
  /** ISO instants. */
  sealedAt: string
  keptAt: string
}

/** Order of the SM2 group less two (GB/T 32918.5): private keys are 1 to order - 2. */
const keySpace = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54121n

/**
 * Signs and verifies heads: SM2 with a key derived from the installation's secret. Unlike a keyed hash the signature can be verified by
 * those who must not have the secret: with the public point.
 */
export class HeadSigner {
  /** The public key, 65 bytes. */
  readonly point: Buffer
  private readonly privateKey: Buffer

  constructor(secret: Buffer) {
    const number = (BigInt(`0x${deriveKey(secret, 'audit-heads').toString('hex')}`) % keySpace) + 1n
    this.privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
    this.point = sm2PointOf(this.privateKey)
  }

  /** The line that keeps a head, without its end. */
  lineOf(head: AuditHead): string {
    return JSON.stringify({ ...head, signature: signSm2(this.privateKey, textOf(head)).toString('hex') })
  }

  /** Whether the head is as it was signed. */
  isSigned({ signature, ...head }: SignedHead): boolean {
    return verifySm2(this.point, textOf(head), Buffer.from(signature, 'hex'))
  }
}

export type SignedHead = AuditHead & { signature: string }

/** The text that is signed; the leading number is the version of this layout. */
function textOf({ sealId, rowId, count, root, mac, sealedAt, keptAt }: AuditHead): Buffer {
  return Buffer.from(canonicalJson([1, sealId, rowId, count, root, mac, sealedAt, keptAt]), 'utf8')
}

/** A line read back; undefined where it is not a head. */
export function readHeadLine(line: string): SignedHead | undefined {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return undefined
  }
  return isSignedHead(value) ? value : undefined
}

function isSignedHead(value: unknown): value is SignedHead {
  if (typeof value !== 'object' || value === null) return false
  const { sealId, rowId, count, ...texts } = value as Record<string, unknown>
  const areNumbers = Number.isSafeInteger(sealId) && Number.isSafeInteger(count) && (rowId === null || Number.isSafeInteger(rowId))
  return areNumbers && ['root', 'mac', 'sealedAt', 'keptAt', 'signature'].every((name) => typeof texts[name] === 'string')
}
