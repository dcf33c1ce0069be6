import { useState } from 'react'
import { missingLines } from '../../../item/upload-lines.ts'
import type { UploadJob } from '../../../item/upload-queue.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import type { Application } from './use-application.ts'
import { useResubmissionInput } from './use-resubmission-input.ts'
import { useSubmission } from './use-submission.ts'
import type { Ways } from './use-ways.ts'

/** Handing an application in, or a correction again: what holds it up, the question before it goes out, and what the server refuses it for. */
export function useHandingIn({ view, item, draft, correcting, lines, form }: Application, ways: Ways, jobs: readonly UploadJob[]) {
  const { t } = useText()
  const resubmission = useResubmissionInput(view, correcting)
  // the question has the focus until it has closed: what it was refused for is told then
  const [question, setQuestion] = useState<'asked' | 'refused'>()
  const { isBusy, submit } = useSubmission(view, item.form, draft, (problems) => {
    form.refuse(problems)
    setQuestion('refused')
  })
  const isExplained = correcting.isDone && (resubmission?.problems ?? []).length === 0
  const isComplete = isExplained && form.problems.length === 0 && missingLines(lines).length === 0
  return {
    resubmission,
    isBusy,
    /** Nothing is missing. */
    isComplete,
    handIn: (): void => {
      if (jobs.some((job) => job.state !== 'failed')) notify.warning(t('application.stillUploading'))
      // who receives it is read from what is stored
      else if (isComplete) void draft.sync.flush().then(() => setQuestion('asked'))
      else ways.showFaults(!isExplained)
    },
    question: {
      isOpen: question === 'asked',
      onConfirm: () => submit(resubmission?.input ?? {}),
      onClose: () => setQuestion((now) => (now === 'asked' ? undefined : now)),
      onClosed: () => {
        if (question !== 'refused') return
        setQuestion(undefined)
        ways.showFaults(true)
      },
    },
  }
}

export type HandingIn = ReturnType<typeof useHandingIn>
