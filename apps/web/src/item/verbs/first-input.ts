import { fieldsOf, type ActionInput } from '@wenwu/core/item/action-form'
import type { VerbOffer } from '@wenwu/core/tasks/schemas'
import type { VerbDeclaration } from '@wenwu/core/tasks/verb'

/** What stands in the form before anything is said: where there is one choice it, of steps the nearest, and what the verb presets. */
export function firstInput({ form, preset }: VerbDeclaration, { choices }: VerbOffer): ActionInput {
  const chosen = fieldsOf({ form: [...form] }, 'directory').flatMap(({ key, directory, multiple }): [string, unknown][] => {
    const offered = choices[directory] ?? []
    const first = directory === 'steps' || offered.length === 1 ? offered[0] : undefined
    return first === undefined ? [] : [[key, multiple === true ? [first.id] : first.id]]
  })
  return { ...preset, ...Object.fromEntries(chosen) }
}
