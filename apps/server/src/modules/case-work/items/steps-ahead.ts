import { openFlows } from '@wenwu/bpmn/outlook'
import type { FormData } from '@wenwu/core/form/model'
import { wayAhead } from '@wenwu/core/item/way-ahead'
import type { LoadedItem } from './loaded-item.ts'
import { processVariables } from './process-variables.ts'

/**
 * Ids of the steps that come after a node when all goes well, by what the form says: of two ways that it decides between, the one it takes. With an
 * empty form the usual way.
 */
export function stepsAhead(item: LoadedItem, from: string, data: FormData): string[] {
  const open = openFlows(item.process, processVariables(item, data))
  // back to the applicant is a detour, though it may come back at a later step
  const flows = Object.fromEntries(open.filter(({ target }) => item.tasks.get(target)?.role !== 'applicant').map((flow) => [flow.id, flow]))
  return wayAhead({ flows }, from, (node) => item.tasks.has(node), item.endStatus)
}
