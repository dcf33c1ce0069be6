import type { GuideDefinition } from '@wenwu/core/item/guide'
import {
  excavationCertificate,
  excavationExamination,
  excavationIsDecided,
  excavationProvinceOpinion,
  excavationReception,
  excavationSurvey,
  institutesAreAsked,
  leaderCertificate,
  mayRescueBegin,
  noForeignExcavation,
  noUnapprovedExcavation,
  provinceExaminesExcavation,
  siteProtectionPlan,
} from '../_blocks/guide-archaeology.ts'
import { fromApplicant } from '../_blocks/materials.ts'
import { administrativeLicence, fileComplete, nationalBureau, promisedTime } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { excavationRules, heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { excavationStaffSheet } from '../_samples/archaeology.ts'
import { text } from './texts.ts'

const timeByMatter = text(
  '考古发掘计划30个工作日（征求科研机构和有关专家意见所需时间除外）；水下30日；标本送境外20个工作日',
  'Excavation plans: 30 working days (asking research institutes and experts not counted); underwater: 30 days; samples abroad: 20 working days',
)

/** The entity of archaeology: which of its matters applies, and what they have in common. */
export const guide: GuideDefinition = {
  code: 'TBCrpWpMainEntity',
  aliases: [],
  name: text('考古工作计划', 'Plans of archaeological work'),
  shortName: text('考古工作计划', 'Archaeology plans'),
  category: 'archaeology',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    examineType: excavationExamination,
    decisionMechanism: nationalBureau,
    applySubject: text('取得考古发掘资质证书的考古发掘单位', 'A certified excavation unit'),
    acceptInstitution: excavationReception,
    commitmentDeadline: timeByMatter,
    statutoryDeadline: timeByMatter,
    applicationRange: text(
      '考古工作先按内容选择事项：\n考古工作方案或者规划，办理5600801；\n年度考古发掘计划（科学研究、配合建设、抢救），办理5600802；\n水下文物的考古调查、勘探、发掘，办理56009；\n国际合作考古的标本送境外分析，办理56013。',
      'Choose the matter by its content first.\nA work scheme or long-term plan: 5600801.\nThe excavation plan of a year (research, construction, rescue): 5600802.\nUnderwater survey, prospection or excavation: 56009.\nSamples of joint international archaeology sent abroad: 56013.',
    ),
    projectResult: text('国家文物局批复；准予发掘的，发给考古发掘证照', 'Reply of the national bureau; with consent, an excavation permit'),
    handleProcess: numbered(
      text(
        '考古发掘单位在调查、勘探的基础上提出计划，在线填写并提交。科学研究发掘直接提交国家文物局。',
        'The unit draws up its plan from the survey and submits online; research digs go straight to the national bureau.',
      ),
      provinceExaminesExcavation,
      institutesAreAsked,
      excavationIsDecided,
      text(
        '发掘结束后由省级文物行政部门验收；完成之日起30个工作日内提交结项报告，提交结项报告之日起3年内提交考古发掘报告；出土文物自提交发掘报告之日起6个月内移交。',
        'Afterwards the province accepts the work; a closing report is due within 30 working days of the end, the excavation report within 3 years of it; the finds are handed over within 6 months of that report.',
      ),
    ),
    prohibitiveRequirements: [
      noUnapprovedExcavation,
      noForeignExcavation,
      text('考古发掘的文物和资料，任何单位或者个人不得侵占。', 'Nobody may keep finds or records of an excavation as their own.'),
    ],
    acceptConditions: [
      text('申请单位具有考古发掘资质，项目负责人具有相应资格。', 'The unit and the leader are certified.'),
      text(
        '目的明确，范围、时间和队伍落实，有文物保护措施和经费保障。',
        'The aim is clear; area, dates, team, protection and funds are in place.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第四十一条'),
      heritageLaw('第四十二条'),
      heritageLaw('第四十三条'),
      heritageLaw('第四十四条'),
      heritageLaw('第四十八条'),
      heritageRegulation('第二十二条至第二十七条'),
      excavationRules('第八条至第十二条'),
      licensingLaw('第三十二条、第三十五条、第四十三条、第四十五条'),
    ],
    commonQuestions: [
      {
        question: text(
          '建设工程的考古调查、勘探也要报国家文物局批准吗？',
          'Does a survey for construction need the approval of the national bureau too?',
        ),
        answer: text(
          '陆上的考古调查、勘探由省级文物行政部门组织考古发掘单位进行。需要发掘的，在勘探的基础上提出发掘计划，报国家文物局批准。',
          'On land the provincial bureau has a certified unit do the survey. Where an excavation is needed, its plan follows from the survey and goes to the national bureau.',
        ),
      },
      mayRescueBegin,
      {
        question: text('什么时候提交申请？', 'When to apply?'),
        answer: text(
          '科学研究发掘在每年第一季度末以前；配合建设工程的发掘在发掘前30日。除抢救性发掘外，未经批准不得发掘。',
          'Research: by the end of the first quarter. Construction: 30 days before the excavation. Nothing begins before approval, except a rescue.',
        ),
      },
      {
        question: text('可以保留少量出土文物做研究吗？', 'May some finds be kept for research?'),
        answer: text(
          '可以。提交考古发掘报告后，经省级文物行政部门批准，可以保留少量出土文物作为科研标本，其余按期移交。',
          'Yes. After the excavation report and with the approval of the provincial bureau a small number may be kept as research samples; the rest is handed over in time.',
        ),
      },
    ],
  },
  materials: [
    fromApplicant('application', text('考古发掘申请书', 'Application for an excavation'), {
      paperCopies: 1,
      help: text('由在线表单生成，单位负责人和领队签字并加盖公章。', 'Printed from the form online, signed by head and leader, sealed.'),
    }),
    fromApplicant('workPlan', text('考古工作计划', 'Plan of the work'), {
      sample: excavationStaffSheet,
      paperCopies: 1,
    }),
    excavationSurvey,
    siteProtectionPlan,
    excavationCertificate,
    leaderCertificate,
    fromApplicant('proposal', text('立项说明书', 'Statement of the research project'), {
      required: 'depends',
      paperCopies: 1,
      help: text('科学研究发掘提交：学术目的、立项机构、发掘计划、完成时间。', 'For research digs: aim, sponsor, plan, time.'),
    }),
    fromApplicant('agreement', text('与建设单位签订的考古工作协议', 'Agreement with the developer'), {
      required: 'depends',
      help: text('配合建设工程的发掘提交。', 'For excavations that go with construction.'),
    }),
    excavationProvinceOpinion,
  ],
}
