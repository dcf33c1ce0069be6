import { openDatabase, type CommandContext } from './open-database.ts'

/** `npm run import -- laws FILE`: loads a file of data; may run beside a serving process. Exit code 2 when some rows were not taken. */
export async function importData(context: CommandContext): Promise<number> {
  const pool = await openDatabase(context, true)
  const { importCommand } = await import('../modules/imports/index.ts')
  return importCommand({
    pool,
    secret: context.config.secret,
    args: process.argv.slice(3),
    // npm runs scripts in the project's folder; this is where the person stands
    folder: process.env.INIT_CWD ?? process.cwd(),
    print: (text) => void process.stdout.write(text),
    isLive: process.stdout.isTTY,
  })
}
