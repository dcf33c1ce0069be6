import { useState } from 'react'
import { Checkbox, Input } from 'antd'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { contract } from '@wenwu/core/list-views/contract'
import { maxViewName, type ListView, type ViewState } from '@wenwu/core/list-views/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { refreshViews } from './view-query.ts'

interface KeepViewDialogProps {
  /** Key of the list. */
  list: string
  state: ViewState
  /** Whether the person keeps views for their organisation. */
  canShare: boolean
  onKept: (view: ListView) => void
  /** It has closed, and the focus may go elsewhere. */
  onClosed: () => void
}

/** Asks for the name of a new view; stays open when the server refuses it, and call() has told why. */
export function KeepViewDialog({ list, state, canShare, onKept, onClosed }: KeepViewDialogProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(true)
  const [name, setName] = useState('')
  const [isDefault, setDefault] = useState(false)
  const [isShared, setShared] = useState(false)
  const keep = async (): Promise<void> => {
    const view = await call(contract.add, { list, name, isShared, isDefault, state })
    await refreshViews(list)
    notify.success(t('list-views.kept', { name: view.name }))
    onKept(view)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      hasFields
      isEnterEnough
      title={t('list-views.keepTitle')}
      confirmText={t('common.save')}
      isDisabled={!hasVisibleText(name)}
      onConfirm={keep}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
    >
      <div className="view-form">
        <label htmlFor="view-name">{t('list-views.name')}</label>
        <Input id="view-name" value={name} maxLength={maxViewName} onChange={(event) => setName(event.target.value)} />
        <p className="view-note">{t('list-views.keepNote')}</p>
        <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
          {t('list-views.opensList')}
        </Checkbox>
        {canShare && (
          <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
            {t('list-views.forAll')}
          </Checkbox>
        )}
        {isShared && isDefault && (
          <p className="view-warning" role="status">
            {t('list-views.sharedDefaultText')}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
