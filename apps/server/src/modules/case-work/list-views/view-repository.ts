import { sql } from 'kysely'
import type { ListView } from '@wenwu/core/list-views/model'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Db } from '../../../platform/database/request-database.ts'

/** Of the views `v`: the caller's own and those of their organisation. */
const ofReader = ({ userId, organizationId }: Actor) => sql<boolean>`(v.user_id = ${userId} or v.organization_id = ${organizationId})`

const views = sql`list_views v left join users u on u.id = v.made_by`
const columns = sql`v.id, v.name, v.organization_id is not null as "isShared", v.is_default as "isDefault", v.state, u.name as by`

/** The views of a list that the caller can open: their own, then those of their organisation; at most twice `maxViews`. */
export async function readViews(db: Db, actor: Actor, listKey: string): Promise<ListView[]> {
  const { rows } = await sql<ListView>`
    select ${columns} from ${views} where v.list_key = ${listKey} and ${ofReader(actor)}
    order by "isShared", v.created_at, v.id`.execute(db)
  return rows
}

export type KeptView = ListView & { listKey: string }

/** One view of those the caller reads. */
export async function findView(db: Db, actor: Actor, id: string): Promise<KeptView | undefined> {
  const { rows } = await sql<KeptView>`
    select ${columns}, v.list_key as "listKey" from ${views} where v.id = ${id} and ${ofReader(actor)}`.execute(db)
  return rows[0]
}
