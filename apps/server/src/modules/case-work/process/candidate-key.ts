import { sql, type RawBuilder } from 'kysely'

// The keys under which tasks are offered: a role, `user` or `group`, then @ and the place, body, person or group behind it. Made and read here alone, in SQL too.

/** The key of a role, of `user` or of `group`. */
export function keyOf(role: string, place: string): string {
  return `${role}@${place}`
}

/** The key of one person. */
export function keyOfUser(userId: string): string {
  return keyOf('user', userId)
}

/** The key of a work group, by its id or by its code. */
export function keyOfGroup(group: string): string {
  return keyOf('group', group)
}

/** The key of a body that a part of a case is entrusted to. */
export function keyOfThirdParty(organizationId: string): string {
  return keyOf('third-party', organizationId)
}

/** What a key is made of: the role (or `user`, `group`), and the place, body or person behind it. */
export function partsOfKey(key: string): { role: string; place: string } {
  const at = key.indexOf('@')
  return { role: key.slice(0, at), place: key.slice(at + 1) }
}

/** The one person whose key it is; undefined for that of an office, a body or a work group. */
export function userOfKey(key: string): string | undefined {
  const { role, place } = partsOfKey(key)
  return role === 'user' ? place : undefined
}

/** Whether a key is that of a work group. */
export function isGroupKey(key: string): boolean {
  return partsOfKey(key).role === 'group'
}

/** Whether a key is that of one expert, official or body, who are told in person what is given to them; an office is not. */
export function isKeyOfOne(key: string): boolean {
  return ['user', 'third-party'].includes(partsOfKey(key).role)
}

/** In SQL: whether the key in a column is of this role, of `user` or of `group`. A literal, as the indexes of tasks have it. */
export function isKeyOf(role: 'user' | 'group' | 'applicant', column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${sql.lit(`${role}@%`)}`
}

/** In SQL: whether the key in a column is of one of some roles, at one place or (null) at any. Literals, so that the planner knows how many have it. */
export function isKeyOfRoles(roles: readonly string[], place: string | null, column: string): RawBuilder<boolean> {
  const each = roles.map((role) =>
    place === null ? sql`${sql.ref(column)} like ${sql.lit(keyOf(role, '%'))}` : sql`${sql.ref(column)} = ${sql.lit(keyOf(role, place))}`,
  )
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** In SQL: the id of the one person whose key stands in a column; null for any other key. */
export function userInKey(column: string): RawBuilder<string | null> {
  return idInKey('user', column)
}

/** In SQL: the id of the body that a part of a case is entrusted to, whose key stands in a column; null for any other key. */
export function thirdPartyInKey(column: string): RawBuilder<string | null> {
  return idInKey('third-party', column)
}

function idInKey(role: string, column: string): RawBuilder<string | null> {
  const key = sql.ref(column)
  return sql<string | null>`case when ${key} like ${sql.lit(`${role}@_%`)} then substr(${key}, ${sql.lit(role.length + 2)})::uuid end`
}

/** In SQL: the role in the key in a column. */
export function roleInKey(column: string): RawBuilder<string> {
  return sql<string>`split_part(${sql.ref(column)}, '@', 1)`
}

/** In SQL: the key of who has a part of a case, by its row of `case_assignments` under a name. */
export function keyOfPart(part: string): RawBuilder<string> {
  return sql<string>`case ${sql.ref(`${part}.kind`)} when 'third-party' then 'third-party@' else 'user@' end || ${sql.ref(`${part}.assignee_key`)}`
}

/** In SQL: the key of the applicant of a case, by its row of `cases` under a name. */
export function keyOfApplicant(record: string): RawBuilder<string> {
  return sql<string>`'applicant@' || ${sql.ref(`${record}.applicant_key`)}`
}

/** In SQL: whether the key in a column is that of a work group, by its row of `work_groups` under a name: processes name it by its id or by its code. */
export function isKeyOfGroup(column: string, group: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in ('group@' || ${sql.ref(`${group}.id`)}, 'group@' || ${sql.ref(`${group}.code`)})`
}
