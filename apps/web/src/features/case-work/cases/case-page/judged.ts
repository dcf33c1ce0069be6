import type { CaseView, MaterialView } from '@wenwu/core/cases/model'
import type { Marks } from './marks.ts'

/** Whether an official judges a material: what a bureau hands in itself, the applicant cannot put right. */
export function isJudged({ by }: MaterialView): boolean {
  return by === 'applicant'
}

/** Whether a material is to be corrected: by its stored verdict, or by the mark that was set here a moment ago. */
export function isDefective({ key, verdict }: MaterialView, { materials }: Pick<Marks, 'materials'>): boolean {
  return verdict === 'defective' || materials[key] !== undefined
}

/** How much is found wanting: marks of the step, and materials by a verdict from before it. */
export function countDefects({ materials }: Pick<CaseView, 'materials'>, marks: Pick<Marks, 'fields' | 'materials'>): number {
  return Object.keys(marks.fields).length + materials.filter((each) => isJudged(each) && isDefective(each, marks)).length
}
