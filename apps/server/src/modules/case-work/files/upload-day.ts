import { sql } from 'kysely'
import { defaultUploadLimits, isWithin, type UploadLimit } from '@wenwu/core/item/upload-limits'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'

interface FileSize {
  name: string
  size: number
}

/**
 * Counts a file towards its person's daily limit. The row is locked until the transaction ends, so that concurrent files are counted one after another; a
 * refused file is not counted. Throws `upload-day-full`.
 */
export async function countForDay(ctx: Ctx, file: FileSize, limit: UploadLimit = defaultUploadLimits.day): Promise<void> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    insert into upload_days as d (user_id, day, files, bytes)
    values (${ctx.actor.userId}, ${toShanghaiDate(ctx.now)}, 1, ${file.size})
    on conflict (user_id, day) do update set files = d.files + 1, bytes = d.bytes + excluded.bytes
    returning files, bytes::float8 as bytes`.execute(ctx.db)
  const { files, bytes } = rows[0]!
  if (!isWithin(limit, files, bytes)) throw dayFull(file, limit, files - 1, bytes - file.size)
}

/** Takes the bytes of a whole upload out of the day's count, in the transaction in which `countForDay` counts them as those of a file. */
export async function uncountParts(ctx: Ctx, bytes: number): Promise<void> {
  await sql`
    update upload_days set bytes = greatest(bytes - ${bytes}, 0)
    where user_id = ${ctx.actor.userId} and day = ${toShanghaiDate(ctx.now)}`.execute(ctx.db)
}

/**
 * Checks in advance whether a file fits into its person's daily limit. Throws `upload-day-full`.
 *
 * @param file what is still to come of it
 * @param awaited bytes that other open uploads have announced and not sent yet
 */
export async function requireRoomOfDay(
  ctx: Ctx,
  file: FileSize,
  awaited: number,
  limit: UploadLimit = defaultUploadLimits.day,
): Promise<void> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select files, bytes::float8 as bytes from upload_days where user_id = ${ctx.actor.userId} and day = ${toShanghaiDate(ctx.now)}`.execute(
    ctx.db,
  )
  const { files, bytes } = rows[0] ?? { files: 0, bytes: 0 }
  if (!isWithin(limit, files + 1, bytes + awaited + file.size)) throw dayFull(file, limit, files, bytes)
}

function dayFull({ name }: FileSize, limit: UploadLimit, count: number, bytes: number): AppError {
  const params = { name, count, size: Math.ceil(bytes / 1024 / 1024), maxCount: limit.files, maxSize: limit.megabytes }
  return new AppError('upload-day-full', { params, field: 'file' })
}
