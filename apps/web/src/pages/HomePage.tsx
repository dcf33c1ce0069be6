import { lazy, Suspense } from 'react'
import { useHasPermission, useSession } from '../lib/session.ts'
import { ApplicantHome } from './home/ApplicantHome.tsx'
import { OfficialHome } from './home/OfficialHome.tsx'

/** Administrators, editors and customs only: not part of what everyone else loads. */
const DutyHome = lazy(async () => ({ default: (await import('./home/DutyHome.tsx')).DutyHome }))

/** /home, titled 首页: what waits for this person, first. */
export function HomePage() {
  const kind = useSession((state) => state.user?.kind)
  const hasTasks = useHasPermission('task.inbox')
  if (kind !== 'official') return <ApplicantHome />
  if (hasTasks) return <OfficialHome />
  return (
    <Suspense fallback={null}>
      <DutyHome />
    </Suspense>
  )
}
