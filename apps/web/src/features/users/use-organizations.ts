import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/users/contract'
import { call } from '../../lib/call.ts'
import { useSettled } from '../../lib/use-settled.ts'

/** Organisations in force that hold what was typed; asked when the typing pauses. `chosen` stays among them by its name. */
export function useOrganizations(chosen?: { id: string; name: string }): { options: { value: string; label: string }[]; search: (typed: string) => void; isFetching: boolean } {
  const [typed, search] = useState('')
  const asked = useSettled(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['users', 'organizations', asked],
    queryFn: ({ signal }) => call(contract.organizations, { keyword: asked }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const found = (data ?? []).map((organization) => ({ value: organization.id, label: organization.name }))
  const isMissing = chosen !== undefined && !found.some((option) => option.value === chosen.id)
  return { options: isMissing ? [{ value: chosen.id, label: chosen.name }, ...found] : found, search, isFetching }
}
