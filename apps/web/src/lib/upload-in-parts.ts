import type { CaseFile } from '@wenwu/core/cases/model'
import { partAt, type FilePart } from '@wenwu/core/files/upload-parts'
import type { UploadProgress } from '@wenwu/core/files/upload-session'
import { CallError } from './call-error.ts'

/** The calls of an upload in parts, bound to one file. */
export interface PartCalls {
  open(): Promise<UploadProgress>
  status(uploadId: string): Promise<UploadProgress>
  send(uploadId: string, part: FilePart, onSent: (share: number) => void): Promise<UploadProgress>
  complete(uploadId: string): Promise<CaseFile>
}

/** What the upload tells, and how it waits. */
export interface PartHooks {
  onOpened(uploadId: string): void
  /** Share of the whole file, 0 to 1. */
  onProgress(share: number): void
  /** True while the connection is gone and the upload waits for it. */
  onInterrupted(isInterrupted: boolean): void
  /** Waits before the n-th attempt in a row, from 0; throws when the upload was cancelled. */
  wait(attempt: number): Promise<void>
}

/** How often the server's view may differ from ours before we give up. */
const mostDisagreements = 5
/** Refusals that pass by themselves: a server under pressure, or without its database. */
const passingCodes = new Set(['busy', 'database-down', 'timeout', 'too-many-requests'])
/** What a proxy says while there is no server behind it. */
const proxyStatuses = new Set([502, 503, 504])

/**
 * Sends a file of `size` bytes part by part from where the server is, for as long as it takes: a lost connection or a busy server is waited
 * out, and then the server is asked what it has. Throws the CallError of anything else.
 */
export async function uploadInParts(calls: PartCalls, size: number, hooks: PartHooks): Promise<CaseFile> {
  let uploadId: string | undefined
  let attempts = 0
  let disagreements = 0
  for (;;) {
    try {
      const start: UploadProgress = await (uploadId === undefined ? calls.open() : calls.status(uploadId))
      const id = start.uploadId
      if (id !== uploadId) hooks.onOpened(id)
      uploadId = id
      hooks.onInterrupted(false)
      hooks.onProgress(start.received / size)
      for (let part = partAt(size, start.received); part !== undefined;) {
        const { offset, length } = part
        const { received } = await calls.send(id, part, (share) => hooks.onProgress((offset + share * length) / size))
        attempts = 0
        part = partAt(size, received)
      }
      return await calls.complete(id)
    } catch (error) {
      const reaction = reactionTo(error)
      if (reaction === 'fail' || (reaction !== 'wait' && ++disagreements > mostDisagreements)) throw error
      if (reaction === 'begin-anew') uploadId = undefined
      if (reaction === 'wait') {
        hooks.onInterrupted(true)
        await hooks.wait(attempts++)
      }
    }
  }
}

/** What a failure asks for: wait and go on, ask the server where it is, begin a new upload, or give up. */
function reactionTo(error: unknown): 'wait' | 'ask' | 'begin-anew' | 'fail' {
  if (!(error instanceof CallError)) return 'fail'
  if (error.failure !== 'refused') return 'wait'
  if (error.code === 'upload-over') return 'begin-anew'
  if (error.code === 'upload-offset' || error.code === 'upload-incomplete' || error.code === 'upload-part-damaged') return 'ask'
  return (error.code === undefined ? proxyStatuses.has(error.status) : passingCodes.has(error.code)) ? 'wait' : 'fail'
}
