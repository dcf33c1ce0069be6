import { isRecord } from '@wenwu/core/form/json'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { replySchema, type Reply } from '@wenwu/core/form/types/reply/model'
import type { TaskView } from '@wenwu/core/cases/model'
import { contract } from '@wenwu/core/tasks/contract'
import { call } from '../../../../lib/call.ts'
import { DraftSync, type DraftState, type StoredVersion } from '../../../../lib/draft-sync.ts'
import { saveFailureOf } from '../../../../lib/save-failure.ts'
import { lostWorkPrefix } from '../../../../lib/lost-work.ts'
import { sealedRecords } from '../../../../lib/sealed-storage.ts'
import { onSessionLost, useSession } from '../../../../lib/session.ts'

const parts = ['action', 'marks', 'reply'] as const
type Part = (typeof parts)[number]

/** What an official has begun at a step: action with its words, marks, an edit of the stored reply. */
export type Work = Partial<Record<Part, object>>
export type WorkState = DraftState<Work>

/** Steps of other people whose words stay in this browser until they are back. */
const mostOfOthers = 20

/** Milliseconds of a pause in typing after which it is saved. */
const pause = 800

/**
 * What was begun at a step is kept until the step is done: on the server, for its author alone, so that it is there again in another tab and
 * on another machine; in this tab until the server has it; and in this browser where the session ends before that.
 */
const works = new Map<string, DraftSync<Work>>()

const owner = (): string => useSession.getState().user?.id ?? ''
const keyOf = (taskId: string): string => `${owner()}:${taskId}`
const tabKey = (key: string): string => `STEP:${key}`
const lostKey = (key: string): string => `${lostWorkPrefix}${key}`
const tabStore = sealedRecords(() => sessionStorage)
const browserStore = sealedRecords(() => localStorage)

useSession.subscribe((state, before) => {
  if (state.token === before.token) return
  for (const sync of works.values()) sync.end()
  works.clear()
})
onSessionLost(() => {
  for (const [key, sync] of works) if (sync.hasUnsaved) store(browserStore, lostKey(key), sync.state())
})

type Store = ReturnType<typeof sealedRecords>

interface Local {
  revision: number
  work: Work
  /** What was last sent without an answer: where the server has it, it is from here. */
  sent?: string | undefined
}

/** Stores the work of a task over the revision it was based on. */
export type Keep = (input: { id: string; revision: number; content: string }) => Promise<{ revision: number; savedAt: string }>

const keepOnServer: Keep = (input) => call(contract.keepDraft, input, { isQuiet: true })

/** Takes over what the server has of the person's own steps; to be called with each view of a case, before its parts are read. */
export function openWork(tasks: readonly TaskView[], keep: Keep = keepOnServer): void {
  for (const task of tasks) if (task.isMine && task.role !== 'applicant') open(task, keep)
}

function open(task: TaskView, keep: Keep): void {
  const key = keyOf(task.id)
  const known = works.get(key)
  const revision = task.draft?.revision ?? 0
  // what a page shows is not exchanged under the person's hands
  if (known !== undefined && (known.hasUnsaved || known.isWatched || known.state().revision >= revision)) return
  known?.end()
  const stored = { data: toWork(task.draft?.content), revision, savedAt: task.draft?.savedAt ?? '' }
  const local = take(tabStore, tabKey(key)) ?? take(browserStore, lostKey(key))
  let sent = local?.sent
  const sync: DraftSync<Work> = new DraftSync<Work>({
    ...stored,
    save: async ({ baseRevision, data }) => {
      const content = toContent(data)
      const send = async (revision: number) => {
        sent = content
        store(tabStore, tabKey(key), { ...sync.state(), sent })
        const reply = await keep({ id: task.id, revision, content })
        sent = undefined
        return reply
      }
      const before = sent
      try {
        return await send(baseRevision)
      } catch (error) {
        // an answer that was lost, on its way or with a page that was left, is no other place
        const failure = saveFailureOf(error, storedOf)
        if (failure.kind !== 'conflict' || toContent(failure.stored.data) !== before) throw error
        return send(failure.stored.revision)
      }
    },
    classify: (error) => saveFailureOf(error, storedOf),
    onChange: (work, base) => store(tabStore, tabKey(key), { data: work, revision: base, sent }),
    onSaved: () => sessionStorage.removeItem(tabKey(key)),
    delay: pause,
  })
  works.set(key, sync)
  boundOthers()
  if (local === undefined || toContent(local.work) === toContent(stored.data)) return
  sync.change(() => local.work)
  if (local.revision === revision) return
  if (toContent(stored.data) === local.sent) sync.resolve(local.work, stored)
  else sync.meet(stored)
}

/** What was kept of a part of the work at a step; undefined for nothing. The caller checks that it still fits. */
export function readWork<T extends object>(taskId: string, part: Part): Partial<T> | undefined {
  const kept: object | undefined = works.get(keyOf(taskId))?.state().data[part]
  return kept
}

/** Keeps a part of the work at a step. What says the same as before is no change: a page that is only opened saves nothing. */
export function keepWork(taskId: string, part: Part, work: object): void {
  works
    .get(keyOf(taskId))
    ?.change((before) => (JSON.stringify(before[part]) === JSON.stringify(work) ? before : { ...before, [part]: work }))
}

/** A part of the work is stored, or given up. */
export function dropWork(taskId: string, part: Part): void {
  works.get(keyOf(taskId))?.change((before) => {
    const { [part]: dropped, ...rest } = before
    return dropped === undefined ? before : rest
  })
}

/** The step is done, or another has done it: the server has forgotten it as well. */
export function forgetWork(taskId: string): void {
  const key = keyOf(taskId)
  works.get(key)?.end()
  works.delete(key)
  sessionStorage.removeItem(tabKey(key))
}

/** The work of one's own step; undefined where none is open. */
export function findWork(taskId: string): DraftSync<Work> | undefined {
  return works.get(keyOf(taskId))
}

/** The words of a reply, paragraph by paragraph. */
export function wordsOfReply({ title, mainRecipient, body, closing }: Reply): string {
  return [title, mainRecipient, ...body, closing].join('\n')
}

/** The words of what was begun, to be taken elsewhere: those typed for an action, those of the marks, and those of an edited reply. */
export function wordsOfWork({ action, marks, reply }: Work): string {
  const typed = isRecord(action) && isRecord(action['typed']) ? Object.values(action['typed']) : []
  const edited = isRecord(reply) && JSON.stringify(reply['text']) !== JSON.stringify(reply['base']) ? [reply['text']] : []
  const notes = isRecord(marks) ? [marks['fields'], marks['materials']].flatMap((each) => (isRecord(each) ? Object.values(each) : [])) : []
  return [...typed, ...notes, ...edited]
    .map(wordsOf)
    .filter((each) => typeof each === 'string' && hasVisibleText(each))
    .join('\n')
}

/** A letter is shown whole; of what is neither text nor letter there are no words. */
function wordsOf(value: unknown): unknown {
  const { data } = replySchema.safeParse(value)
  return data === undefined ? value : wordsOfReply(data)
}

const toContent = (work: Work): string => (Object.keys(work).length === 0 ? '' : JSON.stringify(work))

function toWork(content: string | undefined): Work {
  const value = parse(content ?? '')
  return isRecord(value) ? Object.fromEntries(parts.flatMap((part) => (isRecord(value[part]) ? [[part, value[part]]] : []))) : {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function store(storage: Store, key: string, { data, revision, sent }: Pick<WorkState, 'data' | 'revision'> & Pick<Local, 'sent'>): void {
  storage.keep(key, { revision, work: data, sent } satisfies Local)
}

function take(storage: Store, key: string): Local | undefined {
  const value = storage.read(key)
  storage.forget(key)
  if (value === undefined || typeof value['revision'] !== 'number') return undefined
  const { sent } = value
  return { revision: value['revision'], work: toWork(JSON.stringify(value['work'])), sent: typeof sent === 'string' ? sent : undefined }
}

/** What others left here when their session ended is sealed and waits for them; only of very much the rest goes. */
function boundOthers(): void {
  const own = lostKey(`${owner()}:`)
  const others = Object.keys(localStorage).filter((key) => key.startsWith(lostWorkPrefix) && !key.startsWith(own))
  for (const key of others.slice(mostOfOthers)) localStorage.removeItem(key)
}

function storedOf(details: Record<string, unknown> | undefined): StoredVersion<Work> | undefined {
  const stored = details?.['stored']
  if (!isRecord(stored) || typeof stored['revision'] !== 'number') return undefined
  return { data: toWork(String(stored['content'])), revision: stored['revision'], savedAt: String(stored['savedAt']) }
}
