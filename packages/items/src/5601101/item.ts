import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, delivery, review } from '../_blocks/clocks.ts'
import { decisionOnQualification } from '../_blocks/qualification.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

/** The bureau is that of the applicant's own province. */
export const item: ItemSource = {
  ...guide,
  entity: 'TB5601101Entity',
  columns: { title: 'applicant.applicantName' },
  variables: { grade: 'qualification.qualificationGrade' },
  clocks: [acceptance, review, decisionOnQualification, delivery],
  form,
  viewer,
  access,
  process,
  reply,
}
