import type { Text } from '@wenwu/core/i18n/text'
import { text } from './texts.ts'

/** One choice of a select. */
export interface Option {
  code: string
  name: Text
}

/** Short hand for a choice. */
export function option(code: string, name: Text): Option {
  return { code, name }
}

export const nationalLevel = '1'

/** Protection levels (文物保护法 23条); items offer those they are for. */
export const unitLevels: Option[] = [
  option(nationalLevel, text('全国重点文物保护单位', 'National key heritage unit')),
  option('2', text('省级文物保护单位', 'Provincial heritage unit')),
  option('3', text('市级、县级文物保护单位', 'Municipal or county heritage unit')),
  option('4', text('未定级不可移动文物', 'Unclassified immovable relic')),
]

/** Grades of a design or works qualification for heritage protection. */
export const qualificationGrades: Option[] = [
  option('1', text('甲级', 'Grade A')),
  option('2', text('乙级', 'Grade B')),
  option('3', text('丙级', 'Grade C')),
]

/** Of `applicationKinds`: applied again after changes. */
export const appliedAgain = '2'

/** How an application relates to earlier ones (atpName; our reading of the name). */
export const applicationKinds: Option[] = [
  option('1', text('首次申报', 'First application')),
  option(appliedAgain, text('修改后重新申报', 'Applied again after changes')),
  option('3', text('已批准事项的变更', 'Change of something approved')),
]
