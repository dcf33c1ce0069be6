import { Alert, Button, Steps } from 'antd'
import { Link } from 'react-router'
import { userKindCode } from '@wenwu/core/auth/model'
import type { RegistrantKind } from '@wenwu/core/registration/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { useIsNarrow } from '../../../lib/viewport.ts'
import { AccountStep } from './AccountStep.tsx'
import { AgreementStep } from './AgreementStep.tsx'
import { ArrivalNote } from './ArrivalNote.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { steps } from './registration-draft.ts'
import { problemId, useRegistration } from './use-registration.ts'
import { RegistrantContext } from './WayOn.tsx'
import '../../../ui/page.css'
import './registration.css'

const titles: Record<RegistrantKind, { page: TextKey; intro: TextKey; other: TextKey; otherPath: string; details: TextKey }> = {
  individual: {
    page: 'registration.individualTitle',
    intro: 'registration.individualIntro',
    other: 'registration.entityTitle',
    otherPath: '/RegisterLPStep',
    details: 'registration.stepIdentity',
  },
  'legal-entity': {
    page: 'registration.entityTitle',
    intro: 'registration.entityIntro',
    other: 'registration.individualTitle',
    otherPath: '/IndividualRegistration',
    details: 'registration.stepEntity',
  },
}

/** Registration in four steps (specification §2.1): agreements, account and telephone, identity or entity, done. */
export function RegistrationWizard({ kind }: { kind: RegistrantKind }) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  const registration = useRegistration(kind)
  const { step, problems, isBusy, registered, arrival, dropArrival, stepProps } = registration
  const title = titles[kind]
  usePageTitle(t(title.page))
  const names = [t('registration.stepAgreement'), t('registration.stepAccount'), t(title.details), t('registration.stepDone')]
  const general = problems.filter((problem) => problem.field === '')

  return (
    <RegistrantContext value={kind}>
      <div className="registration">
        <header className="registration-head">
          <h1>{t(title.page)}</h1>
          {step !== steps.done && (
            <p>
              {t(title.intro)} <Link to={title.otherPath}>{t('registration.toOther', { other: t(title.other) })}</Link>
            </p>
          )}
        </header>
        {isNarrow ? (
          <p className="registration-progress">
            {t('registration.progress', { n: step + 1, total: names.length })} · {names[step]}
          </p>
        ) : (
          <nav aria-label={t('registration.steps')}>
            <Steps size="small" current={step} items={names.map((name) => ({ title: name }))} />
          </nav>
        )}
        <div className="panel registration-panel">
          {registered === undefined ? (
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                void registration.next()
              }}
            >
              <h2 id="registration-step" tabIndex={-1}>
                {names[step]}
              </h2>
              <div id={problemId} role="alert" tabIndex={-1}>
                {general.length > 0 && <Alert type="error" showIcon title={general.map((problem) => problem.text).join(' ')} />}
              </div>
              {arrival !== undefined && <ArrivalNote arrival={arrival} onDrop={dropArrival} />}
              {step === steps.agreement && (
                <AgreementStep kind={kind} agreed={stepProps.draft.agreed} problems={problems} onAgree={registration.agree} />
              )}
              {step === steps.account && <AccountStep {...stepProps} />}
              {step === steps.details && <DetailsStep kind={kind} arrival={arrival} {...stepProps} />}
              <div className="registration-actions">
                {step > steps.agreement && (
                  <Button onClick={registration.back} disabled={isBusy}>
                    {t('common.previous')}
                  </Button>
                )}
                <Button type="primary" htmlType="submit" loading={isBusy}>
                  {step === steps.details ? t(isBusy ? 'registration.submitting' : 'registration.submit') : t('common.next')}
                </Button>
                <span className="registration-sign-in">
                  {t('registration.haveAccount')} <Link to={`/login?type=${userKindCode[kind]}`}>{t('registration.signIn')}</Link>
                </span>
              </div>
            </form>
          ) : (
            <DoneStep registered={registered} organizationName={stepProps.draft.organizationName} arrival={arrival} />
          )}
        </div>
        {step !== steps.done && <p className="registration-kept">{t('registration.keptHere')}</p>}
      </div>
    </RegistrantContext>
  )
}
