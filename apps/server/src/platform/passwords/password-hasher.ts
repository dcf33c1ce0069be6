import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { AppError } from '@wenwu/core/kernel/errors'
import { BoundedQueue } from '../bounded-queue.ts'

/**
 * Argon2id parameters. `production` is OWASP's first choice for two passes (19 MiB, t=2, p=1); `test` exists so that a test run signs
 * in quickly, and the settings of production refuse it.
 */
const costs = {
  production: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  test: { memoryCost: 64, timeCost: 1, parallelism: 1 },
} as const

export type PasswordCost = keyof typeof costs

export interface PasswordHasherOptions {
  /** Server key of at least 32 bytes, kept outside the database: a stolen table alone cannot be guessed at. */
  pepper: Uint8Array
  cost: PasswordCost
  /** Hashes computed at the same time; each holds a thread and 19 MiB. Default 2. */
  running?: number
  /** Calls that may wait; one more is refused with `busy`. Default 64. */
  waiting?: number
}

interface Parameters {
  memoryCost: number
  timeCost: number
  parallelism: number
}

const outputLength = 32
const digestPattern = /^[0-9a-f]{32}$/
/** MD5 of the empty text: a form sent without a password. */
const emptyDigest = 'd41d8cd98f00b204e9800998ecf8427e'
const storedPattern = /^v1\$argon2id\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9_-]{22})\$([A-Za-z0-9_-]{43})$/

/**
 * Passwords as stored. The wire carries the MD5 of a password in lower-case hexadecimal (specification §5); it is as good as the password
 * itself, so what is kept is HMAC-SHA256(pepper, Argon2id(salt, md5)) as `v1$argon2id$m=…,t=…,p=…$salt$mac` (design/security.md §2.3, §3.1).
 */
export class PasswordHasher {
  readonly #pepper: Uint8Array
  readonly #cost: Parameters
  readonly #queue: BoundedQueue
  readonly #decoySalt = randomBytes(16)

  constructor(options: PasswordHasherOptions) {
    if (options.pepper.length < 32) throw new RangeError('the pepper needs at least 32 bytes')
    this.#pepper = options.pepper
    this.#cost = costs[options.cost]
    this.#queue = new BoundedQueue({ running: options.running ?? 2, waiting: options.waiting ?? 64 })
  }

  /** The text to store for a new password. AppError `bad-request` for what is not an MD5 or that of the empty password, `busy` under load. */
  async hash(digest: string): Promise<string> {
    if (!digestPattern.test(digest) || digest === emptyDigest) throw new AppError('bad-request', { field: 'password' })
    const salt = randomBytes(16)
    const mac = await this.#compute(digest, salt, this.#cost)
    const { memoryCost, timeCost, parallelism } = this.#cost
    return `v1$argon2id$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt.toString('base64url')}$${mac.toString('base64url')}`
  }

  /** A text to store where there is no password yet: of the right form, so that trying one takes as long, and verified by none. */
  unusable(): string {
    const { memoryCost, timeCost, parallelism } = this.#cost
    return `v1$argon2id$m=${memoryCost},t=${timeCost},p=${parallelism}$${randomBytes(16).toString('base64url')}$${randomBytes(outputLength).toString('base64url')}`
  }

  /**
   * Whether a password is the stored one. Without a stored one (an unknown name) or with a malformed digest the same work is done
   * and the answer is no, so the time tells nothing. AppError `busy` under load; Error when the stored text is not ours.
   */
  async verify(digest: string, stored: string | null | undefined): Promise<boolean> {
    const known = stored === null || stored === undefined ? undefined : parseStored(stored)
    const isDigest = digestPattern.test(digest)
    const mac = await this.#compute(isDigest ? digest : emptyDigest, known?.salt ?? this.#decoySalt, known?.cost ?? this.#cost)
    const isSame = timingSafeEqual(mac, known?.mac ?? Buffer.alloc(outputLength))
    return isSame && isDigest && known !== undefined
  }

  /** Whether a stored password was made at another cost, so that the next sign-in should store it again. */
  needsRehash(stored: string): boolean {
    const { cost } = parseStored(stored)
    return cost.memoryCost !== this.#cost.memoryCost || cost.timeCost !== this.#cost.timeCost || cost.parallelism !== this.#cost.parallelism
  }

  async #compute(digest: string, salt: Buffer, cost: Parameters): Promise<Buffer> {
    const hash = await this.#queue.run(() => hashRaw(digest, { ...cost, salt, outputLen: outputLength }))
    return createHmac('sha256', this.#pepper).update(hash).digest()
  }
}

function parseStored(stored: string): { cost: Parameters; salt: Buffer; mac: Buffer } {
  const match = storedPattern.exec(stored)
  if (match === null) throw new Error('a stored password has an unknown form')
  return {
    cost: { memoryCost: Number(match[1]), timeCost: Number(match[2]), parallelism: Number(match[3]) },
    salt: Buffer.from(match[4]!, 'base64url'),
    mac: Buffer.from(match[5]!, 'base64url'),
  }
}
