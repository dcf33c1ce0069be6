import { useState, useSyncExternalStore } from 'react'
import type { OnUploaded, UploadJob, UploadQueue } from './upload-queue.ts'
import { uploadQueueOf } from './upload-queues.ts'

/** The uploads of a case; they go on while other pages are shown, and are there again on return. `onUploaded` is taken from the first drawing. */
export function useUploadQueue(caseId: string, onUploaded: OnUploaded): { queue: UploadQueue; jobs: readonly UploadJob[] } {
  const [queue] = useState(() => uploadQueueOf(caseId, onUploaded))
  const jobs = useSyncExternalStore(queue.subscribe, queue.jobs)
  return { queue, jobs }
}
