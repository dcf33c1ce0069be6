import { text } from '@wenwu/core/i18n/text'
import type { GuideDefinition } from '@wenwu/core/item/guide'
import { nationalGuide } from '../_blocks/guide.ts'
import {
  administrativeLicence,
  fileComplete,
  nationalBureau,
  promisedTime,
  provinceThenNational,
  twentyWorkingDays,
} from '../_blocks/guide-parts.ts'
import { nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { heritageLaw, licensingLaw } from '../_blocks/law.ts'
import { agentLetter, fromApplicant, provinceLetter } from '../_blocks/materials.ts'
import { requestLetterSheet } from '../_samples/letters.ts'

export const guide: GuideDefinition = {
  code: 'TemplateItem',
  aliases: [],
  name: text('示例事项', 'Sample item'),
  shortName: text('示例事项', 'Sample item'),
  category: 'protection-works',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: nationalBureau,
    applySubject: text('文物保护单位的所有人、使用人或者管理机构', 'Owner, user or managing body of a heritage unit'),
    acceptInstitution: provinceThenNational,
    commitmentDeadline: twentyWorkingDays,
    statutoryDeadline: twentyWorkingDays,
    applicationRange: text('示例事项', 'Sample item'),
    projectResult: text('批复', 'Reply'),
    handleProcess: numbered(
      text('申请单位在线填写并提交。', 'The applicant fills in and submits online.'),
      provinceExamines,
      nationalExamines,
    ),
    prohibitiveRequirements: [text('不得改变文物原状。', 'The original state may not be altered.')],
    acceptConditions: [fileComplete],
    legalBasis: [heritageLaw('第三十二条'), licensingLaw('第三十二条、第四十二条')],
    commonQuestions: [
      {
        question: text('材料可以只交电子版吗？', 'Are electronic files enough?'),
        answer: text('可以，目录中注明需要纸质的除外。', 'Yes, except where the catalogue asks for paper.'),
      },
    ],
  },
  // nothing that has no bearing on the matter may be asked for (行政许可法 31条)
  materials: [
    fromApplicant('application', text('申请文件', 'Application letter'), licensingLaw('第二十九条'), {
      paperCopies: 1,
      types: ['pdf', 'ofd'],
      sample: requestLetterSheet,
    }),
    agentLetter,
    provinceLetter(false),
  ],
}
