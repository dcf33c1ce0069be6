import { Steps } from 'antd'
import { useSearchParams } from 'react-router'
import { forgotUserOf } from '@wenwu/core/verification/model'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { QrInstead } from './QrInstead.tsx'
import { ConfirmAccountStep } from './ConfirmAccountStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { useWizard } from './wizard-state.ts'
import './recovery.css'

/** /ForgetPwd, with the `type` of the entrance one came from: 确认账号 → 重置密码 → 完成, then the sign-in page (specification §2.3, §4.3). Back only from the second step to the first. */
export function ForgotPasswordPage() {
  const { t } = useText()
  const [query] = useSearchParams()
  const [state, change] = useWizard(forgotUserOf(query.get('type')))
  usePageTitle(t('recovery.title'))
  const titles = [t('recovery.stepConfirm'), t('recovery.stepReset'), t('recovery.stepDone')]
  return (
    <div className="page recovery">
      <PageHeader title={t('recovery.title')} description={t('recovery.intro')} />
      <nav aria-label={t('recovery.steps')} className="recovery-steps">
        <Steps size="small" responsive={false} current={state.step} items={titles.map((title) => ({ title }))} />
      </nav>
      <section className="panel recovery-step" aria-label={titles[state.step]}>
        {state.step === 0 && <ConfirmAccountStep state={state} change={change} />}
        {state.step === 0 && <QrInstead userType={state.userType} />}
        {state.step === 1 && (
          <NewPasswordStep
            id={state.resetId}
            username={state.username}
            onBack={() => change({ step: 0, resetId: '' })}
            onDone={() => change({ step: 2, resetId: '' })}
          />
        )}
        {state.step === 2 && <DoneStep userType={state.userType} />}
      </section>
    </div>
  )
}
