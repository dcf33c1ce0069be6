import { useMemo } from 'react'
import { Button, Dropdown } from 'antd'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/content/contract'
import { contentList } from '@wenwu/core/content/list'
import type { ContentRow } from '@wenwu/core/content/model'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { contentKey, useKinds } from './content-query.ts'
import { StateTag } from './StateTag.tsx'

/** Everything editors maintain, of all kinds, by state (tabs), kind and words of the title. */
export function ContentListPage() {
  const { t, textOf } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const kinds = useKinds().data
  const choices = useMemo(
    () => ({ kind: { options: (kinds ?? []).map(({ kind, name }) => ({ value: kind, label: textOf(name) })) } }),
    [kinds, textOf],
  )
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
    <ListPage
      list={contentList}
      queryKey={[...contentKey, 'list']}
      fetchPage={(query, signal) => call(contract.query, query, { signal })}
      exportRows={(query) => fetchFile(contract.export, query)}
      cells={cells}
      choices={choices}
      actions={
        <>
          {checkPath !== undefined && <Button onClick={() => void navigate(checkPath)}>{t('guide-check.title')}</Button>}
          {addButton}
        </>
      }
      rowPath={pathOf}
      emptyText={t('content.empty')}
    />
  )
}

const cells = {
  state: (row: ContentRow) => <StateTag state={row.state} />,
}
