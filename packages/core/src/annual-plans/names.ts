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

/** The part of the pairs of letters of two folded names that they share (Jaccard), 0 to 1. */
export function likeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)]
  const shared = [...first].filter((pair) => second.has(pair)).length
  const all = first.size + second.size - shared
  return all === 0 ? 0 : shared / all
}

/** Whether two folded names are so alike that a person should look: one without their generic words, or most of their pairs of letters are common. */
export function isSimilar(one: string, other: string): boolean {
  const [core, otherCore] = [coreOfName(one), coreOfName(other)]
  return core === otherCore || isAlike(core, otherCore) || isAlike(one, other)
}

/** Lengths alone say of most that they are not. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  return short + 1 >= (long - 1) * similarFrom && likeness(one, other) >= similarFrom
}

function pairsOf(name: string): Set<string> {
  const letters = Array.from(name)
  return new Set(letters.length < 2 ? letters : letters.slice(1).map((letter, i) => letters[i]! + letter))
}
