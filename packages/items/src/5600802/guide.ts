import type { GuideDefinition } from '@wenwu/core/item/guide'
import { nationalGuide } from '../_blocks/guide.ts'
import { excavationRules, heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { materials } from './materials.ts'
import { text } from './texts.ts'

const deadline = text(
  '30个工作日（征求科研机构和有关专家意见所需时间除外）',
  '30 working days (asking research institutes and experts not counted)',
)

export const guide: GuideDefinition = {
  code: '5600802',
  aliases: ['56008-b', '56008'],
  name: text('考古发掘计划审批（一般事项）', 'Excavation plan (ordinary matter)'),
  shortName: text('考古发掘计划', 'Excavation plan'),
  category: 'archaeology',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: text('行政许可', 'Administrative licence'),
    projectType: text('承诺件', 'With a promised time'),
    examineType: text(
      '配合建设和抢救发掘：前审后批；科学研究发掘：直接审批',
      'Construction and rescue: examined below, decided above; research: decided directly',
    ),
    decisionMechanism: text('国家文物局', 'National Cultural Heritage Administration'),
    applySubject: text(
      '取得考古发掘资质证书的考古发掘单位（项目负责人为领队）',
      'A certified excavation unit (its leader answers for the project)',
    ),
    acceptInstitution: text(
      '科学研究发掘由国家文物局受理；配合建设和抢救发掘由省级文物行政部门受理并初审后上报',
      'Research digs: national bureau; digs for construction and rescue digs: provincial bureau first',
    ),
    commitmentDeadline: deadline,
    statutoryDeadline: deadline,
    applicationRange: text(
      '一般事项：年度考古发掘计划。重大事项（考古工作方案或者规划）按5600801办理',
      'Ordinary matters: the excavation plan of a year. Major ones (work plans) are matter 5600801',
    ),
    projectResult: text('考古发掘计划批复和考古发掘证照', 'Reply on the plan and excavation permit'),
    handleProcess: text(
      '一、考古发掘单位在线填写申请书并提交材料。\n二、配合建设工程发掘和抢救发掘由省级文物行政部门受理、初审后上报；科学研究发掘直接提交国家文物局。\n三、国家文物局受理后征求科研机构和专家意见，所需时间书面告知，不计入期限。\n四、国家文物局作出批复。对全国重点文物保护单位的科学研究发掘，由国家文物局审核后报国务院批准。\n五、抢救发掘可以先行组织，并自开工之日起10个工作日内补办手续。',
      '1. The unit fills in the application online.\n2. Digs for construction and rescue digs are accepted, examined and reported by the province; research digs go straight to the national bureau.\n3. The national bureau asks institutes and experts; the time is announced and does not count.\n4. The national bureau replies. Research digs on national units are examined by it and approved by the State Council.\n5. Rescue digs may start at once; the application follows within 10 working days.',
    ),
    prohibitiveRequirements: [
      text('任何单位或者个人不得私自发掘地下埋藏和水下遗存的文物。', 'Nobody may excavate buried or underwater relics without approval.'),
      text(
        '未经国务院特别许可，外国人、外国组织或者国际组织不得在中国境内进行考古发掘。',
        'No foreign person or organisation may excavate without special permission of the State Council.',
      ),
      text(
        '领队应当在现场主持发掘，不得同时主持与其能力不相适应的多个项目。',
        'The leader directs the excavation on site and does not lead more projects than can be answered for.',
      ),
    ],
    acceptConditions: [
      text('申请单位具有考古发掘资质，领队具有相应资格。', 'The unit and the leader are certified.'),
      text(
        '已完成必要的考古调查、勘探，发掘目的明确，布方计划与勘探成果相符。',
        'The survey is done, the aim is clear, the trench plan follows from the survey.',
      ),
      text('有现场保护和出土文物保护的措施与技术准备，经费有保障。', 'Measures, technical preparation and funds are in place.'),
      text('连续性项目已按要求提交上年度报告。', 'For continued projects last year’s report was handed in.'),
    ],
    legalBasis: [
      heritageLaw('第四十一条'),
      heritageLaw('第四十二条'),
      heritageLaw('第四十四条'),
      heritageLaw('第四十五条'),
      heritageRegulation('第二十二条、第二十四条、第二十六条'),
      excavationRules('第八条至第十二条'),
      licensingLaw('第三十二条、第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('什么时候提交申请？', 'When to apply?'),
        answer: text(
          '科学研究发掘在每年第一季度末以前；配合建设工程发掘在发掘前30日；抢救发掘在开工后10个工作日内。',
          'Research: by the end of the first quarter. Construction: 30 days before. Rescue: within 10 working days of the start.',
        ),
      },
      {
        question: text('发掘面积或者地点需要调整怎么办？', 'What if area or place change?'),
        answer: text('超出批准范围的，停止超出部分并重新申报。', 'Stop what goes beyond the approval and apply again.'),
      },
      {
        question: text('发掘结束后要做什么？', 'What follows the excavation?'),
        answer: text(
          '申请省级文物行政部门验收；完成之日起30个工作日内提交结项报告，提交结项报告之日起3年内提交考古发掘报告。',
          'Acceptance by the province; a closing report within 30 working days of the end; the full report within 3 years of it.',
        ),
      },
    ],
  },
  materials,
}
