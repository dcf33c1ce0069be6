import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { later } from '../lib/later.tsx'
import { useHasPermission, useSession } from '../lib/session.ts'
import { ApplicantHome } from './home/ApplicantHome.tsx'
import { OfficialHome } from './home/OfficialHome.tsx'

/** Administrators, editors and customs only: not part of what everyone else loads. */
const DutyHome = later(async () => (await import('./home/DutyHome.tsx')).DutyHome, PageSkeleton)

/** /home, titled 首页: what waits for this person, first. */
export function HomePage() {
  const kind = useSession((state) => state.user?.kind)
  const hasTasks = useHasPermission('task.inbox')
  if (kind !== 'official') return <ApplicantHome />
  if (hasTasks) return <OfficialHome />
  return <DutyHome />
}
