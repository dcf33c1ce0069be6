import { useCallback, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CaseView } from '@wenwu/core/cases/model'
import { tidyReply, type Reply } from '@wenwu/core/form/types/reply/model'
import { contract } from '@wenwu/core/documents/contract'
import { call } from '../../../lib/call.ts'
import { dropWork, keepWork, readWork } from './kept-work.ts'

interface Edit {
  /** The reply it is an edit of. */
  documentId: string
  /** Its text when the edit began. */
  base: Reply
  text: Reply
}

/** The edit of a stored reply that is under way on this page. */
export interface ReplyEdit {
  /** The text as it is being written; undefined where no edit is under way. */
  text: Reply | undefined
  /** It says something else than the stored reply. */
  isUnsaved: boolean
  begin: (base: Reply) => void
  change: (text: Reply) => void
  /** Stores it and ends the edit. Rejects as `call` does, and keeps what was written. */
  save: () => Promise<void>
  cancel: () => void
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
  return useMemo(
    () => ({
      text: edit?.text,
      isUnsaved: edit !== undefined && !isSame(edit.base, edit.text),
      begin: (base) => documentId !== undefined && put({ documentId, base, text: base }),
      change: (text) => edit !== undefined && put({ ...edit, text }),
      save: async () => {
        if (edit === undefined) return
        await call(contract.save, { id: edit.documentId, text: tidyReply(edit.text) })
        await client.invalidateQueries({ queryKey: ['cases', view.id, 'document'] })
        put(undefined)
      },
      cancel: () => put(undefined),
    }),
    [edit, documentId, put, client, view.id],
  )
}

function keptEdit(taskId: string | undefined, documentId: string | undefined): Edit | undefined {
  const kept = taskId === undefined ? undefined : readWork<Edit>(taskId, 'reply')
  const isWhole = kept?.base !== undefined && kept.text !== undefined && kept.documentId === documentId
  return isWhole ? (kept as Edit) : undefined
}

function isSame(one: Reply, other: Reply): boolean {
  return JSON.stringify(tidyReply(one)) === JSON.stringify(tidyReply(other))
}
