import { useHasPermission, useSession } from '../lib/session.ts'
import { ApplicantHome } from './home/ApplicantHome.tsx'
import { DutyHome } from './home/DutyHome.tsx'
import { OfficialHome } from './home/OfficialHome.tsx'

/** /home, titled 首页: what waits for this person, first. */
export function HomePage() {
  const kind = useSession((state) => state.user?.kind)
  const hasTasks = useHasPermission('task.inbox')
  if (kind !== 'official') return <ApplicantHome />
  return hasTasks ? <OfficialHome /> : <DutyHome />
}
