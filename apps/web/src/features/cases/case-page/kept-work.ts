import { useSession } from '../../../lib/session.ts'

const parts = ['action', 'marks', 'reply'] as const
type Part = (typeof parts)[number]

/**
 * What an official has begun at a step – action, opinion, reply, marks, an edit of the stored reply – is kept in this tab until the step is
 * done, so that a reload or a look at another page loses nothing. It ends with the tab and at signing out (lib/session.ts clears the tab's
 * storage).
 */
const keyOf = (taskId: string, part: Part): string => `STEP:${useSession.getState().user?.id ?? ''}:${taskId}:${part}`

/** What was kept of a part of the work at a step; undefined where nothing readable is. The caller checks that it still fits. */
export function readWork<T extends object>(taskId: string, part: Part): Partial<T> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(taskId, part)) ?? 'null')
    return typeof kept === 'object' && kept !== null ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps a part of the work at a step. Where the browser refuses (its storage is full), the page goes on without. */
export function keepWork(taskId: string, part: Part, work: object): void {
  try {
    sessionStorage.setItem(keyOf(taskId, part), JSON.stringify(work))
  } catch {
    // the text is still on the page
  }
}

/** A part of the work is stored, or given up. */
export function dropWork(taskId: string, part: Part): void {
  sessionStorage.removeItem(keyOf(taskId, part))
}

/** The step is done, or another has done it. */
export function forgetWork(taskId: string): void {
  for (const part of parts) dropWork(taskId, part)
}
