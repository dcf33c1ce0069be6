import { useEffect, useState } from 'react'
import { Button, Input } from 'antd'
import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useSearchParams } from 'react-router'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { useIsNarrow } from '../../../lib/viewport.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { OrganizationDetails } from './OrganizationDetails.tsx'
import { OrganizationDialog } from './OrganizationDialog.tsx'
import { OrganizationTree } from './OrganizationTree.tsx'
import { SearchHits } from './SearchHits.tsx'
import { useLevel, useOrganization } from './queries.ts'
import './organizations.css'

const patience = 250

/** Organisations as a tree at the left, the chosen one at the right; on a phone one after the other. The chosen one is in the address. */
export function OrganizationPage() {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  usePageTitle(t('organizations.title'))
  const [params, setParams] = useSearchParams()
  const chosen = params.get('id') ?? undefined
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { data, error, refetch } = useOrganization(chosen)
  const { rows: roots } = useLevel(null)

  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), patience)
    return () => clearTimeout(timer)
  }, [typed])

  // The bureau is open from the start, and so is the way to what was chosen, unless somebody closed it.
  const open = new Set<string>(roots?.filter((node) => node.kind === 'national').map((node) => node.id))
  for (const step of data?.path ?? []) open.add(step.id)
  for (const [id, isOpen] of toggled) {
    if (isOpen) open.add(id)
    else open.delete(id)
  }
  const choose = (id: string | undefined): void => setParams(id === undefined ? {} : { id })
  const reveal = (id: string): void => {
    setToggled(new Map([...toggled].filter(([, isOpen]) => isOpen)))
    choose(id)
  }

  const list = (
    <section className="panel org-list">
      <div className="org-search">
        <Input.Search
          allowClear
          value={typed}
          maxLength={100}
          aria-label={t('organizations.search')}
          placeholder={t('organizations.searchPlaceholder')}
          onChange={(event) => setTyped(event.target.value)}
          onSearch={(value) => setKeyword(value.trim())}
        />
      </div>
      <div className="org-scroll">
        {keyword === '' ? (
          <OrganizationTree
            chosen={chosen}
            expanded={open}
            onChoose={choose}
            onExpand={(id, isOpen) => setToggled(new Map(toggled).set(id, isOpen))}
          />
        ) : (
          <SearchHits keyword={keyword} chosen={chosen} onChoose={reveal} />
        )}
      </div>
    </section>
  )
  const details = (
    <section className="panel org-details" aria-live="polite">
      {chosen === undefined ? (
        <EmptyState text={t('organizations.choose')} />
      ) : data !== undefined ? (
        <OrganizationDetails key={data.id} organization={data} onChoose={reveal} />
      ) : error !== null ? (
        <ErrorState title={t('organizations.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <span className="skeleton org-skeleton" />
      )}
    </section>
  )

  return (
    <div className="page org-page">
      <PageHeader
        title={t('organizations.title')}
        actions={
          isNarrow && chosen !== undefined ? (
            <Button icon={<ArrowLeftOutlined />} onClick={() => choose(undefined)}>
              {t('organizations.backToTree')}
            </Button>
          ) : (
            <Button icon={<PlusOutlined />} onClick={() => setAdding(true)}>
              {t('organizations.addRoot')}
            </Button>
          )
        }
      />
      {isNarrow ? (
        chosen === undefined ? (
          list
        ) : (
          details
        )
      ) : (
        <div className="org-columns">
          {list}
          {details}
        </div>
      )}
      {isAdding && (
        <OrganizationDialog
          mode={{ kind: 'add', parent: null }}
          onClose={() => setAdding(false)}
          onSaved={(saved) => {
            setAdding(false)
            reveal(saved.id)
          }}
        />
      )}
    </div>
  )
}
