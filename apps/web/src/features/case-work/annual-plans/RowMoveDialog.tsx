import { useState } from 'react'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import type { RowMove } from '@wenwu/core/annual-plans/moves'
import { rowMoveMisfit, rowMoveTable } from '@wenwu/core/annual-plans/row-move-table'
import type { ActionInput } from '@wenwu/core/item/action-form'
import { InputSection } from '../../../form/InputSection.tsx'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { planKeys, refreshPlans, rowQuery } from './plan-queries.ts'
import { rowMoveLooks } from './row-moves/index.ts'
import { useMoveForm } from './use-move-form.ts'
import './annual-plans.css'

export interface RowMoveDialogProps {
  row: PlanRow
  move: RowMove
  /** What is chosen at first, where that is known. */
  said?: ActionInput
  onClose: () => void
}

/** Confirms a move of one row of a plan and asks for what its form says. */
export function RowMoveDialog({ row: opened, move, said, onClose }: RowMoveDialogProps) {
  const { t } = useText()
  // as it is shown; another may move it meanwhile
  const [row, setRow] = useState(opened)
  const definition = rowMoveTable[move]
  const { send, ...drawn } = useMoveForm(definition, { ...definition.preset?.(row), ...said })
  const { endpoint, words, done, again, over, width, About } = rowMoveLooks[move]
  const { title, action } = words(row)
  /** The dialog goes on with the row as it is now, and what was typed; where there is nothing more to do with it so, it closes. */
  const readAgain = async (): Promise<string> => {
    const [now] = await Promise.all([queryClient.fetchQuery({ ...rowQuery(row.id), staleTime: 0 }), refreshPlans(row.planId)])
    setRow(now)
    if (rowMoveMisfit(move, now) === undefined) return t(again)
    onClose()
    return t(over)
  }
  const confirm = async (): Promise<void> => {
    const moved = await send(
      (input, idempotencyKey) => call(endpoint, { id: row.id, revision: row.revision, input }, { idempotencyKey, isQuiet: true }),
      { code: 'plan-row-changed', refresh: readAgain },
    )
    queryClient.setQueryData(planKeys.rowOf(row.id), moved)
    notify.success(t(done))
    await refreshPlans(row.planId)
  }
  const isAsking = definition.form.length > 0
  return (
    <ConfirmDialog
      isOpen
      hasFields={isAsking}
      isEnterEnough
      {...(width !== undefined && { width })}
      title={t(title, { name: row.projectName })}
      confirmText={t(action)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <About row={row}>{isAsking && <InputSection {...drawn} />}</About>
    </ConfirmDialog>
  )
}
