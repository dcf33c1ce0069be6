import { seedReference } from '../db/seed/index.ts'
import { inTransaction } from '../platform/database/request-database.ts'
import { openDatabase, type CommandContext } from './open-database.ts'
import { passwordHasherOf } from './password-hasher-of.ts'

/**
 * `npm run admin:init`: creates the system, security and audit administrators, once, and prints their one-time passwords. May run
 * beside a serving process, or before the first one. Refused (StartError) when there are administrators.
 */
export async function adminInit(context: CommandContext): Promise<number> {
  const pool = await openDatabase(context, true)
  const now = new Date()
  await inTransaction(pool, (db) => seedReference(db, now))
  const { auditWriterOf } = await import('../modules/base/audit/append-audit.ts')
  const { createFirstAdministrators } = await import('../modules/base/accounts/first-administrators.ts')
  const created = await createFirstAdministrators(pool, passwordHasherOf(context.config), auditWriterOf(context.config.secret), now)
  console.log('已创建三名管理员，下列口令只显示这一次 / Three administrators were created; the passwords are shown only this once:')
  for (const { username, name, password } of created) console.log(`  ${username}  ${password}  ${name}`)
  return 0
}
