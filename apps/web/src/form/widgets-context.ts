import { createContext, useContext } from 'react'
import type { Field } from '@wenwu/core/form/model'
import type { FieldWidgets } from './widget.ts'

/** How a table finds the widgets of its columns: given from above, so that widgets do not import the index that imports them. */
export const WidgetsContext = createContext<((field: Field) => FieldWidgets) | null>(null)

export function useWidgets(): (field: Field) => FieldWidgets {
  const find = useContext(WidgetsContext)
  if (find === null) throw new Error('a table stands inside FormSection or SectionView')
  return find
}
