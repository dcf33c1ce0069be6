import { useState } from 'react'
import type { CaseView, TaskView } from '@wenwu/core/cases/model'
import { revisionUpon } from '@wenwu/core/cases/revision-upon'
import { plainText } from '@wenwu/core/form/field-base'
import { askedInput, wordKeys, type ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import { contract } from '@wenwu/core/tasks/contract'
import { CallError } from '../../../../lib/call-error.ts'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import type { NextCase } from '../../../../lib/next-after.ts'
import { problemsOf } from './action-problems.ts'
import { forgetWork } from './kept-work.ts'
import { isStepOver } from './step-over.ts'
import type { ActionProblems } from './use-action-problems.ts'
import type { ReplyEdit } from './use-reply-edit.ts'

/** Who is told how sending an action went. */
export interface SentTo {
  /** Shows a node of the case's tree. */
  onShow: (node: string) => void
  onDone: (view: CaseView, action: TaskAction, next: NextCase | undefined) => void
  /** Somebody else was faster: what the server says about it, and what was typed here. */
  onTaken: (message: string, words: string) => void
}

interface Sent {
  view: CaseView
  task: TaskView
  action: TaskAction | undefined
  input: ActionInput
  /** The idempotency key of what is said. */
  attempt: string
  replyEdit: ReplyEdit
  problems: ActionProblems
  to: SentTo
}

interface ActionSending {
  /** What is asked before it is sent: the stored reply is edited, materials were not looked at. */
  asked: 'reply' | 'unchecked' | undefined
  ask: (question: 'reply' | 'unchecked' | undefined) => void
  isBusy: boolean
  send: () => void
  /** Stores the reply as it is edited first. */
  saveAndSend: () => void
}

/** Sends an action: asks first where something is left, goes on with the next case, tells what the server refuses. */
export function useActionSending({ view, task, action, input, attempt, replyEdit, problems, to }: Sent): ActionSending {
  const { t } = useText()
  const [asked, ask] = useState<ActionSending['asked']>()
  const [isBusy, setBusy] = useState(false)

  const tellRefusal = (of: TaskAction, error: CallError): void => {
    const found = problemsOf(of, error)
    problems.refuse(found)
    const isUncertain = error.failure !== 'refused'
    if (found.length === 0) problems.tell(isUncertain ? t('case.maybeDone') : error.message)
    // a letter that is not in this form is shown
    if ((error.field?.startsWith('document') === true && found.length === 0) || error.code === 'reply-changed') to.onShow('document')
    const isOver = isStepOver(error.code)
    if (isOver) forgetWork(task.id)
    if (isOver || error.code === 'conflict' || error.code === 'reply-changed') to.onTaken(error.message, wordsOf(input))
  }

  /** `replyRevision`: of the reply that was just saved, which the view does not have yet. */
  const send = (replyRevision?: number): void => {
    if (action === undefined) return
    ask(undefined)
    setBusy(true)
    const decision = {
      taskId: task.id,
      version: task.version,
      outcome: action.outcome,
      input: askedInput(action, input),
      baseRevision: replyRevision ?? revisionUpon(action, view),
    }
    call(contract.complete, decision, { idempotencyKey: attempt, isQuiet: true })
      .then(
        async (result) => {
          forgetWork(task.id)
          const { nextCaseId, nextTitle } = result
          // in the list one works in; where that has none left, of all one's to-dos
          const inList = result.case.tasks.some(({ isMine }) => isMine) ? undefined : await nextInList(view.id).catch(() => undefined)
          to.onDone(result.case, action, inList ?? (nextCaseId === null ? undefined : { id: nextCaseId, title: nextTitle ?? '' }))
        },
        (thrown: unknown) => {
          if (thrown instanceof CallError) tellRefusal(action, thrown)
        },
      )
      .finally(() => setBusy(false))
  }

  return {
    asked,
    ask,
    isBusy,
    send: () => send(),
    saveAndSend: () => {
      setBusy(true)
      replyEdit.save().then(send, () => {
        setBusy(false)
        to.onShow('document')
      })
    },
  }
}

/** The next case of the list one works in. Its code is asked for when it is wanted: a case is opened without it. */
async function nextInList(caseId: string): Promise<NextCase | undefined> {
  const { findNextInList } = await import('../../../../lib/worked-list.ts')
  return findNextInList(caseId)
}

/** What was typed for the history, to be taken elsewhere. */
function wordsOf(input: ActionInput): string {
  return wordKeys
    .map((key) => plainText(input[key]).trim())
    .filter(Boolean)
    .join('\n')
}
