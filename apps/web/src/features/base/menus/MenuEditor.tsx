import { useState } from 'react'
import { Alert, Button } from 'antd'
import { contract } from '@wenwu/core/menus/contract'
import type { MenuEntry, MenuInput } from '@wenwu/core/menus/model'
import { tidyText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { checkEntry, placeAfterStep, type MenuErrors } from './menu-form.ts'
import { MenuForm } from './MenuForm.tsx'

export interface MenuEditorProps {
  /** Absent for a new one. */
  entry: MenuEntry | undefined
  start: MenuInput
  entries: readonly MenuEntry[]
  components: readonly string[]
  /** After a change; undefined when the entry is gone. */
  onDone: (id: string | undefined) => Promise<void>
}

/** One entry to change, move or delete; a refusal stands above the fields and nothing typed is lost. */
export function MenuEditor({ entry, start, entries, components, onDone }: MenuEditorProps) {
  const { t, textOf } = useText()
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<MenuErrors>({})
  const [refused, setRefused] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isRemoving, setRemoving] = useState(false)

  const run = async (work: () => Promise<string | undefined>, done: string): Promise<void> => {
    setBusy(true)
    setRefused('')
    try {
      const id = await work()
      notify.success(done)
      await onDone(id)
    } catch (error) {
      setRefused(messageOfError(error))
    } finally {
      setBusy(false)
    }
  }

  const save = async (): Promise<string | undefined> => {
    const input = { ...values, titles: { ...values.titles, en_US: tidyText(values.titles.en_US) || values.titles.zh_CN } }
    if (entry === undefined) return (await call(contract.add, input, { isQuiet: true })).id
    await call(contract.change, { ...input, parentId: entry.parentId }, { isQuiet: true })
    if (values.parentId !== entry.parentId)
      await call(contract.move, { id: entry.id, parentId: values.parentId, beforeId: null }, { isQuiet: true })
    return entry.id
  }

  const step = (by: -1 | 1) => {
    const beforeId = entry === undefined ? undefined : placeAfterStep(entries, entry, by)
    return (
      <Button
        disabled={isBusy || beforeId === undefined}
        onClick={() =>
          void run(async () => {
            await call(contract.move, { id: entry!.id, parentId: entry!.parentId, beforeId: beforeId ?? null }, { isQuiet: true })
            return entry!.id
          }, t('menus.saved'))
        }
      >
        {t(by === -1 ? 'menus.up' : 'menus.down')}
      </Button>
    )
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const found = checkEntry(values)
        setErrors(found)
        if (Object.keys(found).length === 0) void run(save, t('menus.saved'))
      }}
    >
      <div className="menu-editor-head">
        <h2>{entry === undefined ? t('menus.new') : textOf(entry.titles)}</h2>
        {entry !== undefined && (
          <div className="menu-editor-actions">
            {step(-1)}
            {step(1)}
            <Button danger disabled={isBusy} onClick={() => setRemoving(true)}>
              {t('common.delete')}
            </Button>
          </div>
        )}
      </div>
      {refused !== '' && <Alert type="error" showIcon title={refused} role="alert" />}
      <MenuForm
        values={values}
        errors={errors}
        entries={entries}
        components={components}
        isBuiltIn={entry?.isBuiltIn === true}
        isBusy={isBusy}
        onChange={(change) => {
          setValues((before) => ({ ...before, ...change }))
          setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !(key in change))))
        }}
      />
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('menus.save')}
      </Button>
      {entry !== undefined && (
        <ConfirmDialog
          isOpen={isRemoving}
          title={t('common.deleteConfirm')}
          confirmText={t('menus.remove')}
          isDanger
          onConfirm={() =>
            run(async () => {
              await call(contract.remove, { id: entry.id }, { isQuiet: true })
              return undefined
            }, t('menus.removed'))
          }
          onClose={() => setRemoving(false)}
        >
          <p>{t('menus.removeText', { name: textOf(entry.titles) })}</p>
        </ConfirmDialog>
      )}
    </form>
  )
}
