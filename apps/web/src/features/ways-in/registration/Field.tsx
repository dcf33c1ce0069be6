import type { ReactNode } from 'react'
import { useText } from '../../../lib/i18n.ts'
import { FormField, type FieldTies } from '../../../ui/FormField.tsx'
import type { Problem } from './problems.ts'
import { WayOn } from './WayOn.tsx'

export interface FieldProps {
  /** Field of the registration; the input has the id `registration-<name>`. */
  name: string
  label: string
  hint?: string | undefined
  isOptional?: boolean
  problems: readonly Problem[]
  children: (ties: FieldTies) => ReactNode
}

/** DOM id of a field's input. */
export function inputId(name: string): string {
  return `registration-${name}`
}

/** A field of the wizard: its problem stands on it, with the way on where there is one. */
export function Field({ name, label, hint, isOptional = false, problems, children }: FieldProps) {
  const { t } = useText()
  const problem = problems.find((each) => each.field === name)
  return (
    <FormField
      id={inputId(name)}
      className="registration-field"
      label={label}
      isRequired={!isOptional}
      {...(isOptional && { note: t('registration.optional') })}
      {...(hint !== undefined && { hint })}
      error={
        problem === undefined ? (
          ''
        ) : (
          <>
            {problem.text} <WayOn code={problem.code} />
          </>
        )
      }
    >
      {children}
    </FormField>
  )
}
