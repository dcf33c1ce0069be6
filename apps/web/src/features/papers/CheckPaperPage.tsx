import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { contract } from '@wenwu/core/papers/contract'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { CheckedSheet } from './CheckedSheet.tsx'

/** Where the code on a paper leads: anybody who holds the paper sees what it is and how its case stands. */
export function CheckPaperPage() {
  const { code = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['checked-paper', code],
    queryFn: ({ signal }) => call(contract.check, { code }, { signal, isQuiet: true }),
    retry: false,
  })
  if (data !== undefined) return <CheckedSheet paper={data.paper} />
  if (error === null) return <PageSkeleton />
  if (error instanceof CallError && error.code === 'too-many-requests') return <CheckedSheet paper="too-many" />
  // what cannot be a code is answered as a code that nobody has
  if (error instanceof CallError && error.status === 400) return <CheckedSheet paper={null} />
  return <ErrorState error={error} onRetry={() => void refetch()} />
}
