import { withoutInvisible } from '../kernel/text.ts'
import { isStanding, type KnownRow } from './duplicates.ts'
import { digitsOf } from './names.ts'

// NFKC would make the numbers 12 and 11 of 1² and 1①
const plain = /[^\p{No}\p{So}]+/gu
// fillers and the empty Braille cell, which are no white space to Unicode
const blanks = /[\s\u3164\uffa0\u2800]+/u
// a blank between two digits or two Latin letters parts them
const idleBlanks = /(?!(?<=\d) (?=\d)|(?<=[a-z]) (?=[a-z])) /g
const opening = /[\p{Ps}\p{Pi}]/gu
const closing = /[\p{Pe}\p{Pf}]/gu
// also the minus and the rule of a table; a dash of Chinese is two
const dashes = /[\p{Pd}\u2043\u2212\u2500\u2501]+/gu
const middleDots = /[•‧∙⋅・]/g
const phase =
  /\(?第?(?<![\da-z]|\d\.)(\d{1,2}|i{1,3}|i?[vx]|vi{1,3}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])期\)?/g

/**
 * A name as a person reads it: whatever width, case, blanks, kind of dash, bracket and middle dot it is typed with, and however the number of its phase is
 * written. Any other mark counts: 第1-1窟 is not 第11窟. What is alike by `foldName` alone is for a person to look at.
 */
export function readName(name: string): string {
  return name
    .split(blanks)
    .map(withoutInvisible)
    .join(' ')
    .trim()
    .replace(plain, (part) => part.normalize('NFKC'))
    .toLowerCase()
    .replace(dashes, '-')
    .replace(opening, '(')
    .replace(closing, ')')
    .replace(middleDots, '·')
    .replace(idleBlanks, '')
    .replace(phase, (_all, number: string) => `(${digitsOf(number)}期)`)
}

/** Names of a project as they were typed; `nameKey` is folded (`foldName`). */
export interface NamedProject {
  siteName: string
  projectName: string
  nameKey: string
}

/** What tells a project of a province from another: its site and its name as they are read. */
export function projectKey({ siteName, projectName }: Pick<NamedProject, 'siteName' | 'projectName'>): string {
  return `${readName(siteName)}\n${readName(projectName)}`
}

/** The row that stands for the same project already, by which another one is refused. Rows that the new one goes on with are left out by the caller. */
export function sameProject<Row extends KnownRow & NamedProject>(asked: NamedProject, known: readonly Row[]): Row | undefined {
  const key = projectKey(asked)
  // how it is folded is known already: few are left to be read
  return known.find((row) => row.nameKey === asked.nameKey && isStanding(row) && projectKey(row) === key)
}
