import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract as audit } from '@wenwu/core/audit/contract'
import type { Verification } from '@wenwu/core/audit/model'
import { contract as desks } from '@wenwu/core/desks/contract'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { contract as incidents } from '@wenwu/core/incidents/contract'
import { contract as users } from '@wenwu/core/users/contract'
import { call } from '../../lib/call.ts'
import { today } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePages, usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { useHasPermission } from '../../lib/session.ts'
import { ContentSections } from './ContentSections.tsx'
import { Enquiry } from './Enquiry.tsx'
import { Figure } from './Figure.tsx'
import { HomeGreeting } from './HomeGreeting.tsx'
import { NoticeCard } from './NoticeCard.tsx'
import './home.css'

const verificationTexts: Record<Verification['status'], { text: TextKey; tone: 'green' | 'amber' | 'red' }> = {
  running: { text: 'shell.auditRunning', tone: 'amber' },
  whole: { text: 'shell.auditWhole', tone: 'green' },
  damaged: { text: 'shell.auditDamaged', tone: 'red' },
  failed: { text: 'shell.auditFailed', tone: 'red' },
}

/** What each of the three administrators looks after: new accounts, failed jobs, refused sign-ins, the audit trail, and what the server counts for them. */
function AdministratorFigures() {
  const { t } = useText()
  const pathTo = usePathTo()
  const [seesAccounts, seesJobs, seesSignIns, seesAudit] = [
    useHasPermission('user.read'),
    useHasPermission('incident.manage'),
    useHasPermission('log.sign-in'),
    useHasPermission('audit.read'),
  ]
  const pending = useQuery({
    queryKey: ['users', 'home-pending'],
    queryFn: ({ signal }) =>
      call(users.list, { filter: { status: 'pending' }, sort: 'created-desc', page: { number: 1, size: 1 } }, { signal, isQuiet: true }),
    enabled: seesAccounts,
    refetchOnWindowFocus: 'always',
  })
  const jobs = useQuery({
    queryKey: ['incidents', 'figures'],
    queryFn: ({ signal }) => call(incidents.figures, {}, { signal, isQuiet: true }),
    enabled: seesJobs,
    refetchOnWindowFocus: 'always',
  })
  const signIns = useQuery({
    queryKey: ['logs', 'figures'],
    queryFn: ({ signal }) => call(audit.figures, {}, { signal, isQuiet: true }),
    enabled: seesSignIns,
    refetchOnWindowFocus: 'always',
  })
  const verification = useQuery({
    queryKey: ['verification'],
    queryFn: ({ signal }) => call(audit.lastVerification, {}, { signal, isQuiet: true }),
    enabled: seesAudit,
  })
  const counted = useQuery({
    queryKey: queryKeys.figures,
    queryFn: ({ signal }) => call(desks.figures, {}, { signal, isQuiet: true }),
    refetchOnWindowFocus: 'always',
  })
  const figures = counted.data ?? []
  if (!seesAccounts && !seesJobs && !seesSignIns && !seesAudit && figures.length === 0) return null
  const run = verification.data
  const checked =
    run === undefined
      ? undefined
      : run === null
        ? { text: 'shell.auditNever' as const, tone: 'amber' as const }
        : verificationTexts[run.status]
  return (
    <section className="panel figures" aria-label={t('shell.dutyFigures')}>
      {seesAccounts && (
        <Figure
          label="shell.accountsPending"
          value={pending.data?.total}
          tone="amber"
          path={pathTo('user-management', {}, { preset: 'pending' })}
        />
      )}
      {seesJobs && <Figure label="shell.failedJobs" value={jobs.data?.open} tone="red" path={pathTo('incidents')} />}
      {seesSignIns && (
        <Figure
          label="shell.signInsDenied"
          value={signIns.data?.deniedToday}
          tone="red"
          path={pathTo('logging-login', {}, { outcome: 'denied', from: today() })}
        />
      )}
      {seesAudit && (
        <Figure
          label="shell.auditCheck"
          value={checked === undefined ? undefined : t(checked.text)}
          tone={checked?.tone}
          path={pathTo('logging-operation')}
        />
      )}
      {figures.map(({ key, label, tone, component, address, count }) => (
        <Figure key={key} label={label} value={count} tone={tone ?? undefined} path={pathTo(component, {}, address)} />
      ))}
    </section>
  )
}

/** The screens that this person has and others do not. */
function OwnScreens() {
  const { t, textOf } = useText()
  const pages = usePages((state) => state.all).filter((page) => page.menu !== undefined && page.menu.permissionCode !== '')
  if (pages.length === 0) return null
  return (
    <section className="panel" aria-labelledby="own-screens">
      <header className="panel-title">
        <h2 id="own-screens">{t('shell.ownScreens')}</h2>
      </header>
      <ul className="home-links">
        {pages.map((page) => (
          <li key={page.pattern}>
            <Link className="home-button" to={page.pattern}>
              {page.menu === undefined ? '' : textOf(page.menu.titles)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Home of those who have no to-dos: administrators, editors, customs. Each sees what waits for them, and the way to their screens. */
export function DutyHome() {
  const writes = useHasPermission('content.edit')
  const hasDuties = usePages((state) => state.all).some((page) => page.menu !== undefined && page.menu.permissionCode !== '')
  return (
    <div className="page home">
      <HomeGreeting />
      <AdministratorFigures />
      <div className="home-columns">
        <div className="home-side">
          {writes && <ContentSections />}
          {!hasDuties && <Enquiry />}
          <OwnScreens />
        </div>
        <div className="home-side">
          <NoticeCard />
        </div>
      </div>
    </div>
  )
}
