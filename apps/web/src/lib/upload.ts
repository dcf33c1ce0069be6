import type { CaseFile } from '@wenwu/core/cases/model'
import { contract as files } from '@wenwu/core/files/contract'
import { partBytes, retryDelay, type FilePart } from '@wenwu/core/files/upload-parts'
import type { AnnouncedFile, UploadProgress } from '@wenwu/core/files/upload-session'
import type { Endpoint } from '@wenwu/core/http/endpoint'
import { CallError } from './call-error.ts'
import { baseAddress, call, commonHeaders, react, type CallOptions } from './call.ts'
import { textNow } from './i18n.ts'
import { warnBeforeLeaving } from './leave-warning.ts'
import { sendWithProgress } from './send-with-progress.ts'
import { findSubtle, sha256Of } from './subtle.ts'
import { uploadInParts, type PartCalls } from './upload-in-parts.ts'

export interface UploadOptions extends CallOptions {
  /** Whether the upload waits for a lost connection, to go on where it stopped. */
  onInterrupted?: (isInterrupted: boolean) => void
}

/** Reason of an abort after which the server keeps what it has: the same file goes on there later. */
export const keepForLater = 'keep-for-later'

/** Where files go: the calls of one purpose, with `target` its part of their input. Parts, status and giving up are the same for all. */
export interface UploadPlace<T extends object> {
  target: T
  /** Takes a small file at once. */
  upload: Endpoint<unknown, T, unknown, CaseFile, 'upload'>
  openUpload: Endpoint<unknown, T & AnnouncedFile, unknown, UploadProgress>
  completeUpload: Endpoint<unknown, { uploadId: string }, unknown, CaseFile>
}

/** Uploads one file of a case; as `uploadTo`. */
export function uploadFile(
  caseId: string,
  materialKey: string,
  file: File,
  onProgress?: (share: number) => void,
  options: UploadOptions = {},
): Promise<CaseFile> {
  const { upload, openUpload, completeUpload } = files
  return uploadTo({ target: { caseId, materialKey }, upload, openUpload, completeUpload }, file, onProgress, options)
}

/**
 * Uploads one file with progress (share 0 to 1). Larger files go in parts, which survive a lost connection by themselves, and a reload or a
 * new sign-in when the same file is chosen again (decision 0049). A retry of the same file must repeat `idempotencyKey`. An abort gives up
 * what has come, unless its reason is `keepForLater`. Throws CallError.
 */
export async function uploadTo<T extends object>(
  place: UploadPlace<T>,
  file: File,
  onProgress?: (share: number) => void,
  options: UploadOptions = {},
): Promise<CaseFile> {
  const tell = onProgress ?? options.onProgress ?? (() => undefined)
  const subtle = findSubtle()
  const done = warnBeforeLeaving()
  try {
    // an insecure context cannot hash, so its files go whole
    return file.size > partBytes && subtle !== undefined
      ? await uploadLarge(subtle, place, file, tell, options)
      : await uploadWhole(place, file, tell, options)
  } catch (error) {
    if (error instanceof CallError) react(error, false, options)
    throw error
  } finally {
    done()
  }
}

async function uploadWhole<T extends object>(
  { target, upload }: UploadPlace<T>,
  file: File,
  onProgress: (share: number) => void,
  options: UploadOptions,
): Promise<CaseFile> {
  const form = new FormData()
  // The fields stand before the file, so that the server knows whose it is before it reads it.
  for (const [name, value] of Object.entries(upload.input.toWire(target) as object)) form.append(name, String(value))
  form.append('file', file, file.name)
  const sending = { address: baseAddress + upload.path, headers: commonHeaders(options, true), body: form }
  return upload.output.toDomain(await sendWithProgress(sending, onProgress, options.signal))
}

async function uploadLarge<T extends object>(
  subtle: SubtleCrypto,
  place: UploadPlace<T>,
  file: File,
  onProgress: (share: number) => void,
  options: UploadOptions,
): Promise<CaseFile> {
  const { signal } = options
  let uploadId: string | undefined
  try {
    return await uploadInParts(callsOf(subtle, place, file, options, await hashOf(subtle, file, file)), file.size, {
      onOpened: (id) => {
        uploadId = id
      },
      onProgress,
      onInterrupted: (isInterrupted) => options.onInterrupted?.(isInterrupted),
      wait: (attempt) => pause(retryDelay(attempt, Math.random()), signal),
    })
  } catch (error) {
    if (signal?.aborted === true && signal.reason !== keepForLater && uploadId !== undefined)
      void call(files.abandonUpload, { uploadId }, { isQuiet: true }).catch(() => undefined)
    throw error
  }
}

function callsOf<T extends object>(
  subtle: SubtleCrypto,
  place: UploadPlace<T>,
  file: File,
  options: UploadOptions,
  sha256: string,
): PartCalls {
  const quiet: CallOptions = { isQuiet: true, ...(options.signal && { signal: options.signal }) }
  const send = async (uploadId: string, { offset, length }: FilePart, onSent: (share: number) => void) => {
    const bytes = file.slice(offset, offset + length, 'application/octet-stream')
    const wire = files.uploadPart.input.toWire({ uploadId, offset, sha256: await hashOf(subtle, bytes, file) })
    const query = new URLSearchParams(Object.entries(wire).map(([name, value]) => [name, String(value)])).toString()
    const headers = { ...commonHeaders(options, false), 'Content-Type': 'application/octet-stream' }
    const reply = await sendWithProgress(
      { address: `${baseAddress}${files.uploadPart.path}?${query}`, headers, body: bytes },
      onSent,
      options.signal,
    )
    return files.uploadPart.output.toDomain(reply as Parameters<typeof files.uploadPart.output.toDomain>[0])
  }
  return {
    open: () => call(place.openUpload, { ...place.target, name: file.name, size: file.size, sha256 }, quiet),
    status: (uploadId) => call(files.uploadStatus, { uploadId }, quiet),
    send,
    complete: (uploadId) => call(place.completeUpload, { uploadId }, quiet),
  }
}

/** SHA-256 in hex of a file or a part of it; off the page's thread. Throws CallError when the file has gone since it was chosen. */
async function hashOf(subtle: SubtleCrypto, content: Blob, file: File): Promise<string> {
  return sha256Of(subtle, content).catch(() => {
    throw new CallError('refused', 0, textNow('upload.unreadable', { name: file.name }))
  })
}

/** Waits, but not beyond the moment when the browser is back online. Throws when the signal says so. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal?.removeEventListener('abort', end)
      if (signal?.aborted === true) reject(new DOMException('aborted', 'AbortError'))
      else resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal?.addEventListener('abort', end)
    if (signal?.aborted === true) end()
  })
}
