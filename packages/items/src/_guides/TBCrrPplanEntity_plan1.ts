import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { gradedAndFiled, lowerGrades, relicFile, requestLetter } from '../_blocks/collection-guide.ts'
import { fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'
import { fileComplete, provinceThenNational } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, museumRegulation } from '../_blocks/law.ts'
import { byGovernment } from '../_blocks/materials.ts'
import { approvalIsNotMoney, relicProjectGuide, whyNoTime } from '../_blocks/relic-project-guide.ts'

export const guide: GuideDefinition = {
  code: 'TBCrrPplanEntity_plan1',
  aliases: ['TBCrrPplan'],
  name: text('馆藏一级文物修复计划（立项）', 'Plan to repair grade-one relics of collections (initiation)', {
    ja_JP: '館蔵一級文化財の修理計画（立案）',
    ko_KR: '소장 1급 문화유산 복원 계획(입안)',
  }),
  shortName: text('一级文物修复计划', 'Repair plan', { ja_JP: '修理計画', ko_KR: '복원 계획' }),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...relicProjectGuide,
    applySubject: text('收藏一级文物的博物馆、图书馆和其他文物收藏单位', 'Museums, libraries and other bodies that hold grade-one relics', {
      ja_JP: '一級文化財を所蔵する博物館、図書館その他の収蔵機関',
      ko_KR: '1급 문화유산을 소장한 박물관, 도서관 그 밖의 소장기관',
    }),
    acceptInstitution: provinceThenNational,
    applicationRange: text(
      '馆藏一级文物本体保护修复项目的立项',
      'Initiation of projects that repair the substance of grade-one relics of collections',
      { ja_JP: '館蔵一級文化財の本体の保存修理案件の立案', ko_KR: '소장 1급 문화유산 본체의 보존 복원 사업 입안' },
    ),
    projectResult: text('立项批复（网上送达）', 'Reply on the initiation (online)', {
      ja_JP: '立案の回答（オンライン送達）',
      ko_KR: '입안 회신(온라인 송달)',
    }),
    handleProcess: numbered(
      text(
        '收藏单位调查文物现状和病害，编写修复计划，项目类型为“本体保护修复”，在线填写并提交。',
        'The collection surveys state and damage, writes the plan (kind: repair of the substance) and submits online.',
        {
          ja_JP:
            '収蔵機関は文化財の現状と病害を調査して修理計画を作成し、案件の種類を「本体の保存修理」としてオンラインで入力・提出します。',
          ko_KR:
            '소장기관은 문화유산의 현황과 손상을 조사하여 복원 계획을 만들고 사업 종류를 ‘본체 보존 복원’으로 하여 온라인으로 작성·제출합니다.',
        },
      ),
      text(
        '省级文物行政部门核对文物级别，审核后连同意见报国家文物局。',
        'The provincial bureau checks the grades, examines and reports with its opinion.',
        {
          ja_JP: '省級文化財行政部門が等級を確認し、審査の上、意見を付して国家文物局へ進達します。',
          ko_KR: '성급 문화유산 행정부서가 등급을 확인하고 심사한 뒤 의견을 붙여 국가문물국에 상신합니다.',
        },
      ),
      text(
        '国家文物局审查必要性和可行性，需要时送专家评审，作出立项批复。',
        'The national bureau examines need and feasibility, with expert review where needed, and replies.',
        {
          ja_JP: '国家文物局が必要性と実施可能性を審査し、必要に応じて専門家審査に付し、立案の回答をします。',
          ko_KR: '국가문물국이 필요성과 가능성을 심사하고 필요하면 전문가 심의에 부쳐 입안 회신을 합니다.',
        },
      ),
      text(
        '立项后委托有相应资质的单位编制保护修复方案，按一级文物修复方案审批事项或者56015报批；方案批准后方可修复。',
        'A qualified body then draws up the repair scheme, approved under the approval of grade-one repair schemes or 56015; the repair begins only after that.',
        {
          ja_JP:
            '立案後、相応の資格を有する機関に保存修理計画の作成を委託し、一級文化財修理計画の審査または56015で申請します。承認後に修理できます。',
          ko_KR:
            '입안 후 해당 자격이 있는 기관에 보존 복원 방안 작성을 맡기고 1급 문화유산 복원 방안 심사 또는 56015로 신청합니다. 승인된 뒤에 복원할 수 있습니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text(
        '立项批复不是修复许可，保护修复方案未经批准不得修复。',
        'The reply is no licence to repair: nothing is repaired before the scheme is approved.',
        {
          ja_JP: '立案の回答は修理の許可ではありません。保存修理計画の承認前に修理してはなりません。',
          ko_KR: '입안 회신은 복원 허가가 아니며 보존 복원 방안이 승인되기 전에 복원할 수 없습니다.',
        },
      ),
      text('修复不得改变文物原状。', 'A repair may not change the original state.', {
        ja_JP: '修理は文化財の原状を変えてはなりません。',
        ko_KR: '복원은 문화유산의 원형을 바꿀 수 없습니다.',
      }),
    ],
    acceptConditions: [
      gradedAndFiled,
      text('病害和修复必要性清楚，拟定的目标、时间和经费合理。', 'Damage and need are clear; aims, time and money are reasonable.', {
        ja_JP: '病害と修理の必要性が明らかで、目標・期間・経費が妥当であること。',
        ko_KR: '손상과 복원의 필요성이 분명하고 목표·기간·경비가 합리적일 것.',
      }),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第五十一条'),
      heritageLaw('第六十二条'),
      heritageRegulation('第三十二条、第三十三条'),
      museumRegulation('第二十七条'),
    ],
    commonQuestions: [
      {
        question: text('已经有修复方案，还要先立项吗？', 'Is the initiation needed when the scheme is ready?', {
          ja_JP: '修理計画がすでにある場合も立案が必要ですか。',
          ko_KR: '복원 방안이 이미 있어도 입안이 필요한가요?',
        }),
        answer: text(
          '申请国家文物保护专项资金或者列入年度计划的项目，一般先立项再报方案；由单位自筹经费、方案成熟的，可以向省级文物行政部门咨询后直接按56015申请许可。',
          'Projects that ask for the national special fund, or belong to a yearly plan, usually begin with the initiation. With own money and a ripe scheme, ask the provincial bureau whether to apply directly under 56015.',
          {
            ja_JP:
              '国家文化財保護特別資金を申請する案件や年度計画に入る案件は、通常、立案の後に計画を申請します。自己資金で計画が整っている場合は、省級文化財行政部門に相談の上、56015で直接申請できることがあります。',
            ko_KR:
              '국가 문화유산 보호 특별자금을 신청하거나 연도 계획에 드는 사업은 보통 입안 후 방안을 신청합니다. 자체 경비이고 방안이 갖추어졌으면 성급 문화유산 행정부서와 상의하여 56015로 바로 신청할 수 있습니다.',
          },
        ),
      },
      lowerGrades,
      approvalIsNotMoney,
      whyNoTime,
    ],
  },
  materials: [
    requestLetter,
    fromApplicant('plan', text('文物修复计划书', 'Repair plan', { ja_JP: '文化財修理計画書', ko_KR: '문화유산 복원 계획서' }), {
      sample: 'relic-damage',
      paperCopies: 1,
      help: text(
        '包括文物价值、现状和病害、必要性、目标、技术路线、进度和经费估算。',
        'Value, state and damage, need, aims, technical route, schedule and estimate.',
        {
          ja_JP: '価値、現状と病害、必要性、目標、技術方針、日程、経費見積を含みます。',
          ko_KR: '가치, 현황과 손상, 필요성, 목표, 기술 방침, 일정, 경비 추정을 포함합니다.',
        },
      ),
    }),
    relicFile,
    fromApplicant(
      'intended-author',
      text('拟承担方案编制单位的资质证书', 'Qualification of the intended author of the scheme', {
        ja_JP: '計画作成予定機関の資格証書',
        ko_KR: '방안 작성 예정 기관의 자격증서',
      }),
      { necessity: 'optional', channel: byGovernment },
    ),
    provinceOpinion,
  ],
}
