import type { Token } from '@wenwu/bpmn/state'
import type { Standing } from '@wenwu/core/tasks/standing'

/** One place in a row of signers, as the process keeps it: whose task it is. */
export interface Signer {
  /** Candidate key of the person or work group. */
  key: string
  /** Their name, for those who read the row. */
  name: string
  /** Who had claimed the task when others were put before them; it is theirs again when it comes back. */
  holder?: string
  /** Asked to do it, not for an opinion. */
  isDelegate?: true
}

/** The signer that an element of a row names; undefined where a process's own list made the row. */
export function signerOf(element: unknown): Signer | undefined {
  return typeof element === 'object' && element !== null && 'key' in element ? (element as Signer) : undefined
}

/** What a task is to who has it, and the step it goes straight back to when that is done. */
export interface Place {
  standing: Standing
  returnedFrom: string | undefined
}

/** The place of the task of a token among all tokens of its instance. Pure. */
export function placeOf(tokens: readonly Token[], tokenId: string): Place {
  const token = tokens.find(({ id }) => id === tokenId)
  if (token === undefined) return { standing: 'own', returnedFrom: undefined }
  const body = tokens.find(({ id }) => id === token.parent)
  const row = body?.multiInstance
  if (body === undefined || row?.adHoc === undefined) {
    const returnedFrom = token.returnTo?.at(-1)
    return { standing: returnedFrom === undefined ? 'own' : 'detour', returnedFrom }
  }
  const { own, decides, parallel } = row.adHoc
  const decider = decides === 'own' ? own : own < 0 ? undefined : row.elements.length - 1
  if (token.index !== decider) return { standing: standingBeside(token, own), returnedFrom: undefined }
  const isAwaiting = parallel && tokens.some(({ id, parent }) => parent === body.id && id !== token.id)
  return isAwaiting ? { standing: 'waits', returnedFrom: undefined } : placeOf(tokens, body.id)
}

/** Whether the task of a token is that of a signer who was asked, not that of the step; also of one who waits for others. Pure. */
export function isAskedAt(tokens: readonly Token[], tokenId: string): boolean {
  const { standing } = placeOf(tokens, tokenId)
  const parent = tokens.find(({ id }) => id === tokenId)?.parent
  // who waits is what their row is
  if (standing === 'waits' && parent !== undefined) return isAskedAt(tokens, parent)
  return standing === 'asked' || standing === 'delegated'
}

/** An open task, as its row has it. */
interface OpenPlace {
  token_id: string
  created_at: Date
}

/** The signers of whom a task waits for an answer, with the day on which each was asked, the longest asked first; none where it does not wait. Pure. */
export function awaitedAt(tokens: readonly Token[], tokenId: string, tasks: readonly OpenPlace[]): { name: string; since: string }[] {
  if (placeOf(tokens, tokenId).standing !== 'waits') return []
  const find = (id: string | undefined) => tokens.find((token) => token.id === id)
  const above = (token: Token | undefined): string[] => (token?.parent === undefined ? [] : [token.parent, ...above(find(token.parent))])
  const rows = new Set(above(find(tokenId)).filter((id) => find(id)?.multiInstance?.adHoc?.parallel === true))
  return tasks
    .filter(({ token_id: id }) => id !== tokenId && above(find(id)).some((row) => rows.has(row)))
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((task) => ({ name: signerOf(find(task.token_id)?.element)?.name ?? '', since: task.created_at.toISOString() }))
}

/**
 * How many signers of a row who are asked one after the other have not been asked yet, said with the one task of the row: 0 for any other. Who decides in the row is not
 * asked for an opinion. Pure.
 */
export function stillToAsk(tokens: readonly Token[], tokenId: string): number {
  const find = (id: string | undefined) => tokens.find((token) => token.id === id)
  const body = find(find(tokenId)?.parent)
  if (body === undefined) return 0
  const row = body.multiInstance
  // of several who are asked together at one place of a row the first speaks for what comes behind it
  const isFirst = tokens.find(({ parent }) => parent === body.id)?.id === tokenId
  const behind = isFirst ? stillToAsk(tokens, body.id) : 0
  if (row?.adHoc === undefined || row.adHoc.parallel) return behind
  const { own, decides } = row.adHoc
  // before a signer who is asked as well the row stands in their place
  const isOfSigner = isAskedAt(tokens, body.id)
  const decider = decides === 'own' ? own : row.elements.length - 1
  const isAsked = (index: number): boolean => index >= row.created && (isOfSigner || (index !== decider && index !== own))
  return behind + row.elements.filter((_element, index) => isAsked(index)).length
}

function standingBeside({ index, element }: Token, own: number): Standing {
  if (index === own) return 'hands-on'
  return signerOf(element)?.isDelegate === true ? 'delegated' : 'asked'
}
