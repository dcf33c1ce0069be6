import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import ImportOutlined from '@ant-design/icons/ImportOutlined'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { TableRow } from '@wenwu/core/form/types/table/model'
import type { TableImport as Imported } from '@wenwu/core/table-import/model'
import { useText } from '../../../lib/i18n.ts'
import { useFormServices } from '../../services.ts'

interface TableImportProps {
  path: string
  label: string
  /** Rows the table holds now. */
  present: number
  isFull: boolean
  onRows: (rows: TableRow[]) => void
}

/** 导入 and 下载模板 of a table, and what came of an import; nothing where the form belongs to no case. */
export function TableImport({ path, label, present, isFull, onRows }: TableImportProps) {
  const { t } = useText()
  const { importTable, downloadTableTemplate, saveFile } = useFormServices()
  const picker = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Imported>()
  const [error, setError] = useState('')
  if (importTable === undefined || downloadTableTemplate === undefined) return null

  const read = async (file: File): Promise<void> => {
    setBusy(true)
    setError('')
    setResult(undefined)
    try {
      const imported = await importTable(path, file, present)
      if (imported.rows.length > 0) onRows(imported.rows)
      setResult(imported)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <span className="form-table-import">
        <input
          ref={picker}
          type="file"
          hidden
          accept=".xlsx,.csv"
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
      {result !== undefined && <Result result={result} onSave={saveFile} />}
    </>
  )
}

function Result({ result, onSave }: { result: Imported; onSave: ((name: string, base64: string) => void) | undefined }) {
  const { t } = useText()
  const { rows, incomplete, unknownColumns, refused, refusedCount, problems } = result
  const separator = t('application.listSeparator')
  return (
    <div className="form-table-result" role="status">
      <p>{rows.length === 0 ? t('form.table.importedNone') : t('form.table.imported', { n: rows.length })}</p>
      {incomplete > 0 && <p>{t('form.table.importIncomplete', { n: incomplete })}</p>}
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
