import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { contract } from '@wenwu/core/papers/contract'
import { call } from '../lib/call.ts'
import { formatMinute } from '../lib/dates.ts'
import { useText } from '../lib/i18n.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { FilePreview } from './FilePreview.tsx'
import { usePaperOpener } from './use-paper-opener.ts'
import '../form/form.css'
import './item.css'

export interface PaperListProps {
  caseId: string
  /** Receipt number of the case, by which its print is called; null of one that was withdrawn into a draft. */
  number: string | null
  /** Changes when the case does: then there may be others. */
  updatedAt: string
}

/** The papers of a case that this reader may open, oldest first, and the whole case as one. */
export function PaperList({ caseId, number, updatedAt }: PaperListProps) {
  const { t, textOf } = useText()
  const papers = usePaperOpener()
  const query = useQuery({
    queryKey: ['cases', caseId, 'papers', updatedAt],
    queryFn: ({ signal }) => call(contract.list, { caseId }, { signal, isQuiet: true }),
  })
  if (query.isError) return <ErrorState title={t('papers.loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <PageSkeleton />
  const whole = t('papers.wholeCaseOf', { number: number ?? '' })
  return (
    <div className="paper-list">
      {number === null && query.data.papers.length > 0 && <p className="tone-amber">{t('papers.withdrawn')}</p>}
      {query.data.papers.length === 0 ? (
        <p className="tone-grey">{t('papers.none')}</p>
      ) : (
        <ul>
          {query.data.papers.map(({ id, name, at, isOfWithdrawn }) => {
            const label = t('papers.opened', { name: textOf(name), time: formatMinute(at) })
            return (
              <li key={id}>
                <button
                  type="button"
                  className="form-link"
                  aria-busy={papers.busy === label}
                  onClick={() => papers.open(label, () => call(contract.open, { id }))}
                >
                  {textOf(name)}
                </button>
                <span className="tone-grey">{formatMinute(at)}</span>
                {isOfWithdrawn && number !== null && <span className="tone-amber"> {t('papers.ofWithdrawn')}</span>}
              </li>
            )
          })}
        </ul>
      )}
      <Button
        className="no-print"
        loading={papers.busy === whole}
        onClick={() => papers.open(whole, () => call(contract.wholeCase, { caseId }))}
      >
        {t('papers.wholeCase')}
      </Button>
      <FilePreview file={papers.opened} onClose={papers.close} />
    </div>
  )
}
