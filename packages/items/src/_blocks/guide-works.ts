import { byGovernment, fromApplicant } from './materials.ts'
import { appliedAgain } from './options.ts'
import { modificationSheet, requestLetterSheet } from '../_samples/letters.ts'
import { worksBudgetSheet } from '../_samples/projects.ts'
import { heritageLaw, licensingLaw, worksRules } from './law.ts'
import { text } from './texts.ts'

/** What the guides of protection works share (56014-a, 56014-b, TBCrpEs; domain.md §4 B, F). */
export const ownerUserOrManager = text(
  '全国重点文物保护单位的所有人、使用人或者管理机构',
  'Owner, user or managing body of a national key heritage unit',
)
export const nationalOrDelegated = text(
  '国家文物局或者其委托的省级文物行政部门',
  'National bureau, or the provincial bureau it has delegated',
)
export const acceptedByProvince = text(
  '所在地省级文物行政部门受理；由国家文物局审批的，初审后上报，国家文物局受理并决定',
  'Accepted by the provincial bureau; where the national bureau approves, examined and reported, then accepted and decided there',
)
export const originalStateIsKept = text(
  '不得改变文物原状；修缮、保养遵守最小干预的原则。',
  'The original state is kept; repair and upkeep follow the least intervention.',
)
export const qualifiedFirmsOnly = text(
  '没有文物保护工程资质证书的单位，不得承担文物保护单位的修缮、迁移、重建。',
  'No firm without the qualification for protection works repairs, moves or rebuilds a unit.',
)
export const noRebuilding = text(
  '已经全部毁坏的不可移动文物，不得以修缮名义在原址重建。',
  'What is wholly destroyed may not be rebuilt on its site in the name of repair.',
)

/** 文物保护工程管理办法 11条. */
export const whatInAnEmergency = {
  question: text('文物突然出现险情，来得及先报批吗？', 'The heritage is suddenly in danger: must the approval come first?'),
  answer: text(
    '抢险加固工程中确因情况紧急需要即刻实施的，可以在实施的同时补报。抢险措施应当是临时、可逆的，并留存照片和记录。',
    'Rescue works that cannot wait may be reported while they are under way. They have to be temporary and reversible, with photographs and records kept.',
  ),
}

export const worksApplication = fromApplicant('applicationLetter', text('申请文件', 'Application letter'), licensingLaw('第二十九条'), {
  sample: requestLetterSheet,
  paperCopies: 1,
  help: text(
    '写明申请单位、上级主管单位和申请事项，加盖公章；个人所有的由所有人签字。',
    'Applicant, its superior and the request; sealed, or signed by a private owner.',
  ),
})
export const worksInitiation = fromApplicant('initiationReply', text('立项批复', 'Reply on the initiation'), worksRules('第十四条'), {
  required: 'depends',
  channel: byGovernment,
  help: text('已经立项的提交；平台内有记录的，不用重复提交。', 'Where there is one; not again if the platform holds it.'),
})
export const designQualification = fromApplicant(
  'designQualification',
  text('方案编制单位的资质证书', 'Qualification of the design firm'),
  heritageLaw('第三十二条'),
  {
    channel: byGovernment,
  },
)
export const worksBudget = fromApplicant('budget', text('工程概算', 'Estimate of cost'), 'assumption', {
  sample: worksBudgetSheet,
})
export const modificationNote = fromApplicant('modificationNote', text('方案修改说明', 'Note on the changes'), 'assumption', {
  sample: modificationSheet,
  required: { op: 'eq', field: 'letter.atpName', value: appliedAgain },
  help: text('按意见修改后再次申报的提交，逐条对应原意见。', 'For a scheme handed in again: an answer to each point of the opinion.'),
})
