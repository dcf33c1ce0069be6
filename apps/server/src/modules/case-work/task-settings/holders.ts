import { sql } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'
import { keyHolders } from '../process/index.ts'

/** Somebody whose account is open and who can act under a key. */
export interface Holder {
  userId: string
  name: string
  /** Open tasks that are theirs. */
  inHand: number
}

/** Who can act under a key, by id: locked accounts, and those that wait for approval, are absent. */
export async function holdersOf(db: Db, candidateKey: string): Promise<Holder[]> {
  const ids = (await keyHolders(db)).of(candidateKey)
  if (ids.length === 0) return []
  const { rows } = await sql<Holder>`
    select u.id as "userId", u.name, (select count(*)::int from tasks t where t.claimed_by = u.id and t.state = 'open') as "inHand"
    from users u where u.id = any(${[...ids]}::uuid[]) order by u.id`.execute(db)
  return rows
}
