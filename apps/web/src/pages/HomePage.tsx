import { useSession } from '../lib/session.ts'
import { ApplicantHome } from './home/ApplicantHome.tsx'
import { OfficialHome } from './home/OfficialHome.tsx'

/** /home, titled 首页: what waits for this person, first. */
export function HomePage() {
  const kind = useSession((state) => state.user?.kind)
  return kind === 'official' ? <OfficialHome /> : <ApplicantHome />
}
