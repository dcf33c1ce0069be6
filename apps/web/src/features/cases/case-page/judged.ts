import type { MaterialView } from '@wenwu/core/cases/model'

/** Whether an official judges a material: what a bureau hands in itself, the applicant cannot put right. */
export function isJudged({ by }: MaterialView): boolean {
  return by === 'applicant'
}
