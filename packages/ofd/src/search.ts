import { quadOf, type Quad, type TextRun } from './text-run.ts'

/** A place where the words were found: its pieces on the page, and what stands around it. */
export interface TextHit {
  quads: Quad[]
  before: string
  match: string
  after: string
}

const around = 24

/** What two texts are compared by: width, case and blanks do not matter. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}

/** Text of a page in reading order of the document; objects on new lines are separated by a line break. */
export function textOfRuns(runs: readonly TextRun[]): string {
  return runs.map((run, i) => (i > 0 && runs[i - 1]!.object !== run.object ? '\n' : '') + run.chars.join('')).join('')
}

/** All places of a query on a page, also where it runs over several objects. `most` bounds them. */
export function findInRuns(runs: readonly TextRun[], query: string, most = 1000): TextHit[] {
  const wanted = folded(query)
  if (wanted === '') return []
  // one character may fold to several, and blanks to none: each folded one remembers where it came from
  const origins: { run: number; char: number }[] = []
  let text = ''
  runs.forEach((run, r) => {
    run.chars.forEach((char, c) => {
      const part = folded(char)
      text += part
      for (let i = 0; i < part.length; i++) origins.push({ run: r, char: c })
    })
  })
  const hits: TextHit[] = []
  for (let at = text.indexOf(wanted); at >= 0 && hits.length < most; at = text.indexOf(wanted, at + wanted.length)) {
    const pieces = origins.slice(at, at + wanted.length)
    hits.push({
      quads: quadsOf(runs, pieces),
      before: plain(runs, origins.slice(Math.max(0, at - around), at)),
      match: plain(runs, pieces),
      after: plain(runs, origins.slice(at + wanted.length, at + wanted.length + around)),
    })
  }
  return hits
}

function quadsOf(runs: readonly TextRun[], pieces: readonly { run: number; char: number }[]): Quad[] {
  const spans = new Map<number, [from: number, to: number]>()
  for (const { run, char } of pieces) {
    const span = spans.get(run)
    spans.set(run, span === undefined ? [char, char + 1] : [Math.min(span[0], char), Math.max(span[1], char + 1)])
  }
  return [...spans].map(([run, [from, to]]) => quadOf(runs[run]!, from, to))
}

function plain(runs: readonly TextRun[], pieces: readonly { run: number; char: number }[]): string {
  return pieces
    .filter((piece, i) => i === 0 || pieces[i - 1]!.run !== piece.run || pieces[i - 1]!.char !== piece.char)
    .map(({ run, char }) => runs[run]!.chars[char])
    .join('')
}
