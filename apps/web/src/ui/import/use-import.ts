import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/imports/contract'
import type { ImportRun, ImportTarget } from '@wenwu/core/imports/model'
import { messageOfError } from '../../lib/call-error.ts'
import { call, fetchFile, saveBlob } from '../../lib/call.ts'
import { queryClient } from '../../lib/query.ts'
import { checkFile } from './check-file.ts'
import { runsKey } from './runs-key.ts'

/** How often a running import is asked for. */
const askEvery = 700

export interface ImportWork {
  run: ImportRun | undefined
  isChecking: boolean
  isStarting: boolean
  error: string | undefined
  check: (file: File) => Promise<void>
  start: (id: string) => Promise<void>
  template: () => Promise<void>
  /** Shows another of one's runs, or none. */
  show: (id: string | undefined) => void
}

/** One import at work: a file is checked, what is in order is loaded, its progress asked for. `onEnded` is called once a run has ended. */
export function useImport(target: ImportTarget, onEnded?: () => void): ImportWork {
  const [id, setId] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const [error, setError] = useState<string>()
  const checking = useRef<AbortController>(undefined)
  useEffect(() => () => checking.current?.abort(), [])
  const run = useQuery({
    queryKey: [...runsKey, id],
    queryFn: ({ signal }) => call(contract.get, { id: id ?? '' }, { signal, isQuiet: true }),
    enabled: id !== undefined,
    refetchInterval: (query) => (query.state.data?.status === 'running' ? askEvery : false),
  })
  const status = run.data?.status
  const ended = useRef(onEnded)
  useEffect(() => {
    ended.current = onEnded
  })
  useEffect(() => {
    if (status !== 'done' && status !== 'failed') return
    void queryClient.invalidateQueries({ queryKey: [...runsKey, 'recent'] })
    ended.current?.()
  }, [status])

  const check = async (file: File): Promise<void> => {
    checking.current?.abort()
    const controller = new AbortController()
    checking.current = controller
    setChecking(true)
    setError(undefined)
    setId(undefined)
    try {
      const checked = await checkFile(target, file, controller.signal)
      queryClient.setQueryData([...runsKey, checked.id], checked)
      setId(checked.id)
      void queryClient.invalidateQueries({ queryKey: [...runsKey, 'recent'] })
    } catch (failure) {
      if (!controller.signal.aborted) setError(messageOfError(failure))
    } finally {
      if (!controller.signal.aborted) setChecking(false)
    }
  }
  const start = async (runId: string): Promise<void> => {
    setStarting(true)
    setError(undefined)
    try {
      queryClient.setQueryData([...runsKey, runId], await call(contract.start, { id: runId }, { isQuiet: true }))
    } catch (failure) {
      setError(messageOfError(failure))
    } finally {
      setStarting(false)
    }
  }
  const template = async (): Promise<void> => {
    const { blob, name } = await fetchFile(contract.template, { target })
    saveBlob(blob, name ?? `${target}.xlsx`)
  }
  const show = (shown: string | undefined): void => {
    setError(undefined)
    setId(shown)
  }
  return { run: run.data, isChecking, isStarting, error, check, start, template, show }
}
