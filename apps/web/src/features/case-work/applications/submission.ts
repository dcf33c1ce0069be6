import { contract as cases } from '@wenwu/core/cases/contract'
import type { CaseView, Receipt } from '@wenwu/core/cases/model'
import type { ActionInput } from '@wenwu/core/item/action-form'
import { newId } from '@wenwu/core/kernel/id'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import type { Resubmission } from './correction.ts'

/**
 * The idempotency key of one submission: the same until something of it changes, also over a reload, so that a submission whose reply was
 * lost is answered with its first receipt and never made twice.
 */
function keyOf(caseId: string, body: unknown): string {
  const name = `SUBMISSION:${caseId}`
  const fingerprint = JSON.stringify(body)
  const stored = readStored(sessionStorage.getItem(name))
  if (stored?.fingerprint === fingerprint) return stored.key
  const key = newId()
  sessionStorage.setItem(name, JSON.stringify({ fingerprint, key }))
  return key
}

function readStored(text: string | null): { fingerprint: string; key: string } | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as { fingerprint: string; key: string })
  } catch {
    return undefined
  }
}

/** A refusal is an answer: after it the next attempt is another act. */
async function once<T>(caseId: string, body: unknown, send: (key: string) => Promise<T>): Promise<T> {
  try {
    const reply = await send(keyOf(caseId, body))
    sessionStorage.removeItem(`SUBMISSION:${caseId}`)
    return reply
  } catch (error) {
    const isAnswer =
      error instanceof CallError && error.status >= 400 && error.status < 500 && error.code !== 'idempotency-busy' && error.status !== 401
    if (isAnswer) sessionStorage.removeItem(`SUBMISSION:${caseId}`)
    throw error
  }
}

/** Submits a draft as it is stored at this revision. */
export function submitDraft(view: CaseView, revision: number): Promise<Receipt> {
  const input = { itemCode: view.itemCode, id: view.id, baseRevision: revision }
  return once(view.id, input, (idempotencyKey) => call(cases.submit, input, { idempotencyKey, isQuiet: true }))
}

/** Hands a correction in again as it is stored at this revision; `input` is what the form of that action asks for. */
export async function resubmit(view: CaseView, { task, action }: Resubmission, revision: number, input: ActionInput): Promise<void> {
  const decision = { taskId: task.id, version: task.version, outcome: action.outcome, input, baseRevision: revision }
  await once(view.id, decision, (idempotencyKey) => call(tasks.complete, decision, { idempotencyKey, isQuiet: true }))
}
