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

function standingBeside({ index, element }: Token, own: number): Standing {
  if (index === own) return 'hands-on'
  return signerOf(element)?.isDelegate === true ? 'delegated' : 'asked'
}
