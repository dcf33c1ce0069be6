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
  /** Of the control; default: one of its own. */
  id?: string
  /** For looks of its own beside the common ones. */
  className?: string
  /** Behind the label: «optional». */
  note?: string
  isRequired?: boolean
  /** Under the control, always there. */
  hint?: ReactNode
  /** In words, with a way on where there is one; an empty text is none. */
  error?: ReactNode
  /** A group of controls (radios) is labelled, not pointed at. */
  isGroup?: boolean
  children: (ties: FieldTies) => ReactNode
}

/** One field of a small form: label above, the control, its error and its hint beneath, tied together for readers. */
export function FormField({
  label,
  id: given,
  className = '',
  note,
  isRequired = false,
  hint,
  error = '',
  isGroup = false,
  children,
}: FormFieldProps) {
  const own = useId()
  const id = given ?? own
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
      {note !== undefined && <span className="form-field-note">{note}</span>}
      {isRequired && (
        <span className="form-field-mark" aria-hidden="true">
          *
        </span>
      )}
    </>
  )
  return (
    <div
      className={`form-field ${className}${error === '' ? '' : ' has-error'}`}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
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
