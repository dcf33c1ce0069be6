import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/guides/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { readCatalogueAddress, writeCatalogueAddress, type CatalogueAddress } from './catalogue.ts'
import { GuideCatalogue } from './GuideCatalogue.tsx'
import { GuideOfCode } from './GuidePage.tsx'
import { useApplyWay } from './use-apply-way.ts'

/** How long typing must pause before the address follows, in ms. */
const pause = 200

/** The work guide: every matter; with `itemCode` in the address the guide of that matter (specification §2.7). */
export function WorkGuidePage() {
  const [search] = useSearchParams()
  const code = search.get('itemCode')
  return code === null || code === '' ? <Catalogue /> : <GuideOfCode key={code} code={code} />
}

function Catalogue() {
  const { t } = useText()
  usePageTitle(t('guide.title'))
  const [search, setSearch] = useSearchParams()
  const address = readCatalogueAddress(search)
  const wayOf = useApplyWay()
  const query = useQuery({
    queryKey: ['guides'],
    queryFn: ({ signal }) => call(contract.list, {}, { signal, isQuiet: true }),
    staleTime: 300_000,
  })
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // the address may change without the input, by Back or a link
    if (input.current !== null && input.current !== document.activeElement) input.current.value = address.keyword
  }, [address.keyword])
  if (query.data === undefined)
    return query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <PageSkeleton />

  const change = (next: CatalogueAddress): void => {
    clearTimeout(timer.current)
    const write = (to: CatalogueAddress): void => setSearch(writeCatalogueAddress(to), { replace: true, preventScrollReset: true })
    if (next.category !== address.category || next.applicant !== address.applicant) write(next)
    // what else was chosen may have changed until then
    else timer.current = setTimeout(() => write({ ...latest.current, keyword: next.keyword }), pause)
  }
  const clear = (): void => {
    clearTimeout(timer.current)
    if (input.current !== null) input.current.value = ''
  }
  return <GuideCatalogue entries={query.data} address={address} wayOf={wayOf} onChange={change} onClear={clear} keywordInput={input} />
}
