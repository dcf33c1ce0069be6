import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/organizations/contract'
import type { AuthorityContact } from '@wenwu/core/organizations/model'
import { call } from './call.ts'

/** The telephones of the bureaus that accept applications; empty until they are known. */
export function useAuthorityContacts(): readonly AuthorityContact[] {
  const { data } = useQuery({
    queryKey: ['authority-contacts'],
    queryFn: ({ signal }) => call(contract.contacts, {}, { signal, isQuiet: true }),
    staleTime: Infinity,
  })
  return data?.contacts ?? []
}
