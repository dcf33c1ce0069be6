import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { own } from '@wenwu/core/form/json'
import { contract } from '@wenwu/core/items/contract'
import { call } from '../../lib/call.ts'
import { ItemGuide } from '../../item/ItemGuide.tsx'
import { useItemVersion } from '../../item/use-item-version.ts'
import { useText } from '../../lib/i18n.ts'
import { usePageTitle } from '../../lib/tabs.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { findItem, useApplyPath, useItems } from './use-items.ts'
import './guide.css'

/** /work-guide/:itemCode. */
export function GuidePage() {
  const { itemCode = '' } = useParams()
  return <GuideOfItem notation={itemCode} />
}

/** The guide of the item that a notation means (specification §2.7). */
export function GuideOfItem({ notation }: { notation: string }) {
  const { t, textOf } = useText()
  const items = useItems()
  const named = useMemo(() => (items.data === undefined ? undefined : findItem(items.data, notation)), [items.data, notation])
  // The catalogue does not carry the other notations of an item (56008-b); the guide call understands them.
  const other = useQuery({
    queryKey: ['guide-code', notation],
    queryFn: async ({ signal }) => readCode(await call(contract.guide, { itemCode: notation }, { signal, isQuiet: true })),
    enabled: items.data !== undefined && named === undefined,
    staleTime: Infinity,
  })
  const entry = named ?? items.data?.find(({ code }) => code === other.data)
  const { version, error, refetch } = useItemVersion(entry?.versionId)
  const apply = useApplyPath()
  usePageTitle(entry === undefined ? undefined : t('guide.titleOf', { name: textOf(entry.shortName) }))

  if (items.isError && items.data === undefined) return <ErrorState error={items.error} onRetry={() => void items.refetch()} />
  if (items.data !== undefined && entry === undefined && !other.isPending)
    return <EmptyState text={t('guide.unknown', { code: notation })} action={<Link to="/work-guide">{t('guide.toList')}</Link>} />
  if (error !== null && error !== undefined) return <ErrorState error={error} onRetry={refetch} />
  if (entry === undefined || version === undefined) return <PageSkeleton />
  const way = apply(entry)
  return (
    <ItemGuide
      item={version.definition}
      bpmn={version.bpmn}
      actions={
        way !== undefined && (
          <Link className="button-link is-primary" to={way.path}>
            {t(way.isSignIn ? 'guide.signInToApply' : 'guide.apply')}
          </Link>
        )
      }
    />
  )
}

function readCode(guide: unknown): string {
  const code = own(guide, 'itemCode')
  return typeof code === 'string' ? code : ''
}
