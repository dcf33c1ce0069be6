import { useCallback, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CaseView } from '@wenwu/core/cases/model'
import { tidyReply, type Reply } from '@wenwu/core/form/types/reply/model'
import { contract, type ReplyDocument } from '@wenwu/core/documents/contract'
import { CallError } from '../../../../lib/call-error.ts'
import { call } from '../../../../lib/call.ts'
import { notify } from '../../../../lib/notify.ts'
import { dropWork, keepWork, readWork } from './kept-work.ts'
import { replyKey } from './use-reply.ts'

interface Edit {
  /** The reply it is an edit of. */
  documentId: string
  /** Its text when the edit began, and the revision that text has. */
  base: Reply
  revision: number
  text: Reply
  /** What another stored meanwhile, met at a save: one of the two has to be chosen. */
  stored?: { text: Reply; revision: number } | undefined
}

/** The edit of a stored reply that is under way on this page. */
export interface ReplyEdit {
  /** The text as it is being written; undefined where no edit is under way. */
  text: Reply | undefined
  /** It says something else than the stored reply. */
  isUnsaved: boolean
  /** The text that another stored meanwhile; undefined where there is nothing to choose from. */
  theirs: Reply | undefined
  begin: (document: ReplyDocument) => void
  change: (text: Reply) => void
  /** Stores it, ends the edit and gives the revision it has now. Rejects as `call` does, and keeps what was written. */
  save: () => Promise<number | undefined>
  /** Chooses what is written here: it goes on over the stored text. */
  keepMine: () => void
  /** Ends the edit; what is stored is shown, whoever wrote it. */
  cancel: () => void
}

/** The text of a stored reply as the editor takes it. */
function inputOf(document: ReplyDocument): Reply {
  const { title, mainRecipient, body, closing, schemeApprovedBy } = document
  return { title, mainRecipient, body, closing, ...(schemeApprovedBy !== null && { schemeApprovedBy }) }
}

/** The edit of a case's reply; it survives moving between sections and a reload, and ends with the step. */
export function useReplyEdit(view: CaseView): ReplyEdit {
  const client = useQueryClient()
  const documentId = view.document?.id
  const taskId = view.abilities.canEditDocument ? view.tasks.find((task) => task.isMine)?.id : undefined
  const [state, setState] = useState(() => ({ taskId, edit: keptEdit(taskId, documentId) }))
  const edit = state.taskId === taskId ? state.edit : keptEdit(taskId, documentId)
  const put = useCallback(
    (next: Edit | undefined) => {
      if (taskId === undefined) return
      setState({ taskId, edit: next })
      if (next === undefined) dropWork(taskId, 'reply')
      else keepWork(taskId, 'reply', next)
    },
    [taskId],
  )
  return useMemo(() => {
    /** The case and its reply are shown as they are stored now. */
    const show = (document: ReplyDocument): void => {
      client.setQueryData(replyKey(view.id, document), document)
      client.setQueryData<CaseView>(['case', view.id], (now) => now && { ...now, document })
      void client.invalidateQueries({ queryKey: ['case', view.id] })
    }
    return {
      text: edit?.text,
      isUnsaved: edit !== undefined && !isSame(edit.base, edit.text),
      theirs: edit?.stored?.text,
      begin: (document) => {
        const base = inputOf(document)
        put({ documentId: document.id, base, revision: document.revision, text: base })
      },
      change: (text) => edit !== undefined && put({ ...edit, text }),
      save: async () => {
        if (edit === undefined) return undefined
        const input = { id: edit.documentId, baseRevision: edit.revision, text: tidyReply(edit.text) }
        try {
          const document = await call(contract.save, input, { isQuiet: true })
          show(document)
          put(undefined)
          return document.revision
        } catch (error) {
          const stored = storedOf(error)
          if (stored === undefined) notify.error((error as Error).message)
          else {
            show(stored)
            put({ ...edit, stored: { text: inputOf(stored), revision: stored.revision } })
          }
          throw error
        }
      },
      keepMine: () =>
        edit?.stored !== undefined && put({ ...edit, base: edit.stored.text, revision: edit.stored.revision, stored: undefined }),
      cancel: () => put(undefined),
    }
  }, [edit, put, client, view.id])
}

/** The reply as it is stored, where a save was refused because another changed it. */
function storedOf(error: unknown): ReplyDocument | undefined {
  if (!(error instanceof CallError) || error.code !== 'reply-changed') return undefined
  return error.details?.['stored'] as ReplyDocument | undefined
}

function keptEdit(taskId: string | undefined, documentId: string | undefined): Edit | undefined {
  const kept = taskId === undefined ? undefined : readWork<Edit>(taskId, 'reply')
  const isWhole = kept?.base !== undefined && kept.text !== undefined && kept.documentId === documentId
  // kept by an older page, which knew no revisions: the first save meets what is stored
  return isWhole ? { ...(kept as Edit), revision: kept.revision ?? 0 } : undefined
}

function isSame(one: Reply, other: Reply): boolean {
  return JSON.stringify(tidyReply(one)) === JSON.stringify(tidyReply(other))
}
