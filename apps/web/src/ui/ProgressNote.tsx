import { useText } from '../lib/i18n.ts'
import { progressPath } from '../lib/tabs.ts'
import { WayOn } from './WayOn.tsx'

/** For who is not signed in: where an applicant sees how an application stands, and what is needed for it. Drawn by the server too. */
export function ProgressNote() {
  const { t } = useText()
  return <WayOn to={progressPath} title={t('public.progress')} note={t('public.progressNote')} />
}
