import type { InputProps } from '../widget.ts'

/** The attributes that tie an input to its label, help and errors. */
export function ariaOf({
  describedBy,
  ariaLabel,
  required,
  problems,
}: Pick<InputProps, 'describedBy' | 'ariaLabel' | 'required' | 'problems'>) {
  return {
    'aria-describedby': describedBy,
    'aria-label': ariaLabel,
    'aria-required': required || undefined,
    'aria-invalid': problems.length > 0 || undefined,
  }
}

/** antd's mark of an input with a problem. */
export function statusOf(problems: InputProps['problems']): 'error' | undefined {
  return problems.length > 0 ? 'error' : undefined
}
