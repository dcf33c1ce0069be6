import { articleNumber } from '../laws/law-text.ts'

/** A law and what of it is cited, as written. */
export interface Citation {
  statute: string
  /** Year of the text; '' where it is not written. */
  version: string
  /** `第二十条第二款`, `第三十二条、第三十五条`; '' where the law as a whole is cited. */
  article: string
}

const numeral = '[一二三四五六七八九十百千零〇○两0-9０-９]+'
const article = `第\\s*${numeral}\\s*条(?:\\s*之\\s*${numeral})?(?:\\s*第\\s*${numeral}\\s*[款项目])*`
const citation = new RegExp(
  `《([^《》]{2,80})》\\s*(?:[（(〔\\[]\\s*([^（）()〔〕\\[\\]]{1,30}?)\\s*[)）〕\\]])?\\s*((?:(?:和|及|以及|与|、|，|,|至|—|-|～|~)?\\s*${article})*)`,
  'g',
)

/** The laws that a text cites: «《文物保护法》（2017年修正）第二十条、第二十一条». */
export function readCitations(text: string): Citation[] {
  return [...text.normalize('NFC').matchAll(citation)].map(([, statute, edition, articles]) => ({
    statute: statute!.trim(),
    version: /(?:19|20)\d{2}/.exec((edition ?? '').normalize('NFKC'))?.[0] ?? '',
    article: (articles ?? '').replace(/\s/g, ''),
  }))
}

/** Numbers of one range at most: «第一条至第九千条» is no citation. */
const longestRange = 200

/** The articles of a citation as numbers (`12`, `12-1`), ranges spread out, each once and in the order of writing. */
export function articleKeys(articles: string): string[] {
  const found = [...articles.matchAll(new RegExp(`(至|—|-|～|~)?\\s*(${article})`, 'g'))]
  const keys: string[] = []
  for (const [, range, label] of found) {
    const key = articleNumber(label!)
    const before = keys.at(-1)
    if (range !== undefined && before !== undefined && /^\d+$/.test(before) && /^\d+$/.test(key))
      for (let n = Number(before) + 1; n < Number(key) && n - Number(before) < longestRange; n++) keys.push(String(n))
    keys.push(key)
  }
  return [...new Set(keys)]
}

const numerals = '零一二三四五六七八九'

/** `12-1` ↦ `第十二条之一`; numbers below 1000. */
export function articleLabel(key: string): string {
  const [number, part] = key.split('-').map(Number)
  return `第${chinese(number ?? 0)}条${part === undefined ? '' : `之${chinese(part)}`}`
}

function chinese(number: number): string {
  if (number >= 1000) return String(number)
  const [hundreds, tens, ones] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
  const text = [
    hundreds > 0 ? `${numerals[hundreds]!}百` : '',
    tens > 0 ? `${numerals[tens]!}十` : hundreds > 0 && ones > 0 ? '零' : '',
    ones > 0 ? numerals[ones]! : '',
  ].join('')
  return number >= 10 && number < 20 ? text.slice(1) : text
}
