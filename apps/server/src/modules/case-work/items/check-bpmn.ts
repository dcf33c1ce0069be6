import { AppError, type FieldProblem } from '@wenwu/core/kernel/errors'
import { checkProcess } from '@wenwu/core/item/check-process'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { timerDueAt } from '@wenwu/core/item/timer-due-at'
import { plainHost } from '@wenwu/bpmn/host'
import type { FlowNode } from '@wenwu/bpmn/model'
import { parseBpmn } from '@wenwu/bpmn/parse'
import { validateDefinition } from '@wenwu/bpmn/validate'
import { itemContext } from './item-context.ts'

/**
 * Reads BPMN as a case would and refuses what could not run to an end, or does not say what its item needs: all that is checked of a process.
 * Throws BpmnError where it cannot be read, AppError `form-invalid` with each problem at the id of its element.
 */
export async function checkBpmn(bpmn: string, item: ItemDefinition, now: Date): Promise<void> {
  const { definition } = await parseBpmn(bpmn)
  // the platform keeps timers and asks people; it has no services, messages or signals of its own yet
  const structure = validateDefinition(definition, plainHost).filter(({ severity }) => severity === 'error')
  const problems: FieldProblem[] = [
    ...structure.map(({ code, message, mend, elementId = '' }) => ({ path: elementId, code, params: { message, mend } })),
    ...Object.values(definition.nodes).flatMap((node) => timerProblems(node, now)),
  ]
  // what cannot run is put right first: the other checks follow its ways
  if (problems.length === 0) problems.push(...checkProcess(definition, item, itemContext))
  if (problems.length > 0) throw new AppError('form-invalid', { problems })
}

function timerProblems(node: FlowNode, now: Date): FieldProblem[] {
  if (!('timer' in node) || node.timer === undefined) return []
  const { kind, expression } = node.timer
  try {
    timerDueAt(kind, expression, now)
    return []
  } catch {
    return [{ path: node.id, code: 'timer-unreadable', params: { expression } }]
  }
}
