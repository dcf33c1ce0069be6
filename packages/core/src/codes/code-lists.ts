import { boxKinds } from './box-kinds.ts'
import { boxStyles } from './box-styles.ts'
import type { CodeList } from './code-list.ts'
import { conclusionList } from './conclusions.ts'
import { departments } from './departments.ts'
import { educationLevels } from './education.ts'
import { heritageTypes } from './heritage-types.ts'
import { professionalTitles } from './professional-titles.ts'
import { provinces } from './provinces.ts'
import { qualificationGrades } from './qualification-grades.ts'
import { qualificationKinds } from './qualification-kinds.ts'
import { relicGrades } from './relic-grades.ts'
import { sexes } from './sex.ts'
import { statuses } from './statuses.ts'
import { standardNatures } from './standard-natures.ts'
import { standardStatuses } from './standard-statuses.ts'
import { userKinds } from './user-kinds.ts'

const all: readonly CodeList[] = [
  boxKinds,
  boxStyles,
  conclusionList,
  departments,
  educationLevels,
  heritageTypes,
  professionalTitles,
  provinces,
  qualificationGrades,
  qualificationKinds,
  relicGrades,
  sexes,
  standardNatures,
  standardStatuses,
  statuses,
  userKinds,
]

/** Every code list by its id; regions below the provinces are data of the database. */
export const codeLists: Readonly<Record<string, CodeList>> = Object.fromEntries(all.map((list) => [list.id, list]))

/** The list of an id, or undefined: own keys only, so `constructor` is no list. */
export function findCodeList(id: string): CodeList | undefined {
  return Object.hasOwn(codeLists, id) ? codeLists[id] : undefined
}

/** The list of an id. Throws RangeError when there is none. */
export function getCodeList(id: string): CodeList {
  const list = findCodeList(id)
  if (list === undefined) throw new RangeError(`no code list: ${id}`)
  return list
}
