import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import './shell.css'
import './page-tabs.css'

/** The empty frame while user, menus and routes are read, so that nothing jumps when they arrive. */
export function ShellSkeleton() {
  return (
    <div className="shell">
      <div className="shell-header" />
      <div className="shell-body">
        <div className="shell-side" />
        <div className="shell-main">
          <div className="page-tabs" />
          <div className="shell-content">
            <PageSkeleton />
          </div>
        </div>
      </div>
    </div>
  )
}
