import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract as notices } from '@wenwu/core/notices/contract'
import { contract as portal } from '@wenwu/core/portal/contract'
import { call } from '../../lib/call.ts'
import { formatDate } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { TabBar } from '../../ui/TabBar.tsx'
import { HomeSection } from './HomeSection.tsx'
import type { ShownText } from './TextDialog.tsx'

// the first thing anybody sees is the list
const TextDialog = lazy(async () => ({ default: (await import('./TextDialog.tsx')).TextDialog }))

const panels = ['notices', 'faqs', 'help'] as const
type Panel = (typeof panels)[number]

/** Entries of a panel on the card; all of them are on the page behind 查看全部. */
const shown = 8

interface Line extends ShownText {
  id: string
  /** `YYYY-MM-DD`; '' where it says nothing. */
  day: string
}

/** The notice card of specification §2.10: latest notices, common questions, or the help manual; an entry opens in place. */
export function NoticeCard() {
  const { t } = useText()
  const pathTo = usePathTo()
  const [panel, setPanel] = useState<Panel>('notices')
  const [open, setOpen] = useState<ShownText>()
  const lines = useLines(panel)
  const all = panel === 'notices' ? pathTo('notices') : undefined
  return (
    <HomeSection
      title={t('portal.panels')}
      query={lines}
      empty=""
      header={
        <div className="home-card-head">
          <TabBar
            label={t('portal.panels')}
            items={panels.map((key) => ({ key, label: t(`portal.${key}`) }))}
            active={panel}
            onChange={(key) => setPanel(panels.find((one) => one === key) ?? 'notices')}
          />
          <Link to={all ?? pathTo('online-information', {}, { tab: panel }) ?? '/online_info'}>{t('shell.viewAll')}</Link>
        </div>
      }
    >
      {(entries) => (
        <ul className="home-notices">
          {entries.slice(0, shown).map((line) => (
            <li key={line.id}>
              <button type="button" aria-haspopup="dialog" onClick={() => setOpen(line)}>
                {line.title}
              </button>
              {line.day !== '' && <time>{formatDate(line.day)}</time>}
            </li>
          ))}
          {open !== undefined && (
            <Suspense>
              <TextDialog shown={open} onClose={() => setOpen(undefined)} />
            </Suspense>
          )}
        </ul>
      )}
    </HomeSection>
  )
}

/** The lines of a panel. Errors of notices are shown on the card alone, never as a message (specification §7.4 ignores them). */
function useLines(panel: Panel): { data: Line[] | undefined; error: unknown; refetch: () => unknown } {
  const latest = useQuery({
    queryKey: queryKeys.notices,
    queryFn: ({ signal }) => call(notices.list, {}, { signal, isQuiet: true }),
    enabled: panel === 'notices',
  })
  const information = useQuery({
    queryKey: ['portal', 'information'],
    queryFn: ({ signal }) => call(portal.information, {}, { signal, isQuiet: true }),
    enabled: panel !== 'notices',
  })
  if (panel === 'notices')
    return {
      ...latest,
      data: latest.data?.map((notice) => {
        const day = notice.pub_time.slice(0, 10)
        return { id: notice.id, title: notice.notice_title, text: notice.notice_content, note: notice.pub_organization, day }
      }),
    }
  const data =
    panel === 'faqs'
      ? information.data?.faqs.map(({ id, question, answer, category }) => ({ id, title: question, text: answer, note: category, day: '' }))
      : information.data?.helpArticles.map(({ id, title, body }) => ({ id, title, text: body, note: '', day: '' }))
  return { ...information, data }
}
