import type { MarkedText } from '@wenwu/core/search/contract'
import { fold } from '@wenwu/core/search/fold'
import { highlight, snippetOf } from '@wenwu/core/search/snippet'

/** Shows in the rows of other lists, which search by the same words, where these stand. */
export interface WordMarks {
  mark: (text: string) => MarkedText
  /** The piece of a longer text that says most of them; undefined where it says none. */
  pieceOf: (text: string) => MarkedText | undefined
}

/** By the words of a query as lists read them: what stands between its spaces. */
export function markWords(q: string): WordMarks {
  const words = q
    .split(/\s+/)
    .map((word) => fold(word).trim())
    .filter((word) => word !== '')
  return {
    mark: (text) => ({ text, highlights: highlight(text, words) }),
    pieceOf: (text) => {
      const piece = snippetOf(text, words)
      return piece.highlights.length === 0 ? undefined : piece
    },
  }
}

/** Whether a word stands in a text that was marked. */
export const isMarked = ({ highlights }: MarkedText): boolean => highlights.length > 0
