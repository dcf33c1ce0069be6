import { useState } from 'react'
import { Button } from 'antd'
import type { CaseView, Recall, TaskView } from '@wenwu/core/cases/model'
import { contract } from '@wenwu/core/tasks/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

const words = {
  dismiss: { act: 'case.dismissExpert', title: 'case.dismissTitle', text: 'case.dismissText', done: 'case.dismissed' },
  'take-back': { act: 'case.takeBack', title: 'case.takeBackTitle', text: 'case.takeBackText', done: 'case.takenBack' },
} as const

/** Ends the waiting for those to whom this office gave the case, with a reason. */
export function RecallButton({ task, recall, onRecalled }: { task: TaskView; recall: Recall; onRecalled: (view: CaseView) => void }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const { act, title, text, done } = words[recall]
  const name = task.assignee?.name ?? ''
  const confirm = async (reason: string, idempotencyKey: string): Promise<void> => {
    onRecalled(await call(contract.recall, { id: task.id, reason }, { idempotencyKey }))
    notify.success(t(done, { name }))
  }
  return (
    <>
      <Button size="small" type="link" aria-label={`${t(act)} ${name}`} onClick={() => setOpen(true)}>
        {t(act)}
      </Button>
      <ReasonDialog isOpen={isOpen} title={t(title, { name })} confirmText={t(act)} onConfirm={confirm} onClose={() => setOpen(false)}>
        {t(text)}
      </ReasonDialog>
    </>
  )
}
