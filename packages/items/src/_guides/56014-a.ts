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
  noRebuilding,
  originalStateIsKept,
  ownerUserOrManager,
  qualifiedFirmsOnly,
  whatInAnEmergency,
  worksApplication,
  worksBudget,
  worksInitiation,
} from '../_blocks/guide-works.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, heritageRegulation, licensingLaw, worksRules } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: '56014-a',
  aliases: ['56014'],
  name: text('全国重点文物保护单位修缮审批（修缮、抢险加固工程）', 'Repair of a national key heritage unit (repair and rescue works)', {
    ja_JP: '全国重点文化財保護単位の修理の審査（修理・応急補強工事）',
    ko_KR: '전국중점 문화유산 보호단위 보수 심사(보수·긴급 보강 공사)',
  }),
  shortName: text('修缮和抢险工程', 'Repair and rescue works', { ja_JP: '修理・応急補強工事', ko_KR: '보수·긴급 보강 공사' }),
  category: 'protection-works',
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
      '对全国重点文物保护单位进行修缮、抢险加固。安全防护工程按56014-b办理；需要先立项的，先办理文物保护工程立项',
      'Repair and rescue works on national key heritage units. Security works are 56014-b; where an initiation is needed it comes first',
      {
        ja_JP: '全国重点文化財保護単位の修理・応急補強。安全防護工事は56014-bで扱います。立案が必要な場合は先に保護工事の立案を行います',
        ko_KR: '전국중점 문화유산 보호단위의 보수, 긴급 보강. 안전방호공사는 56014-b로 처리하며 입안이 필요하면 먼저 보호공사 입안을 처리',
      },
    ),
    projectResult: text('批复（网上送达，可到窗口领取纸质件）', 'Reply (online; on paper at the reception)', {
      ja_JP: '回答（オンライン送達、窓口で書面の受領も可）',
      ko_KR: '회신(온라인 송달, 창구에서 서면 수령 가능)',
    }),
    handleProcess: numbered(
      text(
        '申请人委托有资质的单位勘察并编制修缮方案，在线填写并提交。',
        'The applicant has a qualified firm survey the building and draw up the scheme, and submits online.',
        {
          ja_JP: '申請者は資格のある機関に調査と修理計画の作成を委託し、オンラインで入力・提出します。',
          ko_KR: '신청인은 자격 있는 기관에 조사와 보수 방안 작성을 위탁하고 온라인으로 작성·제출합니다.',
        },
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '委托省级文物行政部门审批的，由其在同样的期限内作出决定，并自核准之日起10个工作日内通过本平台报国家文物局备案。',
        'Where it is delegated, the provincial bureau decides within the same time and files the approval with the national bureau through this platform within 10 working days.',
        {
          ja_JP:
            '省級文化財行政部門に委託された場合、同部門が同じ期間内に決定し、承認日から10開庁日以内に本プラットフォームで国家文物局へ届け出ます。',
          ko_KR:
            '성급 문화유산 행정부서에 위탁된 경우 그 부서가 같은 기한 안에 결정하고 승인일부터 10근무일 이내에 이 플랫폼으로 국가문물국에 신고합니다.',
        },
      ),
      text(
        '批准后由有资质的单位施工；开工、重大变更、竣工验收按规定报告，工程资料归档。',
        'Qualified firms carry out the works; start, major changes and acceptance are reported and the records kept.',
        {
          ja_JP: '承認後、資格のある機関が施工します。着工、重大な変更、竣工検収を規定により報告し、工事資料を保存します。',
          ko_KR: '승인 후 자격 있는 기관이 시공합니다. 착공, 중대한 변경, 준공 검수를 규정에 따라 보고하고 공사 자료를 보존합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text('未经批准，不得擅自修缮不可移动文物。', 'No repair without approval.', {
        ja_JP: '承認を得ずに不可移動文化財を修理してはなりません。',
        ko_KR: '승인 없이 부동산 문화유산을 보수할 수 없습니다.',
      }),
      originalStateIsKept,
      qualifiedFirmsOnly,
      noRebuilding,
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
        '勘察充分，病害原因清楚，工程范围和技术措施与病害相对应。',
        'The survey is thorough, the causes of damage are known, and scope and measures answer to the damage.',
        {
          ja_JP: '調査が十分で損傷の原因が明らかであり、工事範囲と技術措置が損傷に対応していること。',
          ko_KR: '조사가 충분하고 손상 원인이 분명하며 공사 범위와 기술 조치가 손상에 대응할 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageLaw('第三十三条'),
      heritageLaw('第八十三条'),
      heritageRegulation('第十五条、第十八条'),
      worksRules('第五条、第十条、第十一条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      whatInAnEmergency,
      {
        question: text('日常保养也要审批吗？', 'Does routine upkeep need approval?', {
          ja_JP: '日常の維持管理も承認が必要ですか。',
          ko_KR: '일상 유지관리도 승인이 필요한가요?',
        }),
        answer: text(
          '保养维护工程由文物使用单位列入每年的工作计划和经费预算，报省级文物行政部门备案，不用办理本事项。超出保养范围的，按修缮工程报批。',
          'Upkeep stands in the yearly plan and budget of the user and is filed with the provincial bureau; this matter is not needed. What goes beyond it is repair.',
          {
            ja_JP:
              '維持管理工事は使用機関が毎年の作業計画と予算に入れ、省級文化財行政部門へ届け出ます。この事項は不要です。維持管理の範囲を超えるものは修理工事として申請します。',
            ko_KR:
              '유지관리 공사는 사용 기관이 해마다의 작업 계획과 예산에 넣어 성급 문화유산 행정부서에 신고하며 이 사무는 필요 없습니다. 유지관리 범위를 넘으면 보수공사로 신청합니다.',
          },
        ),
      },
      {
        question: text(
          '怎样知道方案由国家文物局还是省级文物行政部门审批？',
          'Who approves the scheme, the national or the provincial bureau?',
          {
            ja_JP: '計画を承認するのが国家文物局か省級文化財行政部門かは、どう分かりますか。',
            ko_KR: '방안을 국가문물국이 승인하는지 성급 문화유산 행정부서가 승인하는지 어떻게 알 수 있나요?',
          },
        ),
        answer: text(
          '已经立项的，看立项批复写明的层级；没有写明的，向所在地省级文物行政部门咨询。两种情形都从本平台提交。',
          'The reply on the initiation names the level; otherwise ask the provincial bureau. Both begin on this platform.',
          {
            ja_JP:
              '立案済みの場合は立案の回答に示された機関によります。示されていない場合は所在地の省級文化財行政部門へお問い合わせください。いずれも本プラットフォームから提出します。',
            ko_KR:
              '입안된 경우 입안 회신에 적힌 기관에 따릅니다. 적혀 있지 않으면 소재지 성급 문화유산 행정부서에 문의하세요. 어느 경우든 이 플랫폼에서 제출합니다.',
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
      'survey-report',
      text('现状勘察报告', 'Survey of the present state', { ja_JP: '現況調査報告書', ko_KR: '현황 조사 보고서' }),
      {
        paperCopies: 1,
        help: text('包括现状实测图、照片、病害分析和价值评估。', 'Measured drawings, photographs, analysis of damage, value.', {
          ja_JP: '現況実測図、写真、損傷分析、価値評価を含みます。',
          ko_KR: '현황 실측도, 사진, 손상 분석, 가치 평가를 포함합니다.',
        }),
      },
    ),
    fromApplicant(
      'repair-scheme',
      text('修缮或者抢险加固方案', 'Scheme of repair or rescue', { ja_JP: '修理または応急補強計画', ko_KR: '보수 또는 긴급 보강 방안' }),
      {
        paperCopies: 1,
        help: text(
          '包括设计说明和设计图纸，写明工程范围、技术措施、材料和做法。',
          'Explanation and drawings: scope, measures, materials and ways of work.',
          {
            ja_JP: '設計説明と設計図を含み、工事範囲、技術措置、材料、工法を記載します。',
            ko_KR: '설계 설명과 설계도를 포함하며 공사 범위, 기술 조치, 재료, 공법을 적습니다.',
          },
        ),
      },
    ),
    worksBudget,
    designQualification,
    fromApplicant(
      'danger-record',
      text('险情照片和处置记录', 'Photographs and record of the emergency', {
        ja_JP: '危険状況の写真と対応記録',
        ko_KR: '위험 상황 사진과 조치 기록',
      }),
      {
        necessity: 'depends',
        help: text('抢险加固已经先行实施的提交。', 'Where rescue works have already begun.', {
          ja_JP: '応急補強を先に実施した場合に提出します。',
          ko_KR: '긴급 보강을 먼저 시행한 경우 제출합니다.',
        }),
      },
    ),
    modificationNote,
    provinceOpinion,
  ],
}
