/** Page size of notices (specification §9). */
export const noticePageSize = 10
/** Rows beyond 10,000 are not counted, so no page follows. */
const lastPage = 1000
const longestWords = 100

/** What the address of a list of notices asks for: words of the title, and a page from 1. */
interface NoticeAddress {
  words: string
  page: number
}

/** Reads `?title=&page=`; what makes no sense asks for the first page of all. */
export function readNoticeAddress(search: URLSearchParams): NoticeAddress {
  const page = Math.trunc(Number(search.get('page'))) || 1
  return { words: (search.get('title') ?? '').trim().slice(0, longestWords), page: Math.min(lastPage, Math.max(1, page)) }
}

/** The same address asking for something else; empty words and the first page are not written. */
export function writeNoticeAddress(search: URLSearchParams, { words, page }: NoticeAddress): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('title', words)
  next.set('page', String(page))
  if (words === '') next.delete('title')
  if (page === 1) next.delete('page')
  return next
}
