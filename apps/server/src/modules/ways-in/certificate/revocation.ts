import { readFile } from 'node:fs/promises'
import { DerError } from '@wenwu/core/certificate/der'
import { sameBytes } from '@wenwu/core/certificate/der-values'
import { readRevocationList, type RevocationList } from '@wenwu/core/certificate/revocation-list'
import type { Certificate } from '@wenwu/core/certificate/x509'
import { AppError } from '@wenwu/core/kernel/errors'
import { verifySignature } from '../../../platform/crypto/verify-signature.ts'
import type { Ctx } from '../../../platform/http/context.ts'

/** One fetch, whole. */
const timeoutMs = 5_000
const mostBytes = 16 * 1024 * 1024
/** How long a list that was read is used before it is looked for again, in milliseconds; one that is over at once. */
const freshMs = 10 * 60_000
/** How long a source that failed is left in peace. */
const pauseMs = 15_000

interface Known {
  readAt: number
  list: Promise<RevocationList | undefined>
}
const known = new Map<string, Known>()

/**
 * Whether an authority of the chain has revoked what it signed, by the lists of the settings. Fails closed: where lists are configured, the
 * certificate's own authority must have one in force. Throws `certificate-revoked`, `certificate-revocation-unknown`.
 */
export async function checkRevocation(ctx: Ctx, chain: readonly Certificate[], sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return
  const lists = (await Promise.all(sources.map((source) => listOf(ctx, source)))).filter((list) => list !== undefined)
  judgeRevocation(chain, lists, ctx.now)
}

/** As `checkRevocation`, by lists that were read. A list counts when the authority may sign lists and has signed it. */
export function judgeRevocation(chain: readonly Certificate[], lists: readonly RevocationList[], now: Date): void {
  chain.slice(0, -1).forEach((certificate, i) => {
    const authority = chain[i + 1]!
    const ofAuthority = lists.filter((list) => isOf(list, authority, now))
    if (ofAuthority.some((list) => list.serials.has(certificate.serial))) throw new AppError('certificate-revoked')
    if (ofAuthority.length === 0 && i === 0) throw new AppError('certificate-revocation-unknown')
  })
}

function isOf(list: RevocationList, authority: Certificate, now: Date): boolean {
  return (
    list.issuedAt <= now &&
    now < list.nextAt &&
    sameBytes(list.issuer.raw, authority.subject.raw) &&
    authority.keyUsage?.has('crlSign') !== false &&
    verifySignature(authority.publicKey, list.signatureAlgorithm, list.signed, list.signature)
  )
}

/** The list of a source, from memory while it is fresh. A source that fails is undefined, which refuses. */
async function listOf(ctx: Ctx, source: string): Promise<RevocationList | undefined> {
  const now = ctx.now.getTime()
  const before = known.get(source)
  if (before !== undefined) {
    const list = await before.list
    const age = Math.abs(now - before.readAt)
    if (list === undefined ? age < pauseMs : age < freshMs && list.nextAt > ctx.now) return list
  }
  // whoever comes meanwhile waits for the same fetch
  const asked = known.get(source)
  if (asked !== undefined && asked !== before) return asked.list
  const list = read(ctx, source).catch((error: unknown) => {
    ctx.services.log.error({ err: error, source }, 'a list of revoked certificates could not be read')
    return undefined
  })
  known.set(source, { readAt: now, list })
  const read_ = await list
  // the network may be down for a while: the list at hand serves as long as it is in force
  const fallback = read_ ?? (await before?.list)
  if (fallback !== read_) known.set(source, { readAt: now - freshMs + pauseMs, list: Promise.resolve(fallback) })
  return fallback
}

async function read(ctx: Ctx, source: string): Promise<RevocationList> {
  const bytes = /^https?:/.test(source) ? await fetchBytes(source) : await readFile(source)
  const list = readRevocationList(fromPem(bytes))
  if (list.nextAt <= ctx.now) throw new DerError('the list is over')
  return list
}

async function fetchBytes(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  if (!response.ok || response.body === null) throw new Error(`${address} answered ${response.status}`)
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body) {
    length += part.length
    if (length > mostBytes) throw new Error(`${address} is too long`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function fromPem(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x2d) return bytes
  const body = /-----BEGIN X509 CRL-----([A-Za-z0-9+/=\s]+)-----END X509 CRL-----/.exec(bytes.toString('latin1'))?.[1]
  return Buffer.from(body ?? '', 'base64')
}
