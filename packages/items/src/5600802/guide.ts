import { text } from '@wenwu/core/i18n/text'
import type { Guide } from '@wenwu/core/item/model'
import { nationalGuide } from '../_blocks/guide.ts'
import { excavationRules, heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'

const deadline = text(
  '30个工作日（征求科研机构和有关专家意见所需时间除外）',
  '30 working days (asking research institutes and experts not counted)',
  { ja_JP: '30開庁日（研究機関と専門家への意見照会の期間を除く）', ko_KR: '30근무일(연구기관과 전문가 의견 조회 기간 제외)' },
)

export const guide: Guide = {
  ...nationalGuide,
  itemType: text('行政许可', 'Administrative licence', { ja_JP: '行政許可', ko_KR: '행정허가' }),
  projectType: text('承诺件', 'With a promised time', { ja_JP: '処理期間のある手続', ko_KR: '약속 기간 처리' }),
  examineType: text(
    '配合建设和抢救发掘：前审后批；科学研究发掘：直接审批',
    'Construction and rescue: examined below, decided above; research: decided directly',
    {
      ja_JP: '工事・緊急発掘：下級で審査し上級で決定。学術発掘：直接決定',
      ko_KR: '공사·긴급 발굴: 하급 심사 후 상급 결정. 학술 발굴: 직접 결정',
    },
  ),
  decisionMechanism: text('国家文物局', 'National Cultural Heritage Administration', { ja_JP: '国家文物局', ko_KR: '국가문물국' }),
  applySubject: text(
    '取得考古发掘资质证书的考古发掘单位（项目负责人为领队）',
    'A certified excavation unit (its leader answers for the project)',
    {
      ja_JP: '発掘資格証書を有する発掘調査機関（案件責任者は発掘責任者）',
      ko_KR: '발굴 자격증서를 받은 발굴 기관(사업 책임자는 발굴 책임자)',
    },
  ),
  acceptInstitution: text(
    '科学研究发掘由国家文物局受理；配合建设和抢救发掘由省级文物行政部门受理并初审后上报',
    'Research digs: national bureau; digs for construction and rescue digs: provincial bureau first',
    {
      ja_JP: '学術発掘は国家文物局が受理。工事・緊急発掘は省級文化財行政部門が受理・初審の後に進達',
      ko_KR: '학술 발굴은 국가문물국이 접수하고, 공사·긴급 발굴은 성급 문화유산 행정부서가 접수·초심 후 상신',
    },
  ),
  commitmentDeadline: deadline,
  statutoryDeadline: deadline,
  applicationRange: text(
    '一般事项：年度考古发掘计划。重大事项（考古工作方案或者规划）按5600801办理',
    'Ordinary matters: the excavation plan of a year. Major ones (work plans) are matter 5600801',
    {
      ja_JP: '一般事項：年度の発掘計画。重要事項（調査方案・計画）は5600801で扱います',
      ko_KR: '일반 사항: 연도 발굴 계획. 중대 사항(조사 방안·계획)은 5600801로 처리',
    },
  ),
  projectResult: text('考古发掘计划批复和考古发掘证照', 'Reply on the plan and excavation permit', {
    ja_JP: '発掘計画の回答と発掘許可証',
    ko_KR: '발굴 계획 회신과 발굴 허가증',
  }),
  handleProcess: text(
    '一、考古发掘单位在线填写申请书并提交材料。\n二、配合建设工程发掘和抢救发掘由省级文物行政部门受理、初审后上报；科学研究发掘直接提交国家文物局。\n三、国家文物局受理后征求科研机构和专家意见，所需时间书面告知，不计入期限。\n四、国家文物局作出批复。对全国重点文物保护单位的科学研究发掘，由国家文物局审核后报国务院批准。\n五、抢救发掘可以先行组织，并自开工之日起10个工作日内补办手续。',
    '1. The unit fills in the application online.\n2. Digs for construction and rescue digs are accepted, examined and reported by the province; research digs go straight to the national bureau.\n3. The national bureau asks institutes and experts; the time is announced and does not count.\n4. The national bureau replies. Research digs on national units are examined by it and approved by the State Council.\n5. Rescue digs may start at once; the application follows within 10 working days.',
    {
      ja_JP:
        '一、発掘調査機関はオンラインで申請書を入力し書類を提出します。\n二、工事に伴う発掘と緊急発掘は省級文化財行政部門が受理・初審の後に進達し、学術発掘は国家文物局へ直接提出します。\n三、国家文物局は受理後、研究機関と専門家の意見を求めます。その期間は書面で知らせ、期間に算入しません。\n四、国家文物局が回答します。全国重点文化財保護単位の学術発掘は、国家文物局の審査後に国務院が承認します。\n五、緊急発掘は先に着手でき、開始日から10開庁日以内に手続を行います。',
      ko_KR:
        '1. 발굴 기관은 온라인으로 신청서를 작성하고 서류를 제출합니다.\n2. 공사에 따른 발굴과 긴급 발굴은 성급 문화유산 행정부서가 접수·초심 후 상신하고, 학술 발굴은 국가문물국에 직접 제출합니다.\n3. 국가문물국은 접수 후 연구기관과 전문가의 의견을 구하며 그 기간은 서면으로 알리고 기한에 산입하지 않습니다.\n4. 국가문물국이 회신합니다. 전국중점 문화유산 보호단위의 학술 발굴은 국가문물국 심사 후 국무원이 승인합니다.\n5. 긴급 발굴은 먼저 착수할 수 있으며 착수일부터 10근무일 이내에 절차를 밟습니다.',
    },
  ),
  prohibitiveRequirements: [
    text('任何单位或者个人不得私自发掘地下埋藏和水下遗存的文物。', 'Nobody may excavate buried or underwater relics without approval.', {
      ja_JP: 'いかなる機関・個人も、地下・水中の文化財を無断で発掘してはなりません。',
      ko_KR: '누구도 매장되거나 수중에 남아 있는 문화유산을 무단으로 발굴할 수 없습니다.',
    }),
    text(
      '未经国务院特别许可，外国人、外国组织或者国际组织不得在中国境内进行考古发掘。',
      'No foreign person or organisation may excavate without special permission of the State Council.',
      {
        ja_JP: '国務院の特別許可なく、外国人・外国組織・国際組織は中国国内で発掘調査を行えません。',
        ko_KR: '국무원의 특별 허가 없이 외국인, 외국 조직, 국제 조직은 중국에서 발굴할 수 없습니다.',
      },
    ),
    text(
      '领队应当在现场主持发掘，不得同时主持与其能力不相适应的多个项目。',
      'The leader directs the excavation on site and does not lead more projects than can be answered for.',
      {
        ja_JP: '発掘責任者は現場で発掘を指揮し、能力を超える複数の案件を同時に主宰してはなりません。',
        ko_KR: '발굴 책임자는 현장에서 발굴을 지휘하며 능력을 넘는 여러 사업을 동시에 주관할 수 없습니다.',
      },
    ),
  ],
  acceptConditions: [
    text('申请单位具有考古发掘资质，领队具有相应资格。', 'The unit and the leader are certified.', {
      ja_JP: '申請機関が発掘資格を、責任者が相応の資格を有すること。',
      ko_KR: '신청 기관이 발굴 자격을, 책임자가 해당 자격을 갖출 것.',
    }),
    text(
      '已完成必要的考古调查、勘探，发掘目的明确，布方计划与勘探成果相符。',
      'The survey is done, the aim is clear, the trench plan follows from the survey.',
      {
        ja_JP: '必要な調査を終え、発掘目的が明確で、調査区計画が調査成果に合うこと。',
        ko_KR: '필요한 조사를 마쳤고 발굴 목적이 명확하며 조사구 계획이 조사 성과와 맞을 것.',
      },
    ),
    text('有现场保护和出土文物保护的措施与技术准备，经费有保障。', 'Measures, technical preparation and funds are in place.', {
      ja_JP: '現場と出土品の保護措置・技術準備があり、経費が確保されていること。',
      ko_KR: '현장과 출토 유물 보호 조치와 기술 준비가 있고 경비가 확보되었을 것.',
    }),
    text('连续性项目已按要求提交上年度报告。', 'For continued projects last year’s report was handed in.', {
      ja_JP: '継続案件は前年度の報告を提出していること。',
      ko_KR: '계속 사업은 전년도 보고서를 제출하였을 것.',
    }),
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
      question: text('什么时候提交申请？', 'When to apply?', { ja_JP: 'いつ申請しますか。', ko_KR: '언제 신청하나요?' }),
      answer: text(
        '科学研究发掘在每年第一季度末以前；配合建设工程发掘在发掘前30日；抢救发掘在开工后10个工作日内。',
        'Research: by the end of the first quarter. Construction: 30 days before. Rescue: within 10 working days of the start.',
        {
          ja_JP: '学術発掘は毎年第1四半期末まで、工事に伴う発掘は発掘の30日前、緊急発掘は開始後10開庁日以内です。',
          ko_KR: '학술 발굴은 매년 1분기 말까지, 공사에 따른 발굴은 발굴 30일 전, 긴급 발굴은 착수 후 10근무일 이내입니다.',
        },
      ),
    },
    {
      question: text('发掘面积或者地点需要调整怎么办？', 'What if area or place change?', {
        ja_JP: '発掘面積や地点を変更する場合は。',
        ko_KR: '발굴 면적이나 지점을 바꾸려면 어떻게 하나요?',
      }),
      answer: text('超出批准范围的，停止超出部分并重新申报。', 'Stop what goes beyond the approval and apply again.', {
        ja_JP: '承認範囲を超える部分は中止し、改めて申請してください。',
        ko_KR: '승인 범위를 넘는 부분은 중지하고 다시 신청합니다.',
      }),
    },
    {
      question: text('发掘结束后要做什么？', 'What follows the excavation?', {
        ja_JP: '発掘終了後は何をしますか。',
        ko_KR: '발굴이 끝나면 무엇을 하나요?',
      }),
      answer: text(
        '申请省级文物行政部门验收；完成之日起30个工作日内提交结项报告，提交结项报告之日起3年内提交考古发掘报告。',
        'Acceptance by the province; a closing report within 30 working days of the end; the full report within 3 years of it.',
        {
          ja_JP: '省級文化財行政部門の検収を受け、完了日から30開庁日以内に完了報告を、その提出日から3年以内に発掘報告書を提出します。',
          ko_KR:
            '성급 문화유산 행정부서의 검수를 받고 완료일부터 30근무일 이내에 완료 보고서를, 그 제출일부터 3년 이내에 발굴 보고서를 제출합니다.',
        },
      ),
    },
  ],
}
