import type { GuideEntry } from '@wenwu/core/guides/model'
import { usePathTo } from '../../../lib/pages.ts'
import { returnAfterSignIn, useSession } from '../../../lib/session.ts'
import { applicationPath, type ApplyWay } from './apply-way.ts'

/** Gives the way to a matter for whoever looks at it. */
export function useApplyWay(): (guide: Pick<GuideEntry, 'code' | 'itemVersionId' | 'applicants' | 'canApply'>) => ApplyWay {
  const pathTo = usePathTo()
  const isVisitor = useSession((state) => state.token === null)
  const kind = useSession((state) => state.user?.kind)
  return (guide) => {
    if (guide.itemVersionId === null) return { state: 'none' }
    if (isVisitor)
      return {
        state: 'sign-in',
        path: guide.applicants.includes('legal-entity') ? '/login?type=1' : '/login?type=2',
        // an applicant whom it is not for is told so there
        onFollow: () => returnAfterSignIn(applicationPath(guide.code), ['legal-entity', 'individual']),
      }
    const path = guide.canApply ? pathTo('new-application', {}, { itemCode: guide.code }) : undefined
    if (path !== undefined) return { state: 'apply', path }
    return { state: kind === undefined || kind === 'official' || guide.applicants.includes(kind) ? 'others' : 'other-kind' }
  }
}
