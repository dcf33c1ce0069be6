import { text } from '@wenwu/core/i18n/text'
import type { Guide } from '@wenwu/core/item/model'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, licensingLaw } from '../_blocks/law.ts'

export const guide: Guide = {
  ...nationalGuide,
  itemType: text('行政许可', 'Administrative licence'),
  projectType: text('承诺件', 'With a promised time'),
  decisionMechanism: text('国家文物局', 'National Cultural Heritage Administration'),
  applySubject: text('文物保护单位的所有人、使用人或者管理机构', 'Owner, user or managing body of a heritage unit'),
  acceptInstitution: text(
    '所在地省级文物行政部门受理并初审，国家文物局受理并决定',
    'Accepted and examined by the provincial bureau, accepted and decided by the national bureau',
  ),
  commitmentDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)'),
  statutoryDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)'),
  applicationRange: text('示例事项', 'Sample item'),
  projectResult: text('批复', 'Reply'),
  handleProcess: text(
    '一、申请单位提交。\n二、省级文物行政部门受理、初审、上报。\n三、国家文物局受理、审查、批复。',
    '1. The applicant submits.\n2. The provincial bureau accepts, examines and reports.\n3. The national bureau accepts, examines and replies.',
  ),
  prohibitiveRequirements: [text('不得改变文物原状。', 'The original state may not be altered.')],
  acceptConditions: [text('申请材料齐全，符合法定形式。', 'The file is complete and in due form.')],
  legalBasis: [heritageLaw('第三十二条'), licensingLaw('第三十二条、第四十二条')],
  commonQuestions: [
    {
      question: text('材料可以只交电子版吗？', 'Are electronic files enough?'),
      answer: text('可以，目录中注明需要纸质的除外。', 'Yes, except where the catalogue asks for paper.'),
    },
  ],
}
