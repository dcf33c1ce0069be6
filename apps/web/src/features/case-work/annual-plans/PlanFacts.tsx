import { useState } from 'react'
import { Button, Modal } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract } from '@wenwu/core/annual-plans/contract'
import { hasKnownDecisions, type PlanView } from '@wenwu/core/annual-plans/model'
import { planRowList } from '@wenwu/core/annual-plans/list'
import { moveFields } from '@wenwu/core/annual-plans/move-fields'
import { isReasoned } from '@wenwu/core/annual-plans/move-table'
import { isDecision, planActs } from '@wenwu/core/annual-plans/moves'
import { say } from '@wenwu/core/i18n/words'
import { formatMoney } from '@wenwu/core/kernel/money'
import { call } from '../../../lib/call.ts'
import { formatDate, formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { sumOrDash } from './plan-sums.ts'

/** What a plan is at a glance, in a line above its rows, and its history. */
export function PlanFacts({ plan }: { plan: PlanView }) {
  const { t, textOf, locale } = useText()
  const [shown, setShown] = useState<'history' | 'difference'>()
  const facts: [label: string, value: string][] = [
    [t('annual-plans.province'), nameOf(provinces, plan.provinceCode, locale)],
    [t('annual-plans.dueOn'), plan.isClosed ? t('annual-plans.batchClosed') : formatDate(plan.dueOn)],
    [t('annual-plans.rowCount'), String(plan.rowCount)],
    [t('annual-plans.budget'), formatMoney(plan.budget)],
    [t('annual-plans.stateFunds'), formatMoney(plan.stateFunds)],
    ...(hasKnownDecisions(plan) ? [[t('annual-plans.approvedFunds'), sumOrDash(plan.approvedFunds)] as [string, string]] : []),
    ...(plan.letterNumber === '' ? [] : [[textOf(moveFields.letterNumber.label), plan.letterNumber] as [string, string]]),
    ...(plan.thirdParty === null ? [] : [[textOf(moveFields.thirdPartyId.label), plan.thirdParty] as [string, string]]),
  ]
  // until the next move it is what the plan is about
  const last = plan.events.find(({ act }) => !isDecision(act))
  const isAsked = last !== undefined && last.note !== '' && isReasoned(last.act)
  return (
    <div className="plan-facts">
      {isAsked && (
        <p className="plan-reason">
          <strong>{nameOfAct(last.act, t)}</strong> {last.note}{' '}
          <span className="tone-grey">
            {last.person} {formatMinute(last.at)}
          </span>
        </p>
      )}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {plan.canDecide && plan.undecided > 0 && (
        <Link to={{ search: '?result=open' }}>{t('annual-plans.undecided', { n: plan.undecided })}</Link>
      )}
      {plan.events.length > 0 && (
        <Button className="no-print" type="link" size="small" onClick={() => setShown('history')}>
          {t('annual-plans.showHistory', { n: plan.events.length })}
        </Button>
      )}
      {plan.rounds > 1 && plan.events.length > 0 && (
        <Button className="no-print" type="link" size="small" onClick={() => setShown('difference')}>
          {t('annual-plans.difference')}
        </Button>
      )}
      {shown !== undefined && (
        <Modal
          open
          footer={null}
          width={760}
          title={t(shown === 'history' ? 'annual-plans.history' : 'annual-plans.differenceTitle')}
          onCancel={() => setShown(undefined)}
        >
          {shown === 'history' ? <History plan={plan} /> : <Difference planId={plan.id} />}
        </Modal>
      )}
    </div>
  )
}

/** What an act is called; one of a later version stands by its name. */
function nameOfAct(act: string, t: ReturnType<typeof useText>['t']): string {
  const known = planActs.find((key) => key === act)
  return known === undefined ? act : t(`annual-plans.act-${known}`)
}

function History({ plan }: { plan: PlanView }) {
  const { t } = useText()
  return (
    <ol className="plan-history">
      {plan.events.map((event) => (
        <li key={event.id}>
          <p>
            <strong>{nameOfAct(event.act, t)}</strong> {event.person} <span className="tone-grey">{event.organization}</span>
            <time>{formatMinute(event.at)}</time>
          </p>
          {event.note !== '' && <p className="plan-history-note">{event.note}</p>}
        </li>
      ))}
    </ol>
  )
}

/** What the province changed since the time before. */
function Difference({ planId }: { planId: string }) {
  const words = useText()
  const { t } = words
  const { data, error, refetch } = useQuery({
    queryKey: ['annual-plan', planId, 'difference'],
    queryFn: ({ signal }) => call(contract.difference, { id: planId }, { signal, isQuiet: true }),
  })
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton />
  const { added, removed, changed } = data
  if (added.length + removed.length + changed.length === 0) return <p>{t('annual-plans.noDifference')}</p>
  const titleOf = (key: string): string => {
    const field = planRowList.fields.find((each) => each.key === key)
    return field === undefined ? key : say(words, field.title)
  }
  return (
    <div className="plan-difference">
      {changed.length > 0 && (
        <table className="plan-table">
          <caption>
            {t('annual-plans.differenceChanged')} {changed.length}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('annual-plans.projectName')}</th>
              <th scope="col" />
              <th scope="col">{t('annual-plans.before')}</th>
              <th scope="col">{t('annual-plans.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.flatMap(({ projectName, fields }, i) =>
              fields.map(({ field, before, after }, at) => (
                <tr key={`${i} ${field}`}>
                  {at === 0 && <td rowSpan={fields.length}>{projectName}</td>}
                  <td>{titleOf(field)}</td>
                  <td>
                    <del>{before === '' ? '—' : before}</del>
                  </td>
                  <td>
                    <ins>{after === '' ? '—' : after}</ins>
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
      {(
        [
          ['annual-plans.differenceAdded', added],
          ['annual-plans.differenceRemoved', removed],
        ] as const
      ).map(
        ([title, names]) =>
          names.length > 0 && (
            <section key={title}>
              <h3>
                {t(title)} {names.length}
              </h3>
              <ul>
                {names.map((name, i) => (
                  <li key={i}>{name}</li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}
