import { lazy, Suspense, useRef, useState } from 'react'
import { Button, Dropdown, type MenuProps } from 'antd'
import CheckOutlined from '@ant-design/icons/CheckOutlined'
import StarOutlined from '@ant-design/icons/StarOutlined'
import { contract } from '@wenwu/core/list-views/contract'
import type { ListView, ViewState } from '@wenwu/core/list-views/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import type { AddressTools } from '../use-list-address.ts'
import { isSameState, refreshViews, type ListViews, type ViewChange } from './view-query.ts'
import { SharedViewDialog } from './SharedViewDialog.tsx'
import './views.css'

const KeepViewDialog = lazy(async () => ({ default: (await import('./KeepViewDialog.tsx')).KeepViewDialog }))
const ViewsDialog = lazy(async () => ({ default: (await import('./ViewsDialog.tsx')).ViewsDialog }))

interface ViewMenuProps {
  /** Key of the list. */
  list: string
  views: ListViews
  address: AddressTools
  /** What a new view would keep. */
  state: ViewState
  /** Told that the list is wanted as it is declared. */
  onPlain: () => void
}

/** 视图: opens a view, keeps what is shown as one, and says which one opens the list. */
export function ViewMenu({ list, views: { views, canShare, opening, isPending }, address, state, onPlain }: ViewMenuProps) {
  const { t } = useText()
  const [dialog, setDialog] = useState<'keep' | 'manage'>()
  const [asked, setAsked] = useState<{ view: ListView; said: ViewChange; done: string }>()
  const button = useRef<HTMLButtonElement>(null)
  const chosen = views?.find((view) => view.id === address.view)
  const keepable = chosen !== undefined && (!chosen.isShared || canShare) ? chosen : undefined
  const ownDefault = views?.find((view) => view.isDefault && !view.isShared)

  const change = async (view: ListView, said: ViewChange, done: string): Promise<void> => {
    try {
      await call(contract.change, { id: view.id, ...said, was: view.state })
      notify.success(done)
    } catch {
      // call() has told why
    }
    await refreshViews(list)
  }
  /** As `change`; asks first where the list opens otherwise for a whole organisation. */
  const changeAsked = (view: ListView, said: ViewChange, done: string): void => {
    const isForAll = view.isShared && (said.isDefault ?? view.isDefault)
    if (isForAll) setAsked({ view, said, done })
    else void change(view, said, done)
  }
  const acts: Record<string, () => void> = {
    none: () => {
      onPlain()
      address.open(undefined)
    },
    keep: () => setDialog('keep'),
    manage: () => setDialog('manage'),
    update: () => keepable && changeAsked(keepable, { state }, t('list-views.updated', { name: keepable.name })),
    default: () => keepable && changeAsked(keepable, { isDefault: true }, t('list-views.defaultSet', { name: keepable.name })),
    restore: () =>
      void (
        ownDefault &&
        change(ownDefault, { isDefault: false }, t('list-views.defaultUnset')).then(() =>
          address.open(views?.find((view) => view.isDefault && view.isShared)),
        )
      ),
    copy: () => void navigator.clipboard.writeText(address.linkTo()).then(() => notify.success(t('list-views.linkCopied'))),
  }

  const mark = (isOn: boolean) => ({ icon: isOn ? <CheckOutlined /> : <span className="view-unmarked" /> })
  const items: MenuProps['items'] = [
    ...(views ?? []).map((view) => ({
      key: view.id,
      ...mark(view === chosen),
      label: <span className="view-name">{view.name}</span>,
      extra: [view.isShared && t('list-views.shared'), view === opening && t('list-views.isDefault')].filter(Boolean).join(' · '),
    })),
    { key: 'none', ...mark(address.view === null || (chosen === undefined && address.isBare)), label: t('list-views.none') },
    { type: 'divider' },
    { key: 'keep', label: t('list-views.keep'), disabled: views === undefined },
    ...(keepable !== undefined && !isSameState(keepable.state, address.state)
      ? [{ key: 'update', label: t('list-views.update', { name: keepable.name }) }]
      : []),
    ...(keepable !== undefined && !keepable.isDefault ? [{ key: 'default', label: t('list-views.makeDefault') }] : []),
    ...(ownDefault === undefined ? [] : [{ key: 'restore', label: t('list-views.restore') }]),
    // a page that came without TLS has no clipboard
    ...(navigator.clipboard === undefined ? [] : [{ key: 'copy', label: t('list-views.copyLink') }]),
    ...(views?.some((view) => !view.isShared || canShare) === true ? [{ key: 'manage', label: t('list-views.manage') }] : []),
    ...(views === undefined && !isPending ? [{ key: 'failed', label: t('list-views.loadFailed'), disabled: true }] : []),
  ]
  const focus = (): void => button.current?.focus()
  const close = (): void => {
    setDialog(undefined)
    focus()
  }
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        classNames={{ root: 'view-menu' }}
        onOpenChange={(opens, { source }) => {
          if (opens && views === undefined && !isPending) void refreshViews(list)
          if (!opens && source === 'trigger') focus()
        }}
        menu={{
          items,
          onClick: ({ key }) => {
            const view = views?.find(({ id }) => id === key)
            if (view === undefined) acts[key]?.()
            else address.open(view)
            focus()
          },
        }}
      >
        <Button
          ref={button}
          className="view-button"
          type="text"
          size="small"
          icon={<StarOutlined />}
          aria-haspopup="menu"
          {...(chosen !== undefined && { 'aria-label': t('list-views.titleOf', { name: chosen.name }) })}
        >
          {chosen?.name ?? t('list-views.title')}
        </Button>
      </Dropdown>
      {asked !== undefined && (
        <SharedViewDialog
          act="default"
          name={asked.view.name}
          onConfirm={() => change(asked.view, asked.said, asked.done)}
          onClose={() => {
            setAsked(undefined)
            focus()
          }}
        />
      )}
      <Suspense fallback={null}>
        {dialog === 'keep' && (
          <KeepViewDialog list={list} state={state} canShare={canShare} onKept={(view) => address.open(view)} onClosed={close} />
        )}
        {dialog === 'manage' && <ViewsDialog list={list} views={views ?? []} canShare={canShare} onClosed={close} />}
      </Suspense>
    </>
  )
}
