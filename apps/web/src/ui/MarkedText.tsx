import type { ReactNode } from 'react'

/** A text with ranges of it marked (UTF-16 units, end exclusive, in order and apart); always text, never HTML. */
export function MarkedText({ text, highlights }: { text: string; highlights: readonly (readonly [number, number])[] }) {
  const pieces: ReactNode[] = []
  let at = 0
  for (const [from, to] of highlights) {
    pieces.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>)
    at = to
  }
  pieces.push(text.slice(at))
  return <>{pieces}</>
}
