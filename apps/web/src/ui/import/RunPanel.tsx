import { Button, Progress } from 'antd'
import { contract } from '@wenwu/core/imports/contract'
import type { ImportRun } from '@wenwu/core/imports/model'
import { fetchFile, saveBlob } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { BadRows } from './BadRows.tsx'

interface RunPanelProps {
  run: ImportRun
  isStarting: boolean
  onStart: (id: string) => void
}

/** One import: what its check said, how far it is, what came of it. */
export function RunPanel({ run, isStarting, onStart }: RunPanelProps) {
  const { t, locale } = useText()
  const good = run.total - run.bad
  const download = async (): Promise<void> => {
    const { blob, name } = await fetchFile(contract.problems, { id: run.id, language: locale })
    saveBlob(blob, name ?? 'problems.xlsx')
  }
  return (
    <div className="import-run">
      <h2>
        {t(`imports.${run.target}`)} · {run.fileName}
      </h2>
      <p role="status">
        {run.status === 'checked' && t('imports.checked', { total: run.total, good, bad: run.bad })}
        {run.status === 'running' && t('imports.running', { done: run.done, good })}
        {run.status === 'done' && t('imports.done', { added: run.added, changed: run.changed, same: run.same })}
        {run.status === 'failed' && t('imports.failed')}
        {run.inEditing > 0 && ` ${t('imports.inEditing', { n: run.inEditing })}`}
      </p>
      {run.status !== 'checked' && (
        <Progress
          percent={good === 0 ? 100 : Math.floor((run.done / good) * 100)}
          status={run.status === 'failed' ? 'exception' : run.status === 'done' ? 'success' : 'active'}
          aria-label={t('imports.progress')}
        />
      )}
      <div className="import-buttons">
        {run.status === 'checked' && good > 0 && (
          <Button type="primary" loading={isStarting} onClick={() => onStart(run.id)}>
            {t('imports.start', { n: good })}
          </Button>
        )}
        {run.bad > 0 && <Button onClick={() => void download().catch(() => undefined)}>{t('imports.downloadProblems')}</Button>}
      </div>
      {run.status === 'checked' && good === 0 && <p>{t('imports.nothing')}</p>}
      {run.badRows.length > 0 && <BadRows run={run} />}
    </div>
  )
}
