import type { AccessRule } from '@wenwu/core/form/model'
import { ruleOfFlags, type FieldWord } from '@wenwu/core/roles/field-flags'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'

const none: AccessRule[] = []

/** What the person's roles say about the fields of an item, one rule a role. No statement for whoever has no such role, which are most. */
export async function fieldRulesOf(db: Db, actor: Actor, itemCode: string): Promise<AccessRule[]> {
  if (!actor.hasFieldRules) return none
  const rows = await db
    .selectFrom('role_fields as f')
    .innerJoin('user_roles as ur', 'ur.role_id', 'f.role_id')
    .select(['f.role_id', 'f.path', 'f.is_visible', 'f.is_required', 'f.is_disabled'])
    .where('ur.user_id', '=', actor.userId)
    .where('f.item_code', '=', itemCode)
    .modifyEnd(byKey)
    .execute()
  const words = new Map<string, FieldWord[]>()
  for (const row of rows) {
    const word = { path: row.path, visible: row.is_visible, required: row.is_required, disabled: row.is_disabled }
    words.set(row.role_id, [...(words.get(row.role_id) ?? []), word])
  }
  return [...words.values()].map(ruleOfFlags)
}
