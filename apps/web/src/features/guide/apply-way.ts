import type { GuideEntry } from '@wenwu/core/guides/model'

/**
 * Whether a matter is handled here, and the way to it: `none` where no item is built for it; `sign-in` for visitors; `apply` for whoever may
 * begin; `others` for whoever may not.
 */
export interface ApplyWay {
  state: 'none' | 'sign-in' | 'apply' | 'others'
  path?: string
}

/** The way of somebody who is not signed in. */
export function visitorWay({ itemVersionId, applicants }: Pick<GuideEntry, 'itemVersionId' | 'applicants'>): ApplyWay {
  if (itemVersionId === null) return { state: 'none' }
  return { state: 'sign-in', path: applicants.includes('legal-entity') ? '/login?type=1' : '/login?type=2' }
}
