/** Attributes that tie a field to its hint and error for readers. */
export function describedBy(id: string, error: string | undefined, hasHint = false) {
  const ids = [hasHint ? `${id}-hint` : '', error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error !== undefined, ...(ids !== '' && { 'aria-describedby': ids }), ...(error !== undefined && { status: 'error' as const }) }
}
