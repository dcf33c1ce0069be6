import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { contract as casesContract } from '@wenwu/core/cases/contract'
import { lastPage } from '@wenwu/core/kernel/page'
import { contract } from '@wenwu/core/search/contract'
import { searchKinds, type SearchKind } from '@wenwu/core/search/model'
import { call } from '../../../lib/call.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { sumOf, type Count } from './counts.ts'
import { useFoundDecisions } from './FoundDecisions.tsx'
import { useFoundUnits } from './FoundUnits.tsx'

/** Kinds of hits that are no texts: each is found in its own list. */
export const listKinds = ['unit', 'decision', 'case'] as const
export type ListKind = (typeof listKinds)[number]

export type FoundKind = SearchKind | ListKind

/** What the address asks for, and what was found of it: texts, and the lists beside them. */
export function useSearch() {
  const [params] = useSearchParams()
  const hasCases = usePathTo()('case-page', { id: 'x' }) !== undefined
  const q = (params.get('q') ?? '').trim()
  const chosen = params.get('kind') ?? ''
  const kind = searchKinds.find((each) => each === chosen)
  const list = listKinds.find((each) => each === chosen && (each !== 'case' || hasCases))
  const page = Math.max(1, Math.min(lastPage, Math.trunc(Number(params.get('page') ?? 1)) || 1))
  const texts = useQuery({
    queryKey: ['search', q, kind, page],
    queryFn: ({ signal }) => call(contract.search, { q, kind, page: list === undefined ? page : 1 }, { signal, isQuiet: true }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const cases = useQuery({
    queryKey: [...queryKeys.cases, 'search', q],
    queryFn: ({ signal }) => call(casesContract.search, { q }, { signal, isQuiet: true }),
    enabled: q !== '' && hasCases,
    placeholderData: keepPreviousData,
  })
  const units = useFoundUnits(q, list === 'unit' ? page : 1)
  const decisions = useFoundDecisions(q, list === 'decision' ? page : 1)
  const lists = { unit: units, decision: decisions, case: cases }

  const counts = new Map<FoundKind, Count>((texts.data?.counts ?? []).map(({ kind: of, count }) => [of, { total: count }]))
  for (const each of listKinds) {
    const { data } = lists[each]
    if (data !== undefined) counts.set(each, data)
  }
  return {
    q,
    page,
    /** The kind whose hits alone are shown; '' for everything. */
    active: kind ?? list ?? ('' as const),
    list,
    /** Everything is looked through, and this is its beginning. */
    isBeginning: kind === undefined && list === undefined && page === 1,
    texts,
    lists,
    /** What the hits that are shown come from first. */
    asked: list === undefined ? texts : lists[list],
    counts,
    everything: sumOf([...counts.values()]),
    isAnyLoading: [texts, ...Object.values(lists)].some(({ isLoading }) => isLoading),
  }
}

export type Search = ReturnType<typeof useSearch>
