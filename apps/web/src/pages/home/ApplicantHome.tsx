import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CasePreset, CaseRow } from '@wenwu/core/cases/model'
import { draftStatus, statusesOfTone, statusTones } from '@wenwu/core/codes/statuses'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { contract as items } from '@wenwu/core/items/contract'
import { ReapplyButton } from '../../features/case-work/cases/ReapplyButton.tsx'
import { ReplyOfRow } from '../../features/case-work/cases/ReplyOfRow.tsx'
import { caseSentence, dayInSentence } from '../../features/case-work/cases/case-sentence.ts'
import { AnswerBy } from '../../item/AnswerBy.tsx'
import { OpenClockButton } from '../../item/OpenClock.tsx'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { useItemName } from '../../ui/list/item-choices.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { likelyItems } from './likely-items.ts'
import { HomeGreeting } from './HomeGreeting.tsx'
import { HomeSection } from './HomeSection.tsx'
import { NoticeCard } from './NoticeCard.tsx'
import { ObligationsSection } from './ObligationsSection.tsx'
import { recentCases } from './recent-cases.ts'

/** What does not wait for the applicant: drafts that were begun since would push decisions out. */
const handedIn = statusTones.filter((tone) => tone !== 'waiting-applicant').flatMap(statusesOfTone)

function useCases(preset: CasePreset, size: number, statuses?: string[]) {
  return useQuery({
    queryKey: [...queryKeys.cases, 'home', preset],
    queryFn: ({ signal }) =>
      call(
        cases.query,
        { filter: { preset, ...(statuses && { statuses }) }, sort: 'updated-desc', page: { number: 1, size } },
        { signal, isQuiet: true },
      ),
  })
}

function CaseLine({ row, isWaiting }: { row: CaseRow; isWaiting: boolean }) {
  const tools = useText()
  const { t } = tools
  const itemNameOf = useItemName()
  const pathTo = usePathTo()
  const isDraft = row.status === draftStatus
  const casePath = pathTo('case-page', { id: row.id })
  // what waits is done in the form; the title of a correction leads to the case, which says why it came back
  const formPath = pathTo('application-form', { id: row.id }) ?? casePath
  const path = isDraft ? formPath : casePath
  const day = dayInSentence(row)
  return (
    <li className="home-row">
      <span className="home-row-main">
        {path === undefined ? row.title || itemNameOf(row) : <Link to={path}>{row.title || itemNameOf(row)}</Link>}
        <span className="home-row-sentence">
          {caseSentence(row, tools)} {row.answerBy !== null && <AnswerBy caseId={row.id} day={row.answerBy} />}
          {day !== null && <OpenClockButton caseId={row.id} day={day} />}
        </span>
        <span className="home-row-note">
          {row.number !== null && <span className="mono">{row.number} · </span>}
          {itemNameOf(row)}
        </span>
      </span>
      <span className="home-row-act">
        {isWaiting && formPath !== undefined ? (
          <Link
            className="home-button"
            to={formPath}
            aria-label={`${t(isDraft ? 'shell.continueDraft' : 'shell.correctNow')} ${row.title}`}
          >
            {t(isDraft ? 'shell.continueDraft' : 'shell.correctNow')}
          </Link>
        ) : (
          <span className="status-cell">
            <ReapplyButton row={row} />
            <ReplyOfRow row={row} />
            <StatusTag of={row} />
          </span>
        )}
      </span>
    </li>
  )
}

/** What may be applied for, with its guide: what was applied for before and the like of it first. */
function NewApplication({ used }: { used: readonly string[] }) {
  const { t, textOf } = useText()
  const pathTo = usePathTo()
  const query = useQuery({
    queryKey: queryKeys.items,
    queryFn: ({ signal }) => call(items.list, {}, { signal, isQuiet: true }),
    staleTime: 600_000,
  })
  const open = query.data?.filter((item) => item.canApply)
  const allGuides = pathTo('work-guide')
  return (
    <HomeSection
      title={t('shell.newTitle')}
      path={pathTo('new-application')}
      query={{ ...query, data: open }}
      empty={t('shell.newEmpty')}
      emptyAction={allGuides === undefined ? undefined : <Link to={allGuides}>{t('public.guide')}</Link>}
    >
      {(entries) => (
        <ul className="home-rows">
          {likelyItems(entries, used)
            .slice(0, 8)
            .map((item) => {
              const apply = pathTo('new-application', {}, { itemCode: item.code })
              const guide = pathTo('work-guide', {}, { itemCode: item.code })
              return (
                <li key={item.code} className="home-row">
                  <span className="home-row-main">
                    {apply === undefined ? textOf(item.name) : <Link to={apply}>{textOf(item.name)}</Link>}
                    <span className="home-row-note">
                      {textOf(item.itemType)} · {textOf(item.deadline)}
                      {guide !== undefined && (
                        <>
                          {' · '}
                          <Link to={guide} aria-label={`${t('shell.guide')} ${textOf(item.name)}`}>
                            {t('shell.guide')}
                          </Link>
                        </>
                      )}
                    </span>
                  </span>
                </li>
              )
            })}
        </ul>
      )}
    </HomeSection>
  )
}

/** Home of applicants: what waits for them first, then how their applications stand, then something new (design ui §4). */
export function ApplicantHome() {
  const { t } = useText()
  const pathTo = usePathTo()
  const correcting = useCases('correcting', 10)
  const drafts = useCases('draft', 5)
  const latest = useCases('all', 10, handedIn)
  const concluded = useCases('concluded', 10)
  const hasWaiting = correcting.data !== undefined && drafts.data !== undefined
  const waiting = hasWaiting ? [...correcting.data.rows, ...drafts.data.rows] : undefined
  const mine = latest.data && concluded.data && recentCases(latest.data.rows, concluded.data.rows, toShanghaiDate(new Date()))
  const used = [...(waiting ?? []), ...(latest.data?.rows ?? []), ...(concluded.data?.rows ?? [])]
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .map(({ itemCode }) => itemCode)
  const refetchMine = (): void => {
    void latest.refetch()
    void concluded.refetch()
  }
  const refetch = (): void => {
    void correcting.refetch()
    void drafts.refetch()
  }
  return (
    <div className="page home">
      <HomeGreeting />
      <div className="home-columns">
        <div className="home-side">
          <HomeSection
            title={t('shell.waitingTitle')}
            count={waiting === undefined || waiting.length === 0 ? undefined : (correcting.data?.total ?? 0) + (drafts.data?.total ?? 0)}
            query={{ data: waiting, error: correcting.error ?? drafts.error, refetch }}
            empty={t('shell.waitingEmpty')}
          >
            {(rows) => (
              <ul className="home-rows">
                {rows.map((row) => (
                  <CaseLine key={row.id} row={row} isWaiting />
                ))}
              </ul>
            )}
          </HomeSection>
          <ObligationsSection />
          <HomeSection
            title={t('shell.myCasesTitle')}
            path={pathTo('cases')}
            query={{ data: mine, error: latest.error ?? concluded.error, refetch: refetchMine }}
            empty={waiting !== undefined && waiting.length > 0 ? t('shell.myCasesAbove', { n: waiting.length }) : t('shell.myCasesEmpty')}
          >
            {(rows) => (
              <ul className="home-rows">
                {rows.map((row) => (
                  <CaseLine key={row.id} row={row} isWaiting={false} />
                ))}
              </ul>
            )}
          </HomeSection>
        </div>
        <div className="home-side">
          <NewApplication used={used} />
          <NoticeCard />
        </div>
      </div>
    </div>
  )
}
