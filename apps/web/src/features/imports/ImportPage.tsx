import { useEffect, useRef, useState } from 'react'
import { Button, Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/imports/contract'
import { importTargets, maxImportRows, type ImportTarget } from '@wenwu/core/imports/model'
import { localeTag } from '@wenwu/core/i18n/text'
import { messageOfError } from '../../lib/call-error.ts'
import { call, fetchFile, saveBlob } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { queryClient } from '../../lib/query.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { checkFile } from './check-file.ts'
import { RecentRuns } from './RecentRuns.tsx'
import { RunPanel } from './RunPanel.tsx'
import { runsKey } from './runs-key.ts'
import './imports.css'

/** How often a running import is asked for. */
const askEvery = 700

/** /content-import: a kind of data and a file; what the check says; loading with its progress; what was not taken. */
export function ImportPage() {
  const { t, locale } = useText()
  const [target, setTarget] = useState<ImportTarget>('laws')
  const [id, setId] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const [error, setError] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const checking = useRef<AbortController>(undefined)
  useEffect(() => () => checking.current?.abort(), [])

  const run = useQuery({
    queryKey: [...runsKey, id],
    queryFn: ({ signal }) => call(contract.get, { id: id ?? '' }, { signal, isQuiet: true }),
    enabled: id !== undefined,
    refetchInterval: (query) => (query.state.data?.status === 'running' ? askEvery : false),
  })
  const status = run.data?.status
  useEffect(() => {
    if (status === 'done' || status === 'failed') void queryClient.invalidateQueries({ queryKey: [...runsKey, 'recent'] })
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

  return (
    <div className="page import-page">
      <PageHeader title={t('imports.title')} description={t('imports.intro')} />
      <section className="panel import-panel">
        <div className="import-choice">
          <label htmlFor="import-target">{t('imports.target')}</label>
          <Select
            id="import-target"
            style={{ width: 200 }}
            value={target}
            disabled={isChecking}
            options={importTargets.map((value) => ({ value, label: t(`imports.${value}`) }))}
            onChange={(value: ImportTarget) => {
              setTarget(value)
              setId(undefined)
              setError(undefined)
            }}
          />
          <input
            ref={picker}
            type="file"
            hidden
            accept=".xlsx,.csv,.txt,.jsonl,.json"
            aria-label={t('imports.choose')}
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file !== undefined) void check(file)
            }}
          />
          <Button type={id === undefined ? 'primary' : 'default'} loading={isChecking} onClick={() => picker.current?.click()}>
            {t(id === undefined ? 'imports.choose' : 'imports.chooseOther')}
          </Button>
          <Button type="link" onClick={() => void template().catch(() => undefined)}>
            {t('imports.template')}
          </Button>
        </div>
        <p className="import-hint">{t('imports.formats', { max: new Intl.NumberFormat(localeTag[locale]).format(maxImportRows) })}</p>
        {isChecking && <p role="status">{t('imports.checking')}</p>}
        {error !== undefined && (
          <p className="import-error" role="alert">
            {error}
          </p>
        )}
        {run.data !== undefined && <RunPanel run={run.data} isStarting={isStarting} onStart={(runId) => void start(runId)} />}
      </section>
      <RecentRuns
        shown={id}
        onOpen={(opened) => {
          setError(undefined)
          setId(opened)
        }}
      />
    </div>
  )
}
