import { text } from '@wenwu/core/i18n/text'
import type { Guide } from '@wenwu/core/item/model'
import { directGuide } from './guide-direct.ts'
import { nationalGuide } from './guide.ts'
import { fromApplicant } from './guide-materials.ts'
import { internalTarget, nationalBureau, noStatutoryTime, otherPower, promisedTime } from './guide-parts.ts'

/** Projects and yearly plans that no law makes a licence: no statutory time, an internal target (domain.md §4 H, I). */
export const relicProjectGuide = {
  ...nationalGuide,
  itemType: otherPower,
  projectType: promisedTime,
  decisionMechanism: nationalBureau,
  commitmentDeadline: internalTarget,
  statutoryDeadline: noStatutoryTime,
} satisfies Partial<Guide>

export const whyNoTime = {
  question: text('为什么没有法定期限？', 'Why is there no statutory time?', {
    ja_JP: '法定期間がないのはなぜですか。',
    ko_KR: '왜 법정 기한이 없나요?',
  }),
  answer: text(
    '本事项不是行政许可，法律没有规定办理期限；所列20个工作日是平台的内部目标，用于提醒，不产生法律效力。',
    'It is no licence, and the law sets no time. The 20 working days are an internal target of the platform that reminds and has no legal effect.',
    {
      ja_JP: '本事項は行政許可ではなく、法律に処理期間の定めがありません。20開庁日は通知のための内部目標であり、法的な効力はありません。',
      ko_KR: '이 사무는 행정허가가 아니어서 법률에 처리 기한이 없습니다. 20근무일은 알림을 위한 내부 목표이며 법적 효력이 없습니다.',
    },
  ),
}

export const approvalIsNotMoney = {
  question: text('项目获得同意，是否等于落实了经费？', 'Does consent mean that the money is granted?', {
    ja_JP: '同意を得れば経費も確定しますか。',
    ko_KR: '동의를 받으면 경비도 확정되나요?',
  }),
  answer: text(
    '不等于。申请国家文物保护专项资金的，经费按照专项资金管理规定和预算程序另行核定。',
    'No. Money of the national special fund is settled separately, under the rules of the fund and the budget.',
    {
      ja_JP: 'いいえ。国家文化財保護特別資金を申請する場合、経費は資金の管理規定と予算手続により別途定められます。',
      ko_KR: '아니요. 국가 문화유산 보호 특별자금을 신청하는 경우 경비는 자금 관리 규정과 예산 절차에 따라 따로 정해집니다.',
    },
  ),
}

export const budget = fromApplicant('budget', text('项目预算书', 'Budget', { ja_JP: '予算書', ko_KR: '예산서' }), {
  sample: 'project-budget',
  help: text(
    '按支出内容分项列出数量、单价和依据，金额以万元为单位。',
    'By kind of spending, with number, unit price and grounds; in units of 10,000 yuan.',
    {
      ja_JP: '支出内容ごとに数量、単価、根拠を示し、金額は万元単位で記載してください。',
      ko_KR: '지출 내용별로 수량, 단가, 근거를 적고 금액은 만 위안 단위로 쓰세요.',
    },
  ),
})

export const team = fromApplicant(
  'team',
  text('项目人员名单', 'People of the project', { ja_JP: 'プロジェクト人員名簿', ko_KR: '사업 인력 명단' }),
  {
    sample: 'project-team',
    help: text('写明负责人和参加人员的学历、职称和分工。', 'Leader and members with education, title and task.', {
      ja_JP: '責任者と参加者の学歴、職名、分担を記載してください。',
      ko_KR: '책임자와 참가자의 학력, 직함, 분담을 적으세요.',
    }),
  },
)

/** Rules of a yearly plan that provinces collect and report in one batch. */
export const yearlyPlanGuide = {
  ...relicProjectGuide,
  applySubject: text('省级文物行政部门（汇总本行政区域内的项目）', 'Provincial bureaus, for the projects of their area', {
    ja_JP: '省級文化財行政部門（管内の案件をまとめて申請）',
    ko_KR: '성급 문화유산 행정부서(관내 사업을 모아 신청)',
  }),
  acceptInstitution: nationalBureau,
  processAddress: directGuide.processAddress,
  examineType: text('汇总审核', 'Collected and examined together', { ja_JP: '取りまとめて審査', ko_KR: '모아서 심사' }),
  commitmentDeadline: text('按年度申报通知的批次办理', 'By batches, as the notice of the year says', {
    ja_JP: '年度申請通知の回次による',
    ko_KR: '연도 신청 통지의 차수에 따름',
  }),
  processTime: text('按国家文物局年度申报通知规定的时间在线报送。', 'Online, in the time the national bureau announces each year.', {
    ja_JP: '国家文物局の年度申請通知に定める期間にオンラインで提出。',
    ko_KR: '국가문물국의 연도 신청 통지가 정한 기간에 온라인으로 제출.',
  }),
} satisfies Partial<Guide>

export const planTime = {
  question: text('年度计划什么时候报送？多久有结果？', 'When is the plan handed in, and when does it come back?', {
    ja_JP: '年度計画はいつ提出し、結果はいつ分かりますか。',
    ko_KR: '연도 계획은 언제 내고 결과는 언제 나오나요?',
  }),
  answer: text(
    '法律没有规定期限，按国家文物局的年度申报通知办理；未在通知规定时间内报送的，一般顺延到下一年度。',
    'The law sets no time; the yearly notice of the national bureau does. What comes later usually waits for the next year.',
    {
      ja_JP: '法律に期限の定めはなく、国家文物局の年度申請通知によります。期間内に提出しないものは通常、翌年度に回ります。',
      ko_KR: '법률에 기한이 없으며 국가문물국의 연도 신청 통지에 따릅니다. 기간 안에 내지 않은 것은 보통 다음 연도로 넘어갑니다.',
    },
  ),
}

export const planChange = {
  question: text('计划下达后可以调整吗？', 'May the plan change afterwards?', {
    ja_JP: '計画の通知後に変更できますか。',
    ko_KR: '계획이 통지된 뒤 바꿀 수 있나요?',
  }),
  answer: text(
    '可以。确需增加、取消或者变更项目的，由省级文物行政部门说明理由，报国家文物局同意后调整。',
    'Yes. To add, drop or change a project the provincial bureau gives its reasons, and the national bureau consents.',
    {
      ja_JP: 'できます。案件の追加、取消し、変更が必要な場合は、省級文化財行政部門が理由を示し、国家文物局の同意を得て変更します。',
      ko_KR:
        '바꿀 수 있습니다. 사업을 더하거나 빼거나 고쳐야 하면 성급 문화유산 행정부서가 사유를 밝히고 국가문물국의 동의를 받아 고칩니다.',
    },
  ),
}

export const planTable = fromApplicant(
  'plan-table',
  text('年度计划项目汇总表', 'Table of the projects', { ja_JP: '年度計画案件一覧表', ko_KR: '연도 계획 사업 일람표' }),
  {
    sample: 'annual-plan',
    help: text(
      '逐项填写项目名称、实施单位、类型、主要内容、起止时间和经费（万元），并按重要和紧急程度排序。',
      'Each project with name, body, kind, contents, dates and money (10,000 yuan), in the order of importance and urgency.',
      {
        ja_JP: '案件名、実施機関、種類、主な内容、期間、経費（万元）を1件ずつ記載し、重要度・緊急度の順に並べてください。',
        ko_KR: '사업마다 명칭, 시행 기관, 종류, 주요 내용, 기간, 경비(만 위안)를 적고 중요도와 긴급도 순으로 놓으세요.',
      },
    ),
  },
)

export const planLetter = fromApplicant(
  'plan-letter',
  text('省级文物行政部门报送文件', 'Letter of the provincial bureau', {
    ja_JP: '省級文化財行政部門の提出文書',
    ko_KR: '성급 문화유산 행정부서 제출 공문',
  }),
  {
    paperCopies: 1,
    help: text(
      '说明项目总数、排序依据、与以前年度计划的衔接。',
      'Number of projects, grounds of their order, how they follow from earlier years.',
      {
        ja_JP: '案件総数、順位付けの根拠、過年度計画とのつながりを説明してください。',
        ko_KR: '사업 총수, 순위의 근거, 이전 연도 계획과의 연결을 설명하세요.',
      },
    ),
  },
)

/** Preventive protection and digitization: paid projects that the province examines, through the yearly plan (domain.md §4 H). */
export const fundedProjectGuide = {
  ...relicProjectGuide,
  decisionMechanism: text(
    '省级文物行政部门审核；需要国家文物局同意的，由国家文物局批复',
    'Examined by the provincial bureau; answered by the national bureau where its consent is needed',
    {
      ja_JP: '省級文化財行政部門が審査し、国家文物局の同意を要するものは国家文物局が回答',
      ko_KR: '성급 문화유산 행정부서가 심사하고 국가문물국의 동의가 필요하면 국가문물국이 회신',
    },
  ),
  applySubject: text('博物馆和其他文物收藏单位', 'Museums and other collections', {
    ja_JP: '博物館その他の収蔵機関',
    ko_KR: '박물관 그 밖의 소장기관',
  }),
  acceptInstitution: text('所在地省级文物行政部门', 'The provincial bureau of the place', {
    ja_JP: '所在地の省級文化財行政部門',
    ko_KR: '소재지 성급 문화유산 행정부서',
  }),
  projectResult: text('审核意见或者批复（网上送达）', 'Opinion or reply (online)', {
    ja_JP: '審査意見または回答（オンライン送達）',
    ko_KR: '심사 의견 또는 회신(온라인 송달)',
  }),
} satisfies Partial<Guide>

export const provinceChecksGrades = text(
  '省级文物行政部门核对文物级别和数量，组织专家审核，提出意见。',
  'The provincial bureau checks grades and numbers, has experts examine and gives its opinion.',
  {
    ja_JP: '省級文化財行政部門は等級と数量を確認し、専門家による審査を行い、意見を示します。',
    ko_KR: '성급 문화유산 행정부서는 등급과 수량을 확인하고 전문가 심사를 거쳐 의견을 냅니다.',
  },
)

export const planThenFund = text(
  '申请国家文物保护专项资金的，列入年度计划后报国家文物局；方案按规定批准或者备案。',
  'Projects that ask for the national special fund enter the yearly plan and go to the national bureau; the scheme is approved or filed as prescribed.',
  {
    ja_JP: '国家文化財保護特別資金を申請する場合は、年度計画に組み入れて国家文物局へ提出します。計画は所定により承認または届出とします。',
    ko_KR: '국가 문화유산 보호 특별자금을 신청하면 연도 계획에 넣어 국가문물국에 냅니다. 방안은 규정에 따라 승인하거나 신고합니다.',
  },
)

export const relicList = fromApplicant('relics', text('文物清单', 'List of the relics', { ja_JP: '文化財一覧', ko_KR: '문화유산 목록' }), {
  sample: 'relic-list',
  help: text('按级别列出名称、总登记号、质地和数量。', 'By grade: name, register number, material, number.', {
    ja_JP: '等級ごとに名称、総登録番号、材質、数量を記載してください。',
    ko_KR: '등급별로 명칭, 총등록번호, 재질, 수량을 적으세요.',
  }),
})
