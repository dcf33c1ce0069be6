import { text } from '@wenwu/core/i18n/text'
import type { Guide } from '@wenwu/core/item/model'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, heritageRegulation, licensingLaw, worksRules } from '../_blocks/law.ts'

export const guide: Guide = {
  ...nationalGuide,
  itemType: text('行政许可', 'Administrative licence', { ja_JP: '行政許可', ko_KR: '행정허가' }),
  projectType: text('承诺件', 'With a promised time', { ja_JP: '処理期間のある手続', ko_KR: '약속 기간 처리' }),
  decisionMechanism: text('国家文物局', 'National Cultural Heritage Administration', { ja_JP: '国家文物局', ko_KR: '국가문물국' }),
  applySubject: text('全国重点文物保护单位的所有人、使用人或者管理机构', 'Owner, user or managing body of a national key heritage unit', {
    ja_JP: '全国重点文化財保護単位の所有者、使用者または管理機関',
    ko_KR: '전국중점 문화유산 보호단위의 소유자, 사용자 또는 관리기관',
  }),
  acceptInstitution: text(
    '所在地省级文物行政部门受理并初审，国家文物局受理并决定',
    'Accepted and examined by the provincial bureau, accepted and decided by the national bureau',
    {
      ja_JP: '所在地の省級文化財行政部門が受理・初審し、国家文物局が受理・決定',
      ko_KR: '소재지 성급 문화유산 행정부서가 접수·초심하고 국가문물국이 접수·결정',
    },
  ),
  commitmentDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)', {
    ja_JP: '20開庁日（委託評価・専門家審査の期間を除く）',
    ko_KR: '20근무일(위탁 평가·전문가 심의 기간 제외)',
  }),
  statutoryDeadline: text('20个工作日（委托评估、专家评审时间除外）', '20 working days (assessment and expert review not counted)', {
    ja_JP: '20開庁日（委託評価・専門家審査の期間を除く）',
    ko_KR: '20근무일(위탁 평가·전문가 심의 기간 제외)',
  }),
  applicationRange: text(
    '全国重点文物保护单位的修缮、抢险加固、保护性设施建设等文物保护工程的立项',
    'Initiation of repair, strengthening and protective works on national key heritage units',
    {
      ja_JP: '全国重点文化財保護単位の修理、応急補強、保護施設建設などの保護工事の立案',
      ko_KR: '전국중점 문화유산 보호단위의 보수, 긴급 보강, 보호시설 건설 등 보호공사의 입안',
    },
  ),
  projectResult: text('立项批复（网上送达，可到窗口领取纸质件）', 'Reply on the initiation (online; on paper at the reception)', {
    ja_JP: '立案の回答（オンライン送達、窓口で書面の受領も可）',
    ko_KR: '입안 회신(온라인 송달, 창구에서 서면 수령 가능)',
  }),
  handleProcess: text(
    '一、申请单位在线填写并提交材料。\n二、省级文物行政部门5个工作日内决定是否受理，受理后20个工作日内完成初审，报国家文物局。\n三、国家文物局受理后组织审查，需要时委托第三方评估或者送专家评审，所需时间书面告知申请人，不计入期限。\n四、国家文物局作出批复，编号用印后在10个工作日内送达并归档。',
    '1. The applicant fills in and submits online.\n2. The provincial bureau decides on acceptance within 5 working days and examines within 20, then reports to the national bureau.\n3. The national bureau examines; assessment or expert review is announced to the applicant and does not count.\n4. The reply is numbered, sealed, delivered within 10 working days and filed.',
    {
      ja_JP:
        '一、申請者はオンラインで入力し書類を提出します。\n二、省級文化財行政部門は5開庁日以内に受理を決定し、受理後20開庁日以内に初審を終え、国家文物局へ進達します。\n三、国家文物局は受理後に審査し、必要に応じて第三者評価を委託し、または専門家審査に付します。その期間は申請者に書面で知らせ、期間に算入しません。\n四、国家文物局が回答し、番号付与・押印の後10開庁日以内に送達し保存します。',
      ko_KR:
        '1. 신청 기관은 온라인으로 작성하고 서류를 제출합니다.\n2. 성급 문화유산 행정부서는 5근무일 이내에 접수 여부를 정하고 접수 후 20근무일 이내에 초심을 마쳐 국가문물국에 상신합니다.\n3. 국가문물국은 접수 후 심사하며 필요하면 제3자 평가를 위탁하거나 전문가 심의에 부칩니다. 그 기간은 신청인에게 서면으로 알리고 기한에 산입하지 않습니다.\n4. 국가문물국이 회신하며 번호 부여와 직인 날인 후 10근무일 이내에 송달하고 보존합니다.',
    },
  ),
  prohibitiveRequirements: [
    text(
      '全国重点文物保护单位不得拆除；需要迁移的，由省级人民政府报国务院批准，不适用本事项。',
      'National units are never demolished; relocation goes to the State Council and is not this matter.',
      {
        ja_JP: '全国重点文化財保護単位は取り壊せません。移築が必要な場合は省人民政府を経て国務院が承認し、この事項には当たりません。',
        ko_KR:
          '전국중점 문화유산 보호단위는 철거할 수 없습니다. 이전이 필요하면 성 인민정부를 거쳐 국무원이 승인하며 이 사무에 해당하지 않습니다.',
      },
    ),
    text(
      '已经全部毁坏的不可移动文物不得以修缮名义在原址重建。',
      'What is wholly destroyed may not be rebuilt on its site in the name of repair.',
      {
        ja_JP: '全壊した不可移動文化財を、修理の名目で原位置に再建してはなりません。',
        ko_KR: '전부 훼손된 부동산 문화유산을 보수의 명목으로 원위치에 재건할 수 없습니다.',
      },
    ),
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
      '立项报告写明名称、性质、必要性、范围、工期、技术路线和经费估算。',
      'The report states name, nature, necessity, scope, period, technical route and estimate.',
      {
        ja_JP: '立案報告に名称、性質、必要性、範囲、工期、技術方針、経費見積を明記していること。',
        ko_KR: '입안 보고서에 명칭, 성격, 필요성, 범위, 공기, 기술 방침, 경비 추정을 적었을 것.',
      },
    ),
    text('申请材料齐全，符合法定形式。', 'The file is complete and in due form.', {
      ja_JP: '申請書類がそろい、法定の形式に合うこと。',
      ko_KR: '신청 서류가 모두 갖추어지고 법정 형식에 맞을 것.',
    }),
  ],
  legalBasis: [
    heritageLaw('第三十二条'),
    heritageRegulation('第十五条'),
    worksRules('第十条、第十三条'),
    licensingLaw('第三十二条、第三十五条、第四十二条、第四十五条'),
  ],
  commonQuestions: [
    {
      question: text('保养维护工程需要申请立项吗？', 'Does routine maintenance need an initiation?', {
        ja_JP: '日常の維持管理も立案の申請が必要ですか。',
        ko_KR: '일상 유지관리도 입안을 신청해야 하나요?',
      }),
      answer: text(
        '不需要。保养维护列入年度计划，由所在地省级文物行政部门管理。',
        'No. It belongs to the yearly plan of the provincial bureau.',
        {
          ja_JP: '不要です。年度計画に入れ、所在地の省級文化財行政部門が管理します。',
          ko_KR: '필요 없습니다. 연도 계획에 넣어 소재지 성급 문화유산 행정부서가 관리합니다.',
        },
      ),
    },
    {
      question: text('立项时要提交技术方案吗？', 'Is a technical scheme needed for the initiation?', {
        ja_JP: '立案の際に技術計画の提出は必要ですか。',
        ko_KR: '입안할 때 기술 방안을 제출해야 하나요?',
      }),
      answer: text(
        '不需要。立项批复后再委托有资质的单位编制技术方案，并按批复写明的层级报批。',
        'No. It follows the reply, by a qualified firm, and goes to the level the reply names.',
        {
          ja_JP: '不要です。立案の回答後に資格のある機関へ作成を委託し、回答に示された機関へ申請します。',
          ko_KR: '필요 없습니다. 입안 회신 후 자격 있는 기관에 작성을 위탁하고 회신에 적힌 기관에 승인을 신청합니다.',
        },
      ),
    },
    {
      question: text('遇有突发险情怎么办？', 'What in an emergency?', {
        ja_JP: '突発的な危険が生じた場合は。',
        ko_KR: '갑작스러운 위험이 생기면 어떻게 하나요?',
      }),
      answer: text(
        '可以先行抢险加固并立即报告文物行政部门，同时补办手续。',
        'Strengthen at once, report to the heritage authority and apply afterwards.',
        {
          ja_JP: '先に応急補強を行って直ちに文化財行政部門へ報告し、併せて手続を行ってください。',
          ko_KR: '먼저 긴급 보강하고 즉시 문화유산 행정부서에 보고한 뒤 절차를 밟습니다.',
        },
      ),
    },
  ],
}
