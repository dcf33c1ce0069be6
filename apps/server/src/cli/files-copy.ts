import { ConfigError } from '../platform/config.ts'
import { openStore } from '../platform/files/open-file-store.ts'
import type { FileStoreKind } from '../platform/files/s3-settings.ts'
import { openDatabase, type CommandContext } from './open-database.ts'

/** `npm run files:copy -- disk s3` (or back): brings the files from one store to the other; may run beside a serving process. Exit code 2 when some are missing. */
export async function filesCopy(context: CommandContext): Promise<number> {
  const [from, to] = process.argv.slice(3)
  if (!isStore(from) || !isStore(to) || from === to)
    throw new ConfigError('用法：npm run files:copy -- disk s3（或 s3 disk）', 'Usage: npm run files:copy -- disk s3 (or s3 disk)')
  const [source, target] = [await openStore(context.config, from), await openStore(context.config, to)]
  const pool = await openDatabase(context, true)
  const { copyContents } = await import('../modules/case-work/files/index.ts')
  const result = await copyContents(pool, source, target, ({ all, copied }) => {
    context.stop.check()
    if (all % 100 === 0) console.log(`${all} 个 / contents … ${copied} 个已复制 / copied`)
  })
  for (const { storageKey, reason } of result.failed) console.log(`${storageKey}: ${reason}`)
  console.log(
    `共 ${result.all} 个：复制 ${result.copied}，已有 ${result.present}，失败 ${result.failed.length} / ${result.all} contents: ${result.copied} copied, ${result.present} were there, ${result.failed.length} failed`,
  )
  return result.failed.length === 0 ? 0 : 2
}

function isStore(text: string | undefined): text is FileStoreKind {
  return text === 'disk' || text === 's3'
}
