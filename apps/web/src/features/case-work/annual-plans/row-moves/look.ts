import type { ComponentType, ReactNode } from 'react'
import type { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import type { TextKey } from '@wenwu/core/i18n/translate'

export interface AboutProps {
  row: PlanRow
  /** The fields of the move, where it has any. */
  children: ReactNode
}

/** What the dialog of a move of one row says: `look` of its file in this folder. */
export interface RowMoveLook {
  endpoint: typeof contract.decide | typeof contract.adjust | typeof contract.settleAdjustment | typeof contract.takeBackAdjustment
  /** Title, with the `name` of the project, and button. */
  words: (row: PlanRow) => { title: TextKey; action: TextKey }
  /** Once it is done. */
  done: TextKey
  /** Where another was faster: the row can still be moved so, or no more. */
  again: TextKey
  over: TextKey
  width?: number
  /** What is told of the row, around the fields. */
  About: ComponentType<AboutProps>
}
