import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'
import { administrativeLicence, fileComplete, promisedTime, twentyWorkingDays } from '../_blocks/guide-parts.ts'
import { whichTimeIsNotCounted } from '../_blocks/guide-questions.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import {
  acceptedByProvince,
  designQualification,
  modificationNote,
  nationalOrDelegated,
  originalStateIsKept,
  ownerUserOrManager,
  worksApplication,
  worksBudget,
  worksInitiation,
} from '../_blocks/guide-works.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { fireLaw, heritageLaw, heritageRegulation, licensingLaw, worksRules } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: '56014-b',
  aliases: ['56014-3-b'],
  name: text(
    '全国重点文物保护单位修缮审批（安全防护工程）',
    'Repair of a national key heritage unit (security, fire and lightning protection)',
    {
      ja_JP: '全国重点文化財保護単位の修理の審査（安全防護工事）',
      ko_KR: '전국중점 문화유산 보호단위 보수 심사(안전방호공사)',
    },
  ),
  shortName: text('三防工程方案', 'Security, fire, lightning', { ja_JP: '「三防」工事計画', ko_KR: '‘3방’ 공사 방안' }),
  category: 'safety',
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
      '在全国重点文物保护单位实施安全防范、消防、防雷等安全防护工程（“三防”工程）',
      'Security, fire and lightning protection works on national key heritage units',
      {
        ja_JP: '全国重点文化財保護単位における防犯、消防、避雷などの安全防護工事（「三防」工事）',
        ko_KR: '전국중점 문화유산 보호단위의 방범, 소방, 피뢰 등 안전방호공사(‘3방’ 공사)',
      },
    ),
    projectResult: text('批复（网上送达，可到窗口领取纸质件）', 'Reply (online; on paper at the reception)', {
      ja_JP: '回答（オンライン送達、窓口で書面の受領も可）',
      ko_KR: '회신(온라인 송달, 창구에서 서면 수령 가능)',
    }),
    handleProcess: numbered(
      text(
        '申请人现场勘察风险和现有设施，委托具有相应资格的设计单位编制方案，在线填写并提交。',
        'The applicant surveys risks and existing equipment, has a qualified firm draw up the scheme and submits online.',
        {
          ja_JP: '申請者は現場の危険と既存設備を調査し、相応の資格を有する設計機関に計画の作成を委託して、オンラインで入力・提出します。',
          ko_KR:
            '신청인은 현장의 위험과 기존 시설을 조사하고 해당 자격이 있는 설계 기관에 방안 작성을 위탁하여 온라인으로 작성·제출합니다.',
        },
      ),
      provinceExamines,
      text(
        '初审期间，省级文物行政部门可以组织专家现场踏勘和评审，所需时间书面告知申请人，不计入期限；提出修改意见的，申请人修改后继续办理。',
        'Within its examination the provincial bureau may have experts visit the site and review the scheme; their time is told in writing and does not count. Where they ask for changes, the case goes on when the applicant has made them.',
        {
          ja_JP:
            '初審の間、省級文化財行政部門は専門家による現地調査と審査を行うことがあり、その期間は申請者に書面で知らせ、期間に算入しません。修正意見が示された場合は、申請者の修正後に手続を続けます。',
          ko_KR:
            '초심 기간에 성급 문화유산 행정부서는 전문가의 현장 조사와 심의를 할 수 있으며 그 기간은 신청인에게 서면으로 알리고 기한에 산입하지 않습니다. 수정 의견이 있으면 신청인이 수정한 뒤 계속 처리합니다.',
        },
      ),
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '国家文物局委托省级文物行政部门审批的，由其在同样的期限内作出决定。批准后组织施工，验收合格后投入使用，并落实日常检查和维护。',
        'Where it is delegated, the provincial bureau decides within the same time. After the works and their acceptance the equipment goes into use and is checked and maintained.',
        {
          ja_JP:
            '国家文物局が省級文化財行政部門に委託した場合は、同部門が同じ期間内に決定します。承認後に施工し、検収合格後に使用を開始して、日常の点検と維持を行います。',
          ko_KR:
            '국가문물국이 성급 문화유산 행정부서에 위탁한 경우 그 부서가 같은 기한 안에 결정합니다. 승인 후 시공하고 검수에 합격한 뒤 사용하며 일상 점검과 유지를 합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text('未经批准，不得在文物本体上安装设备、敷设管线。', 'Nothing is fixed to the heritage and no line laid on it before approval.', {
        ja_JP: '承認を得ずに文化財本体に設備を取り付け、配線・配管をしてはなりません。',
        ko_KR: '승인 없이 문화유산 본체에 설비를 달거나 배선·배관을 할 수 없습니다.',
      }),
      originalStateIsKept,
    ],
    acceptConditions: [
      text(
        '工程对象为全国重点文物保护单位，申请人是其所有人、使用人或者管理机构。',
        'The object is a national key heritage unit and the applicant its owner, user or manager.',
        {
          ja_JP: '対象が全国重点文化財保護単位で、申請者がその所有者、使用者または管理機関であること。',
          ko_KR: '대상이 전국중점 문화유산 보호단위이고 신청인이 그 소유자, 사용자 또는 관리기관일 것.',
        },
      ),
      text(
        '风险分析清楚，系统组成和防护范围明确，对文物本体的干预最小并且可逆。',
        'The risks are analysed, system and scope are stated, the intervention is the least possible and reversible.',
        {
          ja_JP: '危険の分析が明らかで、設備の構成と防護範囲が明確であり、文化財本体への介入が最小限かつ可逆的であること。',
          ko_KR: '위험 분석이 분명하고 시스템 구성과 방호 범위가 명확하며 문화유산 본체에 대한 개입이 최소이고 되돌릴 수 있을 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageLaw('第三十八条、第三十九条'),
      heritageRegulation('第十二条'),
      worksRules('第五条、第十条、第十一条'),
      fireLaw('第十六条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('安防、消防、防雷可以合为一个项目申报吗？', 'May security, fire and lightning protection be one project?', {
          ja_JP: '防犯・消防・避雷を一つの案件として申請できますか。',
          ko_KR: '방범, 소방, 피뢰를 하나의 사업으로 신청할 수 있나요?',
        }),
        answer: text(
          '可以。同一文物保护单位同期实施的，宜合并编制、统筹管线和施工，分专业写明内容和概算。',
          'Yes. What is done on one unit at one time is best planned together, with lines and scaffolding shared, each trade with its contents and estimate.',
          {
            ja_JP:
              'できます。同一の保護単位で同時期に行うものは、まとめて計画し、配線・配管と施工を調整し、分野ごとに内容と概算を記載してください。',
            ko_KR:
              '가능합니다. 같은 보호단위에서 같은 시기에 시행하는 것은 함께 계획하여 배선과 시공을 조율하고 분야별로 내용과 개산을 적으세요.',
          },
        ),
      },
      {
        question: text('同一建筑正在申报修缮，怎么衔接？', 'A repair of the same building is under way: how do they fit?', {
          ja_JP: '同じ建物の修理を申請中の場合、どう調整しますか。',
          ko_KR: '같은 건물의 보수를 신청 중이면 어떻게 연계하나요?',
        }),
        answer: text(
          '修缮按56014-a单独办理。请在两份申请中互相写明，施工时序上先修缮、后安装，避免重复搭设脚手架和返工。',
          'The repair is its own matter (56014-a). Mention each in the other, repair first and install afterwards, and spare a second scaffold.',
          {
            ja_JP:
              '修理は56014-aで別に扱います。双方の申請に互いの案件を記載し、修理の後に設置する順序として、足場の重複や手戻りを避けてください。',
            ko_KR:
              '보수는 56014-a로 따로 처리합니다. 두 신청서에 서로를 적고 보수 후 설치 순서로 하여 비계를 거듭 세우거나 다시 시공하는 일을 피하세요.',
          },
        ),
      },
      {
        question: text(
          '省级文物行政部门批准的安全防护工程要在10个工作日内备案吗？',
          'Must a provincial approval of security works be filed within 10 working days?',
          {
            ja_JP: '省級文化財行政部門が承認した安全防護工事も10開庁日以内の届出が必要ですか。',
            ko_KR: '성급 문화유산 행정부서가 승인한 안전방호공사도 10근무일 이내에 신고해야 하나요?',
          },
        ),
        answer: text(
          '10个工作日内备案的要求针对省级核准的文物保护工程技术方案，不包括安防、消防、防雷工程。',
          'That filing is for technical schemes of protection works; security, fire and lightning protection are excepted.',
          {
            ja_JP: '10開庁日以内の届出は省級で承認した保護工事の技術計画に関するもので、防犯・消防・避雷工事は含みません。',
            ko_KR: '10근무일 이내 신고는 성급에서 승인한 보호공사 기술 방안에 관한 것으로 방범, 소방, 피뢰 공사는 포함하지 않습니다.',
          },
        ),
      },
      whichTimeIsNotCounted,
    ],
  },
  materials: [
    worksApplication,
    worksInitiation,
    fromApplicant(
      'security-scheme',
      text('安全防护工程方案', 'Scheme of the security works', { ja_JP: '安全防護工事計画', ko_KR: '안전방호공사 방안' }),
      {
        paperCopies: 1,
        help: text(
          '写明工程类型、系统主要组成、防护对象和范围、设备与管线布置图、对文物本体的影响和保护措施。',
          'Kind of works, main parts of the system, object and scope, layout of equipment and lines, effect on the heritage and its protection.',
          {
            ja_JP: '工事の種類、設備の主な構成、防護対象と範囲、機器・配線の配置図、文化財本体への影響と保護措置を記載します。',
            ko_KR: '공사 종류, 시스템 주요 구성, 방호 대상과 범위, 설비·배선 배치도, 문화유산 본체에 대한 영향과 보호 조치를 적습니다.',
          },
        ),
      },
    ),
    fromApplicant(
      'risk-survey',
      text('风险和现有设施勘察报告', 'Survey of risks and equipment', {
        ja_JP: '危険・既存設備調査報告書',
        ko_KR: '위험·기존 시설 조사 보고서',
      }),
    ),
    worksBudget,
    designQualification,
    modificationNote,
    provinceOpinion,
  ],
}
