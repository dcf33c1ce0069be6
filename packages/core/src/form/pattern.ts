/** Longest text a field with a pattern may hold: what remains of backtracking is bounded by it. */
export const patternTextLimit = 500
const patternLimit = 200
/** Most ways in which the parts of a pattern may share out a text of full length. */
const budget = 2e6

/**
 * Why a pattern of a definition is refused, in English, or undefined when it is safe to run on strange text. Safe means: short,
 * valid with the `u` flag, no look-around or back-reference, no repeated group that itself varies or branches, and a product of
 * choices (repeats and branches) below a budget, so that backtracking over 500 characters ends soon.
 */
export function findPatternRisk(source: string): string | undefined {
  if (source.length > patternLimit) return `a pattern has at most ${patternLimit} characters`
  try {
    new RegExp(source, 'u')
  } catch {
    return 'not a valid regular expression'
  }
  return scan(source)
}

interface Group {
  varies: boolean
}

function scan(source: string): string | undefined {
  const stack: Group[] = [{ varies: false }]
  let closed: Group | undefined
  let ways = 1
  let i = 0
  while (i < source.length) {
    const top = stack[stack.length - 1]!
    const repeat = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(i))
    if (repeat !== null) {
      const [least, most] = timesOf(repeat[0])
      if (closed?.varies && most > 1) return 'a repeated group may not repeat or branch inside'
      if (closed?.varies || least !== most) top.varies = true
      ways *= Math.min(most, patternTextLimit) - Math.min(least, patternTextLimit) + 1
      if (ways > budget) return 'too many open repeats or branches'
      closed = undefined
      i += repeat[0].length
      continue
    }
    if (closed?.varies) top.varies = true
    closed = undefined
    const c = source.charAt(i)
    if (c === '\\') {
      if (/[1-9k]/.test(source.charAt(i + 1))) return 'no back-references'
      i += /^\\[pPu]\{[^}]*\}/.exec(source.slice(i))?.[0].length ?? 2
    } else if (c === '[') {
      i = endOfClass(source, i)
    } else if (c === '(') {
      if (/^\(\?(?!:)/.test(source.slice(i))) return 'no look-around or named groups'
      stack.push({ varies: false })
      i += source.startsWith('(?:', i) ? 3 : 1
    } else if (c === ')') {
      closed = stack.pop()
      i++
    } else {
      if (c === '|') {
        top.varies = true
        ways *= 2
      }
      i++
    }
  }
  return ways > budget ? 'too many open repeats or branches' : undefined
}

function timesOf(repeat: string): [least: number, most: number] {
  if (repeat.startsWith('?')) return [0, 1]
  if (repeat.startsWith('*')) return [0, Number.POSITIVE_INFINITY]
  if (repeat.startsWith('+')) return [1, Number.POSITIVE_INFINITY]
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(repeat)!
  if (comma === '') return [Number(least), Number(least)]
  return [Number(least), most === '' ? Number.POSITIVE_INFINITY : Number(most)]
}

function endOfClass(source: string, start: number): number {
  let i = start + 1
  while (i < source.length && source.charAt(i) !== ']') i += source.charAt(i) === '\\' ? 2 : 1
  return i + 1
}

const compiled = new Map<string, RegExp | null>()

/** Whether the whole text matches the pattern of a field; an unsafe pattern or a too long text never matches. */
export function matchesPattern(source: string, text: string): boolean {
  let pattern = compiled.get(source)
  if (pattern === undefined) {
    pattern = findPatternRisk(source) === undefined ? new RegExp(`^(?:${source})$`, 'u') : null
    if (compiled.size > 500) compiled.clear()
    compiled.set(source, pattern)
  }
  return pattern !== null && text.length <= patternTextLimit && pattern.test(text)
}
