import type { ReactNode } from 'react'
import './page.css'

export interface PageHeaderProps {
  title: ReactNode
  /** Beside the title: status, clock. */
  extra?: ReactNode
  /** Buttons at the right; at the bottom of the window on a phone when `isSticky`. */
  actions?: ReactNode
  /** A line under the title. */
  description?: ReactNode
}

export function PageHeader({ title, extra, actions, description }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div className="page-header-words">
        <h1>{title}</h1>
        {extra !== undefined && <div className="page-header-extra">{extra}</div>}
        {description !== undefined && <p>{description}</p>}
      </div>
      {actions !== undefined && <div className="page-header-actions no-print">{actions}</div>}
    </header>
  )
}
