import type { LawBlock } from './model.ts'

/** Words of an article that both texts have, or that only one of them has. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** An article of the older and the newer text side by side; `moved`: the words are the same, the number is another. */
export interface ArticlePair {
  state: 'same' | 'moved' | 'changed' | 'added' | 'removed'
  older?: LawBlock
  newer?: LawBlock
  /** Of a changed pair: the words of both. */
  parts?: TextPart[]
}

/** Below this share of common letter pairs two articles are different ones. */
const leastLikeness = 0.3

function letterPairs(text: string): Set<string> {
  const letters = Array.from(text.normalize('NFKC').replace(/[\s\p{P}]/gu, ''))
  const found = new Set<string>()
  for (let i = 0; i + 1 < letters.length; i++) found.add(letters[i]! + letters[i + 1]!)
  return found
}

function likeness(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 || b.size === 0) return a.size === b.size ? 1 : 0
  let common = 0
  for (const pair of a) if (b.has(pair)) common++
  // Dice: an article that grew by half still is the same article
  return (2 * common) / (a.size + b.size)
}

/**
 * Pairs the articles of two texts of one law in their order: those that are alike enough stand beside each other, whatever their numbers;
 * the others are removed or added. O(n·m) in the numbers of articles.
 */
export function compareArticles(older: readonly LawBlock[], newer: readonly LawBlock[]): ArticlePair[] {
  const before = older.filter((block) => block.kind === 'article')
  const after = newer.filter((block) => block.kind === 'article')
  const beforePairs = before.map((block) => letterPairs(block.content))
  const afterPairs = after.map((block) => letterPairs(block.content))
  const width = after.length + 1
  const best = new Float64Array((before.length + 1) * width)
  const alike = new Float64Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const value = likeness(beforePairs[i]!, afterPairs[j]!)
      alike[i * width + j] = value
      const paired = value >= leastLikeness ? value + best[(i + 1) * width + j + 1]! : 0
      best[i * width + j] = Math.max(paired, best[(i + 1) * width + j]!, best[i * width + j + 1]!)
    }
  const pairs: ArticlePair[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length) {
    const here = i < before.length && j < after.length ? alike[i * width + j]! : 0
    if (here >= leastLikeness && best[i * width + j]! <= here + best[(i + 1) * width + j + 1]! + 1e-9)
      pairs.push(pairOf(before[i++]!, after[j++]!))
    else if (j >= after.length || (i < before.length && best[(i + 1) * width + j]! >= best[i * width + j + 1]!))
      pairs.push({ state: 'removed', older: before[i++]! })
    else pairs.push({ state: 'added', newer: after[j++]! })
  }
  return pairs
}

function pairOf(older: LawBlock, newer: LawBlock): ArticlePair {
  if (tidy(older.content) === tidy(newer.content)) return { state: older.key === newer.key ? 'same' : 'moved', older, newer }
  return { state: 'changed', older, newer, parts: compareWords(older.content, newer.content) }
}

/** Colons and spaces differ between printings, not between laws. */
function tidy(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '')
}

/** Longest texts that are compared letter by letter; longer ones are shown whole. */
const longestCompared = 3000

/** What was taken out of a text and what was put in, by the longest common sequence of its letters. */
export function compareWords(older: string, newer: string): TextPart[] {
  const a = Array.from(older)
  const b = Array.from(newer)
  if (a.length > longestCompared || b.length > longestCompared)
    return joined([
      { kind: 'removed', text: older },
      { kind: 'added', text: newer },
    ])
  const width = b.length + 1
  const length = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      length[i * width + j] =
        a[i] === b[j] ? length[(i + 1) * width + j + 1]! + 1 : Math.max(length[(i + 1) * width + j]!, length[i * width + j + 1]!)
  const parts: TextPart[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i++]! })
      j++
    } else if (j >= b.length || (i < a.length && length[(i + 1) * width + j]! >= length[i * width + j + 1]!))
      parts.push({ kind: 'removed', text: a[i++]! })
    else parts.push({ kind: 'added', text: b[j++]! })
  }
  return joined(parts)
}

/** Neighbours of one kind become one; a single common letter between changes is part of the change, or nobody could read it. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const runs = mergeRuns(parts)
  const readable = runs.flatMap((part, index): TextPart[] => {
    const isIsland = part.kind === 'same' && part.text.length === 1 && part.text !== '\n' && index > 0 && index < runs.length - 1
    return isIsland
      ? [
          { kind: 'removed', text: part.text },
          { kind: 'added', text: part.text },
        ]
      : [part]
  })
  const grouped: TextPart[] = []
  let removed = ''
  let added = ''
  const flush = (): void => {
    if (removed !== '') grouped.push({ kind: 'removed', text: removed })
    if (added !== '') grouped.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const part of readable) {
    if (part.kind === 'removed') removed += part.text
    else if (part.kind === 'added') added += part.text
    else {
      flush()
      grouped.push(part)
    }
  }
  flush()
  return mergeRuns(grouped)
}

function mergeRuns(parts: readonly TextPart[]): TextPart[] {
  const merged: TextPart[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else merged.push({ ...part })
  }
  return merged
}
