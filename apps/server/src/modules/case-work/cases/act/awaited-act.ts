import { BpmnError } from '@wenwu/bpmn/errors'
import type { Command } from '@wenwu/bpmn/commands'
import type { Text } from '@wenwu/core/i18n/text'
import { declarationOf } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import { stoppedFor } from '@wenwu/core/item/suspended-time'
import { askApplicantOutcome } from '@wenwu/core/tasks/ask-applicant'
import type { LoadedItem } from '../../items/index.ts'
import type { Instance } from '../../process/index.ts'
import { endsClock } from './act-on-case.ts'
import type { CaseRecord } from '../record/case-repository.ts'

interface Place {
  record: CaseRecord
  item: LoadedItem
  instance: Instance
}

/**
 * For what an action has to wait: once its head has stopped the time (行政许可法 45条: 听证, 鉴定 …) no reply is signed or issued, and no act leads to the time of another
 * body, until the head lets it go on. Undefined: it may be done.
 */
export function awaitedBy(action: TaskAction, tokenId: string, place: Place): Text | undefined {
  if (declarationOf(action.effect).isUpon === 'reply') return stoppedFor(place.record)
  // the applicant is asked by a detour, from which the case comes back
  if (action.outcome === askApplicantOutcome) return undefined
  return awaitedByCommand(completionOf(action, tokenId), place)
}

/** The same of a command to the process. */
export function awaitedByCommand(command: Command, place: Place): Text | undefined {
  const awaited = stoppedFor(place.record)
  if (awaited === undefined) return undefined
  try {
    return endsClock({ ...place, command }) ? awaited : undefined
  } catch (error) {
    // what the process does not allow is refused with its reason when it is done
    if (error instanceof BpmnError) return undefined
    throw error
  }
}

/** The command of an action without what its effect adds. */
export function completionOf({ outcome, set }: TaskAction, tokenId: string): Command {
  return { type: 'complete', tokenId, outcome, variables: { ...set, outcome } }
}
