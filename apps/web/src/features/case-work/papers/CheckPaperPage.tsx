import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { readPaperCode } from '@wenwu/core/papers/code'
import { contract } from '@wenwu/core/papers/contract'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { CheckedSheet } from './CheckedSheet.tsx'
import { checkAddress, checkPath, codeParameter } from './check-address.ts'

/** Where the code on a paper leads, and where one is typed: anybody who holds the paper sees what it is and how its case stands. */
export function CheckPaperPage() {
  const { code: ofPath } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { t } = useText()
  const code = (ofPath ?? search.get(codeParameter) ?? '').trim()
  const asked = readPaperCode(code)
  const isVisitor = useSession((state) => state.token === null)
  usePageTitle(t('papers.checkTitle'))
  const { data, error, refetch } = useQuery({
    queryKey: ['checked-paper', asked],
    queryFn: ({ signal }) => call(contract.check, { code: asked ?? '' }, { signal, isQuiet: true }),
    enabled: asked !== undefined,
    retry: false,
  })
  const sheet = { code, isVisitor, onCheck: (typed: string) => void navigate(typed === '' ? checkPath : checkAddress(typed)) }
  if (asked === undefined) return <CheckedSheet {...sheet} paper={undefined} />
  if (data !== undefined) return <CheckedSheet {...sheet} paper={data.paper} />
  if (error === null) return <PageSkeleton />
  if (error instanceof CallError && error.code === 'too-many-requests') return <CheckedSheet {...sheet} paper="too-many" />
  return <ErrorState error={error} onRetry={() => void refetch()} />
}
