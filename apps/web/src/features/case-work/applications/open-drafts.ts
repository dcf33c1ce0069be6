import { contract } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { changedFields } from '@wenwu/core/form/diff'
import { isRecord } from '@wenwu/core/form/json'
import type { FormDefinition } from '@wenwu/core/form/model'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { sealed } from '../../../lib/sealed-storage.ts'
import { onSessionLost, useSession } from '../../../lib/session.ts'
import { describeDevice } from './device.ts'
import { DraftSync } from '../../../lib/draft-sync.ts'
import { saveFailureOf } from '../../../lib/save-failure.ts'
import { LocalCopies, type LocalCopy } from './local-copies.ts'
import type { FormSync, StoredForm } from './stored-form.ts'

/** A form somebody is filling in. It outlives its page: what is not saved yet goes on being saved while another page is open. */
export interface OpenDraft {
  sync: FormSync
  copies: LocalCopies
  /** Copies of earlier visits that the server does not have, to be offered. */
  offers: LocalCopy[]
  /** What the end of the session interrupted was taken up again. */
  isRestored: boolean
}

const open = new Map<string, OpenDraft>()

// The drafts of one user are none of the next one's business.
useSession.subscribe((state, before) => {
  if (state.token === before.token) return
  for (const { sync } of open.values()) sync.end()
  open.clear()
})
onSessionLost(() => {
  for (const { sync, copies } of open.values()) if (sync.hasUnsaved) copies.interrupt()
})

/** The form of a case: the one still open, unless the server has gone on without it; else a new one over what the server has. */
export function openDraft(view: CaseView, definition: FormDefinition, userId: string): OpenDraft {
  const key = `${userId}:${view.id}`
  const known = open.get(key)
  if (known !== undefined && isCurrent(known.sync, view.revision)) return known
  known?.sync.end()

  const copies = new LocalCopies(
    sealed(() => localStorage),
    userId,
    view.id,
  )
  const device = describeDevice()
  const sync: FormSync = new DraftSync({
    data: view.data,
    revision: view.revision,
    savedAt: view.updatedAt,
    save: ({ baseRevision, data }) =>
      call(contract.saveDraft, { id: view.id, baseRevision, device, step: copies.leftAt() ?? '', data }, { isQuiet: true }),
    classify: (error) => saveFailureOf(error, storedOf),
    onChange: (data, baseRevision) => void copies.write({ data, baseRevision, at: new Date().toISOString() }),
    onSaved: () => copies.clear(),
  })
  const offers = copies.offers((data) => changedFields(definition, view.data, data).length === 0)
  const interrupted = offers.find((offer) => offer.isInterrupted === true && offer.baseRevision === view.revision)
  const draft: OpenDraft = { sync, copies, offers: offers.filter((offer) => offer !== interrupted), isRestored: interrupted !== undefined }
  open.set(key, draft)
  if (interrupted !== undefined) {
    sync.change(() => interrupted.data)
    copies.drop(interrupted)
  }
  return draft
}

function isCurrent(sync: FormSync, revision: number): boolean {
  const { phase, revision: own } = sync.state()
  return phase !== 'refused' && (sync.hasUnsaved || own === revision)
}

/** The draft is submitted or deleted: nothing of it stays in this browser. */
export function closeDraft(draft: OpenDraft): void {
  draft.sync.end()
  draft.copies.forget()
  for (const [key, candidate] of open) if (candidate === draft) open.delete(key)
}

/**
 * Keeps the version that was not chosen beside the draft: a save over a stale revision is refused, and the server keeps what was sent
 * (contract of saveDraft). Only after the chosen one is stored, or this would be the save that wins.
 */
export async function keepBeside(caseId: string, stored: StoredForm, { sync, copies }: OpenDraft): Promise<void> {
  const isStored = await sync.flush()
  const keepHere = (): void => copies.keep({ data: stored.data, baseRevision: stored.revision, at: stored.savedAt })
  if (!isStored || sync.state().revision <= stored.revision) return keepHere()
  try {
    await call(
      contract.saveDraft,
      { id: caseId, baseRevision: stored.revision, device: stored.device.slice(0, 100), data: stored.data },
      { isQuiet: true },
    )
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'draft-conflict') keepHere()
  }
}

function storedOf(details: Record<string, unknown> | undefined): StoredForm | undefined {
  const stored = details?.['stored']
  if (!isRecord(stored) || !isRecord(stored['data']) || typeof stored['revision'] !== 'number') return undefined
  const { savedAt, device } = stored
  return {
    revision: stored['revision'],
    savedAt: typeof savedAt === 'string' ? savedAt : '',
    device: typeof device === 'string' ? device : '',
    data: stored['data'] as StoredForm['data'],
  }
}

/** Waits for saves that an earlier visit of the page left on their way, so that what is read next has them. */
export async function flushPendingSaves(userId: string, caseId: string): Promise<void> {
  await open.get(`${userId}:${caseId}`)?.sync.flush()
}
