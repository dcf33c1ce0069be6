import { openDatabase, type CommandContext } from './open-database.ts'

/** `npm run audit:verify`: checks every audit row, the chain of seals and the heads kept outside; exit code 1 when something was changed. May run while the server runs. */
export async function auditVerify(context: CommandContext): Promise<number> {
  const pool = await openDatabase(context, true)
  const { main } = await import('../modules/base/audit/verify-command.ts')
  return main(pool, context.config)
}
