import { applicantStatusOf } from '@wenwu/core/codes/statuses'
import { AppError } from '@wenwu/core/kernel/errors'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { CheckedPaper } from '@wenwu/core/papers/schemas'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { SharedLimit } from '../../../platform/database/shared-limit.ts'
import { perInstallation, type AppServices } from '../../../platform/services.ts'
import { addressKey } from '../../ways-in/auth/index.ts'
import { papers } from './index.generated.ts'
import { frozenNumber } from './filed.ts'
import { findDigest } from './paper-code.ts'
import { findByDigest } from './paper-repository.ts'

/** Of one address, signed in or not; a whole office may share it. */
const rate = { name: 'papers', burst: 30, perSecond: 1 }
const limitOf = perInstallation(({ pool }) => new SharedLimit(pool, rate))

/**
 * What anybody who holds a paper is told of it: its kind, the number and day on it, and how the case stands. Null for any other code, of which nothing
 * else is said. The caller holds no connection. Throws `too-many-requests`.
 */
export async function checkPaper(
  { services, address, now }: { services: AppServices; address: string; now: Date },
  code: string,
): Promise<CheckedPaper | null> {
  if (!(await limitOf(services).take(addressKey(address), now))) throw new AppError('too-many-requests', { details: { seconds: 5 } })
  const digest = findDigest(services.config.secret, code)
  const found = digest === undefined ? undefined : await inTransaction(services.pool, (db) => findByDigest(db, digest))
  const paper = found === undefined || !Object.hasOwn(papers, found.kind) ? undefined : papers[found.kind]
  if (found === undefined || paper === undefined) return null
  const number = frozenNumber(found.data)
  return {
    name: paper.name,
    number,
    day: toShanghaiDate(found.created_at),
    // what was filed again has another number: this filing is over, however the new one stands
    state: applicantStatusOf({ ...found, isLocal: found.is_local, ...(number !== found.number && { conclusion: 'withdrawn' as const }) }),
  }
}
