import { useText } from '../../../lib/i18n.ts'
import { WayOn } from '../../../ui/WayOn.tsx'
import type { NamedPage } from './named-pages.ts'

/** Pages that were asked for by name: ways on, beside what was found. */
export function NamedPages({ pages }: { pages: readonly NamedPage[] }) {
  const { t } = useText()
  return pages.map(({ path, title, note }) => <WayOn key={path} to={path} title={t(title)} note={t(note)} />)
}
