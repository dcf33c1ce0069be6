import type { MenuItem } from '@wenwu/core/auth/model'
import { NamedIcon } from '../../../ui/named-icons.tsx'

/** The icon a menu entry names, or that of its screen. */
export function MenuIcon({ item }: { item: MenuItem }) {
  return <NamedIcon names={[item.icon, item.component]} />
}
