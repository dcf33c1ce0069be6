import { useMemo } from 'react'
import { Button, Dropdown } from 'antd'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/content/contract'
import { contentSorts, type ContentQuery, type ContentRow } from '@wenwu/core/content/model'
import { versionStates } from '@wenwu/core/publishing/model'
import { call } from '../../lib/call.ts'
import { formatMinute } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import type { ListColumn, ListFilter, ListQuery } from '../../ui/list/list-types.ts'
import { contentKey, useKinds } from './content-query.ts'
import { StateTag } from './StateTag.tsx'

/** States that a newest version can have; `replaced` is one of older ones only. */
const headStates = versionStates.filter((state) => state !== 'replaced')

function queryOf({ values, preset, sort, page }: ListQuery): ContentQuery {
  return {
    kind: values['kind'] || undefined,
    state: headStates.find((state) => state === preset),
    keyword: values['keyword'],
    sort: contentSorts.find((one) => one === sort) ?? 'updated-desc',
    page,
  }
}

/** Everything editors maintain, of all kinds, by state (tabs), kind and words of the title. */
export function ContentListPage() {
  const { t, textOf } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const kinds = useKinds().data
  const presets = useMemo(
    () => [{ key: 'all', label: t('content.all') }, ...headStates.map((state) => ({ key: state, label: t(`content.state.${state}`) }))],
    [t],
  )
  const filters = useMemo<ListFilter[]>(
    () => [
      { kind: 'text', key: 'keyword', label: t('content.keyword'), placeholder: t('content.keywordPlaceholder') },
      {
        kind: 'select',
        key: 'kind',
        label: t('content.kind'),
        options: (kinds ?? []).map(({ kind, name }) => ({ value: kind, label: textOf(name) })),
      },
    ],
    [t, textOf, kinds],
  )
  const columns = useMemo<ListColumn<ContentRow>[]>(() => {
    const nameOfKind = (kind: string): string => {
      const found = kinds?.find((one) => one.kind === kind)
      return found === undefined ? kind : textOf(found.name)
    }
    return [
      {
        key: 'title',
        title: t('content.name'),
        minWidth: 240,
        isTitle: true,
        text: (row) => row.title || t('content.untitled'),
        render: (row) => row.title || t('content.untitled'),
        sorts: { ascending: 'title-asc' },
      },
      { key: 'kind', title: t('content.kind'), width: 120, isOnCard: true, render: (row) => nameOfKind(row.kind) },
      { key: 'state', title: t('content.state'), width: 110, isOnCard: true, render: (row) => <StateTag state={row.state} /> },
      {
        key: 'version',
        title: t('content.version'),
        width: 170,
        render: (row) =>
          row.publishedVersion === null
            ? `${t('content.versionN', { n: row.headVersion })} · ${t('content.notPublished')}`
            : row.publishedVersion === row.headVersion
              ? t('content.versionN', { n: row.headVersion })
              : `${t('content.versionN', { n: row.headVersion })} · ${t('content.publishedN', { n: row.publishedVersion })}`,
      },
      { key: 'changedBy', title: t('content.changedBy'), width: 110, render: (row) => row.changedBy || t('content.program') },
      {
        key: 'updatedAt',
        title: t('content.updatedAt'),
        width: 150,
        isOnCard: true,
        render: (row) => formatMinute(row.updatedAt),
        sorts: { ascending: 'updated-asc', descending: 'updated-desc' },
      },
    ]
  }, [t, textOf, kinds])
  const addButton = (
    <Dropdown
      trigger={['click']}
      menu={{
        items: (kinds ?? []).map(({ kind, name }) => ({ key: kind, label: textOf(name) })),
        onClick: ({ key }) => void navigate(pathTo('content-new', { kind: key }) ?? '/content'),
      }}
    >
      <Button type="primary" icon={<PlusOutlined />} aria-haspopup="menu">
        {t('content.add')}
      </Button>
    </Dropdown>
  )
  const checkPath = pathTo('guide-check')
  const pathOf = (row: ContentRow) => pathTo('content-page', { kind: row.kind, id: row.id })
  return (
    <ListPage<ContentRow>
      tableKey="content"
      title={t('content.title')}
      actions={
        <>
          {checkPath !== undefined && <Button onClick={() => void navigate(checkPath)}>{t('guide-check.title')}</Button>}
          {addButton}
        </>
      }
      columns={columns}
      filters={filters}
      presets={presets}
      defaultSort="updated-desc"
      queryKey={[...contentKey, 'list']}
      fetchPage={(query, signal) => call(contract.query, queryOf(query), { signal })}
      rowKey={(row) => row.id}
      rowTitle={(row) => row.title || t('content.untitled')}
      rowPath={pathOf}
      emptyText={t('content.empty')}
    />
  )
}
