/**
 * Whether a matter is handled here, and the way to it: `none` where no item is built for it; `sign-in` for visitors; `apply` for whoever may
 * begin; `others` for whoever may not.
 */
export interface ApplyWay {
  state: 'none' | 'sign-in' | 'apply' | 'others'
  path?: string
}
