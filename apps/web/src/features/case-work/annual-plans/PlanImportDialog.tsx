import { useRef, useState } from 'react'
import { Button, Checkbox, Modal } from 'antd'
import { contract } from '@wenwu/core/annual-plans/contract'
import { mostImportedRows, type PlanView } from '@wenwu/core/annual-plans/model'
import type { OutputOf } from '@wenwu/core/http/endpoint'
import { newId } from '@wenwu/core/kernel/id'
import { messageOfError } from '../../../lib/call-error.ts'
import { fetchFile, saveBlob } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { useFocusBack } from '../../../ui/use-focus-back.ts'
import { refreshPlans } from './plan-queries.ts'

type Imported = OutputOf<typeof contract.importRows>

/** Rows of the result that are drawn at most; those refused are all in the workbook. */
const mostShown = 300

/** A file of rows into a plan: the empty sheet, the file, and what became of each row. */
export function PlanImportDialog({ plan, onClose }: { plan: PlanView; onClose: () => void }) {
  const { t } = useText()
  useFocusBack()
  const picker = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [result, setResult] = useState<Imported>()
  const send = async (file: File): Promise<void> => {
    setBusy(true)
    setError('')
    setResult(undefined)
    try {
      setResult(await sendFile(contract.importRows, { planId: plan.id }, file, { idempotencyKey: newId(), isQuiet: true }))
      await refreshPlans(plan.id)
    } catch (failure) {
      setError(messageOfError(failure))
    } finally {
      setBusy(false)
    }
  }
  const template = async (): Promise<void> => {
    const { blob, name } = await fetchFile(contract.template, {})
    saveBlob(blob, name ?? 'rows.xlsx')
  }
  return (
    <Modal open width={760} title={t('annual-plans.import')} footer={null} mask={{ closable: false }} onCancel={onClose}>
      <p className="plan-ask">{t('annual-plans.importHint', { max: mostImportedRows })}</p>
      <div className="plan-import-choice">
        <input
          ref={picker}
          type="file"
          hidden
          accept=".xlsx,.csv"
          aria-label={t('imports.choose')}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file !== undefined) void send(file)
          }}
        />
        <Button type={result === undefined ? 'primary' : 'default'} loading={isBusy} onClick={() => picker.current?.click()}>
          {t(result === undefined ? 'imports.choose' : 'imports.chooseOther')}
        </Button>
        <Button type="link" onClick={() => void template().catch(() => undefined)}>
          {t('imports.template')}
        </Button>
      </div>
      {error !== '' && (
        <p className="plan-import-error" role="alert">
          {error}
        </p>
      )}
      {result !== undefined && <Result result={result} />}
    </Modal>
  )
}

function Result({ result }: { result: Imported }) {
  const { t } = useText()
  const remarked = result.rows.filter(({ reasons }) => reasons.length > 0)
  const [isWhole, setWhole] = useState(remarked.length === 0)
  const rows = (isWhole ? result.rows : remarked).slice(0, mostShown)
  const { problems, total, added, changed, same, refused, unread, unreadSheets, numberingLine, isUnitAssumed } = result
  return (
    <div className="plan-import-result">
      <p role="status">{t('annual-plans.imported', { total, added, changed, same, refused })}</p>
      {isUnitAssumed && <p>{t('annual-plans.unitAssumed')}</p>}
      {numberingLine !== null && <p>{t('annual-plans.numberingLine', { line: numberingLine })}</p>}
      {unreadSheets.length > 0 && <p>{t('annual-plans.unreadSheets', { names: unreadSheets.join('、') })}</p>}
      {unread.length > 0 && <p>{t('annual-plans.unread', { names: unread.join('、') })}</p>}
      <div className="plan-import-choice">
        {problems !== null && (
          <Button
            onClick={() => saveBlob(new Blob([Uint8Array.from(atob(problems.content), (letter) => letter.charCodeAt(0))]), problems.name)}
          >
            {t('annual-plans.downloadProblems')}
          </Button>
        )}
        {remarked.length > 0 && (
          <Checkbox checked={!isWhole} onChange={(event) => setWhole(!event.target.checked)}>
            {t('annual-plans.onlyProblems')}
          </Checkbox>
        )}
      </div>
      {rows.length > 0 && (
        <div className="plan-import-rows">
          <table className="plan-table">
            <thead>
              <tr>
                <th scope="col">{t('imports.line')}</th>
                <th scope="col">{t('annual-plans.projectName')}</th>
                <th scope="col">{t('annual-plans.outcome')}</th>
                <th scope="col">{t('imports.reason')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.line}>
                  <td className="mono">{row.line}</td>
                  <td>{row.label}</td>
                  <td>
                    <span className={`status-tag tone-${row.outcome === 'refused' ? 'red' : row.reasons.length > 0 ? 'amber' : 'green'}`}>
                      {t(`annual-plans.outcome-${row.outcome}`)}
                    </span>
                  </td>
                  <td>
                    {row.reasons.map((reason) => (
                      <p key={reason}>{reason}</p>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
