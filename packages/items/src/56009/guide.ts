import type { GuideDefinition } from '@wenwu/core/item/guide'
import { excavationCertificate } from '../_blocks/guide-archaeology.ts'
import { directGuide } from '../_blocks/guide-direct.ts'
import { agentLetter, assessmentReport, byGovernment, fromApplicant } from '../_blocks/materials.ts'
import { administrativeLicence, nationalBureau, promisedTime } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, underwaterRegulation } from '../_blocks/law.ts'
import { workSchemeSheet } from '../_samples/archaeology.ts'
import { provinceOpinionSheet } from '../_samples/letters.ts'
import { text } from './texts.ts'

const thirtyDays = text('30日（自收到申请材料之日起，按自然日计算）', '30 days (calendar days from the receipt of the file)')

export const guide: GuideDefinition = {
  code: '56009',
  aliases: [],
  name: text('水下文物的考古勘探和发掘活动许可', 'Archaeological survey and excavation of underwater relics'),
  shortName: text('水下考古作业', 'Underwater archaeology'),
  category: 'archaeology',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    ...directGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: nationalBureau,
    applySubject: text('具有考古发掘资质的单位', 'A certified excavation unit'),
    acceptInstitution: nationalBureau,
    commitmentDeadline: thirtyDays,
    statutoryDeadline: thirtyDays,
    applicationRange: text(
      '在中国管辖水域内进行水下文物的考古调查、勘探、发掘活动',
      'Archaeological survey, prospection and excavation of underwater relics in waters under Chinese jurisdiction',
    ),
    projectResult: text('国家文物局批准文件', 'Written approval of the national bureau'),
    handleProcess: numbered(
      text(
        '考古发掘单位编制工作计划书；活动在内水、领海内的，先取得活动所在地省级文物行政部门出具的意见，在线填写并提交。',
        'The unit writes its work plan; in internal waters and the territorial sea it first obtains the opinion of the provincial bureau; it submits online.',
      ),
      text(
        '国家文物局征求有关科研机构和专家的意见；涉及军事管理区和军事用海的，还征求有关军事机关的意见。',
        'The national bureau asks research institutes and experts, and the military authority where military areas or waters are concerned.',
      ),
      text(
        '在中国领海以外由中国管辖的其他海域内的，报国务院同意；中外合作的，经有关部门审查合格后报请国务院特别许可。',
        'Beyond the territorial sea, in other waters under Chinese jurisdiction, the State Council has to agree; joint projects with a foreign party need its special permission, after the departments concerned have examined them.',
      ),
      text(
        '国家文物局自收到申请材料之日起30日内作出决定。准予许可的发给批准文件；不予许可的书面告知并说明理由。',
        'The national bureau decides within 30 days of receiving the file. It issues a written approval, or refuses in writing with its reasons.',
      ),
      text(
        '活动结束后提交结项报告、考古发掘报告、实物图片和有关资料复制件；出水文物登记造册并按规定移交。',
        'Afterwards: closing report, excavation report, pictures and copies of the records; the finds are listed and handed over as ruled.',
      ),
    ),
    prohibitiveRequirements: [
      text(
        '严禁未经批准进行水下文物考古调查、勘探、发掘等活动。',
        'No survey, prospection or excavation of underwater relics without approval.',
      ),
      text('严禁任何个人以任何形式进行水下文物考古调查、勘探、发掘等活动。', 'Private persons may not do so in any form.'),
      text(
        '外国组织、国际组织不得单独进行，应当与具有考古发掘资质的中方单位合作并取得许可。',
        'Foreign and international organisations work only together with a certified Chinese unit and with permission.',
      ),
    ],
    acceptConditions: [
      text('申请单位具有考古发掘资质。', 'The applicant is a certified excavation unit.'),
      text(
        '以文物保护和科学研究为目的，工作计划和文物保护措施可行。',
        'The aim is protection and research; plan and protective measures are feasible.',
      ),
      text(
        '中外合作的，外方为专业考古研究机构，有相关研究方向的专家和一定的实际考古工作经历。',
        'Joint projects: the foreign party is a professional archaeological institute with experts of the field and field experience.',
      ),
    ],
    legalBasis: [
      heritageLaw('第四十一条'),
      heritageLaw('第四十七条'),
      underwaterRegulation('第十一条'),
      underwaterRegulation('第十二条'),
      underwaterRegulation('第十三条'),
      underwaterRegulation('第十四条、第十五条'),
    ],
    commonQuestions: [
      {
        question: text(
          '30日是工作日还是自然日？征求专家意见的时间扣除吗？',
          'Are the 30 days working days, and does asking experts count?',
        ),
        answer: text(
          '《水下文物保护管理条例》写作“30日”，自收到申请材料之日起算，没有规定扣除征求意见的时间，本平台按自然日计算。以往有的办事指南写作“30个工作日”，以条例为准。',
          'The regulation says “30 days” from receipt and does not except the time of asking for opinions; the platform counts calendar days. Some earlier guides wrote working days: the regulation prevails.',
        ),
      },
      {
        question: text(
          '渔民、潜水员发现疑似水下文物，需要办理本许可吗？',
          'A fisher or diver has found what may be a relic: is this permit needed?',
        ),
        answer: text(
          '不需要，也不要自行打捞。应当及时报告所在地或者就近的地方人民政府文物行政部门，上交已经打捞出水的文物。文物行政部门如无特殊情况24小时内赶赴现场，7日内提出处理意见。',
          'No, and do not raise it yourself. Report at once to the heritage authority of the place or the nearest one and hand over what has been raised. It comes within 24 hours unless circumstances prevent it and states within 7 days what to do.',
        ),
      },
      {
        question: text('水域内的大型基本建设工程怎么办？', 'What of large construction projects in the water?'),
        answer: text(
          '建设单位应当事先报请国家文物局或者省级文物行政部门组织在有可能埋藏文物的地方进行考古调查、勘探；需要发掘的，依照文物保护法履行报批程序。',
          'The developer asks the national or the provincial authority beforehand to have the likely places surveyed; an excavation then goes through the approval of the heritage law.',
        ),
      },
    ],
  },
  materials: [
    fromApplicant('application', text('水下考古活动申请书', 'Application'), underwaterRegulation('第十一条'), { paperCopies: 1 }),
    fromApplicant('workPlan', text('工作计划书', 'Work plan'), underwaterRegulation('第十一条'), {
      sample: workSchemeSheet,
      paperCopies: 1,
      help: text(
        '写明水域和坐标、对象、目的、方法和步骤、时间、人员和项目负责人、经费、出水文物保护措施。',
        'Waters and coordinates, object, aim, methods and steps, dates, staff and leader, funds, care of the finds.',
      ),
    }),
    { ...excavationCertificate, basis: underwaterRegulation('第十一条') },
    fromApplicant(
      'provinceOpinion',
      text('活动所在地省级文物行政部门的意见', 'Opinion of the provincial bureau'),
      underwaterRegulation('第十一条'),
      {
        channel: byGovernment,
        sample: provinceOpinionSheet,
        required: { op: 'in', field: 'project.waters', values: ['internal', 'territorial'] },
        help: text('在内水、领海内进行的提交。', 'For internal waters and the territorial sea.'),
      },
    ),
    fromApplicant(
      'cooperationLetter',
      text('中外合作单位合作意向书', 'Letter of intent of the partners'),
      underwaterRegulation('第十二条'),
      {
        required: { op: 'eq', field: 'joint.isJoint', value: true },
        paperCopies: 1,
        help: text('中外合作的提交。', 'For joint projects with a foreign party.'),
      },
    ),
    fromApplicant(
      'partnersStanding',
      text('合作双方符合条件的证明材料', 'Proof of the standing of both partners'),
      underwaterRegulation('第十二条'),
      {
        required: { op: 'eq', field: 'joint.isJoint', value: true },
        help: text('中外合作的提交。', 'For joint projects with a foreign party.'),
      },
    ),
    agentLetter,
    assessmentReport,
  ],
}
