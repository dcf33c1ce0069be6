import { createContext, useContext } from 'react'
import type { FormDefinition } from '@wenwu/core/form/model'

/** The form that a field stands in: a widget that names another field finds it there. */
export const DefinitionContext = createContext<FormDefinition>({ sections: [] })

export function useDefinition(): FormDefinition {
  return useContext(DefinitionContext)
}
