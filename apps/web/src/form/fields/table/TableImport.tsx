import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import ImportOutlined from '@ant-design/icons/ImportOutlined'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { TableRow } from '@wenwu/core/form/types/table/model'
import type { TableImport as Imported } from '@wenwu/core/table-import/model'
import { CallError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { useFormServices } from '../../services.ts'

/** Endings of the files that rows are read from. */
const kinds = ['xlsx', 'csv']

interface TableImportProps {
  path: string
  label: string
  /** Rows the table holds now. */
  rows: readonly TableRow[]
  /** What the numbers are called that may stand in one row only. */
  numbers: readonly string[]
  isFull: boolean
  /** Takes rows in and says how many of them repeat a number of another one. */
  onRows: (rows: TableRow[]) => number
  /** Takes the rows of these ids out again. */
  onWithdraw: (ids: ReadonlySet<string>) => void
}

/** 导入 and 下载模板 of a table, and what came of an import; nothing where the form belongs to no case. */
export function TableImport({ path, label, rows, numbers, isFull, onRows, onWithdraw }: TableImportProps) {
  const { t } = useText()
  const { importTable, downloadTableTemplate, saveFile } = useFormServices()
  const picker = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Imported & { repeated: number }>()
  const [error, setError] = useState('')
  if (importTable === undefined || downloadTableTemplate === undefined) return null

  const read = async (file: File): Promise<void> => {
    setBusy(true)
    setError('')
    setResult(undefined)
    try {
      const imported = await importTable(path, file, rows.length)
      setResult({ ...imported, repeated: imported.rows.length > 0 ? onRows(imported.rows) : 0 })
    } catch (failure) {
      const said = failure instanceof Error ? failure.message : String(failure)
      const isOtherKind = failure instanceof CallError && failure.code === 'file-type'
      setError(isOtherKind ? `${said} ${t('form.files.types', { types: kinds.join(t('application.listSeparator')) })}` : said)
    } finally {
      setBusy(false)
    }
  }
  const taken = new Set(result?.rows.map(({ id }) => id))
  const isThere = rows.some(({ id }) => taken.has(id))
  return (
    <>
      <span className="form-table-import">
        <input
          ref={picker}
          type="file"
          hidden
          accept={kinds.map((kind) => `.${kind}`).join()}
          aria-label={t('form.table.importOf', { label })}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file !== undefined) void read(file)
          }}
        />
        <Button
          icon={<ImportOutlined />}
          loading={isBusy}
          disabled={isFull}
          aria-label={t('form.table.importOf', { label })}
          onClick={() => picker.current?.click()}
        >
          {t('form.table.import')}
        </Button>
        <Button
          type="link"
          icon={<DownloadOutlined />}
          aria-label={t('form.table.templateOf', { label })}
          onClick={() => {
            setError('')
            downloadTableTemplate(path).catch((failure: unknown) => setError(failure instanceof Error ? failure.message : String(failure)))
          }}
        >
          {t('form.table.template')}
        </Button>
      </span>
      {error !== '' && (
        <p className="form-problem form-table-result" role="alert">
          {error}
        </p>
      )}
      {result !== undefined && (isThere || taken.size === 0 || result.problems !== null) && (
        <Result
          result={result}
          numbers={numbers}
          onSave={saveFile}
          onWithdraw={isThere ? () => onWithdraw(taken) : undefined}
          isWithdrawn={taken.size > 0 && !isThere}
        />
      )}
    </>
  )
}

interface ResultProps {
  result: Imported & { repeated: number }
  numbers: readonly string[]
  onSave: ((name: string, base64: string) => void) | undefined
  /** Takes what was imported out again, while some of it is there. */
  onWithdraw: (() => void) | undefined
  isWithdrawn: boolean
}

function Result({ result, numbers, onSave, onWithdraw, isWithdrawn }: ResultProps) {
  const { t } = useText()
  const { rows, repeated, incomplete, unknownColumns, refused, refusedCount, problems } = result
  const separator = t('application.listSeparator')
  return (
    <div className="form-table-result" role="status">
      {!isWithdrawn && (
        <p>
          {rows.length === 0 ? t('form.table.importedNone') : t('form.table.imported', { n: rows.length })}
          {onWithdraw !== undefined && (
            <Button size="small" className="form-table-withdraw" aria-keyshortcuts="Control+Z" onClick={onWithdraw}>
              {t('form.table.withdraw')}
            </Button>
          )}
        </p>
      )}
      {repeated > 0 && !isWithdrawn && (
        <p className="form-problem">{t('form.table.importRepeated', { n: repeated, columns: numbers.join(separator) })}</p>
      )}
      {incomplete > 0 && !isWithdrawn && <p>{t('form.table.importIncomplete', { n: incomplete })}</p>}
      {unknownColumns.length > 0 && <p>{t('form.table.importUnknown', { columns: unknownColumns.join(separator) })}</p>}
      {problems !== null && (
        <>
          <p className="form-problem">{t('form.table.importRefused', { n: refusedCount })}</p>
          <ul>
            {refused.map(({ line, reasons }) => (
              <li key={line}>
                <strong>{t('form.table.importLine', { n: line })}</strong> {reasons.join(separator)}
              </li>
            ))}
          </ul>
          {refusedCount > refused.length && <p>{t('form.table.importMore', { n: refusedCount - refused.length })}</p>}
          <Button size="small" icon={<DownloadOutlined />} onClick={() => onSave?.(problems.name, problems.content)}>
            {t('form.table.importProblems')}
          </Button>
        </>
      )}
    </div>
  )
}
