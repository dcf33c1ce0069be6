import type { GuideDefinition } from '@wenwu/core/item/guide'
import {
  excavationCertificate,
  excavationExamination,
  excavationIsDecided,
  excavationReception,
  excavationSurvey,
  excavationTime,
  institutesAreAsked,
  leaderCertificate,
  mayRescueBegin,
  noForeignExcavation,
  noUnapprovedExcavation,
  provinceExaminesExcavation,
  siteProtectionPlan,
} from '../_blocks/guide-archaeology.ts'
import { agentLetter, assessmentReport, fromApplicant, provinceLetter } from '../_blocks/materials.ts'
import { administrativeLicence, fileComplete, nationalBureau, promisedTime } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { excavationRules, heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { requestLetterSheet } from '../_samples/letters.ts'
import { workSchemeSheet } from '../_samples/archaeology.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '5600801',
  aliases: ['56008-a', 'TBCrpWp', 'TBCrpWpMainEntity'],
  name: text('考古发掘计划审批（重大事项：考古工作方案或者规划）', 'Excavation plan (major matter: work scheme or long-term plan)'),
  shortName: text('考古重大事项', 'Major archaeology'),
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
    commitmentDeadline: excavationTime,
    statutoryDeadline: excavationTime,
    applicationRange: text(
      '考古工作方案或者考古工作规划的审批。年度考古发掘计划（一般事项）按5600802办理',
      'Work schemes and long-term plans of archaeology. The excavation plan of a year (ordinary matter) is 5600802',
    ),
    projectResult: text('国家文物局批复', 'Reply of the national bureau'),
    handleProcess: numbered(
      text(
        '考古发掘单位编制考古工作方案或者规划，在线填写并提交。科学研究项目直接提交国家文物局。',
        'The unit draws up the scheme or plan and submits online; research projects go straight to the national bureau.',
      ),
      provinceExaminesExcavation,
      institutesAreAsked,
      excavationIsDecided,
      text(
        '批准后按年度实施；每年的发掘另行申报年度考古发掘计划。',
        'It is then carried out year by year; the excavation of each year has its own application.',
      ),
    ),
    prohibitiveRequirements: [
      noUnapprovedExcavation,
      noForeignExcavation,
      text('没有考古发掘资质的单位不得承担发掘。', 'No unit without the certificate excavates.'),
    ],
    acceptConditions: [
      text('申请单位具有考古发掘资质，项目负责人具有相应资格。', 'The unit and the leader are certified.'),
      text(
        '已有调查、勘探或者研究基础，学术目的和工作目标明确。',
        'It rests on survey or research; its scholarly aim and goals are clear.',
      ),
      text('分年度安排、文物保护措施和经费来源明确。', 'Stages by year, protective measures and funds are stated.'),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第四十一条'),
      heritageLaw('第四十二条'),
      heritageLaw('第四十四条'),
      heritageLaw('第四十七条'),
      heritageRegulation('第二十二条、第二十四条'),
      excavationRules('第八条至第十二条'),
      licensingLaw('第三十二条、第三十五条、第四十三条、第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('考古工作应当办理哪个事项？', 'Which matter does my work belong to?'),
        answer: text(
          '考古工作先按内容选择事项：\n考古工作方案或者规划，办理5600801；\n年度考古发掘计划（科学研究、配合建设、抢救），办理5600802；\n水下文物的考古调查、勘探、发掘，办理56009；\n国际合作考古的标本送境外分析，办理56013。',
          'Choose the matter by its content first.\nA work scheme or long-term plan: 5600801.\nThe excavation plan of a year (research, construction, rescue): 5600802.\nUnderwater survey, prospection or excavation: 56009.\nSamples of joint international archaeology sent abroad: 56013.',
        ),
      },
      {
        question: text('方案批准后，每年发掘还要申请吗？', 'Is an application needed each year under an approved scheme?'),
        answer: text(
          '需要。方案或者规划确定总体安排，不代替年度考古发掘计划的审批（5600802）。',
          'Yes. The scheme fixes the whole; it does not replace the approval of the excavation plan of each year (5600802).',
        ),
      },
      mayRescueBegin,
      {
        question: text('对象是全国重点文物保护单位时由谁批准？', 'Who approves where the object is a national unit?'),
        answer: text(
          '为了科学研究对全国重点文物保护单位进行考古发掘的，国家文物局审核后报国务院批准；报国务院的时间以国务院的办理为准。',
          'For a research dig on a national unit the national bureau examines and the State Council approves; the time there is its own.',
        ),
      },
      {
        question: text('方案执行中需要调整范围怎么办？', 'What if the scope has to change on the way?'),
        answer: text(
          '超出批准范围的，停止超出部分，将调整后的方案重新申报。',
          'Stop what goes beyond the approval and apply with the changed scheme.',
        ),
      },
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
    fromApplicant('applicationLetter', text('申请文件', 'Application letter'), licensingLaw('第二十九条'), {
      sample: requestLetterSheet,
      paperCopies: 1,
    }),
    fromApplicant('workScheme', text('考古工作方案或者规划', 'Work scheme or long-term plan'), heritageLaw('第四十二条、第四十四条'), {
      sample: workSchemeSheet,
      paperCopies: 1,
      help: text(
        '包括对象概况、以往工作、学术目的、范围和面积、分年度计划、方法、队伍、保护措施、资料整理、经费。',
        'Object, earlier work, scholarly aim, area, plan by year, methods, team, protection, working up, funds.',
      ),
    }),
    excavationSurvey,
    fromApplicant('locationMap', text('位置图和工作区域图', 'Location map and map of the work area'), excavationRules('第九条')),
    siteProtectionPlan,
    excavationCertificate,
    leaderCertificate,
    agentLetter,
    provinceLetter(true),
    assessmentReport,
  ],
}
