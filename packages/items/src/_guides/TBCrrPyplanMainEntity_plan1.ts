import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { fromApplicant } from '../_blocks/guide-materials.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, museumRegulation } from '../_blocks/law.ts'
import { approvalIsNotMoney, planChange, planLetter, planTable, planTime, yearlyPlanGuide } from '../_blocks/relic-project-guide.ts'

export const guide: GuideDefinition = {
  code: 'TBCrrPyplanMainEntity_plan1',
  aliases: ['TBCrrPyplan'],
  name: text('可移动文物保护项目年度计划', 'Yearly plan of projects on movable relics', {
    ja_JP: '可動文化財保護案件の年度計画',
    ko_KR: '동산 문화유산 보호 사업 연도 계획',
  }),
  shortName: text('可移动文物年度计划', 'Movable relics: year plan', { ja_JP: '可動文化財年度計画', ko_KR: '동산 문화유산 연도 계획' }),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...yearlyPlanGuide,
    applicationRange: text(
      '省级文物行政部门汇总、排序并报送本行政区域内下一年度的文物修复、预防性保护、数字化保护等可移动文物保护项目',
      'Projects of the coming year on movable relics (repair, preventive protection, digitization), collected, ranked and reported by the provincial bureau',
      {
        ja_JP: '省級文化財行政部門が、管内の翌年度の修理、予防的保存、デジタル化保護などの可動文化財保護案件を取りまとめ、順位を付けて提出',
        ko_KR:
          '성급 문화유산 행정부서가 관내 다음 연도의 복원, 예방적 보호, 디지털화 보호 등 동산 문화유산 보호 사업을 모으고 순위를 매겨 제출',
      },
    ),
    projectResult: text('列入年度计划的项目名单', 'List of the projects in the plan of the year', {
      ja_JP: '年度計画に組み入れた案件の一覧',
      ko_KR: '연도 계획에 넣은 사업 목록',
    }),
    handleProcess: numbered(
      text(
        '文物收藏单位提出项目，填写文物级别和数量、主要内容、时间和经费，报省级文物行政部门。',
        'Collections propose projects with grades and numbers of relics, contents, dates and money to the provincial bureau.',
        {
          ja_JP: '収蔵機関が案件を提案し、文化財の等級と数量、主な内容、期間、経費を記載して省級文化財行政部門へ提出します。',
          ko_KR: '소장기관이 사업을 제안하고 문화유산의 등급과 수량, 주요 내용, 기간, 경비를 적어 성급 문화유산 행정부서에 냅니다.',
        },
      ),
      text(
        '省级文物行政部门核对级别和以前年度计划，去除重复，按重要和紧急程度排序，按批次在线报送。',
        'The provincial bureau checks grades and earlier plans, removes doubles, ranks by importance and urgency and reports in a batch.',
        {
          ja_JP: '省級文化財行政部門は等級と過年度計画を確認し、重複を除き、重要度・緊急度で順位を付け、回次ごとにオンラインで提出します。',
          ko_KR:
            '성급 문화유산 행정부서는 등급과 이전 연도 계획을 확인하고 중복을 빼며 중요도와 긴급도로 순위를 매겨 차수별로 온라인 제출합니다.',
        },
      ),
      text(
        '国家文物局审核，需要时委托第三方评估或者送专家评审，确定列入年度计划的项目并公布。',
        'The national bureau examines, with assessment or expert review where needed, and announces the projects of the year.',
        {
          ja_JP: '国家文物局が審査し、必要に応じて第三者評価を委託し、または専門家審査に付して、年度計画の案件を定め公表します。',
          ko_KR: '국가문물국이 심사하며 필요하면 제3자 평가나 전문가 심의를 거쳐 연도 계획의 사업을 정하고 공포합니다.',
        },
      ),
      text(
        '列入计划的项目按类型编制方案报批或者备案后实施。',
        'For each project of the plan a scheme is drawn up and, by its kind, approved or filed before it begins.',
        {
          ja_JP: '計画に入った案件は、種類に応じて計画書を作成し、承認または届出の後に実施します。',
          ko_KR: '계획에 든 사업은 종류에 따라 방안을 만들어 승인받거나 신고한 뒤 시행합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text('同一批文物的相同保护内容不得重复申报。', 'The same protection of the same relics is not applied for twice.', {
        ja_JP: '同じ文化財の同じ保護内容を重複して申請してはなりません。',
        ko_KR: '같은 문화유산의 같은 보호 내용을 겹쳐 신청할 수 없습니다.',
      }),
      text(
        '列入年度计划不等于批准方案；涉及修复一级文物的，未经批准不得实施。',
        'A place in the plan approves no scheme; grade-one relics are not repaired without approval.',
        {
          ja_JP: '年度計画への組入れは計画書の承認ではありません。一級文化財の修理は承認なく実施できません。',
          ko_KR: '연도 계획에 든 것이 방안의 승인은 아니며 1급 문화유산의 복원은 승인 없이 시행할 수 없습니다.',
        },
      ),
    ],
    acceptConditions: [
      text('文物已经登记、定级、建档，收藏单位明确。', 'The relics are registered, graded and on file; the collection is named.', {
        ja_JP: '文化財が登録・等級付け・記録済みで、収蔵機関が明確であること。',
        ko_KR: '문화유산이 등록되고 등급과 기록이 있으며 소장기관이 명확할 것.',
      }),
      text(
        '项目类型、主要内容、时间和经费填写完整，与以前年度计划不重复。',
        'Kind, contents, dates and money are complete and double no earlier plan.',
        {
          ja_JP: '種類、主な内容、期間、経費がすべて記入され、過年度計画と重複しないこと。',
          ko_KR: '종류, 주요 내용, 기간, 경비가 모두 작성되었고 이전 연도 계획과 겹치지 않을 것.',
        },
      ),
    ],
    legalBasis: [
      heritageLaw('第十三条'),
      heritageLaw('第五十一条'),
      heritageLaw('第六十二条、第六十三条'),
      heritageRegulation('第二条'),
      heritageRegulation('第二十八条'),
      museumRegulation('第二十四条'),
    ],
    commonQuestions: [
      planTime,
      {
        question: text('非国有博物馆可以申报吗？', 'May non-state museums propose projects?', {
          ja_JP: '非国有の博物館も申請できますか。',
          ko_KR: '비국유 박물관도 신청할 수 있나요?',
        }),
        answer: text(
          '可以向所在地文物行政部门提出项目。是否能够申请国家文物保护专项资金，按照专项资金管理规定和年度申报通知执行。',
          'They may propose projects to the local heritage authority. Whether the national special fund is open to them is settled by its rules and the notice of the year.',
          {
            ja_JP:
              '所在地の文化財行政部門へ案件を提案できます。国家文化財保護特別資金を申請できるかどうかは、資金の管理規定と年度申請通知によります。',
            ko_KR:
              '소재지 문화유산 행정부서에 사업을 제안할 수 있습니다. 국가 문화유산 보호 특별자금을 신청할 수 있는지는 자금 관리 규정과 연도 신청 통지에 따릅니다.',
          },
        ),
      },
      planChange,
      approvalIsNotMoney,
    ],
  },
  materials: [
    planLetter,
    planTable,
    fromApplicant('project-sheets', text('各项目计划书', 'Sheet of each project', { ja_JP: '各案件の計画書', ko_KR: '사업별 계획서' }), {
      help: text(
        '附文物清单和级别，说明现状、必要性、主要内容、时间和经费估算。',
        'With the relics and their grades: state, need, contents, dates, estimate.',
        {
          ja_JP: '文化財一覧と等級を添え、現状、必要性、主な内容、期間、経費見積を記載してください。',
          ko_KR: '문화유산 목록과 등급을 붙이고 현황, 필요성, 주요 내용, 기간, 경비 추정을 적으세요.',
        },
      ),
    }),
    fromApplicant(
      'earlier',
      text('以前年度项目执行情况', 'How projects of earlier years went', {
        ja_JP: '過年度案件の実施状況',
        ko_KR: '이전 연도 사업의 시행 현황',
      }),
      {
        necessity: 'depends',
        help: text('有在建或者逾期未验收项目的提供。', 'Where projects are under way or overdue for acceptance.', {
          ja_JP: '実施中または検収が遅れている案件がある場合に提出します。',
          ko_KR: '진행 중이거나 검수가 늦어진 사업이 있는 경우 냅니다.',
        }),
      },
    ),
  ],
}
