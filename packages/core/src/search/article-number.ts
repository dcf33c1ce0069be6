import { chineseNumber } from '../laws/law-text.ts'

/** The number in «第二十三条», «第23条» or «23条», folded; undefined where there is none. */
export function readArticleNumber(label: string): number | undefined {
  const inner = /^第?(.+?)条$/u.exec(label)?.[1]
  const number = inner === undefined ? Number.NaN : chineseNumber(inner)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
