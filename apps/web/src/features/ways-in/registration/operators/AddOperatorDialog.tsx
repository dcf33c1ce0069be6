import { useState } from 'react'
import { Alert, Checkbox, Input } from 'antd'
import { agreements } from '@wenwu/core/registration/agreements'
import { contract } from '@wenwu/core/registration/contract'
import { normalizeFields } from '@wenwu/core/registration/rules'
import { newId } from '@wenwu/core/kernel/id'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { sealPassword } from '../../../../lib/seal-password.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { CodeInput } from '../CodeInput.tsx'
import { Field, inputId } from '../Field.tsx'
import { checkPassword, checkTexts, problemsOf, type Problem } from '../problems.ts'
import '../registration.css'

interface Values {
  name: string
  username: string
  email: string
  mobile: string
  code: string
  password: string
}

const blank: Values = { name: '', username: '', email: '', mobile: '', code: '', password: '' }
const lines = [
  { field: 'name', label: 'registration.name' },
  { field: 'username', label: 'registration.username', hint: 'registration.usernameHint' },
  { field: 'email', label: 'registration.email' },
  { field: 'mobile', label: 'registration.mobile' },
] as const satisfies readonly { field: keyof Values; label: TextKey; hint?: TextKey }[]

export interface AddOperatorDialogProps {
  onClose: () => void
  onAdded: (name: string) => void
}

/** A further account of the entity: who it is, the phone with its code, a first password, authorised at once or later. */
export function AddOperatorDialog({ onClose, onAdded }: AddOperatorDialogProps) {
  const { t, textOf } = useText()
  const [values, setValues] = useState(blank)
  const [isAuthorized, setAuthorized] = useState(true)
  const [isStated, setStated] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [requestKey] = useState(newId)
  const statement = agreements.operator

  const change = (field: keyof Values, value: string): void => {
    setValues((known) => ({ ...known, [field]: value }))
    setProblems((known) => known.filter((problem) => problem.field !== field && problem.field !== ''))
  }
  const show = (found: readonly Problem[]): void => {
    setProblems(found)
    const first = found.find((problem) => problem.field !== '')
    if (first !== undefined) document.getElementById(inputId(first.field))?.focus()
  }
  const check = (): Problem[] => {
    const { name, username, email, mobile, code, password } = values
    const found = [
      ...checkTexts({ name, username, email, mobile }),
      ...checkPassword(password, password, username).filter((problem) => problem.field === 'password'),
    ]
    if (code.trim() === '') found.push({ field: 'code', code: 'blank', text: t('registration.problem.code.blank') })
    if (!isStated) found.push({ field: '', code: 'blank', text: t('registration.agreeFirst') })
    return found
  }

  const submit = async (): Promise<void> => {
    const found = check()
    if (found.length > 0) {
      show(found)
      throw new Error('a field was refused')
    }
    try {
      const { code, password, ...texts } = values
      const account = { ...normalizeFields(texts), password: await sealPassword(password), proof: code }
      await call(
        contract.addOperator,
        { ...account, isAuthorized, statement: statement.version },
        { isQuiet: true, idempotencyKey: requestKey },
      )
      onAdded(values.name.trim())
    } catch (error) {
      show(problemsOf(error))
      throw error
    }
  }

  const general = problems.filter((problem) => problem.field === '')
  return (
    <ConfirmDialog
      isOpen
      hasFields
      isEnterEnough
      title={t('registration.operatorAddTitle')}
      width={560}
      confirmText={t('registration.operatorAdd')}
      onConfirm={submit}
      onClose={onClose}
    >
      <p className="registration-lead">{t('registration.operatorsIntro')}</p>
      <div role="alert">
        {general.length > 0 && <Alert type="error" showIcon title={general.map((problem) => problem.text).join(' ')} />}
      </div>
      {lines.map((line) => (
        <Field
          key={line.field}
          name={line.field}
          label={t(line.label)}
          hint={'hint' in line ? t(line.hint) : undefined}
          problems={problems}
        >
          {(ties) => (
            <Input
              {...ties}
              value={values[line.field]}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              onChange={(event) => change(line.field, event.target.value)}
            />
          )}
        </Field>
      ))}
      <CodeInput
        mobile={values.mobile}
        value={values.code}
        hint={t('registration.operatorCodeHint')}
        problems={problems}
        onChange={(code) => change('code', code)}
        onProblems={show}
      />
      <Field name="password" label={t('registration.password')} hint={t('registration.operatorPasswordHint')} problems={problems}>
        {(ties) => (
          <Input.Password
            {...ties}
            value={values.password}
            autoComplete="new-password"
            maxLength={60}
            onChange={(event) => change('password', event.target.value)}
          />
        )}
      </Field>
      <p>
        <Checkbox checked={isAuthorized} onChange={(event) => setAuthorized(event.target.checked)}>
          {t('registration.operatorAuthorizeNow')}
        </Checkbox>
      </p>
      <p>
        <Checkbox checked={isStated} onChange={(event) => setStated(event.target.checked)}>
          {textOf(statement.paragraphs[0])}
        </Checkbox>
      </p>
    </ConfirmDialog>
  )
}
