import { useLocation } from 'react-router'
import { useTabs } from '../lib/tabs.ts'
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx'
import { PageHeader } from './PageHeader.tsx'

/** What stands in the place of a whole page that could not be shown: its title, and why. */
export function PageFailure(props: ErrorStateProps) {
  const { pathname } = useLocation()
  const title = useTabs(({ tabs, titles }) => titles[pathname] ?? tabs.find(({ path }) => path === pathname)?.title)
  return (
    <div className="page">
      {title !== undefined && <PageHeader title={title} />}
      <ErrorState {...props} />
    </div>
  )
}
