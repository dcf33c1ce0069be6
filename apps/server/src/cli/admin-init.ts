import { deriveKey } from '../platform/crypto/keys.ts'
import { PasswordHasher } from '../platform/passwords/password-hasher.ts'
import { openDatabase, seedReferenceData, type CommandContext } from './open-database.ts'

/**
 * `npm run admin:init`: creates the system, security and audit administrators, once, and prints their one-time passwords. May run
 * beside a serving process, or before the first one. Refused (StartError) when there are administrators.
 */
export async function adminInit(context: CommandContext): Promise<number> {
  const { config } = context
  const database = await openDatabase(context, true)
  await seedReferenceData(database)
  const { createFirstAdministrators } = await import('../modules/accounts/first-administrators.ts')
  const hasher = new PasswordHasher({ pepper: deriveKey(config.secret, 'password-pepper'), cost: config.passwordCost })
  const created = await createFirstAdministrators(database.pool, hasher, new Date())
  console.log('已创建三名管理员，下列口令只显示这一次 / Three administrators were created; the passwords are shown only this once:')
  for (const { username, name, password } of created) console.log(`  ${username}  ${password}  ${name}`)
  return 0
}
