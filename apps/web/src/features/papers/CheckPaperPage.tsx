import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { contract } from '@wenwu/core/papers/contract'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { CheckedSheet } from './CheckedSheet.tsx'
import { checkAddress, checkPath, codeParameter } from './check-address.ts'

/** Where the code on a paper leads, and where one is typed: anybody who holds the paper sees what it is and how its case stands. */
export function CheckPaperPage() {
  const { code: ofPath } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const code = (ofPath ?? search.get(codeParameter) ?? '').trim()
  const { data, error, refetch } = useQuery({
    queryKey: ['checked-paper', code],
    queryFn: ({ signal }) => call(contract.check, { code }, { signal, isQuiet: true }),
    enabled: code !== '',
    retry: false,
  })
  const sheet = { code, onCheck: (typed: string) => void navigate(typed === '' ? checkPath : checkAddress(typed)) }
  if (code === '') return <CheckedSheet {...sheet} paper={undefined} />
  if (data !== undefined) return <CheckedSheet {...sheet} paper={data.paper} />
  if (error === null) return <PageSkeleton />
  if (error instanceof CallError && error.code === 'too-many-requests') return <CheckedSheet {...sheet} paper="too-many" />
  // what cannot be a code is answered as a code that nobody has
  if (error instanceof CallError && error.status === 400) return <CheckedSheet {...sheet} paper={null} />
  return <ErrorState error={error} onRetry={() => void refetch()} />
}
