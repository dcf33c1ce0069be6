import { addInstance } from './add-instance.ts'
import type { Run } from './behaviours/behaviour.ts'
import { createInstances, maxInstances, repeatableAt } from './behaviours/multi-instance.ts'
import type { Command } from './commands.ts'
import { BpmnError } from './errors.ts'
import { toJson, type Json } from './json.ts'
import type { RepeatableActivity } from './model.ts'
import type { EnoughAnswers, Token } from './state.ts'

/**
 * Carries out `countersign`. Throws what `addInstance` throws, 'position-out-of-range' where no one is named or more answers are waited for
 * than there are signers.
 */
export function countersign(run: Run, { tokenId, elements, order, enough, own }: Extract<Command, { type: 'countersign' }>): void {
  const node = repeatableAt(run, run.getToken(tokenId))
  const [first, ...others] = elements
  if (first === undefined || (enough && !(enough.count >= 1 && enough.count <= elements.length))) {
    throw new BpmnError('position-out-of-range', `${node?.id ?? tokenId} cannot be signed by so many`, { elementId: node?.id })
  }
  if (elements.length > maxInstances)
    throw new BpmnError('collection-too-large', `${node?.id ?? tokenId} has more than ${maxInstances} signers`, { elementId: node?.id })
  addInstance(run, { type: 'addInstance', tokenId, element: first, position: 'before', ...(own !== undefined && { own }) })
  const begun = run.state.tokens.at(-1)
  if (begun === undefined || node === undefined || others.length === 0) return
  if (order === 'together') return gather(run, node, begun, elements.map(toJson), enough)
  for (const [at, element] of others.entries())
    addInstance(run, { type: 'addInstance', tokenId: begun.id, element, position: (begun.index ?? 0) + at + 1 })
}

// none of them is the task itself: any may be removed, and what counts is that they have answered
function gather(run: Run, node: RepeatableActivity, first: Token, elements: Json[], enough: EnoughAnswers | undefined): void {
  const { id, element = null, ...place } = first
  const body = run.addToken({
    ...place,
    element: null,
    multiInstance: {
      elements,
      created: 1,
      completed: 0,
      tally: {},
      adHoc: { parallel: true, own: -1, decides: 'last', ...(enough && { enough }) },
    },
  })
  run.replaceToken({ id, node: node.id, state: 'active', path: [...body.path, `${body.id}.0`], parent: body.id, index: 0, element })
  createInstances(run, node, body, elements.length - 1)
}
