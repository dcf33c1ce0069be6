import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/users/contract'
import { call } from '../../../lib/call.ts'
import { useSettled } from '../../../lib/use-settled.ts'

/** Organisations in force that hold what was typed; asked when the typing pauses. For the filter of the list. */
export function useOrganizations(): { options: { value: string; label: string }[]; search: (typed: string) => void } {
  const [typed, search] = useState('')
  const asked = useSettled(typed.trim())
  const { data } = useQuery({
    queryKey: ['users', 'organizations', asked],
    queryFn: ({ signal }) => call(contract.organizations, { keyword: asked }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const options = useMemo(() => (data ?? []).map((organization) => ({ value: organization.id, label: organization.name })), [data])
  return { options, search }
}
