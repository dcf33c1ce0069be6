import { type PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { maxZipBytes, maxZipFiles } from '@wenwu/core/files/case-zip'
import { AppError } from '@wenwu/core/kernel/errors'
import { MissingContentError, readNamed, type FileStore } from '../../../platform/files/file-store.ts'
import { zipTimeOf } from '../../../platform/files/zip-time.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { DetachedReply } from '../../../platform/http/send-stream.ts'
import type { AppServices } from '../../../platform/services.ts'
import { getVisibleCase, listVisibleFiles, type VisibleFile } from '../cases/index.ts'
import { listingOf, type ZipEntry } from './case-file-list.ts'
import { safeName, ZipPaths } from './zip-names.ts'
import { zipSlotsOf } from './zip-slots.ts'

const mediaType = 'application/zip'
/** How many contents are looked for at once before the first byte goes out. */
const looks = 8
const megabyte = 1024 * 1024

/**
 * Every file of a case the caller may see, in folders named by material, with a listing: a zip that is sent while it is made. Nothing is
 * packed, so its length is known beforehand. It is whole or it fails: a content that is missing or has another size is told before the first
 * byte, one whose bytes are damaged breaks the download off short of its length – a record of a case with a gap in it is worse than none.
 * What is more than one zip takes comes in several: paths are the same in all, so that they can be unpacked into one folder.
 * Throws `not-found` (also for a part that does not exist), `case-zip-too-large` with the number of parts, `case-zip-busy`, `file-content-missing`.
 */
export async function zipCase(ctx: Ctx, caseId: string, part?: number): Promise<DetachedReply> {
  const { services } = ctx
  const record = await getVisibleCase(ctx, caseId)
  const files = await listVisibleFiles(ctx, record)
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  ctx.setAuditObject({ type: 'case', id: caseId, details: { files: files.length, bytes } })
  const all = partsOf(withPaths(files))
  if (part === undefined && all.length > 1) {
    const limits = { maxCount: maxZipFiles, maxSize: maxZipBytes / megabyte }
    const params = { count: files.length, size: Math.ceil(bytes / megabyte), parts: all.length, ...limits }
    throw new AppError('case-zip-too-large', { params })
  }
  const entries = all[(part ?? 1) - 1]
  if (entries === undefined) throw new AppError('not-found')
  const leave = zipSlotsOf(services).take(ctx.actor.userId)
  try {
    await requireContents(services.files, entries)
    const suffix = all.length === 1 ? '' : `-第${part}包共${all.length}包`
    const { body, size } = zipOf(services, entries, { name: `清单${suffix}.csv`, now: ctx.now })
    body.once('close', leave)
    const fileName = `${safeName([record.number, record.title].filter(Boolean).join('-') || caseId)}${suffix}.zip`
    return { body, mediaType, fileName, size, disposition: 'attachment', needsDatabase: false }
  } catch (error) {
    leave()
    throw error
  }
}

/** Files with the path each has in every zip of the case. */
function withPaths(files: readonly VisibleFile[]): ZipEntry[] {
  const paths = new ZipPaths()
  paths.take('', '清单.csv')
  return files.map((file) => ({ ...file, path: paths.take(file.folder, file.name) }))
}

/** The entries in their order, in parts of as many as one zip takes; one empty part where there are none. */
function partsOf(entries: readonly ZipEntry[]): ZipEntry[][] {
  const parts: ZipEntry[][] = [[]]
  let bytes = 0
  for (const entry of entries) {
    const current = parts.at(-1)!
    if (current.length > 0 && (current.length === maxZipFiles || bytes + entry.size > maxZipBytes)) {
      parts.push([entry])
      bytes = entry.size
    } else {
      current.push(entry)
      bytes += entry.size
    }
  }
  return parts
}

/** Throws `file-content-missing` for the first content that is not there in its size. */
async function requireContents(store: FileStore, files: readonly { storageKey: string; name: string; size: number }[]): Promise<void> {
  const left = [...files]
  const look = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift())
      if ((await store.sizeOf(file.storageKey)) !== file.size) throw new MissingContentError(file.storageKey, file.name)
  }
  await Promise.all(Array.from({ length: looks }, look))
}

/** The zip as a stream with its length. Contents are opened one after another, each when its turn comes. */
function zipOf(
  { files, log }: AppServices,
  entries: readonly ZipEntry[],
  listing: { name: string; now: Date },
): { body: Readable; size: number } {
  const zip = new ZipFile()
  const body = zip.outputStream as PassThrough
  let current: Readable | undefined
  // yazl passes on no error of its sources
  const fail = (error: Error) => {
    if (!body.destroyed) log.error({ err: error }, 'a zip of a case broke off')
    body.destroy(error)
  }
  zip.on('error', fail)
  body.on('error', () => undefined)
  // yazl would begin at once; the audit row is committed and the reply's head is out before the first content is opened
  const isRead = new Promise<void>((resolve) => body.once('resume', resolve))
  body.once('close', () => current?.destroy())
  zip.addBuffer(listingOf(entries), listing.name, { compress: false, mtime: zipTimeOf(listing.now) })
  for (const entry of entries) {
    zip.addReadStreamLazy(entry.path, { compress: false, size: entry.size, mtime: zipTimeOf(entry.uploadedAt) }, (callback) => {
      isRead
        .then(() => readNamed(files, entry))
        .then(
          (stream) => {
            current = stream
            stream.once('error', fail)
            if (body.destroyed) stream.destroy()
            else callback(null, stream)
          },
          (error: Error) => callback(error, undefined as never),
        )
    })
  }
  let size = -1
  // the package's types leave the argument out
  const onSize = (total: number) => {
    size = total
  }
  zip.end(undefined, onSize as unknown as () => void)
  return { body, size }
}
