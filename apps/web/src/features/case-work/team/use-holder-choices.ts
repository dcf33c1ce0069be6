import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/team/contract'
import { teamList } from '@wenwu/core/team/list'
import { shownValue } from '@wenwu/core/list/field'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { queryKeys } from '../../../lib/query.ts'
import type { FetchedChoices } from '../../../ui/list/list-types.ts'

const nameField = teamList.fields.find(({ isTitle }) => isTitle)!

/** The choices of the filter by who has a task: the people of the body, and its offices and work groups with unclaimed tasks. */
export function useHolderChoices(): Record<'holder', FetchedChoices> {
  const words = useText()
  const { data } = useQuery({
    queryKey: [...queryKeys.tasks, 'team-holders'],
    queryFn: ({ signal }) =>
      call(contract.query, { filter: {}, sort: 'name-asc', page: { number: 1, size: 1000 } }, { signal, isQuiet: true }),
    staleTime: 60_000,
  })
  return useMemo(
    () => ({ holder: { options: (data?.rows ?? []).map((row) => ({ value: row.holder, label: shownValue(nameField, row, words) })) } }),
    [data, words],
  )
}
