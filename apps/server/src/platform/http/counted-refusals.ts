import type { AuditEntry } from './ports.ts'
import { RateLimit } from './rate-limit.ts'

/** Rows of their own: how many at once and how many a second, for one account, for one network without a session and for all of those together. */
const ofAccount = { burst: 60, perSecond: 0.5 }
const ofNetwork = { burst: 120, perSecond: 1 }
const ofAll = { burst: 600, perSecond: 10 }
/** Kinds of refusals counted at a time; further ones are counted without address and object. */
const mostKinds = 2_000
const minute = 60_000

interface Counted {
  /** The first of them. */
  entry: AuditEntry
  count: number
  last: Date
}

/**
 * Being refused costs a caller nothing, so a program could fill the audit trail with refusals. The first ones are rows of their own. What
 * exceeds the limits is counted in memory and written as one row per minute, account, address, call, code and object (of an account
 * without the object: the ids a program tries are its own choice), with its number and its first and last instant. So no refusal is
 * missing in the sum; a process that is killed loses the counts of its last minute.
 */
export class CountedRefusals {
  private readonly network: (address: string) => string
  private readonly perAccount = new RateLimit(ofAccount)
  private readonly perNetwork = new RateLimit(ofNetwork)
  private readonly together = new RateLimit(ofAll)
  private counted = new Map<string, Counted>()
  private writing: Promise<void> | undefined

  /** @param network what of an address counts as one caller */
  constructor(network: (address: string) => string) {
    this.network = network
  }

  /** Whether a refusal gets a row of its own; where not, it has been counted. */
  admits(entry: AuditEntry): boolean {
    if (this.isWithinLimits(entry)) return true
    this.add({ entry: entry.actor === null ? entry : withoutObject(entry), count: 1, last: entry.at })
    return false
  }

  private isWithinLimits({ actor, address, at }: AuditEntry): boolean {
    const now = at.getTime()
    if (actor !== null) return this.perAccount.take(actor.userId, now)
    return this.perNetwork.take(this.network(address), now) && this.together.take('', now)
  }

  /**
   * Writes what was counted in minutes that are over at `now`, or everything; what cannot be written is kept for the next time.
   *
   * @throws what `write` throws
   */
  async flush(write: (entries: AuditEntry[]) => Promise<void>, now?: Date): Promise<void> {
    await this.writing?.catch(() => undefined)
    this.writing = this.writeDue(write, now)
    await this.writing
  }

  private async writeDue(write: (entries: AuditEntry[]) => Promise<void>, now: Date | undefined): Promise<void> {
    const due: Counted[] = []
    for (const [key, one] of this.counted)
      if (now === undefined || minuteOf(one.entry.at) < minuteOf(now)) {
        due.push(one)
        this.counted.delete(key)
      }
    if (due.length === 0) return
    try {
      await write(due.map(summaryOf))
    } catch (error) {
      for (const one of due) this.add(one)
      throw error
    }
  }

  private add({ entry, count, last }: Counted): void {
    let key = keyOf(entry)
    if (!this.counted.has(key) && this.counted.size >= mostKinds) {
      entry = { ...withoutObject(entry), address: '' }
      key = keyOf(entry)
    }
    const known = this.counted.get(key)
    if (known === undefined) this.counted.set(key, { entry, count, last })
    else {
      known.count += count
      if (last > known.last) known.last = last
    }
  }
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / minute)
}

function withoutObject(entry: AuditEntry): AuditEntry {
  return { ...entry, objectType: '', objectId: '', details: { error: entry.details.error } }
}

function keyOf({ at, actor, address, action, details, objectType, objectId }: AuditEntry): string {
  return JSON.stringify([minuteOf(at), actor?.userId, address, action, details.error, objectType, objectId])
}

/** One row for all: what the first of them said, how many there were, and when. */
function summaryOf({ entry, count, last }: Counted): AuditEntry {
  return { ...entry, at: last, details: { ...entry.details, count, firstAt: entry.at.toISOString(), lastAt: last.toISOString() } }
}
