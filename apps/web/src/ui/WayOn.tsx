import { Link } from 'react-router'
import './way-on.css'

interface WayOnProps {
  to: string
  title: string
  /** What stands there, and what is needed for it. */
  note: string
}

/** A way to another page that one may be looking for here. Drawn by the server too (apps/web/src/public). */
export function WayOn({ to, title, note }: WayOnProps) {
  return (
    <p className="way-on">
      <Link to={to} data-result="">
        {title}
      </Link>
      <span>{note}</span>
    </p>
  )
}
