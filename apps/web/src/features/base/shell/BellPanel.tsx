import { Button, Drawer } from 'antd'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/bell/contract'
import { batchBellKinds, keptDays, keptMessages, type BellMessage } from '@wenwu/core/bell/model'
import { nameOf } from '@wenwu/core/codes/code-list'
import { conclusionList } from '@wenwu/core/codes/conclusions'
import { refreshBell } from '../../../lib/bell-count.ts'
import { call } from '../../../lib/call.ts'
import { formatDate, formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo, type PathTo } from '../../../lib/pages.ts'
import { queryClient, queryKeys } from '../../../lib/query.ts'
import { OpenClockButton } from '../../../item/OpenClock.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { conclusionTones } from '../../../ui/conclusion-tones.ts'
import './bell.css'

/** What the person was told, the newest first; each leads to its case, its plan or the project of it. */
export function BellPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useText()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...queryKeys.bell, 'messages'],
    queryFn: ({ pageParam, signal }) =>
      call(contract.list, pageParam === undefined ? {} : { before: pageParam }, { signal, isQuiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.id : undefined),
    enabled: isOpen,
    staleTime: 0,
  })
  const messages = data?.pages.flatMap((page) => page.messages) ?? []
  const newest = messages[0]
  const readAll = (): void => {
    if (newest !== undefined) call(contract.readAll, { upTo: newest.id }).then(refreshBell, () => undefined)
  }
  return (
    <Drawer
      open={isOpen}
      title={t('bell.title')}
      size={400}
      rootClassName="bell-panel no-print"
      onClose={onClose}
      extra={
        <Button type="link" size="small" disabled={messages.every((message) => message.isRead)} onClick={readAll}>
          {t('bell.readAll')}
        </Button>
      }
    >
      {error !== null && data === undefined ? (
        <ErrorState title={t('bell.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data !== undefined && messages.length === 0 && <p className="bell-note">{t('bell.none')}</p>}
          <ul className="bell-list" aria-busy={isFetching}>
            {messages.map((message) => (
              <BellLine key={message.id} message={message} onFollow={onClose} />
            ))}
          </ul>
          {hasNextPage && (
            <Button block loading={isFetching} onClick={() => void fetchNextPage()}>
              {t('bell.more')}
            </Button>
          )}
          {messages.length > 0 && !hasNextPage && <p className="bell-note">{t('bell.kept', { days: keptDays, n: keptMessages })}</p>}
        </>
      )}
    </Drawer>
  )
}

function BellLine({ message, onFollow }: { message: BellMessage; onFollow: () => void }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const { id, caseId, number, title, at, isRead, by } = message
  const follow = (): void => {
    onFollow()
    // the page of the case may stand open, as it was before
    if (caseId !== null) void queryClient.invalidateQueries({ queryKey: queryKeys.caseOf(caseId) })
    if (!isRead) call(contract.read, { id }, { isQuiet: true }).then(refreshBell, () => undefined)
  }
  return (
    <li className={isRead ? undefined : 'is-unread'}>
      <Link to={subjectOf(message, pathTo) ?? '/home'} onClick={follow}>
        <strong>
          <BellWords message={message} />
          {!isRead && <span className="visually-hidden">{t('bell.unread')}</span>}
        </strong>
        {by !== null && (
          <span className="bell-by">
            {t('bell.by', { name: by.name, act: by.act })}
            {by.words !== '' && <q>{by.words}</q>}
          </span>
        )}
        <span className="bell-title">{title || t('list.untitled')}</span>
        <span className="bell-facts">
          {number !== null && <span className="mono">{number}</span>}
          <time dateTime={at}>{formatMinute(at)}</time>
        </span>
      </Link>
      {message.dueOn !== null && caseId !== null && <OpenClockButton caseId={caseId} day={message.dueOn} />}
    </li>
  )
}

/** The page that a message is about, as far as who is told may open it. */
function subjectOf({ kind, caseId, planId, planRow }: BellMessage, pathTo: PathTo): string | undefined {
  if (kind === 'authorised') return pathTo('authorisations')
  if (planRow !== null) return pathTo('plan-project', { id: planRow.id })
  // whose ranking is over reads the plan no more, and of a batch there may be no plan yet
  if (kind === 'plan-ranking-ended' || (planId === null && batchBellKinds.includes(kind))) return pathTo('annual-plans')
  if (planId !== null) return pathTo('plan-page', { id: planId })
  return caseId === null ? undefined : pathTo('case-page', { id: caseId })
}

/** What happened; of a decision its outcome, in the colour of the case's status. */
function BellWords({ message: { kind, planRow, title, conclusion, documentNumber, dueOn } }: { message: BellMessage }) {
  const { t, locale } = useText()
  if (conclusion === null) {
    const words = t(`bell.kind-${kind}`, { date: formatDate(dueOn), name: planRow?.name ?? title })
    return kind === 'case-correction' && dueOn !== null ? t('bell.answerBy', { words, date: formatDate(dueOn) }) : words
  }
  const outcome = nameOf(conclusionList, conclusion, locale)
  return (
    <span className={conclusionTones[conclusion]}>
      {documentNumber === null ? outcome : t('bell.decided', { outcome, number: documentNumber })}
    </span>
  )
}
