import type { GuideDefinition } from '@wenwu/core/item/guide'
import { fromApplicant, provinceOpinion } from '../_blocks/materials.ts'
import { administrativeLicence, fileComplete, promisedTime, twentyWorkingDays } from '../_blocks/guide-parts.ts'
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
  worksApplication,
  worksBudget,
  worksInitiation,
} from '../_blocks/guide-works.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, heritageRegulation, licensingLaw, worksRules } from '../_blocks/law.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBCrpEsMainEntity',
  aliases: ['TBCrpEs'],
  name: text('全国重点文物保护单位文物保护工程技术方案', 'Technical scheme of protection works on a national key heritage unit'),
  shortName: text('工程技术方案', 'Technical scheme'),
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
      '已经立项，或者依规定可以直接申报技术方案的全国重点文物保护单位文物保护工程，申报勘察和设计方案',
      'Survey and design of protection works that have been initiated, or that may by the rules go straight to the technical scheme',
    ),
    projectResult: text(
      '方案批复；省级核准的，另有备案结果',
      'Reply on the scheme; for a provincial approval, the result of the filing too',
    ),
    handleProcess: numbered(
      text(
        '申请人委托有资质的单位按立项批复完成勘察和设计，在线填写并提交。',
        'The applicant has a qualified firm survey and design as the reply on the initiation says, and submits online.',
      ),
      provinceExamines,
      text(
        '由省级文物行政部门审批的，由其作出决定，并自核准之日起10个工作日内通过本平台报国家文物局备案；安防、消防、防雷工程除外。',
        'Where the province approves, it decides and files the approval with the national bureau through this platform within 10 working days; security, fire and lightning protection are excepted.',
      ),
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '批准后报告开工和进度；需要变更方案的，按原审批程序报批；竣工后申请验收并归档。',
        'Afterwards start and progress are reported; a change of the scheme goes the same way again; at the end come acceptance and archive.',
      ),
    ),
    prohibitiveRequirements: [
      text('方案未经批准，不得施工。', 'No works before the scheme is approved.'),
      originalStateIsKept,
      qualifiedFirmsOnly,
      noRebuilding,
    ],
    acceptConditions: [
      text(
        '方案的范围、内容与立项批复一致；不一致的，已说明理由。',
        'Scope and contents agree with the initiation, or the reasons are told.',
      ),
      text(
        '勘察、设计深度满足审查需要，图纸齐全，概算与工程内容相符。',
        'Survey and design are deep enough to be examined, the drawings complete, the estimate true to the works.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageLaw('第三十三条'),
      heritageRegulation('第十五条、第十八条'),
      worksRules('第十条、第十一条、第十四条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
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
      {
        question: text('与56014-a是什么关系？', 'How does it relate to 56014-a?'),
        answer: text(
          '56014-a是修缮审批的事项，技术方案是其审查的内容，程序和期限一致；同一工程不需要重复申请。',
          '56014-a is the approval of repair; the technical scheme is what it examines, with the same course and time. The same works are not applied for twice.',
        ),
      },
    ],
  },
  materials: [
    worksApplication,
    worksInitiation,
    fromApplicant('surveyReport', text('勘察报告和现状实测图', 'Survey report and measured drawings'), { paperCopies: 1 }),
    fromApplicant('designDrawings', text('设计方案（说明和图纸）', 'Design (explanation and drawings)'), { paperCopies: 1 }),
    worksBudget,
    designQualification,
    modificationNote,
    provinceOpinion,
  ],
}
