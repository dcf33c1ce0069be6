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
  const [left, right] = [linesOf(before), linesOf(after)]
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
