import type { GuideEntry } from '@wenwu/core/guides/model'
import { usePathTo } from '../../lib/pages.ts'
import { useSession } from '../../lib/session.ts'
import type { ApplyWay } from './apply-way.ts'

/** Gives the way to a matter for whoever looks at it. */
export function useApplyWay(): (guide: Pick<GuideEntry, 'code' | 'itemVersionId' | 'applicants' | 'canApply'>) => ApplyWay {
  const pathTo = usePathTo()
  const isVisitor = useSession((state) => state.token === null)
  return (guide) => {
    if (guide.itemVersionId === null) return { state: 'none' }
    if (isVisitor) return { state: 'sign-in', path: guide.applicants.includes('legal-entity') ? '/login?type=1' : '/login?type=2' }
    const path = guide.canApply ? pathTo('new-application', {}, { itemCode: guide.code }) : undefined
    return path === undefined ? { state: 'others' } : { state: 'apply', path }
  }
}
