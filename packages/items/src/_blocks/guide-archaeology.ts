import type { GuideMaterial } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { fromApplicant, provinceOpinion } from './guide-materials.ts'
import { byGovernment } from './materials.ts'

/** What the guides of excavation plans share (5600801, TBCrpWp); the words are those of 5600802. 条例 24条. */
export const excavationTime = text(
  '30个工作日（征求科研机构和有关专家意见所需时间除外）',
  '30 working days (asking research institutes and experts not counted)',
  {
    ja_JP: '30開庁日（研究機関と専門家への意見照会の期間を除く）',
    ko_KR: '30근무일(연구기관과 전문가 의견 조회 기간 제외)',
  },
)

export const excavationReception = text(
  '科学研究发掘由国家文物局受理；配合建设和抢救发掘由省级文物行政部门受理并初审后上报',
  'Research digs: national bureau; digs for construction and rescue digs: provincial bureau first',
  {
    ja_JP: '学術発掘は国家文物局が受理。工事・緊急発掘は省級文化財行政部門が受理・初審の後に進達',
    ko_KR: '학술 발굴은 국가문물국이 접수하고, 공사·긴급 발굴은 성급 문화유산 행정부서가 접수·초심 후 상신',
  },
)

export const excavationExamination = text(
  '配合建设和抢救发掘：前审后批；科学研究发掘：直接审批',
  'Construction and rescue: examined below, decided above; research: decided directly',
  {
    ja_JP: '工事・緊急発掘：下級で審査し上級で決定。学術発掘：直接決定',
    ko_KR: '공사·긴급 발굴: 하급 심사 후 상급 결정. 학술 발굴: 직접 결정',
  },
)

export const noUnapprovedExcavation = text(
  '任何单位或者个人不得私自发掘地下埋藏和水下遗存的文物。',
  'Nobody may excavate buried or underwater relics without approval.',
  {
    ja_JP: 'いかなる機関・個人も、地下・水中の文化財を無断で発掘してはなりません。',
    ko_KR: '누구도 매장되거나 수중에 남아 있는 문화유산을 무단으로 발굴할 수 없습니다.',
  },
)
export const noForeignExcavation = text(
  '未经国务院特别许可，外国人、外国组织或者国际组织不得在中国境内进行考古调查、勘探、发掘。',
  'No foreign person or organisation may survey or excavate in China without special permission of the State Council.',
  {
    ja_JP: '国務院の特別許可なく、外国人・外国組織・国際組織は中国国内で考古調査・発掘を行えません。',
    ko_KR: '국무원의 특별 허가 없이 외국인, 외국 조직, 국제 조직은 중국에서 매장유산 조사·발굴을 할 수 없습니다.',
  },
)

/** 行政许可法 32, 35 and 43条. */
export const provinceExaminesExcavation = text(
  '配合建设和抢救发掘的，由省级文物行政部门5个工作日内决定是否受理，需要补正的一次告知全部内容；受理后20个工作日内完成初审，将初审意见和全部材料报国家文物局。',
  'For construction and rescue the provincial bureau decides on acceptance within 5 working days and names all corrections at once; it examines within 20 working days of acceptance and sends its opinion and the whole file to the national bureau.',
  {
    ja_JP:
      '工事・緊急発掘の場合、省級文化財行政部門は5開庁日以内に受理を決定し、補正事項があれば一度にすべて知らせます。受理後20開庁日以内に初審を終え、初審意見と全書類を国家文物局へ進達します。',
    ko_KR:
      '공사·긴급 발굴이면 성급 문화유산 행정부서가 5근무일 이내에 접수 여부를 정하고 보완 사항은 한 번에 모두 알립니다. 접수 후 20근무일 이내에 초심을 마치고 초심 의견과 전체 서류를 국가문물국에 상신합니다.',
  },
)

/** 文物保护法 42 and 44条. */
export const institutesAreAsked = text(
  '国家文物局在批准或者审核前征求科研机构和有关专家的意见，所需时间书面告知申请人，不计入期限。',
  'Before it decides, the national bureau asks research institutes and experts; the time is told in writing and does not count.',
  {
    ja_JP: '国家文物局は承認または審査の前に研究機関と専門家の意見を求めます。その期間は申請者に書面で知らせ、期間に算入しません。',
    ko_KR:
      '국가문물국은 승인 또는 심사 전에 연구기관과 전문가의 의견을 구하며 그 기간은 신청인에게 서면으로 알리고 기한에 산입하지 않습니다.',
  },
)
export const excavationIsDecided = text(
  '国家文物局在30个工作日内作出批准或者不批准的决定，批准的发给批准文件，不批准的书面通知并说明理由。对全国重点文物保护单位的科学研究发掘，由国家文物局审核后报国务院批准。',
  'The national bureau decides within 30 working days: a written approval, or a refusal with its reasons. Research digs on national units are examined by it and approved by the State Council.',
  {
    ja_JP:
      '国家文物局は30開庁日以内に決定し、承認の場合は承認文書を交付し、不承認の場合は理由を付して書面で通知します。全国重点文化財保護単位の学術発掘は、国家文物局の審査後に国務院が承認します。',
    ko_KR:
      '국가문물국은 30근무일 이내에 결정하여 승인하면 승인 문서를 발급하고 불승인하면 사유를 밝혀 서면으로 알립니다. 전국중점 문화유산 보호단위의 학술 발굴은 국가문물국 심사 후 국무원이 승인합니다.',
  },
)

/** 文物保护法 44条 2, 条例 24条 2. */
export const mayRescueBegin = {
  question: text('抢救性发掘可以在批准前开始吗？', 'May a rescue excavation begin before approval?', {
    ja_JP: '緊急発掘は承認前に始められますか。',
    ko_KR: '긴급 발굴은 승인 전에 시작할 수 있나요?',
  }),
  answer: text(
    '可以。确因建设工期紧迫或者有自然破坏危险、急需抢救的，由省级文物行政部门组织发掘，并自开工之日起10个工作日内向国家文物局补办审批手续。',
    'Yes, where the works are pressing or nature threatens the site: the provincial bureau organises the excavation and applies to the national bureau within 10 working days of its start.',
    {
      ja_JP:
        '始められます。工期が切迫し、または自然による破壊の危険があり緊急を要する場合、省級文化財行政部門が発掘を実施し、開始日から10開庁日以内に国家文物局へ承認手続を行います。',
      ko_KR:
        '가능합니다. 공기가 촉박하거나 자연 훼손의 위험이 있어 긴급한 경우 성급 문화유산 행정부서가 발굴을 시행하고 착수일부터 10근무일 이내에 국가문물국에 승인 절차를 밟습니다.',
    },
  ),
}

export const excavationCertificate = fromApplicant(
  'unit-certificate',
  text('考古发掘资质证书', 'Excavation certificate of the unit', { ja_JP: '発掘資格証書', ko_KR: '발굴 자격증서' }),
  {
    channel: byGovernment,
  },
)
export const leaderCertificate = fromApplicant(
  'leader-certificate',
  text('领队资格证书', 'Certificate of the leader', { ja_JP: '発掘責任者資格証書', ko_KR: '발굴 책임자 자격증서' }),
  {
    channel: byGovernment,
  },
)
export const excavationSurvey = fromApplicant(
  'survey-report',
  text('考古调查、勘探报告', 'Survey report', { ja_JP: '考古調査報告書', ko_KR: '매장유산 조사 보고서' }),
)
export const siteProtectionPlan = fromApplicant(
  'protection-plan',
  text('现场文物保护预案', 'Protection plan for the site', { ja_JP: '現場の文化財保護計画', ko_KR: '현장 문화유산 보호 계획' }),
)
export const excavationProvinceOpinion: GuideMaterial = {
  ...provinceOpinion,
  necessity: 'depends',
  help: text(
    '配合建设和抢救发掘的，由省级文物行政部门上报时上传；科学研究发掘不需要。',
    'For construction and rescue, uploaded by the provincial bureau when it reports; not for research digs.',
    {
      ja_JP: '工事・緊急発掘の場合、省級文化財行政部門が進達時にアップロードします。学術発掘では不要です。',
      ko_KR: '공사·긴급 발굴이면 성급 문화유산 행정부서가 상신할 때 올립니다. 학술 발굴은 필요 없습니다.',
    },
  ),
}
