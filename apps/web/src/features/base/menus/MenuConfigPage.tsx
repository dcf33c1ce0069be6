import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Button, Tag, Tree } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/menus/contract'
import type { MenuEntry } from '@wenwu/core/menus/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient, queryKeys } from '../../../lib/query.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { useIsNarrow } from '../../../lib/viewport.ts'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { childrenOf, inputOf, newEntry } from './menu-form.ts'
import { MenuEditor } from './MenuEditor.tsx'
import './menus.css'

const menuKey = ['menu-entries']

interface Shown {
  key: string
  title: ReactNode
  children: Shown[]
}

/** After a change: the menu at the left first, which draws the shell again, then the tree here; what is typed afterwards stays. */
async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queryKeys.menus })
  await queryClient.invalidateQueries({ queryKey: menuKey })
}

/** The menu as data: the tree at the left, the entry that was chosen at the right (specification §2.1 async-routes-config). */
export function MenuConfigPage() {
  const { t, textOf } = useText()
  usePageTitle(t('menus.title'))
  const { data, error, refetch } = useQuery({
    queryKey: menuKey,
    queryFn: ({ signal }) => call(contract.list, {}, { signal }),
    staleTime: 0,
  })
  // in the address: a change of the menu draws the whole shell again
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('entry') ?? undefined
  const isNew = search.has('new')
  const newBelow = search.get('new') || null
  const choose = (id: string | undefined): void => setSearch(id === undefined ? {} : { entry: id }, { replace: true })
  const isNarrow = useIsNarrow()
  const panel = useRef<HTMLElement>(null)
  // on a phone the entry stands below the whole tree
  useEffect(() => {
    if (isNarrow && (chosen !== undefined || isNew)) panel.current?.scrollIntoView()
  }, [isNarrow, chosen, isNew])
  const shown = useMemo(() => {
    const show = (entry: MenuEntry): Shown => ({
      key: entry.id,
      title: (
        <span className={entry.isRemoved ? 'menu-node is-removed' : 'menu-node'}>
          {textOf(entry.titles)}
          {entry.type === 'button' && <Tag>{t('menus.typeButton')}</Tag>}
          {entry.isRemoved && <Tag>{t('menus.removedMark')}</Tag>}
          {entry.url !== '' && <code>{entry.url}</code>}
        </span>
      ),
      children: childrenOf(data?.entries ?? [], entry.id).map(show),
    })
    return childrenOf(data?.entries ?? [], null).map(show)
  }, [data, t, textOf])
  if (error !== null && data === undefined) {
    return <PageFailure title={t('menus.loadFailed')} error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <PageSkeleton />
  const entry = data.entries.find((each) => each.id === chosen)
  const restore = async (id: string): Promise<void> => {
    await call(contract.restore, { id })
    notify.success(t('menus.restored'))
    await refresh()
  }
  const below = entry !== undefined && entry.type === 'menu' && !entry.isRemoved ? entry.id : null
  return (
    <div className="page menu-config">
      <PageHeader
        title={t('menus.title')}
        actions={
          <Button type="primary" onClick={() => setSearch({ new: below ?? '' }, { replace: true })}>
            {t(below === null ? 'menus.add' : 'menus.addBelow')}
          </Button>
        }
      />
      <div className="menu-config-body">
        <section className="panel menu-config-tree" aria-label={t('menus.tree')}>
          <Tree<Shown>
            aria-label={t('menus.tree')}
            blockNode
            defaultExpandAll
            treeData={shown}
            selectedKeys={chosen === undefined ? [] : [chosen]}
            onSelect={(keys) => choose(keys[0] === undefined ? undefined : String(keys[0]))}
          />
        </section>
        <section ref={panel} className="panel menu-config-entry" aria-live="polite">
          {entry?.isRemoved === true ? (
            <p>
              {textOf(entry.titles)} <Button onClick={() => void restore(entry.id)}>{t('menus.restore')}</Button>
            </p>
          ) : entry !== undefined || isNew ? (
            <MenuEditor
              key={isNew ? `new-${newBelow ?? ''}` : JSON.stringify(entry)}
              entry={isNew ? undefined : entry}
              start={isNew ? newEntry(newBelow) : inputOf(entry!)}
              entries={data.entries}
              components={data.components}
              onDone={async (id) => {
                choose(id)
                await refresh()
              }}
            />
          ) : (
            <p className="menu-config-choose">{t('menus.choose')}</p>
          )}
        </section>
      </div>
    </div>
  )
}
