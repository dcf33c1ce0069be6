import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Text } from '@wenwu/core/i18n/text'
import { contract } from '@wenwu/core/items/contract'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { queryKeys } from '../../lib/query.ts'
import type { FetchedChoices } from './list-types.ts'

function useItems() {
  return useQuery({
    queryKey: queryKeys.items,
    queryFn: ({ signal }) => call(contract.list, {}, { signal, isQuiet: true }),
    staleTime: 600_000,
  })
}

/** The short name of the item of a case, in the language shown; its full name where the item is no longer among those in force. */
export function useItemName(): (row: { itemCode: string; itemName: Text }) => string {
  const { textOf } = useText()
  const { data } = useItems()
  return ({ itemCode, itemName }) => textOf(data?.find((item) => item.code === itemCode)?.shortName ?? itemName)
}

/** The choices of the filter by item, of lists of cases and tasks. */
export function useItemChoices(): Record<'item', FetchedChoices> {
  const { textOf } = useText()
  const { data } = useItems()
  return useMemo(
    () => ({
      item: { options: (data ?? []).map((item) => ({ value: item.code, label: textOf(item.shortName), also: textOf(item.name) })) },
    }),
    [data, textOf],
  )
}
