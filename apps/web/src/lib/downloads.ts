import { useSyncExternalStore } from 'react'
import type { Endpoint } from '@wenwu/core/http/endpoint'
import { fetchFile, saveBlob } from './call.ts'
import { warnBeforeLeaving } from './leave-warning.ts'
import { receiveBlob, type Received } from './receive-blob.ts'
import { useSession } from './session.ts'

interface Download {
  received: Received
  abort: AbortController
}

const running = new Map<string, Download>()
const listeners = new Set<() => void>()

function publish(key: string, download: Download | undefined): void {
  if (download === undefined) running.delete(key)
  else running.set(key, download)
  for (const listener of listeners) listener()
}

/**
 * Fetches a large file with progress and hands it to the user under the name the server gives it. It goes on while other pages are shown, and
 * ends with whoever began it; a `key` that is on its way is not fetched twice. Ends quietly when it is cancelled. Throws a CallError (which was
 * told) for a refusal, any other error for a file that broke off.
 */
export async function download<IW, I, OW, O>(key: string, endpoint: Endpoint<IW, I, OW, O>, input: I, fallbackName: string): Promise<void> {
  if (running.has(key)) return
  const abort = new AbortController()
  const tell = (received: Received): void => publish(key, { received, abort })
  const owner = useSession.getState().user?.id
  const forget = useSession.subscribe(({ user }) => user?.id !== owner && abort.abort())
  const done = warnBeforeLeaving()
  tell({ bytes: 0, total: undefined })
  try {
    const { blob, name } = await fetchFile(endpoint, input, {
      signal: abort.signal,
      read: (response) => receiveBlob(response, tell, abort.signal),
    })
    if (!abort.signal.aborted) saveBlob(blob, name ?? fallbackName)
  } catch (error) {
    if (!abort.signal.aborted) throw error
  } finally {
    done()
    forget()
    publish(key, undefined)
  }
}

export function cancelDownload(key: string): void {
  running.get(key)?.abort.abort()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How much of a download has come; undefined while it is not on its way. */
export function useDownload(key: string): Received | undefined {
  return useSyncExternalStore(subscribe, () => running.get(key)?.received)
}
