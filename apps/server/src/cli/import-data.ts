import { openDatabase, type CommandContext } from './open-database.ts'
import { StopRequested } from './stop-request.ts'

/**
 * `npm run import -- laws FILE`: loads a file of data; may run while the server runs. Exit code 2 when some rows were not taken, 130 when it was
 * stopped (Ctrl-C): the batch under way is finished, and it says how far it came.
 */
export async function importData(context: CommandContext): Promise<number> {
  const { importCommand, stoppedCode } = await import('../modules/public-texts/imports/index.ts')
  try {
    const pool = await openDatabase(context, true)
    return await importCommand({
      pool,
      secret: context.config.secret,
      args: process.argv.slice(3),
      // npm runs scripts in the project's folder; this is the folder the person called it from
      folder: process.env.INIT_CWD ?? process.cwd(),
      print: (text) => void process.stdout.write(text),
      isLive: process.stdout.isTTY,
      isStopped: () => context.stop.isAsked,
    })
  } catch (error) {
    if (error instanceof StopRequested) return stoppedCode
    throw error
  }
}
