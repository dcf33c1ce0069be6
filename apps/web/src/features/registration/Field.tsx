import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n.ts'
import type { Problem } from './problems.ts'
import { WayOn } from './WayOn.tsx'

/** What an input needs to be tied to its label, hint and problem. */
export interface InputTies {
  id: string
  status: 'error' | ''
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': boolean
}

export interface FieldProps {
  /** Field of the registration; the input has the id `registration-<name>`. */
  name: string
  label: string
  hint?: string | undefined
  isOptional?: boolean
  problems: readonly Problem[]
  children: (ties: InputTies) => ReactNode
}

/** DOM id of a field's input. */
export function inputId(name: string): string {
  return `registration-${name}`
}

/** Label, hint, input, problem with its way on. */
export function Field({ name, label, hint, isOptional = false, problems, children }: FieldProps) {
  const { t } = useText()
  const id = inputId(name)
  const problem = problems.find((each) => each.field === name)
  const describedBy = [hint === undefined ? '' : `${id}-hint`, problem === undefined ? '' : `${id}-problem`].filter(Boolean).join(' ')
  const ties: InputTies = {
    id,
    status: problem === undefined ? '' : 'error',
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-required': !isOptional,
  }
  return (
    <div className={problem === undefined ? 'registration-field' : 'registration-field has-problem'}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="registration-optional">{t('registration.optional')}</span>}
      </label>
      {hint !== undefined && (
        <p className="registration-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children(ties)}
      {problem !== undefined && (
        <p className="registration-problem" id={`${id}-problem`}>
          {problem.text} <WayOn code={problem.code} />
        </p>
      )}
    </div>
  )
}
