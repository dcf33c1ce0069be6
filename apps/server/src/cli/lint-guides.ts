import { openDatabase, type CommandContext } from './open-database.ts'

/** `npm run lint:guides`: what published work guides cite, checked against the laws of the collection. May run beside a serving process. */
export async function lintGuides(context: CommandContext): Promise<number> {
  const pool = await openDatabase(context, true)
  const { checkCommand } = await import('../modules/public-texts/guides/index.ts')
  return checkCommand({ pool, now: new Date(), print: (text) => void process.stdout.write(text) })
}
