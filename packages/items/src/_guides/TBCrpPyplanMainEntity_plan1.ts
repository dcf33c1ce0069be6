import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { fromApplicant } from '../_blocks/guide-materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, worksRules } from '../_blocks/law.ts'
import { approvalIsNotMoney, planChange, planLetter, planTable, planTime, yearlyPlanGuide } from '../_blocks/relic-project-guide.ts'

export const guide: GuideDefinition = {
  code: 'TBCrpPyplanMainEntity_plan1',
  aliases: ['TBCrpPyplan'],
  name: text('文物保护工程年度计划', 'Yearly plan of protection works', {
    ja_JP: '文化財保護工事の年度計画',
    ko_KR: '문화유산 보호공사 연도 계획',
  }),
  shortName: text('保护工程年度计划', 'Works plan of the year', { ja_JP: '保護工事年度計画', ko_KR: '보호공사 연도 계획' }),
  category: 'protection-works',
  applicants: ['legal-entity'],
  guide: {
    ...yearlyPlanGuide,
    applicationRange: text(
      '省级文物行政部门汇总、排序并报送本行政区域内全国重点文物保护单位下一年度的文物保护工程项目',
      'Protection works of the coming year on national key heritage units, collected, ranked and reported by the provincial bureau',
      {
        ja_JP: '省級文化財行政部門が、管内の全国重点文化財保護単位の翌年度の保護工事の案件を取りまとめ、順位を付けて提出',
        ko_KR: '성급 문화유산 행정부서가 관내 전국중점 문화유산 보호단위의 다음 연도 보호공사 사업을 모으고 순위를 매겨 제출',
      },
    ),
    projectResult: text(
      '列入年度计划的项目名单；未列入的逐项告知',
      'List of the projects in the plan of the year; those left out are told one by one',
      {
        ja_JP: '年度計画に組み入れた案件の一覧。組み入れないものは1件ずつ知らせる',
        ko_KR: '연도 계획에 넣은 사업 목록. 넣지 않은 것은 하나씩 알림',
      },
    ),
    handleProcess: numbered(
      text(
        '文物保护单位的所有人、使用人或者管理机构提出项目，经县、市级文物行政部门报省级文物行政部门。',
        'Owners, users or managing bodies propose projects through the county and city authorities to the provincial bureau.',
        {
          ja_JP: '所有者・使用者・管理機関が案件を提案し、県・市級の文化財行政部門を経て省級文化財行政部門へ提出します。',
          ko_KR: '소유자·사용자·관리기관이 사업을 제안하고 현·시급 문화유산 행정부서를 거쳐 성급 문화유산 행정부서에 냅니다.',
        },
      ),
      text(
        '省级文物行政部门核对以前年度计划，去除重复，同组项目合并，按险情和轻重缓急排序，按批次在线报送，可以按模板批量导入。',
        'The provincial bureau checks against earlier plans, removes doubles, merges the rows of a group, ranks by danger and urgency and reports in a batch, imported from the template if it likes.',
        {
          ja_JP:
            '省級文化財行政部門は過年度計画と照合して重複を除き、同じグループの案件をまとめ、危険と緊急度で順位を付け、回次ごとにオンラインで提出します。様式からの一括取込みもできます。',
          ko_KR:
            '성급 문화유산 행정부서는 이전 연도 계획과 대조하여 중복을 빼고 같은 묶음의 사업을 합치며 위험과 긴급도로 순위를 매겨 차수별로 온라인 제출합니다. 서식으로 한꺼번에 가져올 수도 있습니다.',
        },
      ),
      text(
        '国家文物局审核，需要时委托第三方提出优先顺序意见，确定列入年度计划的项目，逐项告知结果。',
        'The national bureau examines, with the advice of a third party on the order where needed, settles the projects of the year and tells the result of each.',
        {
          ja_JP: '国家文物局が審査し、必要に応じて第三者に優先順位の意見を求め、年度計画の案件を定めて1件ずつ結果を知らせます。',
          ko_KR: '국가문물국이 심사하며 필요하면 제3자에게 우선순위 의견을 구하고 연도 계획의 사업을 정하여 하나씩 결과를 알립니다.',
        },
      ),
      text(
        '列入计划的项目编制技术方案，按56014-a、56014-b等事项报批后实施。',
        'For each project of the plan a technical scheme is drawn up and approved (56014-a, 56014-b or another matter) before it begins.',
        {
          ja_JP: '計画に入った案件は技術計画を作成し、56014-a、56014-bなどの事項により承認を得て実施します。',
          ko_KR: '계획에 든 사업은 기술 방안을 만들어 56014-a, 56014-b 등의 사무로 승인받아 시행합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text(
        '已经列入以前年度计划、尚未实施完毕的项目，不得重复报送。',
        'No project that stands unfinished in an earlier plan is reported again.',
        {
          ja_JP: '過年度の計画に入り完了していない案件を、重複して提出してはなりません。',
          ko_KR: '이전 연도 계획에 들어 끝나지 않은 사업을 겹쳐 제출할 수 없습니다.',
        },
      ),
      text(
        '列入年度计划不等于批准工程方案，方案未经批准不得施工。',
        'A place in the plan does not approve the scheme; no works before its approval.',
        {
          ja_JP: '年度計画への組入れは工事計画の承認ではなく、承認前に施工してはなりません。',
          ko_KR: '연도 계획에 든 것이 공사 방안의 승인은 아니며 승인 전에 시공할 수 없습니다.',
        },
      ),
      text('文物保护专项经费，任何单位或者个人不得侵占、挪用。', 'Nobody may misuse the special funds for protection.', {
        ja_JP: '文化財保護の特別経費を、いかなる機関・個人も占有・流用してはなりません。',
        ko_KR: '문화유산 보호 특별 경비를 누구도 차지하거나 전용할 수 없습니다.',
      }),
    ],
    acceptConditions: [
      text(
        '项目对象为全国重点文物保护单位，实施单位明确。',
        'The object is a national key heritage unit, and it is clear who carries the project out.',
        {
          ja_JP: '対象が全国重点文化財保護単位で、実施機関が明確であること。',
          ko_KR: '대상이 전국중점 문화유산 보호단위이고 시행 기관이 명확할 것.',
        },
      ),
      text(
        '写明项目名称、性质、必要性、范围、工期、技术路线和经费估算。',
        'Name, nature, necessity, scope, period, technical route and estimate are given.',
        {
          ja_JP: '案件の名称、性質、必要性、範囲、工期、技術方針、経費見積を明記していること。',
          ko_KR: '사업의 명칭, 성격, 필요성, 범위, 공기, 기술 방침, 경비 추정을 적었을 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [heritageLaw('第三十二条'), heritageRegulation('第二条'), worksRules('第十条、第十一条')],
    commonQuestions: [
      planTime,
      {
        question: text('年度中出现险情，要等下一年度吗？', 'Danger arises within the year: must it wait for the next?', {
          ja_JP: '年度内に危険が生じた場合、翌年度を待つ必要がありますか。',
          ko_KR: '연도 중에 위험이 생기면 다음 연도를 기다려야 하나요?',
        }),
        answer: text(
          '不用等。抢险加固工程中确因情况紧急需要即刻实施的，可以在实施的同时补报，并由省级文物行政部门申请调整年度计划。',
          'No. Rescue works that cannot wait may be reported while under way; the provincial bureau asks to change the plan.',
          {
            ja_JP:
              '待つ必要はありません。緊急のため直ちに実施する必要がある応急補強工事は、実施と同時に申請でき、年度計画の変更は省級文化財行政部門が申請します。',
            ko_KR:
              '기다리지 않아도 됩니다. 상황이 급하여 즉시 시행해야 하는 긴급 보강 공사는 시행하면서 신청할 수 있고 연도 계획의 변경은 성급 문화유산 행정부서가 신청합니다.',
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
    fromApplicant('plan-book', text('项目计划书', 'Project plan book', { ja_JP: '事業計画書', ko_KR: '사업계획서' }), {
      necessity: 'depends',
      paperCopies: 1,
      help: text('申请国家文物保护专项资金的项目提交。', 'For projects that ask for the national special fund.', {
        ja_JP: '国家文化財保護特別資金を申請する案件の場合に提出します。',
        ko_KR: '국가 문화유산 보호 특별자금을 신청하는 사업만 제출합니다.',
      }),
    }),
    fromApplicant(
      'progress',
      text('以往项目进展情况', 'Progress of earlier projects', { ja_JP: '過去の案件の進捗状況', ko_KR: '이전 사업의 진척 현황' }),
      { necessity: 'optional' },
    ),
  ],
}
