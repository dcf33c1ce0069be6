import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contract } from '@wenwu/core/items/contract'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { queryKeys } from '../../lib/query.ts'
import type { FetchedChoices } from './list-types.ts'

/** The choices of the filter by item, of lists of cases and tasks. */
export function useItemChoices(): Record<'item', FetchedChoices> {
  const { textOf } = useText()
  const { data } = useQuery({
    queryKey: queryKeys.items,
    queryFn: ({ signal }) => call(contract.list, {}, { signal, isQuiet: true }),
    staleTime: 600_000,
  })
  return useMemo(
    () => ({ item: { options: (data ?? []).map((item) => ({ value: item.code, label: textOf(item.shortName) })) } }),
    [data, textOf],
  )
}
