import { useId, type ReactNode } from 'react'
import './form-field.css'

/** What ties a control to its label, hint and error for readers. */
export interface FieldTies {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean
}

export interface FormFieldProps {
  label: string
  isRequired?: boolean
  /** Under the control, always there. */
  hint?: ReactNode
  /** In words; an empty text is none. */
  error?: string
  /** A group of controls (radios) is labelled, not pointed at. */
  isGroup?: boolean
  children: (ties: FieldTies) => ReactNode
}

/** One field of a small form: label above, the control, its error and its hint beneath, tied together for readers. */
export function FormField({ label, isRequired = false, hint, error = '', isGroup = false, children }: FormFieldProps) {
  const id = useId()
  const described = [error !== '' && `${id}-error`, hint !== undefined && `${id}-hint`].filter((part) => part !== false)
  const ties: FieldTies = {
    id,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': error !== '',
    'aria-required': isRequired,
  }
  const words = (
    <>
      {label}
      {isRequired && (
        <span className="form-field-mark" aria-hidden="true">
          *
        </span>
      )}
    </>
  )
  return (
    <div className={`form-field${error === '' ? '' : ' has-error'}`} {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}>
      {isGroup ? (
        <span className="form-field-label" id={`${id}-label`}>
          {words}
        </span>
      ) : (
        <label className="form-field-label" htmlFor={id}>
          {words}
        </label>
      )}
      {children(ties)}
      {error !== '' && (
        <p className="form-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div className="form-field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
