import type { Guide } from '@wenwu/core/item/guide'
import { nationalGuide } from './guide.ts'
import { fromApplicant } from './materials.ts'
import { administrativeLicence, nationalBureau, promisedTime, provinceThenNational, twentyWorkingDays } from './guide-parts.ts'
import { requestLetterSheet } from '../_samples/letters.ts'
import { relicListSheet } from '../_samples/collections.ts'
import { heritageLaw, licensingLaw } from './law.ts'
import { text } from './texts.ts'

/** Licences about grade-one relics of collections: through the province to the national bureau, 20 working days (domain.md §4 G, J). */
export const collectionGuide = {
  ...nationalGuide,
  itemType: administrativeLicence,
  projectType: promisedTime,
  decisionMechanism: nationalBureau,
  acceptInstitution: provinceThenNational,
  commitmentDeadline: twentyWorkingDays,
  statutoryDeadline: twentyWorkingDays,
} satisfies Partial<Guide>

/** Which level decides about which grade (文物保护法 62条). */
export const lowerGrades = {
  question: text('二级、三级文物也在这里申请吗？', 'Are relics of grades two and three applied for here?'),
  answer: text(
    '不在。修复、复制、拓印馆藏二级、三级文物，由省级文物行政部门批准。',
    'No. Repairing, copying or taking rubbings of them is approved by the provincial bureau.',
  ),
}

/** 可移动文物修复管理办法 4条 as a course of work; replies of the bureau ask for the file within three months of completion. */
export const afterRepair = {
  question: text('修复完成后要做什么？', 'What follows when the repair is finished?'),
  answer: text(
    '建立完整的修复档案，编写修复报告，组织评估验收，并按批复要求报备案；国家文物局的批复一般要求在修复结束后3个月内报送。',
    'Keep a full record, write the report, have the work assessed and accepted, and file them as the reply says; replies of the national bureau usually ask for them within 3 months of completion.',
  ),
}

/** 文物保护法 51条: without grade and file a relic of a collection is neither repaired, copied nor lent. */
export const gradedAndFiled = text(
  '文物已经定级，建立馆藏文物档案并报主管的文物行政部门备案。',
  'The relics are graded; files of them exist and were filed with the competent heritage authority.',
)

export const requestLetter = fromApplicant('request', text('申请文件', 'Letter of application'), licensingLaw('第二十九条'), {
  sample: requestLetterSheet,
  paperCopies: 1,
  help: text(
    '写明申请单位、文物名称和总登记号、申请事项和理由，加盖公章。',
    'Names the applicant, the relics with their register numbers, the request and its reasons; sealed.',
  ),
})

export const relicFile = fromApplicant(
  'relicFile',
  text('文物档案摘录和现状照片', 'Extract of the relic’s file and photographs of its present state'),
  heritageLaw('第五十一条'),
  {
    sample: relicListSheet,
    help: text(
      '包括名称、总登记号、年代、质地、尺寸、级别、完残状况；多件的附清单。',
      'Name, register number, period, material, size, grade and condition; with a list where there are several.',
    ),
  },
)
