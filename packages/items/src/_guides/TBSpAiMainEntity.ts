import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { nationalGuide } from '../_blocks/guide.ts'
import { fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'
import { administrativeLicence, fileComplete, promisedTime, twentyWorkingDays } from '../_blocks/guide-parts.ts'
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
} from '../_blocks/guide-works.ts'
import { fireLaw, heritageLaw, heritageRegulation, licensingLaw, worksRules } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: 'TBSpAiMainEntity',
  aliases: ['TBSpAi'],
  name: text('全国重点文物保护单位安全防护工程申报', 'Security works on national key heritage units', {
    ja_JP: '全国重点文化財保護単位の安全防護工事の申請',
    ko_KR: '전국중점 문화유산 보호단위 안전방호공사 신청',
  }),
  shortName: text('安全防护工程', 'Security works', { ja_JP: '安全防護工事', ko_KR: '안전방호공사' }),
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
      '全国重点文物保护单位的安全防范、消防、防雷等安全防护工程（“三防”工程）',
      'Works against intrusion, fire and lightning on national key heritage units',
      {
        ja_JP: '全国重点文化財保護単位の防犯、消防、避雷などの安全防護工事（「三防」工事）',
        ko_KR: '전국중점 문화유산 보호단위의 방범, 소방, 피뢰 등 안전방호공사(‘3방’ 공사)',
      },
    ),
    projectResult: text('批复（网上送达申请人和省级文物行政部门）', 'Reply, delivered online to the applicant and the province', {
      ja_JP: '回答（申請者と省級文化財行政部門へオンラインで送達）',
      ko_KR: '회신(신청인과 성급 문화유산 행정부서에 온라인 송달)',
    }),
    handleProcess: numbered(
      text(
        '申请单位勘察现状、评估风险，委托有相应资质的单位编制方案，在线填写工程类型、组成、防护对象和范围、经费并提交。',
        'The applicant surveys the site and its risks, has a qualified firm draw up the scheme and fills in kind, parts, object and range and money online.',
        {
          ja_JP:
            '申請機関は現状を調査し危険を評価し、資格のある機関に計画の作成を委託し、工事の種類・構成・防護対象と範囲・経費をオンラインで入力して提出します。',
          ko_KR:
            '신청 기관은 현황을 조사하고 위험을 평가하여 자격 있는 기관에 방안 작성을 맡기고 공사의 종류·구성·방호 대상과 범위·경비를 온라인으로 작성하여 제출합니다.',
        },
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '国家文物局委托省级文物行政部门审批的，由其在同样的期限内作出决定。批准后按方案施工，完工后组织检测、验收，资料存档。',
        'Where it is delegated, the provincial bureau decides within the same time. After approval the works follow the scheme; they are tested, accepted and the papers archived.',
        {
          ja_JP:
            '国家文物局が省級文化財行政部門に委託した場合は、同部門が同じ期間内に決定します。承認後は計画に従って施工し、完了後に検査・検収を行い資料を保存します。',
          ko_KR:
            '국가문물국이 성급 문화유산 행정부서에 위탁한 경우 그 부서가 같은 기한 안에 결정합니다. 승인 후 방안대로 시공하고 완공 후 검사·검수를 하며 자료를 보존합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      originalStateIsKept,
      text(
        '未经批准，不得在文物本体上安装设备、敷设管线；设备、管线不得破坏文物本体和历史风貌。',
        'Nothing is fixed to the heritage and no line laid on it before approval; devices and lines may not harm the heritage or its look.',
        {
          ja_JP:
            '承認を得ずに文化財本体に設備を取り付け、配線・配管をしてはならず、設備や配線・配管は本体と歴史的景観を損なってはなりません。',
          ko_KR: '승인 없이 문화유산 본체에 설비를 달거나 배선·배관을 할 수 없으며 설비와 배선·배관은 본체와 역사 경관을 해칠 수 없습니다.',
        },
      ),
      text(
        '安全防护布点等涉密内容，不得通过公开渠道传递。',
        'Secret parts such as the place of detectors are not sent through open channels.',
        {
          ja_JP: '防護設備の配置など秘密に関わる内容を公開の経路で伝えてはなりません。',
          ko_KR: '방호 설비 배치 등 비밀에 관한 내용을 공개 경로로 전할 수 없습니다.',
        },
      ),
    ],
    acceptConditions: [
      text(
        '工程对象为全国重点文物保护单位，申请人是其所有人、使用人或者管理机构。',
        'The object is a national key heritage unit and the applicant its owner, user or managing body.',
        {
          ja_JP: '対象が全国重点文化財保護単位で、申請者がその所有者、使用者または管理機関であること。',
          ko_KR: '대상이 전국중점 문화유산 보호단위이고 신청인이 그 소유자, 사용자 또는 관리기관일 것.',
        },
      ),
      text('完成现状勘察和风险评估，防护对象和范围明确。', 'Survey and risk assessment are done; object and range are clear.', {
        ja_JP: '現状調査と危険評価が終わり、防護対象と範囲が明確であること。',
        ko_KR: '현황 조사와 위험 평가를 마쳤고 방호 대상과 범위가 명확할 것.',
      }),
      text('方案由具有相应资质的单位编制，符合国家标准、行业标准。', 'A qualified firm drew up the scheme, and it meets the standards.', {
        ja_JP: '相応の資格を有する機関が計画を作成し、国家標準・業界標準に適合すること。',
        ko_KR: '해당 자격을 가진 기관이 방안을 작성하였고 국가 표준과 업계 표준에 맞을 것.',
      }),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageLaw('第三十八条、第三十九条'),
      heritageRegulation('第十二条'),
      worksRules('第五条、第十条'),
      fireLaw('第十六条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('安防、消防、防雷要分开申报吗？', 'Are the three kinds of works applied for apart?', {
          ja_JP: '防犯・消防・避雷は別々に申請しますか。',
          ko_KR: '방범·소방·피뢰는 따로 신청하나요?',
        }),
        answer: text(
          '可以在一个项目中写明多项工程，统一勘察、统筹管线和脚手架；与修缮工程在同一建筑上同期进行的，应当协调工序。',
          'One project may hold several of them, with one survey and shared lines and scaffolding. Where repair runs on the same building, the order of work is agreed.',
          {
            ja_JP:
              '一つの案件に複数の工事を含め、調査・配管配線・足場をまとめることができます。同じ建物で修理工事が並行する場合は工程を調整してください。',
            ko_KR: '한 사업에 여러 공사를 넣어 조사·배선·비계를 함께 할 수 있습니다. 같은 건물에서 보수공사가 진행되면 공정을 맞추세요.',
          },
        ),
      },
      {
        question: text('与56014-b是什么关系？', 'How does it relate to 56014-b?', {
          ja_JP: '56014-bとはどのような関係ですか。',
          ko_KR: '56014-b와는 어떤 관계인가요?',
        }),
        answer: text(
          '同属全国重点文物保护单位安全防护工程的审批，程序和期限一致；同一工程不需要重复申请。',
          'Both concern the approval of security works on national key heritage units, with the same course and time; the same works are not applied for twice.',
          {
            ja_JP: 'いずれも全国重点文化財保護単位の安全防護工事の審査で、手続と期間は同じです。同じ工事を重ねて申請する必要はありません。',
            ko_KR:
              '모두 전국중점 문화유산 보호단위 안전방호공사의 심사이며 절차와 기한이 같습니다. 같은 공사를 거듭 신청하지 않아도 됩니다.',
          },
        ),
      },
      {
        question: text('方案批准前怎样防范火灾？', 'How is fire prevented before approval?', {
          ja_JP: '計画の承認前はどのように火災を防ぎますか。',
          ko_KR: '방안 승인 전에는 화재를 어떻게 막나요?',
        }),
        answer: text(
          '所有人、使用人应当持续落实用火、用电、用气的消防安全管理，配置消防器材、消除隐患，不因申报等待。',
          'Owner and user keep up fire safety in the use of fire, electricity and gas, provide equipment and remove dangers without waiting for the reply.',
          {
            ja_JP: '所有者・使用者は、申請中も火気・電気・ガスの消防安全管理を続け、消防器材を備え、危険を取り除いてください。',
            ko_KR: '소유자와 사용자는 신청 중에도 불·전기·가스의 소방 안전 관리를 계속하고 소방 기구를 갖추며 위험을 없애야 합니다.',
          },
        ),
      },
    ],
  },
  materials: [
    worksApplication,
    fromApplicant(
      'survey',
      text('现状勘察和风险评估报告', 'Survey and risk assessment', {
        ja_JP: '現状調査・危険評価報告書',
        ko_KR: '현황 조사·위험 평가 보고서',
      }),
    ),
    fromApplicant(
      'scheme',
      text('安全防护工程设计方案', 'Scheme of the works', { ja_JP: '安全防護工事の設計案', ko_KR: '안전방호공사 설계안' }),
      {
        paperCopies: 1,
        help: text(
          '包括设计说明、图纸、设备清单、对文物本体和风貌影响的说明。',
          'Explanation, drawings, list of devices, effect on the heritage and its look.',
          {
            ja_JP: '設計説明、図面、設備一覧、文化財本体と景観への影響の説明を含みます。',
            ko_KR: '설계 설명, 도면, 설비 목록, 문화유산 본체와 경관에 대한 영향 설명을 포함합니다.',
          },
        ),
      },
    ),
    worksBudget,
    designQualification,
    fromApplicant(
      'earlier',
      text('已有安全防护设施和历次批复、验收文件', 'Present devices, earlier replies and acceptance papers', {
        ja_JP: '既存の防護設備、過去の回答・検収文書',
        ko_KR: '기존 방호 설비와 지난 회신·검수 문서',
      }),
      { necessity: 'optional' },
    ),
    modificationNote,
    provinceOpinion,
  ],
}
