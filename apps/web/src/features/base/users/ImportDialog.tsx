import { useEffect, useRef, useState } from 'react'
import { Button, Modal } from 'antd'
import { newId } from '@wenwu/core/kernel/id'
import { contract } from '@wenwu/core/users/contract'
import type { ImportRow } from '@wenwu/core/users/import-row'
import { messageOfError } from '../../../lib/call-error.ts'
import { fetchFile, saveBlob } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { importFile, previewImport } from './import-calls.ts'
import { ImportRows } from './ImportRows.tsx'
import { refreshUsers } from './user-query.ts'

type State =
  | { step: 'choose'; error?: string }
  | { step: 'reading'; file: File }
  | { step: 'preview'; file: File; rows: ImportRow[]; key: string; isBusy: boolean; error?: string }
  | { step: 'done'; id: string; rows: ImportRow[]; isBusy: boolean }

/** Template, preview with a result per row, import of the good ones, and what came of it to download. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useText()
  const [state, setState] = useState<State>({ step: 'choose' })
  const picker = useRef<HTMLInputElement>(null)
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const read = async (file: File): Promise<void> => {
    reading.current?.abort()
    const controller = new AbortController()
    reading.current = controller
    setState({ step: 'reading', file })
    try {
      const rows = await previewImport(file, controller.signal)
      setState({ step: 'preview', file, rows, key: newId(), isBusy: false })
    } catch (error) {
      if (!controller.signal.aborted) setState({ step: 'choose', error: messageOfError(error) })
    }
  }
  const run = async (preview: Extract<State, { step: 'preview' }>): Promise<void> => {
    setState({ ...preview, isBusy: true })
    try {
      const { id, rows } = await importFile(preview.file, preview.key)
      setState({ step: 'done', id, rows, isBusy: false })
      notify.success(t('users.importDone', { n: goodOf(rows) }))
      void refreshUsers()
    } catch (error) {
      setState({ ...preview, isBusy: false, error: messageOfError(error) })
    }
  }
  const download = async (
    endpoint: typeof contract.importResult | typeof contract.importPasswords,
    id: string,
    name: string,
  ): Promise<void> => {
    const file = await fetchFile(endpoint, { id, language: locale })
    saveBlob(file.blob, file.name ?? name)
  }
  const givePasswords = async (done: Extract<State, { step: 'done' }>): Promise<void> => {
    setState({ ...done, isBusy: true })
    await download(contract.importPasswords, done.id, 'passwords.xlsx').catch(() => undefined)
    setState({ ...done, isBusy: false })
  }
  const template = async (): Promise<void> => {
    const file = await fetchFile(contract.importTemplate, { language: locale })
    saveBlob(file.blob, file.name ?? 'template.xlsx')
  }

  const rows = 'rows' in state ? state.rows : []
  const good = goodOf(rows)
  const error = 'error' in state ? state.error : undefined
  const choose = (
    <Button
      key="choose"
      type={state.step === 'choose' ? 'primary' : 'default'}
      loading={state.step === 'reading'}
      onClick={() => picker.current?.click()}
    >
      {t(state.step === 'choose' || state.step === 'reading' ? 'users.importChoose' : 'users.importChooseOther')}
    </Button>
  )
  return (
    <Modal
      open
      title={t('users.importTitle')}
      width={760}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        state.step === 'done' ? (
          <Button onClick={onClose}>{t('common.close')}</Button>
        ) : (
          <>
            {choose}
            {state.step === 'preview' && (
              <Button type="primary" loading={state.isBusy} disabled={good === 0} onClick={() => void run(state)}>
                {t('users.importNow', { n: good })}
              </Button>
            )}
          </>
        )
      }
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label={t('users.importChoose')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void read(file)
        }}
      />
      {state.step !== 'done' && (
        <p className="user-hint">
          {t('users.importHint')}{' '}
          <Button type="link" size="small" onClick={() => void template().catch(() => undefined)}>
            {t('users.importTemplate')}
          </Button>
        </p>
      )}
      {state.step === 'reading' && <p role="status">{t('users.importReading')}</p>}
      {error !== undefined && (
        <p className="user-field-error" role="alert">
          {error}
        </p>
      )}
      {state.step === 'preview' && (
        <p role="status">
          {t('users.importSummary', { total: rows.length, good, bad: rows.length - good })}{' '}
          {t(good === 0 ? 'users.importNothing' : 'users.importOnlyGood')}
        </p>
      )}
      {state.step === 'done' && (
        <>
          <p role="status">{t('users.importDone', { n: good })}</p>
          <div className="user-buttons">
            <Button onClick={() => void download(contract.importResult, state.id, 'result.xlsx').catch(() => undefined)}>
              {t('users.importResult')}
            </Button>
            {good > 0 && (
              <Button loading={state.isBusy} onClick={() => void givePasswords(state)}>
                {t(state.isBusy ? 'users.importPasswordsBusy' : 'users.importPasswords')}
              </Button>
            )}
          </div>
          {good > 0 && <p className="user-hint">{t('users.importPasswordsHint')}</p>}
        </>
      )}
      {rows.length > 0 && <ImportRows rows={rows} isDone={state.step === 'done'} />}
    </Modal>
  )
}

function goodOf(rows: readonly ImportRow[]): number {
  return rows.filter((row) => row.outcome === 'good').length
}
