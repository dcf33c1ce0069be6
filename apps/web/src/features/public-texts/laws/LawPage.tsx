import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from 'antd'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/laws/contract'
import type { Law, LawBlock } from '@wenwu/core/laws/model'
import { call } from '../../../lib/call.ts'
import { today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { ArticleTools } from './ArticleTools.tsx'
import { HitTools } from './HitTools.tsx'
import { lawAddress, readLawAddress, shownVersion } from './law-address.ts'
import { LawView } from './LawView.tsx'

/** A law by its id; nothing is asked without one. */
function useLaw(id: string | undefined) {
  return useQuery({
    queryKey: ['laws', 'one', id],
    queryFn: id === undefined || id === '' ? skipToken : ({ signal }) => call(contract.find, { id }, { signal, isQuiet: true }),
    staleTime: 300_000,
  })
}

/** /reguldetail?id=&type= (specification §2.1). */
export function LawPage() {
  const { t } = useText()
  const [query] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const address = readLawAddress(query)
  const first = useLaw(address.id)
  const shown = first.data == null ? undefined : shownVersion(first.data, address.on).id
  const onDay = useLaw(shown)
  const other = useLaw(address.compare)
  const detail = onDay.data ?? undefined
  const [printed, setPrinted] = useState<string>()
  const page = useRef<HTMLDivElement>(null)
  usePageTitle(detail?.law.title)

  const isThere = detail !== undefined
  useEffect(() => {
    if (isThere && hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ block: 'start' })
  }, [isThere, hash, shown])
  useEffect(() => {
    if (printed === undefined) return
    const done = (): void => setPrinted(undefined)
    window.addEventListener('afterprint', done, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [printed])

  const failed = [first, onDay, other].find((each) => each.isError)
  if (failed !== undefined) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (address.id === '' || first.data === null)
    return <EmptyState text={t('laws.unknown')} action={<Link to="/regulations">{t('laws.toList')}</Link>} />
  if (detail === undefined || (address.compare !== undefined && other.data === undefined)) return <PageSkeleton />

  const showDay = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const on = new FormData(event.currentTarget).get('on')
    if (typeof on === 'string') void navigate(lawAddress(detail.law, { keyword: address.keyword, on }))
  }
  const second: Law | undefined = other.data?.law
  return (
    <div ref={page} data-printed={printed}>
      {printed !== undefined && <style>{`@media print { .law-text > :not(#${CSS.escape(printed)}) { display: none } }`}</style>}
      <LawView
        detail={detail}
        other={second?.id === detail.law.id ? undefined : second}
        address={address}
        today={today()}
        tools={
          <Button size="small" onClick={() => window.print()}>
            {t('laws.printAll')}
          </Button>
        }
        hitTools={<HitTools within={page} />}
        articleTools={(block: LawBlock) => <ArticleTools law={detail.law} block={block} onPrint={setPrinted} />}
        onDay={showDay}
      />
    </div>
  )
}
