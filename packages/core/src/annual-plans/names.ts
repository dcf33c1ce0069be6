import { withoutInvisible } from '../kernel/text.ts'
import { similarFrom } from './model.ts'

const chineseDigits = '零一二三四五六七八九'
const romanDigits = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** The digits of the number of a phase: 十二, ii and 02 are 12, 2 and 2. */
export function digitsOf(number: string): string {
  if (/^\d+$/.test(number)) return String(Number(number))
  const roman = romanDigits.indexOf(number)
  if (roman > 0) return String(roman)
  const [tens, ones] = number.includes('十') ? number.split('十') : ['', number]
  const digit = (text = ''): number => Math.max(0, chineseDigits.indexOf(text))
  return String((number.includes('十') ? (tens === '' ? 1 : digit(tens)) * 10 : 0) + (ones === '' ? 0 : digit(ones)))
}

/**
 * A name without what people write in different ways: width, case, white space and what cannot be seen (a Hangul filler is a letter to Unicode), brackets and other marks, and the numbers of phases (第二期, 二期,
 * Ⅱ期 and 2期 are one; 一期 and 二期 are two).
 */
export function foldName(name: string): string {
  return withoutInvisible(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(
      /第?(\d{1,2}|[ivx]{1,4}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])期/gu,
      (_all, number: string) => `${digitsOf(number)}期`,
    )
}

/** Words that anything planned is called at its end, with the number of its phase before or behind them. */
const genericEnd = /(?:工程|项目|方案|设计|施工|实施|建设|立项|计划)*((?:\d{1,2}期)?)(?:工程|项目|方案|设计|施工|实施|建设|立项|计划)*$/u

/** A folded name without the generic words at its end; the name itself where nothing else would be left. */
export function coreOfName(folded: string): string {
  const core = folded.replace(genericEnd, '$1')
  return /^(?:\d{1,2}期)?$/.test(core) ? folded : core
}

/** What a folded name is compared by. */
export interface NameShape {
  /** Without the generic words at its end. */
  core: string
  pairs: ReadonlySet<string>
  corePairs: ReadonlySet<string>
}

/** The shapes of folded names, each made once: a plan compares thousands of rows with fifty names each. */
export function nameShapes(): (folded: string) => NameShape {
  const known = new Map<string, NameShape>()
  return (name) => {
    let shape = known.get(name)
    if (shape === undefined) known.set(name, (shape = shapeOf(name)))
    return shape
  }
}

function shapeOf(name: string): NameShape {
  const core = coreOfName(name)
  const pairs = pairsOf(name)
  return { core, pairs, corePairs: core === name ? pairs : pairsOf(core) }
}

/** The part of the pairs of letters of two names that they share (Jaccard), 0 to 1. */
function sharedPart(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of first) if (second.has(pair)) shared++
  const all = first.size + second.size - shared
  return all === 0 ? 0 : shared / all
}

/** Whether two names are so alike that a person should look: one without their generic words, or most of their pairs of letters are common. */
export function isSimilar(one: NameShape, other: NameShape): boolean {
  return one.core === other.core || isAlike(one.corePairs, other.corePairs) || isAlike(one.pairs, other.pairs)
}

/** Their numbers alone say of most that they are not. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  return few.size >= many.size * similarFrom && sharedPart(few, many) >= similarFrom
}

function pairsOf(name: string): Set<string> {
  const letters = Array.from(name)
  return new Set(letters.length < 2 ? letters : letters.slice(1).map((letter, i) => letters[i]! + letter))
}
