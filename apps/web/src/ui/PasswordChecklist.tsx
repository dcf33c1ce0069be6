import { passwordKinds, passwordLimits, type PasswordKind } from '@wenwu/core/auth/password-rule'
import { useText } from '../lib/i18n.ts'
import './password-checklist.css'

const kinds: readonly PasswordKind[] = ['digit', 'upper', 'lower', 'special']

/** The password rule of specification §5 as a list that is ticked while one types: 6 to 16 characters, three of four kinds. */
export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useText()
  const length = Array.from(password).length
  const present = passwordKinds(password)
  const entry = (key: string, isMet: boolean, words: string) => (
    <li key={key} className={isMet ? 'is-met' : undefined}>
      <span aria-hidden="true">{isMet ? '✓' : '○'}</span>
      {words}
      <span className="visually-hidden">{t(isMet ? 'recovery.ruleMet' : 'recovery.ruleOpen')}</span>
    </li>
  )
  return (
    <ul className="password-checklist" aria-label={t('recovery.rules')}>
      {entry('length', length >= passwordLimits.min && length <= passwordLimits.max, t('recovery.ruleLength'))}
      {entry('kinds', present.length >= passwordLimits.kinds, t('recovery.ruleKinds', { n: present.length }))}
      <li className="password-kinds">
        <ul>{kinds.map((kind) => entry(kind, present.includes(kind), t(`recovery.${kind}`)))}</ul>
      </li>
    </ul>
  )
}
