import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/notices/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { queryKeys } from '../../../lib/query.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { noticePageSize, readNoticeAddress, writeNoticeAddress } from './notice-address.ts'
import { NoticeRows } from './NoticeRows.tsx'
import { NoticeSearch } from './NoticeSearch.tsx'

/** The notices the reader may see, newest first, with words of the title; what was asked stands in the address. */
export function NoticeList() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const { words, page } = readNoticeAddress(search)
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.notices, 'list', words, page],
    queryFn: ({ signal }) =>
      call(
        contract.open,
        { title: words || undefined, from: undefined, to: undefined, page: { number: page, size: noticePageSize } },
        { signal, isQuiet: true },
      ),
  })
  return (
    <div className="notice-list">
      <NoticeSearch words={words} onFind={(asked) => setSearch(writeNoticeAddress(search, { words: asked, page: 1 }))} />
      {data !== undefined ? (
        <NoticeRows notices={data} />
      ) : error === null ? (
        <PageSkeleton />
      ) : (
        <ErrorState title={t('portal.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}
