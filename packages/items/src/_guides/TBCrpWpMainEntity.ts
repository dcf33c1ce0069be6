import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
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
import { fromApplicant } from '../_blocks/guide-materials.ts'
import { administrativeLicence, fileComplete, nationalBureau, promisedTime } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { excavationRules, heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'

const timeByMatter = text(
  '考古发掘计划30个工作日（征求科研机构和有关专家意见所需时间除外）；水下30日；标本送境外20个工作日',
  'Excavation plans: 30 working days (asking research institutes and experts not counted); underwater: 30 days; samples abroad: 20 working days',
  {
    ja_JP: '発掘計画は30開庁日（研究機関と専門家への意見照会の期間を除く）。水中は30日。標本の国外分析は20開庁日',
    ko_KR: '발굴 계획은 30근무일(연구기관과 전문가 의견 조회 기간 제외). 수중은 30일. 표본 국외 분석은 20근무일',
  },
)

/** The entity of archaeology: which of its matters applies, and what they have in common. */
export const guide: GuideDefinition = {
  code: 'TBCrpWpMainEntity',
  aliases: [],
  name: text('考古工作计划', 'Plans of archaeological work', { ja_JP: '考古調査計画', ko_KR: '매장유산 조사 계획' }),
  shortName: text('考古工作计划', 'Archaeology plans', { ja_JP: '考古調査計画', ko_KR: '매장유산 조사 계획' }),
  category: 'archaeology',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    examineType: excavationExamination,
    decisionMechanism: nationalBureau,
    applySubject: text('取得考古发掘资质证书的考古发掘单位', 'A certified excavation unit', {
      ja_JP: '発掘資格証書を有する発掘調査機関',
      ko_KR: '발굴 자격증서를 받은 발굴 기관',
    }),
    acceptInstitution: excavationReception,
    commitmentDeadline: timeByMatter,
    statutoryDeadline: timeByMatter,
    applicationRange: text(
      '考古工作先按内容选择事项：\n考古工作方案或者规划，办理5600801；\n年度考古发掘计划（科学研究、配合建设、抢救），办理5600802；\n水下文物的考古调查、勘探、发掘，办理56009；\n国际合作考古的标本送境外分析，办理56013。',
      'Choose the matter by its content first.\nA work scheme or long-term plan: 5600801.\nThe excavation plan of a year (research, construction, rescue): 5600802.\nUnderwater survey, prospection or excavation: 56009.\nSamples of joint international archaeology sent abroad: 56013.',
      {
        ja_JP:
          'まず内容により事項を選びます。\n考古調査の方案または計画：5600801。\n年度の発掘計画（学術・工事・緊急）：5600802。\n水中文化財の調査・探査・発掘：56009。\n国際共同考古調査の標本の国外分析：56013。',
        ko_KR:
          '먼저 내용에 따라 사무를 고릅니다.\n매장유산 조사 방안 또는 계획: 5600801.\n연도 발굴 계획(학술, 공사, 긴급): 5600802.\n수중 문화유산의 조사·탐사·발굴: 56009.\n국제 공동 조사 표본의 국외 분석: 56013.',
      },
    ),
    projectResult: text(
      '国家文物局批复；准予发掘的，发给考古发掘证照',
      'Reply of the national bureau; with consent, an excavation permit',
      {
        ja_JP: '国家文物局の回答。発掘を認める場合は発掘許可証を交付',
        ko_KR: '국가문물국 회신. 발굴을 허가하면 발굴 허가증 발급',
      },
    ),
    handleProcess: numbered(
      text(
        '考古发掘单位在调查、勘探的基础上提出计划，在线填写并提交。科学研究发掘直接提交国家文物局。',
        'The unit draws up its plan from the survey and submits online; research digs go straight to the national bureau.',
        {
          ja_JP: '発掘調査機関は調査に基づき計画を作成し、オンラインで入力・提出します。学術発掘は国家文物局へ直接提出します。',
          ko_KR: '발굴 기관은 조사를 바탕으로 계획을 세워 온라인으로 작성·제출합니다. 학술 발굴은 국가문물국에 직접 제출합니다.',
        },
      ),
      provinceExaminesExcavation,
      institutesAreAsked,
      excavationIsDecided,
      text(
        '发掘结束后由省级文物行政部门验收；完成之日起30个工作日内提交结项报告，提交结项报告之日起3年内提交考古发掘报告；出土文物自提交发掘报告之日起6个月内移交。',
        'Afterwards the province accepts the work; a closing report is due within 30 working days of the end, the excavation report within 3 years of it; the finds are handed over within 6 months of that report.',
        {
          ja_JP:
            '発掘終了後、省級文化財行政部門が検収します。完了日から30開庁日以内に完了報告を、その提出日から3年以内に発掘報告書を提出し、出土品は発掘報告書の提出日から6か月以内に引き渡します。',
          ko_KR:
            '발굴이 끝나면 성급 문화유산 행정부서가 검수합니다. 완료일부터 30근무일 이내에 완료 보고서를, 그 제출일부터 3년 이내에 발굴 보고서를 제출하고, 출토 유물은 발굴 보고서 제출일부터 6개월 이내에 인계합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      noUnapprovedExcavation,
      noForeignExcavation,
      text('考古发掘的文物和资料，任何单位或者个人不得侵占。', 'Nobody may keep finds or records of an excavation as their own.', {
        ja_JP: '発掘された文化財と資料を、いかなる機関・個人も占有してはなりません。',
        ko_KR: '발굴한 문화유산과 자료를 누구도 차지할 수 없습니다.',
      }),
    ],
    acceptConditions: [
      text('申请单位具有考古发掘资质，项目负责人具有相应资格。', 'The unit and the leader are certified.', {
        ja_JP: '申請機関が発掘資格を、案件責任者が相応の資格を有すること。',
        ko_KR: '신청 기관이 발굴 자격을, 사업 책임자가 해당 자격을 갖출 것.',
      }),
      text(
        '目的明确，范围、时间和队伍落实，有文物保护措施和经费保障。',
        'The aim is clear; area, dates, team, protection and funds are in place.',
        {
          ja_JP: '目的が明確で、範囲、時期、体制、文化財の保護措置、経費が確保されていること。',
          ko_KR: '목적이 명확하고 범위, 시기, 조직, 문화유산 보호 조치, 경비가 확보되었을 것.',
        },
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
          {
            ja_JP: '建設工事に伴う考古調査も国家文物局の承認が必要ですか。',
            ko_KR: '건설공사에 따른 매장유산 조사도 국가문물국의 승인이 필요한가요?',
          },
        ),
        answer: text(
          '陆上的考古调查、勘探由省级文物行政部门组织考古发掘单位进行。需要发掘的，在勘探的基础上提出发掘计划，报国家文物局批准。',
          'On land the provincial bureau has a certified unit do the survey. Where an excavation is needed, its plan follows from the survey and goes to the national bureau.',
          {
            ja_JP:
              '陸上の考古調査は省級文化財行政部門が発掘調査機関に実施させます。発掘が必要な場合は、調査に基づいて発掘計画を作成し、国家文物局の承認を受けます。',
            ko_KR:
              '육상 매장유산 조사는 성급 문화유산 행정부서가 발굴 기관에 맡겨 시행합니다. 발굴이 필요하면 조사를 바탕으로 발굴 계획을 세워 국가문물국의 승인을 받습니다.',
          },
        ),
      },
      mayRescueBegin,
      {
        question: text('什么时候提交申请？', 'When to apply?', { ja_JP: 'いつ申請しますか。', ko_KR: '언제 신청하나요?' }),
        answer: text(
          '科学研究发掘在每年第一季度末以前；配合建设工程的发掘在发掘前30日。除抢救性发掘外，未经批准不得发掘。',
          'Research: by the end of the first quarter. Construction: 30 days before the excavation. Nothing begins before approval, except a rescue.',
          {
            ja_JP: '学術発掘は毎年第1四半期末まで、工事に伴う発掘は発掘の30日前です。緊急発掘を除き、承認前に発掘してはなりません。',
            ko_KR: '학술 발굴은 매년 1분기 말까지, 공사에 따른 발굴은 발굴 30일 전입니다. 긴급 발굴을 빼고 승인 전에는 발굴할 수 없습니다.',
          },
        ),
      },
      {
        question: text('可以保留少量出土文物做研究吗？', 'May some finds be kept for research?', {
          ja_JP: '出土品の一部を研究用に残せますか。',
          ko_KR: '출토 유물 일부를 연구용으로 남길 수 있나요?',
        }),
        answer: text(
          '可以。提交考古发掘报告后，经省级文物行政部门批准，可以保留少量出土文物作为科研标本，其余按期移交。',
          'Yes. After the excavation report and with the approval of the provincial bureau a small number may be kept as research samples; the rest is handed over in time.',
          {
            ja_JP:
              '残せます。発掘報告書の提出後、省級文化財行政部門の承認を得て、少量を研究標本として保留できます。その他は期限内に引き渡します。',
            ko_KR:
              '가능합니다. 발굴 보고서를 낸 뒤 성급 문화유산 행정부서의 승인을 받아 소량을 연구 표본으로 남길 수 있고 나머지는 기한 내에 인계합니다.',
          },
        ),
      },
    ],
  },
  materials: [
    fromApplicant('application', text('考古发掘申请书', 'Application for an excavation', { ja_JP: '発掘申請書', ko_KR: '발굴 신청서' }), {
      paperCopies: 1,
      help: text('由在线表单生成，单位负责人和领队签字并加盖公章。', 'Printed from the form online, signed by head and leader, sealed.', {
        ja_JP: 'オンライン様式から作成し、機関責任者と発掘責任者が署名して公印を押します。',
        ko_KR: '온라인 양식에서 생성하며 기관 책임자와 발굴 책임자가 서명하고 직인을 찍습니다.',
      }),
    }),
    fromApplicant('work-plan', text('考古工作计划', 'Plan of the work', { ja_JP: '考古調査計画', ko_KR: '매장유산 조사 계획' }), {
      sample: 'excavation-staff',
      paperCopies: 1,
    }),
    excavationSurvey,
    siteProtectionPlan,
    excavationCertificate,
    leaderCertificate,
    fromApplicant(
      'proposal',
      text('立项说明书', 'Statement of the research project', { ja_JP: '研究計画説明書', ko_KR: '연구 과제 설명서' }),
      {
        necessity: 'depends',
        paperCopies: 1,
        help: text('科学研究发掘提交：学术目的、立项机构、发掘计划、完成时间。', 'For research digs: aim, sponsor, plan, time.', {
          ja_JP: '学術発掘で提出：学術目的、研究助成機関、発掘計画、完了時期。',
          ko_KR: '학술 발굴만 제출: 학술 목적, 과제 승인 기관, 발굴 계획, 완료 시기.',
        }),
      },
    ),
    fromApplicant(
      'agreement',
      text('与建设单位签订的考古工作协议', 'Agreement with the developer', {
        ja_JP: '建設事業者との調査協定書',
        ko_KR: '건설 사업자와 맺은 조사 협약서',
      }),
      {
        necessity: 'depends',
        help: text('配合建设工程的发掘提交。', 'For excavations that go with construction.', {
          ja_JP: '工事に伴う発掘の場合に提出します。',
          ko_KR: '공사에 따른 발굴인 경우 제출합니다.',
        }),
      },
    ),
    excavationProvinceOpinion,
  ],
}
