import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/reader/contract'
import { call } from '../lib/call.ts'

/** Whether this installation opens documents in the office suite of the user's machine. */
export function useOfficeHelper(): boolean {
  const { data } = useQuery({
    queryKey: ['reader', 'settings'],
    queryFn: ({ signal }) => call(contract.settings, {}, { signal, isQuiet: true }),
    staleTime: Infinity,
  })
  return data?.usesOfficeHelper === true
}
