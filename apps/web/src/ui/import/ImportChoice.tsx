import { useRef } from 'react'
import { Button } from 'antd'
import { maxImportRows } from '@wenwu/core/imports/model'
import { localeTag } from '@wenwu/core/i18n/text'
import { useText } from '../../lib/i18n.ts'
import type { ImportWork } from './use-import.ts'
import { RunPanel } from './RunPanel.tsx'
import './import.css'

/** The file to import, the empty workbook, what the check says, loading with its progress, what was not taken. `children` stand before the buttons. */
export function ImportChoice({ work, children }: { work: ImportWork; children?: React.ReactNode }) {
  const { t, locale } = useText()
  const picker = useRef<HTMLInputElement>(null)
  const { run, isChecking, isStarting, error } = work
  return (
    <div className="import-work">
      <div className="import-choice">
        {children}
        <input
          ref={picker}
          type="file"
          hidden
          accept=".xlsx,.csv,.txt,.jsonl,.json"
          aria-label={t('imports.choose')}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file !== undefined) void work.check(file)
          }}
        />
        <Button type={run === undefined ? 'primary' : 'default'} loading={isChecking} onClick={() => picker.current?.click()}>
          {t(run === undefined ? 'imports.choose' : 'imports.chooseOther')}
        </Button>
        <Button type="link" onClick={() => void work.template().catch(() => undefined)}>
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
      {run !== undefined && <RunPanel run={run} isStarting={isStarting} onStart={(runId) => void work.start(runId)} />}
    </div>
  )
}
