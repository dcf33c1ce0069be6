import type { GuideEntry } from '@wenwu/core/guides/model'
import { usePathTo } from '../../lib/pages.ts'
import { useSession } from '../../lib/session.ts'
import { visitorWay, type ApplyWay } from './apply-way.ts'

/** Gives the way to a matter for whoever looks at it. */
export function useApplyWay(): (guide: Pick<GuideEntry, 'code' | 'itemVersionId' | 'applicants' | 'canApply'>) => ApplyWay {
  const pathTo = usePathTo()
  const isVisitor = useSession((state) => state.token === null)
  return (guide) => {
    if (isVisitor || guide.itemVersionId === null) return visitorWay(guide)
    const path = guide.canApply ? pathTo('new-application', {}, { itemCode: guide.code }) : undefined
    return path === undefined ? { state: 'others' } : { state: 'apply', path }
  }
}
