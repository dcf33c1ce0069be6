const digit = '[0-9０-９]'
const gap = '[ 　－-]?'
const many = (count: number): string => `${digit}{${count}}`

/** Identity numbers (GB 11643, of eighteen and of fifteen figures; a credit code begins with another figure), mobiles, telephones with their area, mail. */
const kinds = [
  `[1-8１-８]${many(5)}${gap}${many(8)}${gap}${many(3)}[0-9０-９XxＸｘ]`,
  `[1-8１-８]${many(7)}[01０１]${digit}[0-3０-３]${many(4)}`,
  `(?:[+＋]?[8８][6６]${gap})?[1１][3-9３-９]${digit}${gap}${many(4)}${gap}${many(4)}`,
  `[0０]${digit}{2,3}[)） 　－-]${digit}{7,8}`,
]

/**
 * Numbers that lead to a person, whoever wrote them into a letter or a title. Written so that JavaScript and PostgreSQL read it alike: what is looked for
 * is what is shown.
 */
export const numbersOfPersons = `(?<!${digit})(?:${kinds.join('|')})(?!${digit})|[A-Za-z0-9_.+-]+[@＠][A-Za-z0-9_-]+(?:[.．][A-Za-z0-9_-]+)+`

const ofPersons = new RegExp(numbersOfPersons, 'g')

/** What stands for such a number. */
export const blackedOut = '＊＊＊＊＊＊'

/** A text as it is published: numbers that lead to a person are blacked out. */
export function withoutNumbersOfPersons(text: string): string {
  return text.replace(ofPersons, blackedOut)
}
