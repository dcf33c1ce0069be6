import { useState } from 'react'
import { contract } from '@wenwu/core/content/contract'
import type { ContentKindView, ContentView, StoredContent } from '@wenwu/core/content/model'
import { emptyData } from '@wenwu/core/form/empty-data'
import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import { findField, isWithin } from '@wenwu/core/form/paths'
import { validate } from '@wenwu/core/form/validate'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { mergeTexts } from '@wenwu/core/publishing/line-diff'
import type { ContentAction } from '@wenwu/core/publishing/model'
import { useFormContext } from '../../../form/use-form-context.ts'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { rememberFocus } from '../../../lib/focus.ts'
import { useText } from '../../../lib/i18n.ts'
import { findKept, useKeepInput } from '../../../lib/kept-input.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { isUnchanged, overLatest } from '../../../lib/typed-over.ts'
import { contentKey, refreshLists } from './content-query.ts'

export type MovingAction = Exclude<ContentAction, 'save' | 'discard'>

/** Data of a form with every field in its place. */
export function wholeData(form: FormDefinition, data: FormData): FormData {
  const empty = emptyData(form)
  return Object.fromEntries(Object.entries(empty).map(([key, fields]) => [key, { ...fields, ...data[key] }]))
}

interface Typed {
  data: FormData
  /** What stood there when the typing began. */
  basis: FormData
  /** What the typing is based on: a save says so, and is refused when somebody was faster. */
  revision: number
  isDirty: boolean
  /** Fields that two have changed in different ways, by their path: to save what is typed takes back what the other has stored. None in what an older program has kept. */
  clashes?: readonly string[]
}

function unchanged(data: FormData, revision: number): Typed {
  return { data, basis: data, revision, isDirty: false }
}

/**
 * What was typed over what somebody else has stored meanwhile: fields that were not touched, and of long texts the lines, say what is stored. The revision stays, so that a
 * save is refused until the person has chosen.
 */
function overStored(form: FormDefinition, typed: Typed, stored: FormData): Typed {
  const clashes: string[] = []
  const sections = Object.entries(stored).map(([key, fields]) => {
    const [mine, basis] = [typed.data[key] ?? {}, typed.basis[key] ?? {}]
    const known = (typed.clashes ?? []).flatMap((path) => (path.startsWith(`${key}.`) ? [path.slice(key.length + 1)] : []))
    const { values, contested = [] } = overLatest({ values: mine, basis, contested: known }, fields)
    const texts = Object.entries(values).flatMap(([field, value]) => {
      const [before, theirs] = [basis[field], fields[field]]
      if (findField(form, `${key}.${field}`)?.type !== 'long-text' || [value, before, theirs].some((text) => typeof text !== 'string'))
        return []
      const merged = mergeTexts(before as string, value as string, theirs as string)
      return merged === undefined ? [] : [[field, merged] as const]
    })
    const merged: typeof values = { ...values, ...Object.fromEntries(texts) }
    const isMerged = (field: string) => !known.includes(field) && texts.some(([text]) => text === field)
    clashes.push(...contested.flatMap((field) => (isMerged(field) || isUnchanged(merged[field], fields[field]) ? [] : [`${key}.${field}`])))
    return [key, merged] as const
  })
  return { ...typed, data: Object.fromEntries(sections), basis: stored, clashes }
}

const done: Record<MovingAction, 'submitted' | 'published' | 'returned' | 'withdrawn' | 'revised'> = {
  submit: 'submitted',
  publish: 'published',
  return: 'returned',
  withdraw: 'withdrawn',
  revise: 'revised',
}

/** What an editor types into a text, and what becomes of it: saving, moving, the conflict with somebody faster. */
export function useEditor(kind: ContentKindView, entry: ContentView) {
  const { t } = useText()
  const context = useFormContext()
  const form = `content ${entry.id}`
  const shown = ({ data, revision }: ContentView): Typed => unchanged(wholeData(kind.form, data), revision)
  const [typed, setTyped] = useState<Typed>(() => (entry.actions.includes('save') ? findKept<Typed>(form) : undefined) ?? shown(entry))
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempts, setAttempts] = useState(0)
  const [conflict, setConflict] = useState<StoredContent>()
  const [isBusy, setBusy] = useState(false)
  // somebody else's save arrived while nothing was typed: it is what is shown from now on
  if (!typed.isDirty && typed.revision !== entry.revision) setTyped(shown(entry))
  const { forget } = useKeepInput(form, typed, typed.isDirty)

  const take = (view: ContentView): void => {
    queryClient.setQueryData([...contentKey, 'one', kind.kind, entry.id], view)
    void refreshLists()
  }
  const show = (found: readonly FieldProblem[]): void => {
    setProblems(found)
    setAttempts((before) => before + 1)
  }
  const meet = (stored: StoredContent): void => {
    // the box stands there already, with other words now
    if (conflict !== undefined) notify.warning(t('content.conflictTitle', { name: stored.savedBy || t('content.program') }), 8)
    setConflict(stored)
    setTyped((now) => overStored(kind.form, now, wholeData(kind.form, stored.data)))
  }
  /** Gives what the call answered, or undefined after it has told what went wrong. */
  const attempt = async (work: () => Promise<ContentView>): Promise<ContentView | undefined> => {
    const giveBackFocus = rememberFocus()
    setBusy(true)
    try {
      const view = await work()
      take(view)
      setConflict(undefined)
      return view
    } catch (error) {
      const isConflict = error instanceof CallError && error.code === 'content-conflict'
      if (isConflict && !typed.isDirty) {
        // there is nothing to choose between
        await queryClient.invalidateQueries({ queryKey: [...contentKey, 'one', kind.kind, entry.id] })
        notify.warning(t('content.takenOver'), 8)
      } else if (isConflict) meet(error.details?.['stored'] as StoredContent)
      else if (error instanceof CallError && error.code === 'form-invalid') show(error.problems ?? [])
      else notify.error(messageOfError(error))
      return undefined
    } finally {
      setBusy(false)
      giveBackFocus()
    }
  }
  const discardDraft = async (): Promise<boolean> => {
    const giveBackFocus = rememberFocus()
    setBusy(true)
    try {
      const { isGone } = await call(
        contract.discard,
        { kind: kind.kind, id: entry.id, revision: typed.revision },
        { idempotencyKey: newId() },
      )
      void refreshLists()
      if (isGone) {
        forget()
        return true
      }
      // the number of the dropped version is given out again
      queryClient.removeQueries({ queryKey: [...contentKey, 'version', kind.kind, entry.id] })
      const view = await call(contract.get, { kind: kind.kind, id: entry.id }, { isQuiet: true })
      take(view)
      setTyped(shown(view))
      setProblems([])
      return false
    } finally {
      setBusy(false)
      giveBackFocus()
    }
  }
  const store = async (revision: number): Promise<ContentView | undefined> => {
    const { data } = typed
    const view = await attempt(() => call(contract.save, { kind: kind.kind, id: entry.id, revision, data }, { isQuiet: true }))
    if (view !== undefined) setTyped((now) => ({ data: now.data, basis: data, revision: view.revision, isDirty: now.data !== data }))
    return view
  }

  /** Whether what two have changed is in different places, so that what is typed holds both. */
  const isMerged = conflict?.state === 'draft' && (typed.clashes ?? []).length === 0
  const saveOver = async (revision: number): Promise<void> => {
    if ((await store(revision)) !== undefined) notify.success(t('content.saved'))
  }

  return {
    ...typed,
    problems,
    attempts,
    conflict,
    isMerged,
    isBusy,
    change(update: (before: FormData) => FormData, path: string) {
      setTyped((before) => ({ ...before, data: update(before.data), isDirty: true }))
      setProblems((before) => before.filter((problem) => !isWithin(problem.path, path)))
    },
    /** Of what is merged the person has been told, and sees both; else over what somebody else has stored it is refused. */
    save: () => saveOver(isMerged ? conflict.revision : typed.revision),
    /** Rejects when it failed, after telling why. */
    async move(action: MovingAction, words = ''): Promise<void> {
      if (action === 'submit') {
        const found = validate(kind.form, typed.data, context)
        if (found.length > 0) return show(found)
      }
      const saved = action === 'submit' && typed.isDirty ? await store(typed.revision) : entry
      if (saved === undefined) return
      const key = newId()
      const view = await attempt(() =>
        call(
          contract.move,
          { kind: kind.kind, id: entry.id, revision: saved.revision, action, words },
          { isQuiet: true, idempotencyKey: key },
        ),
      )
      if (view === undefined) throw new Error(`not moved: ${action}`)
      setProblems([])
      notify.success(t(`content.${done[action]}`))
    },
    /** Drops the draft with what is typed; true: the whole text went. Rejects when it failed, after telling why. */
    async discard(): Promise<boolean> {
      const gone = await discardDraft()
      notify.success(t('content.discarded'))
      return gone
    },
    /** After a conflict: what was typed is saved over what stands there now. */
    async keepMine(): Promise<void> {
      if (conflict !== undefined) await saveOver(conflict.revision)
    },
    /** After a conflict: what was typed is dropped. */
    async takeTheirs(): Promise<void> {
      const view = await attempt(() => call(contract.get, { kind: kind.kind, id: entry.id }, { isQuiet: true }))
      if (view !== undefined) setTyped(shown(view))
    },
  }
}

export type Editor = ReturnType<typeof useEditor>
