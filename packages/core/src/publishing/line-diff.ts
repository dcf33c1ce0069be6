/** One line of a text compared with another: it stayed, was taken out, or was put in. */
export interface LineChange {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Beyond this many pairs of lines the middle is shown as a whole: a table of them would take the browser's memory. */
const mostPairs = 1_000_000

/** Lines of a text as people see them; `^p` begins a paragraph (specification §3). */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n|\^p/)
  return lines.length === 1 && lines[0] === '' ? [] : lines
}

/** What changed between two texts, line by line: the longest common run of lines stays, the rest was removed or added. */
export function diffLines(before: string, after: string): LineChange[] {
  return changesOf(linesOf(before), linesOf(after))
}

/** Lines of the first text from one place to another, and what stands for them in the second. */
interface Hunk {
  from: number
  to: number
  lines: string[]
}

/** Lines with what ends them, so that put together they are the text. */
const wholeLines = (text: string): string[] => text.split(/(?<=\n|\^p)/)

/**
 * Two texts that were made of one, as one: what each of them changed. Undefined where both changed the same lines in different ways, or put different lines in at one place, so that their
 * order is open: a person has to choose. A line is a paragraph here, so that two who changed neighbouring ones are in nobody's way.
 */
export function mergeTexts(basis: string, mine: string, theirs: string): string | undefined {
  const lines = wholeLines(basis)
  const [own, other] = [mine, theirs].map((text) => hunksOf(lines, wholeLines(text))) as [Hunk[], Hunk[]]
  const isSame = (one: Hunk) => (two: Hunk) => one.from === two.from && one.to === two.to && one.lines.join('') === two.lines.join('')
  const all = [...own, ...other.filter((hunk) => !own.some(isSame(hunk)))].sort((a, b) => a.from - b.from || a.to - b.to)
  if (all.some((hunk, i) => i > 0 && isInTheWay(all[i - 1]!, hunk))) return undefined
  const merged: string[] = []
  let at = 0
  for (const { from, to, lines: put } of all) {
    merged.push(...lines.slice(at, from), ...put)
    at = to
  }
  return [...merged, ...lines.slice(at)].join('')
}

/** Of two hunks, the second of which does not begin before the first. */
function isInTheWay(first: Hunk, second: Hunk): boolean {
  const isInsertion = ({ from, to }: Hunk) => from === to
  return second.from < first.to || (second.from === first.from && isInsertion(first) && isInsertion(second))
}

function hunksOf(before: string[], after: string[]): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  let last: LineChange['kind'] = 'same'
  for (const { kind, text } of changesOf(before, after)) {
    if (kind !== 'same' && last === 'same') hunks.push({ from: at, to: at, lines: [] })
    if (kind === 'added') hunks.at(-1)!.lines.push(text)
    if (kind === 'removed') hunks.at(-1)!.to = at + 1
    if (kind !== 'added') at++
    last = kind
  }
  return hunks
}

function changesOf(left: string[], right: string[]): LineChange[] {
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start++
  let end = 0
  while (end < left.length - start && end < right.length - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end++
  return [
    ...left.slice(0, start).map(same),
    ...middle(left.slice(start, left.length - end), right.slice(start, right.length - end)),
    ...left.slice(left.length - end).map(same),
  ]
}

function middle(left: string[], right: string[]): LineChange[] {
  if (left.length * right.length > mostPairs) return [...left.map(removed), ...right.map(added)]
  // lengths of the longest common subsequence of what follows, row by row from the end
  const table = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1))
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      table[i]![j] = left[i] === right[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
  const changes: LineChange[] = []
  let [i, j] = [0, 0]
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) {
      changes.push(same(left[i++]!))
      j++
    } else if (table[i + 1]![j]! >= table[i]![j + 1]!) changes.push(removed(left[i++]!))
    else changes.push(added(right[j++]!))
  }
  return [...changes, ...left.slice(i).map(removed), ...right.slice(j).map(added)]
}

const same = (text: string): LineChange => ({ kind: 'same', text })
const removed = (text: string): LineChange => ({ kind: 'removed', text })
const added = (text: string): LineChange => ({ kind: 'added', text })
