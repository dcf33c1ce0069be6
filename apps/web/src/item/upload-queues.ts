import { useSession } from '../lib/session.ts'
import { UploadQueue, type OnUploaded } from './upload-queue.ts'

const queues = new Map<string, UploadQueue>()
let owner: string | undefined
let isWatching = false

/** The queue of a case: the one with uploads under way or failed, else a new one. `onUploaded` must not depend on what is shown. */
export function uploadQueueOf(caseId: string, onUploaded: OnUploaded): UploadQueue {
  watchSession()
  for (const [id, queue] of queues) if (queue.jobs().length === 0) queues.delete(id)
  const known = queues.get(caseId)
  if (known !== undefined) return known
  const queue = new UploadQueue(caseId, onUploaded)
  queues.set(caseId, queue)
  return queue
}

/** Whoever signs out stops sending; the same person finds the lines again, to be tried again, anybody else does not. */
function watchSession(): void {
  owner = useSession.getState().user?.id
  if (isWatching) return
  isWatching = true
  useSession.subscribe(({ user }) => {
    if (user?.id === owner) return
    for (const queue of queues.values()) queue.stop()
    if (user !== null) queues.clear()
  })
}
