import { Checkbox } from 'antd'
import { agreements, type AgreementKind } from '@wenwu/core/registration/agreements'
import type { RegistrantKind } from '@wenwu/core/registration/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../../lib/i18n.ts'
import { inputId } from './Field.tsx'
import type { Problem } from './problems.ts'
import { agreementsOf, type Draft } from './registration-draft.ts'

const labels: Record<Exclude<AgreementKind, 'operator'>, TextKey> = {
  service: 'registration.agreeService',
  privacy: 'registration.agreePrivacy',
  'identity-number': 'registration.agreeIdentity',
}

export interface AgreementStepProps {
  kind: RegistrantKind
  agreed: Draft['agreed']
  problems: readonly Problem[]
  onAgree: (kind: AgreementKind, version: string) => void
}

/** Each text with a box of its own: nobody agrees to the sensitive one by agreeing to the rest. */
export function AgreementStep({ kind, agreed, problems, onAgree }: AgreementStepProps) {
  const { t, textOf } = useText()
  return (
    <>
      <p className="registration-lead">{t('registration.readAgreements')}</p>
      {agreementsOf[kind].map((each) => {
        const { title, paragraphs, version } = agreements[each]
        const id = inputId(`agreement-${each}`)
        const problem = problems.find((found) => found.field === `agreement-${each}`)
        return (
          <section key={each} className={problem === undefined ? 'registration-agreement' : 'registration-agreement has-problem'}>
            <h3 id={`${id}-title`}>
              {textOf(title)} <small>{t('registration.version', { version })}</small>
            </h3>
            <div className="registration-agreement-text" role="region" aria-labelledby={`${id}-title`} tabIndex={0}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph.zh_CN}>{textOf(paragraph)}</p>
              ))}
            </div>
            <Checkbox
              id={id}
              checked={agreed[each] === version}
              aria-invalid={problem === undefined ? undefined : true}
              onChange={(event) => onAgree(each, event.target.checked ? version : '')}
            >
              {t(labels[each as keyof typeof labels])}
            </Checkbox>
          </section>
        )
      })}
    </>
  )
}
