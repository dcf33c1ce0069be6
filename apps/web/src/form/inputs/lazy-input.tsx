import type { ComponentType } from 'react'
import { later } from '../../lib/later.tsx'

/** An input whose code is loaded when it is shown for the first time: most screens only read fields of its type. Its place is kept meanwhile. */
export function lazyInput<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return later(load, () => <span className="form-wait" aria-busy="true" />)
}
