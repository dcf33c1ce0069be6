/**
 * Whether a matter is handled here, and the way to it: `none` where no item is built for it; `sign-in` for visitors; `apply` for whoever may
 * begin; `other-kind` for applicants of a kind that it is not for; `others` for everybody else.
 */
export interface ApplyWay {
  state: 'none' | 'sign-in' | 'apply' | 'other-kind' | 'others'
  path?: string
  /** What following the way does besides: a visitor goes on to the application after signing in. */
  onFollow?: () => void
}

/** Where an application of a matter begins, for whom the menu is not known yet. */
export function applicationPath(code: string): string {
  return `/new-application?itemCode=${encodeURIComponent(code)}`
}
