import type { FormData } from '@wenwu/core/form/model'
import type { ActionInput } from '@wenwu/core/item/action-form'
import type { ActionEffect, TaskAction } from '@wenwu/core/item/model'
import type { CalendarDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../../platform/http/context.ts'
import type { ActColumns, CaseRecord } from '../cases/index.ts'
import type { LoadedItem } from '../items/index.ts'

/** What an action changes besides the token: variables for the process, columns of the case. */
export interface EffectResult {
  variables?: Record<string, unknown>
  columns?: ActColumns
  /** Candidate keys of those to whom the case was given; they read what the act asks of them. */
  assigned?: string[]
  /** When what the case goes outside for is expected to be over. */
  stopsUntil?: CalendarDate
}

export interface EffectInput {
  record: CaseRecord
  item: LoadedItem
  step: string
  /** The key under which the task was offered: whose office acts. */
  candidateKey: string
  action: TaskAction
  /** What is said with the action; its form has been checked. */
  input: ActionInput
  /** Of what the effect is done upon, as the caller read it (`EffectDeclaration.isUpon`); 0 where it is done upon neither. */
  baseRevision: number
  data: FormData
}

/** What an effect does: `run` of its file in `effects/`. */
export type Effect = (ctx: Ctx, input: EffectInput) => Promise<EffectResult>

/** The effects that may be run, by name. */
export type Effects = Readonly<Record<ActionEffect, Effect>>
