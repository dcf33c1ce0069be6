import type { ReactNode } from 'react'

/** A label with its field, a hint, and the error where it belongs. */
export function FormRow({ id, label, isRequired = false, hint, error, children }: { id: string; label: string; isRequired?: boolean; hint?: string; error: string | undefined; children: ReactNode }) {
  return (
    <div className="user-row">
      <label htmlFor={id} className={isRequired ? 'is-required' : undefined}>
        {label}
      </label>
      <div className="user-row-field">
        {children}
        {hint !== undefined && (
          <p id={`${id}-hint`} className="user-hint">
            {hint}
          </p>
        )}
        {error !== undefined && (
          <p id={`${id}-error`} className="user-field-error" role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
