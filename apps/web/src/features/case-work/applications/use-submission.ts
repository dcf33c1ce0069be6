import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CaseView } from '@wenwu/core/cases/model'
import type { ActionInput } from '@wenwu/core/item/action-form'
import { isSame } from '@wenwu/core/form/json'
import type { FormDefinition } from '@wenwu/core/form/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { CallError } from '../../../lib/call-error.ts'
import { textNow, useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient, queryKeys, refreshAfterActing } from '../../../lib/query.ts'
import { closeTab } from '../../../lib/tabs.ts'
import { applicationKey, fetchApplication, keepReceipt } from './application-query.ts'
import { findOpenCorrection, findResubmission } from './correction.ts'
import { forgetReasons } from './kept-reasons.ts'
import { closeDraft, type OpenDraft } from './open-drafts.ts'
import { refusalText } from './refusal-text.ts'
import { resubmit, submitDraft } from './submission.ts'

interface Submission {
  isBusy: boolean
  /** `input`: what goes along with a correction. */
  submit: (input: ActionInput) => Promise<void>
}

/** Saves what is open, submits once, and goes on to the receipt: of the filing, or of the correction. */
export function useSubmission(
  view: CaseView,
  definition: FormDefinition,
  draft: OpenDraft,
  onProblems: (problems: readonly FieldProblem[]) => void,
): Submission {
  const tools = useText()
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const [isBusy, setBusy] = useState(false)
  const resubmission = findResubmission(view)

  const leave = async (): Promise<void> => {
    notify.success(textNow('common.submitSuccess'))
    const from = location.pathname
    const receipt = pathTo('application-receipt', { id: view.id }) ?? '/home'
    const correction = findOpenCorrection(view)
    const target =
      correction === undefined ? receipt : (pathTo('correction-receipt', { id: view.id, correction: correction.id }) ?? receipt)
    closeDraft(draft)
    if (correction !== undefined) forgetReasons(correction)
    // the page of the case may have been open a moment ago, with the status before
    queryClient.removeQueries({ queryKey: queryKeys.caseOf(view.id) })
    await navigate(target, { replace: true })
    closeTab(from, target)
    await refreshAfterActing()
  }

  /** Another place was faster: what it saved becomes the other version; what it handed in is no form any more, and the page goes to what it is now. */
  const meetPresent = async (): Promise<void> => {
    const now = await fetchApplication(view.id)
    if (!now.abilities.canEditDraft) {
      queryClient.removeQueries({ queryKey: queryKeys.caseOf(view.id) })
      await refreshAfterActing()
    }
    queryClient.setQueryData(applicationKey(view.id), now)
    const { revision, updatedAt, data } = now
    if (!now.abilities.canEditDraft || revision === draft.sync.state().revision) return
    const stored = { revision, savedAt: updatedAt, device: '', data }
    if (isSame(data, draft.sync.state().data)) draft.sync.resolve(data, stored)
    else draft.sync.meet(stored)
  }

  const tellRefusal = (code: string | undefined, words: string): void => {
    // that it is where it should be is no failure
    if (code === 'handed-in-already') notify.info(words, 6)
    else notify.error(`${textNow('common.submitFailure')}：${words}`, 6)
  }

  /** What was typed last cannot be saved, so that nothing is submitted. */
  const meetUnsaved = async (): Promise<void> => {
    const { phase, failure } = draft.sync.state()
    if (phase !== 'refused' || failure === null) return tellRefusal(undefined, textNow('application.notSaved'))
    tellRefusal(failure.code, `${failure.message} ${textNow('application.refusedKept')}`)
    await meetPresent().catch(() => undefined)
  }

  const submit = async (input: ActionInput): Promise<void> => {
    setBusy(true)
    try {
      if (!(await draft.sync.flush())) return await meetUnsaved()
      const { revision } = draft.sync.state()
      if (resubmission !== undefined) await resubmit(view, resubmission, revision, input)
      else keepReceipt(await submitDraft(view, revision))
      await leave()
    } catch (error) {
      // A lost session is told by call(); what was typed is stored.
      const { status, code, problems } = error instanceof CallError ? error : {}
      if (status !== 401) tellRefusal(code, refusalText(error, definition, tools))
      if (problems !== undefined) onProblems(problems)
      if (status === 409) await meetPresent().catch(() => undefined)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, submit }
}
