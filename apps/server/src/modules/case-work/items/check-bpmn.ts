import { ZodError } from 'zod'
import { AppError, type FieldProblem } from '@wenwu/core/kernel/errors'
import { checkProcess } from '@wenwu/core/item/check-process'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { processProblem } from '@wenwu/core/item/process-problem'
import { knownChoices, readProcessSettings } from '@wenwu/core/item/process-settings'
import { timerDueAt } from '@wenwu/core/item/timer-due-at'
import { BpmnError } from '@wenwu/bpmn/errors'
import { plainHost } from '@wenwu/bpmn/host'
import type { FlowNode, ProcessDefinition } from '@wenwu/bpmn/model'
import { parseBpmn } from '@wenwu/bpmn/parse'
import { toReadProblem, type Problem } from '@wenwu/bpmn/problem'
import { validateDefinition } from '@wenwu/bpmn/validate'
import { itemContext } from './item-context.ts'

/**
 * Reads BPMN as a case would and refuses what cannot be read, could not run to an end or does not say what its item needs: all that is checked of a
 * process. Throws AppError `form-invalid` with each problem at the id of its element, its reason and what mends it.
 */
export async function checkBpmn(bpmn: string, item: ItemDefinition, now: Date): Promise<void> {
  const problems = await findProblems(bpmn, item, now)
  if (problems.length > 0) throw new AppError('form-invalid', { problems })
}

async function findProblems(bpmn: string, item: ItemDefinition, now: Date): Promise<FieldProblem[]> {
  const definition = await read(bpmn)
  if ('code' in definition) return [toFieldProblem(definition)]
  const nodes = Object.values(definition.nodes)
  const unreadable = nodes.flatMap((node) => settingsProblems(node))
  if (unreadable.length > 0) return unreadable
  // the platform keeps timers and asks people; it has no services, messages or signals of its own yet
  const host = { ...plainHost, ...knownChoices(readProcessSettings(nodes), Object.keys(item.variables)) }
  // what goes wrong in some runs alone is refused as well: nobody looks at the process of a case when it does
  const structure = validateDefinition(definition, host)
  const found = [...structure.map(toFieldProblem), ...nodes.flatMap((node) => timerProblems(node, now))]
  // what cannot run is put right first: the other checks follow its ways
  const isWhole = structure.every(({ severity }) => severity === 'warning')
  return isWhole ? [...found, ...checkProcess(definition, item, itemContext)] : found
}

async function read(bpmn: string): Promise<ProcessDefinition | Problem> {
  try {
    return (await parseBpmn(bpmn)).definition
  } catch (error) {
    if (error instanceof BpmnError) return toReadProblem(error)
    throw error
  }
}

function toFieldProblem({ code, message, mend, elementId = '' }: Problem): FieldProblem {
  return { path: elementId, code, params: { message, mend } }
}

function settingsProblems(node: FlowNode): FieldProblem[] {
  try {
    readProcessSettings([node])
    return []
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const message = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    return [processProblem(node.id, 'settings-unreadable', { message })]
  }
}

function timerProblems(node: FlowNode, now: Date): FieldProblem[] {
  if (!('timer' in node) || node.timer === undefined) return []
  const { kind, expression } = node.timer
  try {
    timerDueAt(kind, expression, now)
    return []
  } catch {
    return [processProblem(node.id, 'timer-unreadable', { expression })]
  }
}
