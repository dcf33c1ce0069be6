import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type {} from '@fastify/multipart'
import { AppError } from '@wenwu/core/kernel/errors'
import { maxFileBytes } from '@wenwu/core/files/contract'
import { cleanFileName, decodeFormName } from './file-name.ts'
import type { FileStore } from './file-store.ts'
import type { ReceivedFile } from './received-file.ts'

/** What the frame around the one file may weigh: boundaries and the form's fields. */
const frameBytes = 64 * 1024

export interface Upload {
  file: ReceivedFile
  fields: Record<string, string>
}

/**
 * Reads a multipart body with exactly one file and a few text fields, in whatever order. The file is in the temporary folder
 * afterwards. Throws `file-too-large` (at once where the length is announced), `file-empty`, `file-type`, `bad-request`; leaves nothing then.
 */
export async function receiveUpload(request: FastifyRequest, store: FileStore): Promise<Upload> {
  if (!request.isMultipart()) throw badRequest()
  if (Number(request.headers['content-length'] ?? 0) > maxFileBytes + frameBytes) throw new AppError('file-too-large', { field: 'file' })
  const fields: Record<string, string> = {}
  let file: ReceivedFile | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value !== 'string' || part.valueTruncated) throw badRequest(part.fieldname)
        fields[part.fieldname] = part.value
      } else {
        file = await receivePart(part.file, part.filename, store)
      }
    }
    if (file === undefined) throw badRequest()
    return { file, fields }
  } catch (error) {
    if (file !== undefined) await store.discard(file)
    throw isCallersFault(error, request) ? badRequest() : error
  }
}

/** A body that ends early or is no multipart; whatever the socket calls it, it is neither a lost database nor a fault of ours. */
function isCallersFault(error: unknown, request: FastifyRequest): boolean {
  if (error instanceof AppError) return false
  if (request.raw.destroyed) return true
  // busboy's own complaints are bare errors; those of the disk carry a code
  return error instanceof Error && error.constructor === Error && !('code' in error)
}

async function receivePart(stream: Readable & { truncated: boolean }, name: string | undefined, store: FileStore): Promise<ReceivedFile> {
  stream.once('limit', () => stream.destroy(new AppError('file-too-large', { field: 'file' })))
  const file = await store.receive(stream, { name: cleanFileName(decodeFormName(name ?? '')), maxBytes: maxFileBytes })
  if (!stream.truncated) return file
  await store.discard(file)
  throw new AppError('file-too-large', { field: 'file' })
}

function badRequest(field = 'file'): AppError {
  return new AppError('bad-request', { params: { field }, field })
}
