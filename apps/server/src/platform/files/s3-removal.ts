import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { StoreUnreachableError } from './file-store.ts'
import type { S3Client } from './s3-client.ts'

export interface RemovalLimits {
  /** How long after it has looked a removal may still delete, in milliseconds. */
  decision: number
  /** How long somebody who keeps waits for a removal under way before taking it for dead; far longer than `decision` and one call. */
  patience: number
  /** Between two looks of who waits, in milliseconds. */
  look: number
}

const usualLimits: RemovalLimits = { decision: 5_000, patience: 40_000, look: 100 }

const maxPuts = 5
export const contentPrefix = 'content/'
export const leavingPrefix = 'leaving/'

/**
 * Removing a content while somebody keeps the same one. S3 can neither lock nor delete on condition of a date, so both sides leave a
 * trace and look at the other's, in opposite order:
 *
 *   removal: mark · look (old?) · delete · unmark          keeping: put · no mark? · still there?
 *
 * A removal that looked before the put has its mark up until it has deleted; whoever keeps sees the mark and waits, or finds the content
 * gone and puts it again. A removal that looked after the put sees a new date. This needs a store that reads what was written
 * (S3 since 2020, MinIO, Ceph). Each removal has a mark of its own, so that two sweeps do not take each other's down.
 */
export class S3Removal {
  private readonly client: S3Client
  private readonly limits: RemovalLimits

  constructor(client: S3Client, limits: Partial<RemovalLimits> = {}) {
    this.client = client
    this.limits = { ...usualLimits, ...limits }
  }

  /** Removes a content that is older than an instant; gives whether it did. */
  async remove(key: string, olderThan: Date): Promise<boolean> {
    const mark = `${leavingPrefix}${key}/${randomUUID()}`
    await this.client.putEmpty(mark)
    const started = performance.now()
    const facts = await this.client.head(contentPrefix + key)
    const isOld = facts !== undefined && facts.modifiedAt.getTime() < olderThan.getTime()
    const isGone = isOld && performance.now() - started < this.limits.decision
    // A delete whose answer was lost may still happen: its mark stays, and goes with a later sweep.
    if (isGone) await this.client.delete(contentPrefix + key, { isOnce: true })
    await this.client.delete(mark)
    return isGone
  }

  /** After a put: returns once the content is there and no removal that began before can take it away. `putAgain` repeats the put. */
  async settle(key: string, putAgain: () => Promise<void>): Promise<void> {
    const until = performance.now() + this.limits.patience
    for (let puts = 0; puts < maxPuts;) {
      const { objects } = await this.client.list(`${leavingPrefix}${key}/`, { max: 100 })
      if (objects.length > 0) {
        if (performance.now() < until) await sleep(this.limits.look)
        // whoever set them is gone, and so is whatever they were about to do
        else for (const mark of objects) await this.client.delete(mark.name)
        continue
      }
      if ((await this.client.head(contentPrefix + key)) !== undefined) return
      await putAgain()
      puts++
    }
    throw new StoreUnreachableError('S3: the store does not give back what was put')
  }
}
