import type { GuideDefinition } from '@wenwu/core/item/guide'
import { agentLetter, assessmentReport, fromApplicant, provinceLetter } from '../_blocks/materials.ts'
import { administrativeLicence, fileComplete, promisedTime, twentyWorkingDays } from '../_blocks/guide-parts.ts'
import { whichTimeIsNotCounted } from '../_blocks/guide-questions.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import {
  acceptedByProvince,
  designQualification,
  modificationNote,
  nationalOrDelegated,
  noRebuilding,
  originalStateIsKept,
  ownerUserOrManager,
  qualifiedFirmsOnly,
  whatInAnEmergency,
  worksApplication,
  worksBudget,
  worksInitiation,
} from '../_blocks/guide-works.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, heritageRegulation, licensingLaw, worksRules } from '../_blocks/law.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '56014-a',
  aliases: ['56014', 'TBCrpEs', 'TBCrpEsMainEntity'],
  name: text('全国重点文物保护单位修缮审批（修缮、抢险加固工程）', 'Repair of a national key heritage unit (repair and rescue works)'),
  shortName: text('修缮和抢险工程', 'Repair and rescue works'),
  category: 'protection-works',
  applicants: ['legal-entity', 'individual'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: nationalOrDelegated,
    applySubject: ownerUserOrManager,
    acceptInstitution: acceptedByProvince,
    commitmentDeadline: twentyWorkingDays,
    statutoryDeadline: twentyWorkingDays,
    applicationRange: text(
      '对全国重点文物保护单位进行修缮、抢险加固。安全防护工程按56014-b办理；需要先立项的，先办理文物保护工程立项',
      'Repair and rescue works on national key heritage units. Security works are 56014-b; where an initiation is needed it comes first',
    ),
    projectResult: text('批复（网上送达，可到窗口领取纸质件）', 'Reply (online; on paper at the reception)'),
    handleProcess: numbered(
      text(
        '申请人委托有资质的单位勘察并编制修缮方案，在线填写并提交。',
        'The applicant has a qualified firm survey the building and draw up the scheme, and submits online.',
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '委托省级文物行政部门审批的，由其在同样的期限内作出决定，并自核准之日起10个工作日内通过本平台报国家文物局备案。',
        'Where it is delegated, the provincial bureau decides within the same time and files the approval with the national bureau through this platform within 10 working days.',
      ),
      text(
        '批准后由有资质的单位施工；开工、重大变更、竣工验收按规定报告，工程资料归档。',
        'Qualified firms carry out the works; start, major changes and acceptance are reported and the records kept.',
      ),
    ),
    prohibitiveRequirements: [
      text('未经批准，不得擅自修缮不可移动文物。', 'No repair without approval.'),
      originalStateIsKept,
      qualifiedFirmsOnly,
      noRebuilding,
    ],
    acceptConditions: [
      text(
        '工程对象为全国重点文物保护单位，申请人是其所有人、使用人或者管理机构。',
        'The object is a national key heritage unit and the applicant its owner, user or manager.',
      ),
      text(
        '勘察充分，病害原因清楚，工程范围和技术措施与病害相对应。',
        'The survey is thorough, the causes of damage are known, and scope and measures answer to the damage.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageLaw('第三十三条'),
      heritageLaw('第八十三条'),
      heritageRegulation('第十五条、第十八条'),
      worksRules('第五条、第十条、第十一条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      whatInAnEmergency,
      {
        question: text('日常保养也要审批吗？', 'Does routine upkeep need approval?'),
        answer: text(
          '保养维护工程由文物使用单位列入每年的工作计划和经费预算，报省级文物行政部门备案，不用办理本事项。超出保养范围的，按修缮工程报批。',
          'Upkeep stands in the yearly plan and budget of the user and is filed with the provincial bureau; this matter is not needed. What goes beyond it is repair.',
        ),
      },
      {
        question: text(
          '怎样知道方案由国家文物局还是省级文物行政部门审批？',
          'Who approves the scheme, the national or the provincial bureau?',
        ),
        answer: text(
          '已经立项的，看立项批复写明的层级；没有写明的，向所在地省级文物行政部门咨询。两种情形都从本平台提交。',
          'The reply on the initiation names the level; otherwise ask the provincial bureau. Both begin on this platform.',
        ),
      },
      {
        question: text('不申请国家专项资金的工程也要先立项吗？', 'Does a project without national funds need the initiation too?'),
        answer: text(
          '申请国家文物保护专项资金的项目需要提交项目计划书并先行立项；不申请的，可以直接申报技术方案。',
          'Projects that ask for the national special fund hand in a project plan book and are initiated first; others may go straight to the technical scheme.',
        ),
      },
      {
        question: text('施工中发现新的病害，方案需要变更怎么办？', 'New damage is found during the works: what of the scheme?'),
        answer: text(
          '暂停相关部位施工，由设计单位提出变更，按原审批程序报批后继续；有险情的，先采取临时加固措施并同时补报。',
          'Stop the works at that place; the design firm proposes the change, which is approved in the same way before they go on. In danger: strengthen at once and report while doing so.',
        ),
      },
      {
        question: text('立项后迟迟没有开工会怎样？', 'What if works do not begin for long?'),
        answer: text(
          '立项超过两年没有开工的项目是检查的重点。请在平台上说明原因和预计开工时间。',
          'Projects not begun two years after their initiation are what inspections look at first. State the reason and the expected start on the platform.',
        ),
      },
      whichTimeIsNotCounted,
    ],
  },
  materials: [
    worksApplication,
    { ...worksInitiation, required: { op: 'not-empty', field: 'scheme.documentNumber' } },
    fromApplicant('surveyReport', text('现状勘察报告', 'Survey of the present state'), worksRules('第十四条'), {
      paperCopies: 1,
      help: text('包括现状实测图、照片、病害分析和价值评估。', 'Measured drawings, photographs, analysis of damage, value.'),
    }),
    fromApplicant('repairScheme', text('修缮或者抢险加固方案', 'Scheme of repair or rescue'), heritageRegulation('第十八条'), {
      paperCopies: 1,
      help: text(
        '包括设计说明和设计图纸，写明工程范围、技术措施、材料和做法。',
        'Explanation and drawings: scope, measures, materials and ways of work.',
      ),
    }),
    worksBudget,
    designQualification,
    fromApplicant('dangerRecord', text('险情照片和处置记录', 'Photographs and record of the emergency'), worksRules('第十一条'), {
      required: { op: 'eq', field: 'urgency.isUrgent', value: true },
      help: text('抢险加固已经先行实施的提交。', 'Where rescue works have already begun.'),
    }),
    modificationNote,
    agentLetter,
    provinceLetter(true),
    assessmentReport,
  ],
}
