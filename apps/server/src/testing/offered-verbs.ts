import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { OfferedVerb } from '@wenwu/core/tasks/schemas'
import { findVerb } from '@wenwu/core/tasks/verb'
import type { TestApp } from './test-app.ts'

/** Does a verb where it is offered to a person; where it is not, of the case as a whole. */
export async function doVerb(api: TestApp, username: string, caseId: string, verb: string, input: object): Promise<void> {
  const offered = (await api.as(username).call(tasks.verbs, { id: caseId })).verbs.find((each) => each.verb === verb)
  await api.as(username).call(tasks.verb, { caseId, verb, input: { ...input }, ...(offered?.taskId != null && { taskId: offered.taskId }) })
}

/** The first of all that a verb offers to choose from, and words where it asks for some. */
export function inputFor({ verb, choices }: OfferedVerb): Record<string, unknown> {
  return Object.fromEntries(
    findVerb(verb)!.form.flatMap((field): [string, unknown][] => {
      if (field.type === 'directory') {
        const first = choices[field.directory]![0]!.id
        return [[field.key, field.multiple === true ? [first] : first]]
      }
      if (field.type === 'select') return [[field.key, field.options![0]!.code]]
      if (field.type === 'number') return [[field.key, 5]]
      return field.type === 'long-text' ? [[field.key, '试。']] : []
    }),
  )
}
