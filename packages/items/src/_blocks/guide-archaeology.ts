import { byGovernment, fromApplicant } from './materials.ts'
import { heritageLaw, excavationRules } from './law.ts'
import { text } from './texts.ts'

/** What the guides of excavation plans share (5600801, TBCrpWp); the words are those of 5600802. 条例 24条. */
export const excavationTime = text(
  '30个工作日（征求科研机构和有关专家意见所需时间除外）',
  '30 working days (asking research institutes and experts not counted)',
)

export const excavationReception = text(
  '科学研究发掘由国家文物局受理；配合建设和抢救发掘由省级文物行政部门受理并初审后上报',
  'Research digs: national bureau; digs for construction and rescue digs: provincial bureau first',
)

export const excavationExamination = text(
  '配合建设和抢救发掘：前审后批；科学研究发掘：直接审批',
  'Construction and rescue: examined below, decided above; research: decided directly',
)

export const noUnapprovedExcavation = text(
  '任何单位或者个人不得私自发掘地下埋藏和水下遗存的文物。',
  'Nobody may excavate buried or underwater relics without approval.',
)
export const noForeignExcavation = text(
  '未经国务院特别许可，外国人、外国组织或者国际组织不得在中国境内进行考古调查、勘探、发掘。',
  'No foreign person or organisation may survey or excavate in China without special permission of the State Council.',
)

/** 行政许可法 32, 35 and 43条. */
export const provinceExaminesExcavation = text(
  '配合建设和抢救发掘的，由省级文物行政部门5个工作日内决定是否受理，需要补正的一次告知全部内容；受理后20个工作日内完成初审，将初审意见和全部材料报国家文物局。',
  'For construction and rescue the provincial bureau decides on acceptance within 5 working days and names all corrections at once; it examines within 20 working days of acceptance and sends its opinion and the whole file to the national bureau.',
)

/** 文物保护法 42 and 44条. */
export const institutesAreAsked = text(
  '国家文物局在批准或者审核前征求科研机构和有关专家的意见，所需时间书面告知申请人，不计入期限。',
  'Before it decides, the national bureau asks research institutes and experts; the time is told in writing and does not count.',
)
export const excavationIsDecided = text(
  '国家文物局在30个工作日内作出批准或者不批准的决定，批准的发给批准文件，不批准的书面通知并说明理由。对全国重点文物保护单位的科学研究发掘，由国家文物局审核后报国务院批准。',
  'The national bureau decides within 30 working days: a written approval, or a refusal with its reasons. Research digs on national units are examined by it and approved by the State Council.',
)

/** 文物保护法 44条 2, 条例 24条 2. */
export const mayRescueBegin = {
  question: text('抢救性发掘可以在批准前开始吗？', 'May a rescue excavation begin before approval?'),
  answer: text(
    '可以。确因建设工期紧迫或者有自然破坏危险、急需抢救的，由省级文物行政部门组织发掘，并自开工之日起10个工作日内向国家文物局补办审批手续。',
    'Yes, where the works are pressing or nature threatens the site: the provincial bureau organises the excavation and applies to the national bureau within 10 working days of its start.',
  ),
}

export const excavationCertificate = fromApplicant(
  'unitCertificate',
  text('考古发掘资质证书', 'Excavation certificate of the unit'),
  heritageLaw('第四十一条'),
  {
    channel: byGovernment,
  },
)
export const leaderCertificate = fromApplicant('leaderCertificate', text('领队资格证书', 'Certificate of the leader'), 'assumption', {
  channel: byGovernment,
})
export const excavationSurvey = fromApplicant('surveyReport', text('考古调查、勘探报告', 'Survey report'), excavationRules('第九条'))
export const siteProtectionPlan = fromApplicant(
  'protectionPlan',
  text('现场文物保护预案', 'Protection plan for the site'),
  excavationRules('第九条'),
)
