import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { directGuide } from '../_blocks/guide-direct.ts'
import { fromApplicant, fromAuthority } from '../_blocks/guide-materials.ts'
import { fileComplete, nationalBureau, noStatutoryTime, promisedTime } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageRegulation, worksRules } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: 'TBCrpPyplanMainEntity_plan1',
  aliases: ['TBCrpPyplan'],
  name: text('全国重点文物保护单位文物保护项目年度计划', 'Annual plan of protection projects on national key heritage units', {
    ja_JP: '全国重点文化財保護単位の保護事業年度計画',
    ko_KR: '전국중점 문화유산 보호단위 보호사업 연도 계획',
  }),
  shortName: text('年度计划', 'Annual plan', { ja_JP: '年度計画', ko_KR: '연도 계획' }),
  category: 'protection-works',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    ...directGuide,
    itemType: text('内部管理事项', 'Internal management', { ja_JP: '内部管理事項', ko_KR: '내부 관리 사무' }),
    projectType: promisedTime,
    examineType: text('省级汇总申报，国家文物局统筹', 'Collected by the province, settled by the national bureau', { ja_JP: '省級で取りまとめて申請し、国家文物局が調整', ko_KR: '성급에서 모아 신청하고 국가문물국이 조정' }),
    decisionMechanism: nationalBureau,
    applySubject: text('省级文物行政部门（项目单位向其申报）', 'The provincial heritage bureau (project owners apply to it)', {
      ja_JP: '省級文化財行政部門（事業者は同部門へ申請）',
      ko_KR: '성급 문화유산 행정부서(사업 기관은 그 부서에 신청)',
    }),
    acceptInstitution: nationalBureau,
    commitmentDeadline: text('按年度申报通知的批次和日期办理', 'By the batches and dates of the notice of the year', { ja_JP: '年度の申請通知に示す回次と期日による', ko_KR: '연도 신청 통지의 차수와 날짜에 따름' }),
    statutoryDeadline: noStatutoryTime,
    applicationRange: text(
      '拟在下一年度实施的全国重点文物保护单位保护项目，由省级文物行政部门汇总、排序，按批次申报列入年度计划；年度中的调整一并适用',
      'Projects meant for the next year, collected and ranked by the provincial bureau and reported in batches for the annual plan; changes within the year too',
      {
        ja_JP: '翌年度に実施予定の保護事業を、省級文化財行政部門が取りまとめて順位を付け、回次ごとに年度計画への登載を申請する場合。年度内の調整も含みます',
        ko_KR: '다음 연도에 시행할 보호사업을 성급 문화유산 행정부서가 모아 순위를 매기고 차수별로 연도 계획 등재를 신청하는 경우. 연도 중 조정도 포함',
      },
    ),
    projectResult: text('年度项目计划清单；未列入的逐项说明理由', 'List of the annual plan; for what is not in it the reason, row by row', {
      ja_JP: '年度事業計画の一覧。登載されないものは項目ごとに理由を示す',
      ko_KR: '연도 사업 계획 목록. 등재되지 않은 것은 항목별로 사유를 밝힘',
    }),
    handleProcess: numbered(
      text(
        '项目单位向所在地文物行政部门申报，逐级汇总到省级文物行政部门。',
        'Project owners apply to the local heritage authority; the rows are collected up to the provincial bureau.',
        {
          ja_JP: '事業者は所在地の文化財行政部門へ申請し、段階的に省級文化財行政部門へ取りまとめます。',
          ko_KR: '사업 기관은 소재지 문화유산 행정부서에 신청하고 단계별로 성급 문화유산 행정부서에 모읍니다.',
        },
      ),
      text(
        '省级文物行政部门核对往年计划，去除重复，按轻重缓急排序、分组汇总，在通知的日期前成批提交。',
        'The provincial bureau checks against earlier years, removes doubles, ranks and groups the rows and submits the batch by the date of the notice.',
        {
          ja_JP: '省級文化財行政部門は過年度の計画と照合して重複を除き、緊急度により順位を付け、グループに取りまとめて、通知の期日までに一括提出します。',
          ko_KR: '성급 문화유산 행정부서는 지난 연도 계획과 대조하여 중복을 없애고 시급한 순서로 순위를 매겨 묶은 뒤 통지된 날짜까지 한꺼번에 제출합니다.',
        },
      ),
      text(
        '国家文物局组织评估，可以委托第三方提出优先顺序意见。',
        'The national bureau has the rows assessed; a third party may be asked to advise on the order.',
        {
          ja_JP: '国家文物局が評価を行い、優先順位に関する意見を第三者に委託することがあります。',
          ko_KR: '국가문물국이 평가하며 우선순위 의견을 제3자에게 위탁할 수 있습니다.',
        },
      ),
      text(
        '国家文物局印发年度计划清单，逐项告知结果；年度中需要调整的，由省级文物行政部门申报。',
        'The national bureau issues the list with the result of each row; changes within the year are reported by the provincial bureau.',
        {
          ja_JP: '国家文物局が年度計画の一覧を発出し、項目ごとに結果を知らせます。年度内の調整は省級文化財行政部門が申請します。',
          ko_KR: '국가문물국이 연도 계획 목록을 내고 항목별 결과를 알립니다. 연도 중 조정은 성급 문화유산 행정부서가 신청합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text('已经列入以往年度计划、尚未实施完毕的项目，不得重复申报。', 'No project that stands unfinished in an earlier plan is reported again.', {
        ja_JP: '過年度の計画に登載され完了していない事業を、重複して申請してはなりません。',
        ko_KR: '지난 연도 계획에 등재되어 끝나지 않은 사업을 중복하여 신청할 수 없습니다.',
      }),
      text('文物保护专项经费，任何单位或者个人不得侵占、挪用。', 'Nobody may misuse the special funds for protection.', {
        ja_JP: '文化財保護の特別経費を、いかなる機関・個人も占有・流用してはなりません。',
        ko_KR: '문화유산 보호 특별 경비를 누구도 차지하거나 전용할 수 없습니다.',
      }),
    ],
    acceptConditions: [
      text('项目对象为全国重点文物保护单位，项目单位和责任明确。', 'The object is a national key heritage unit; the owner and who answers for the project are known.', {
        ja_JP: '対象が全国重点文化財保護単位で、事業者と責任が明確であること。',
        ko_KR: '대상이 전국중점 문화유산 보호단위이고 사업 기관과 책임이 명확할 것.',
      }),
      text('项目名称、性质、必要性、范围、工期、技术路线和经费估算齐全，金额以万元为单位。', 'Name, nature, necessity, scope, period, technical route and estimate are given; sums in units of 10,000 yuan.', {
        ja_JP: '事業の名称、性質、必要性、範囲、工期、技術方針、経費見積がそろい、金額は万元単位であること。',
        ko_KR: '사업의 명칭, 성격, 필요성, 범위, 공기, 기술 방침, 경비 추정이 갖추어지고 금액은 만위안 단위일 것.',
      }),
      fileComplete,
    ],
    legalBasis: [heritageRegulation('第二条'), worksRules('第十条、第十一条')],
    commonQuestions: [
      {
        question: text('年度计划有法定期限吗？', 'Is there a statutory time for the annual plan?', { ja_JP: '年度計画に法定期間はありますか。', ko_KR: '연도 계획에 법정 기한이 있나요?' }),
        answer: text('没有。法律没有规定期限，按每年的申报通知安排批次和日期。', 'No. The law sets none; batches and dates follow the notice of each year.', {
          ja_JP: 'ありません。法律に期間の定めはなく、毎年の申請通知により回次と期日を定めます。',
          ko_KR: '없습니다. 법률에 기한이 없으며 해마다의 신청 통지에 따라 차수와 날짜를 정합니다.',
        }),
      },
      {
        question: text('列入年度计划是否等于批准了工程方案？', 'Does a place in the plan approve the scheme?', { ja_JP: '年度計画への登載は工事計画の承認に当たりますか。', ko_KR: '연도 계획 등재가 공사 방안의 승인인가요?' }),
        answer: text('不等于。列入计划后，技术方案仍应当按56014-a、56014-b等事项报批，批准后方可施工。', 'No. The technical scheme still goes through 56014-a, 56014-b or the matter it belongs to before works begin.', {
          ja_JP: 'いいえ。登載後も、技術計画は56014-a、56014-bなどの事項により申請し、承認後に施工できます。',
          ko_KR: '아니요. 등재된 뒤에도 기술 방안은 56014-a, 56014-b 등의 사무로 신청하여 승인받은 뒤 시공할 수 있습니다.',
        }),
      },
      {
        question: text('年度中出现险情，等得到下一批吗？', 'Danger arises within the year: must it wait for the next batch?', { ja_JP: '年度内に危険が生じた場合、次の回次を待つ必要がありますか。', ko_KR: '연도 중에 위험이 생기면 다음 차수를 기다려야 하나요?' }),
        answer: text(
          '不用等。抢险加固工程中确因情况紧急需要即刻实施的，可以在实施的同时补报，并由省级文物行政部门申报计划调整。',
          'No. Rescue works that cannot wait may be reported while under way; the provincial bureau reports the change of the plan.',
          {
            ja_JP: '待つ必要はありません。緊急のため直ちに実施する必要がある応急補強工事は、実施と同時に申請でき、計画の調整は省級文化財行政部門が申請します。',
            ko_KR: '기다리지 않아도 됩니다. 상황이 급하여 즉시 시행해야 하는 긴급 보강 공사는 시행하면서 신청할 수 있고 계획 조정은 성급 문화유산 행정부서가 신청합니다.',
          },
        ),
      },
    ],
  },
  materials: [
    fromAuthority('province-letter', text('省级文物行政部门申报文件', 'Letter of the provincial bureau', { ja_JP: '省級文化財行政部門の申請文書', ko_KR: '성급 문화유산 행정부서 신청 공문' }), {
      help: text('写明批次、项目数量、经费合计和排序原则。', 'Batch, number of projects, total and principle of the order.', {
        ja_JP: '回次、事業数、経費合計、順位の考え方を記載します。',
        ko_KR: '차수, 사업 수, 경비 합계, 순위 원칙을 적습니다.',
      }),
    }),
    fromAuthority('project-table', text('年度项目汇总表', 'Table of the projects', { ja_JP: '年度事業一覧表', ko_KR: '연도 사업 집계표' }), {
      help: text('可以按模板批量导入；同组项目合并显示，金额以万元为单位。', 'May be imported from the template; rows of a group are shown merged, sums in units of 10,000 yuan.', {
        ja_JP: '様式から一括取込みができます。同じグループの事業はまとめて表示し、金額は万元単位です。',
        ko_KR: '서식으로 한꺼번에 가져올 수 있습니다. 같은 묶음의 사업은 합쳐 표시하며 금액은 만위안 단위입니다.',
      }),
    }),
    fromApplicant('plan-book', text('项目计划书', 'Project plan book', { ja_JP: '事業計画書', ko_KR: '사업계획서' }), {
      necessity: 'depends',
      paperCopies: 1,
      help: text('申请国家文物保护专项资金的项目提交。', 'For projects that ask for the national special fund.', {
        ja_JP: '国家文化財保護特別資金を申請する事業の場合に提出します。',
        ko_KR: '국가 문화유산 보호 특별자금을 신청하는 사업만 제출합니다.',
      }),
    }),
    fromApplicant('progress', text('以往项目进展情况', 'Progress of earlier projects', { ja_JP: '過去の事業の進捗状況', ko_KR: '이전 사업의 진척 현황' }), {
      necessity: 'optional',
    }),
  ],
}
