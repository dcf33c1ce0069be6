import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CaseFile } from '@wenwu/core/cases/model'
import { UploadQueue, type UploadJob } from './upload-queue.ts'

/** The uploads of a case; leaving the window while files are on their way is asked about. `onUploaded` is taken from the first drawing. */
export function useUploadQueue(
  caseId: string,
  onUploaded: (materialKey: string, file: CaseFile) => void,
): { queue: UploadQueue; jobs: readonly UploadJob[] } {
  const [queue] = useState(() => new UploadQueue(caseId, onUploaded))
  const jobs = useSyncExternalStore(queue.subscribe, queue.jobs)
  const isSending = jobs.some(({ state }) => state !== 'failed')
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
  return { queue, jobs }
}
