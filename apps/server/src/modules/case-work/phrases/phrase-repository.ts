import { sql } from 'kysely'
import type { Phrase } from '@wenwu/core/phrases/model'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Db } from '../../../platform/database/request-database.ts'

/** Of the phrases `p`: the caller's own and those of their organisation. */
const ofReader = ({ userId, organizationId }: Actor) => sql<boolean>`(p.user_id = ${userId} or p.organization_id = ${organizationId})`

/** What the caller may put into an opinion: what they used last first, then their own, the oldest first; at most twice `maxPhrases`. */
export async function readPhrases(db: Db, actor: Actor): Promise<Phrase[]> {
  const { rows } = await sql<Phrase>`
    select p.id, p.content, p.purpose, p.organization_id is not null as "isShared"
    from phrases p left join phrase_uses u on u.phrase_id = p.id and u.user_id = ${actor.userId}
    where ${ofReader(actor)} order by u.used_at desc nulls last, "isShared", p.created_at, p.id`.execute(db)
  return rows
}

/** One phrase of those the caller reads, kept from change until the end of the transaction. */
export async function findPhrase(db: Db, actor: Actor, id: string): Promise<Phrase | undefined> {
  const { rows } = await sql<Phrase>`
    select p.id, p.content, p.purpose, p.organization_id is not null as "isShared" from phrases p where p.id = ${id} and ${ofReader(actor)} for update`.execute(
    db,
  )
  return rows[0]
}

/** Remembers that the caller has just used one of the phrases they read; one that is gone meanwhile leaves nothing. */
export async function rememberUse(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await sql`insert into phrase_uses (phrase_id, user_id, used_at) select p.id, ${actor.userId}, ${now} from phrases p
    where p.id = ${id} and ${ofReader(actor)} for key share on conflict (phrase_id, user_id) do update set used_at = excluded.used_at`.execute(
    db,
  )
}
