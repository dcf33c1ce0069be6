import { useState } from 'react'
import { Button, Checkbox, Input } from 'antd'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { contract } from '@wenwu/core/list-views/contract'
import { maxViewName, maxViews, type ListView } from '@wenwu/core/list-views/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { SharedViewDialog } from './SharedViewDialog.tsx'
import { refreshViews, type ViewChange } from './view-query.ts'

interface ViewsDialogProps {
  /** Key of the list. */
  list: string
  views: readonly ListView[]
  /** Whether the person keeps those of their organisation. */
  canShare: boolean
  /** It has closed, and the focus may go elsewhere. */
  onClosed: () => void
}

/** The views that the person keeps: their own, and those of the organisation where these are theirs to keep. */
export function ViewsDialog({ list, views, canShare, onClosed }: ViewsDialogProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(true)
  const own = views.filter((view) => !view.isShared)
  const shared = views.filter((view) => view.isShared)
  const part = (title: string, rows: readonly ListView[]) => (
    <section className="view-list" aria-label={title}>
      <h3>{title}</h3>
      {rows.length === 0 && <p className="view-note">{t('list-views.noneOwn')}</p>}
      <ul>
        {rows.map((view) => (
          <ViewRow key={view.id} list={list} view={view} />
        ))}
      </ul>
    </section>
  )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      hasFields
      title={t('list-views.manageTitle')}
      width={560}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
    >
      {part(t('list-views.ownCount', { n: own.length, max: maxViews }), own)}
      {canShare && shared.length > 0 && part(t('list-views.sharedCount', { n: shared.length, max: maxViews }), shared)}
    </ConfirmDialog>
  )
}

/** One view with what can be done with it; deleting asks once, in its place. */
function ViewRow({ list, view }: { list: string; view: ListView }) {
  const { t } = useText()
  const [mode, setMode] = useState<'shown' | 'renamed' | 'removed' | 'default'>('shown')
  const [name, setName] = useState(view.name)
  const [isBusy, setBusy] = useState(false)
  const named = { name: view.name }
  const act = async (doing: Promise<unknown>): Promise<void> => {
    setBusy(true)
    try {
      await doing
      await refreshViews(list)
      setMode('shown')
    } catch {
      // call() has told why
    } finally {
      setBusy(false)
    }
  }
  const change = (said: ViewChange): Promise<void> => act(call(contract.change, { id: view.id, ...said }))
  const remove = (): Promise<void> => act(call(contract.remove, { id: view.id }))
  if (mode === 'renamed')
    return (
      <li>
        <Input
          className="view-rename"
          aria-label={t('list-views.renameOne', named)}
          value={name}
          maxLength={maxViewName}
          autoFocus
          onChange={(event) => setName(event.target.value)}
          onPressEnter={() => void (hasVisibleText(name) && change({ name }))}
        />
        <Button size="small" type="primary" loading={isBusy} disabled={!hasVisibleText(name)} onClick={() => void change({ name })}>
          {t('common.save')}
        </Button>
        <Button size="small" onClick={() => setMode('shown')}>
          {t('common.cancel')}
        </Button>
      </li>
    )
  return (
    <li>
      <span className="view-words">
        {view.name}
        {view.by !== null && <small>{t('list-views.keptBy', { name: view.by })}</small>}
      </span>
      <Checkbox
        checked={view.isDefault}
        disabled={isBusy}
        aria-label={t('list-views.defaultOne', named)}
        onChange={({ target }) => (view.isShared && target.checked ? setMode('default') : void change({ isDefault: target.checked }))}
      >
        {t('list-views.isDefault')}
      </Checkbox>
      {mode === 'default' && (
        <SharedViewDialog act="default" name={view.name} onConfirm={() => change({ isDefault: true })} onClose={() => setMode('shown')} />
      )}
      {mode === 'removed' && view.isShared && (
        <SharedViewDialog act="remove" name={view.name} onConfirm={remove} onClose={() => setMode('shown')} />
      )}
      {mode === 'removed' && !view.isShared ? (
        <>
          <Button size="small" danger autoFocus loading={isBusy} onClick={() => void remove()}>
            {t('list-views.removeSure')}
          </Button>
          <Button size="small" onClick={() => setMode('shown')}>
            {t('common.cancel')}
          </Button>
        </>
      ) : (
        <>
          <Button
            size="small"
            type="link"
            aria-label={t('list-views.renameOne', named)}
            onClick={() => {
              setName(view.name)
              setMode('renamed')
            }}
          >
            {t('list-views.rename')}
          </Button>
          <Button size="small" type="link" danger aria-label={t('list-views.removeOne', named)} onClick={() => setMode('removed')}>
            {t('list-views.remove')}
          </Button>
        </>
      )}
    </li>
  )
}
