import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { fromApplicant } from '../_blocks/guide-materials.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { fireLaw, heritageLaw, heritageRegulation, worksRules } from '../_blocks/law.ts'
import { approvalIsNotMoney, planChange, planLetter, planTable, planTime, yearlyPlanGuide } from '../_blocks/relic-project-guide.ts'

export const guide: GuideDefinition = {
  code: 'TBSpPyplanMainEntity_plan1',
  aliases: ['TBSpPyplan'],
  name: text('安全防护工程年度计划', 'Yearly plan of security works', { ja_JP: '安全防護工事の年度計画', ko_KR: '안전방호공사 연도 계획' }),
  shortName: text('三防年度计划', 'Security plan of the year', { ja_JP: '防護年度計画', ko_KR: '방호 연도 계획' }),
  category: 'safety',
  applicants: ['legal-entity'],
  guide: {
    ...yearlyPlanGuide,
    applicationRange: text(
      '省级文物行政部门汇总、排序并报送本行政区域内全国重点文物保护单位下一年度的安防、消防、防雷工程项目',
      'Projects of the coming year against intrusion, fire and lightning on national key heritage units, collected, ranked and reported by the provincial bureau',
      {
        ja_JP: '省級文化財行政部門が、管内の全国重点文化財保護単位の翌年度の防犯・消防・避雷工事の案件を取りまとめ、順位を付けて提出',
        ko_KR: '성급 문화유산 행정부서가 관내 전국중점 문화유산 보호단위의 다음 연도 방범·소방·피뢰 공사 사업을 모으고 순위를 매겨 제출',
      },
    ),
    projectResult: text('列入年度计划的项目名单', 'List of the projects in the plan of the year', {
      ja_JP: '年度計画に組み入れた案件の一覧',
      ko_KR: '연도 계획에 넣은 사업 목록',
    }),
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
        '省级文物行政部门核对保护级别和以前年度计划，去除重复，按火灾、盗窃等风险的轻重排序，按批次在线报送。',
        'The provincial bureau checks levels and earlier plans, removes doubles, ranks by the weight of the risks and reports in a batch.',
        {
          ja_JP:
            '省級文化財行政部門は保護等級と過年度計画を確認し、重複を除き、火災・盗難などの危険の軽重で順位を付け、回次ごとにオンラインで提出します。',
          ko_KR:
            '성급 문화유산 행정부서는 보호 등급과 이전 연도 계획을 확인하고 중복을 빼며 화재·도난 등 위험의 경중으로 순위를 매겨 차수별로 온라인 제출합니다.',
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
        '列入计划的项目编制工程方案，按安全防护工程申报（56014-b）报批后实施。',
        'For each project of the plan a scheme is drawn up and approved as security works (56014-b) before it begins.',
        {
          ja_JP: '計画に入った案件は工事計画を作成し、安全防護工事（56014-b）として承認を得て実施します。',
          ko_KR: '계획에 든 사업은 공사 방안을 만들어 안전방호공사(56014-b)로 승인받아 시행합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text(
        '不得将同一工程拆分或者重复列入不同年度计划。',
        'The same works may be neither split nor listed in the plans of several years.',
        {
          ja_JP: '同じ工事を分割し、または異なる年度の計画に重複して載せてはなりません。',
          ko_KR: '같은 공사를 나누거나 여러 연도 계획에 겹쳐 넣을 수 없습니다.',
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
      text('有现状照片、风险说明、主要内容和经费估算。', 'With photographs, the risks, the main contents and an estimate.', {
        ja_JP: '現況写真、危険の説明、主な内容、経費見積があること。',
        ko_KR: '현황 사진, 위험 설명, 주요 내용, 경비 추정이 있을 것.',
      }),
    ],
    legalBasis: [
      heritageLaw('第十三条'),
      heritageLaw('第三十二条'),
      heritageLaw('第三十九条'),
      heritageRegulation('第二条、第十二条'),
      worksRules('第五条、第十条'),
      fireLaw('第十六条'),
    ],
    commonQuestions: [
      planTime,
      {
        question: text('突发险情等不到下一年度怎么办？', 'What if a danger cannot wait for the next year?', {
          ja_JP: '突発的な危険で翌年度まで待てない場合は。',
          ko_KR: '갑작스러운 위험으로 다음 연도까지 기다릴 수 없으면 어떻게 하나요?',
        }),
        answer: text(
          '先采取临时安全措施并报告当地文物行政部门，再由省级文物行政部门申请调整年度计划或者按抢险程序报批。',
          'Take provisional measures and report to the local heritage authority; the provincial bureau then asks to change the plan or uses the emergency procedure.',
          {
            ja_JP:
              'まず応急の安全措置をとり、所在地の文化財行政部門へ報告してください。その後、省級文化財行政部門が年度計画の変更を申請し、または緊急手続により申請します。',
            ko_KR:
              '먼저 임시 안전 조치를 하고 소재지 문화유산 행정부서에 보고하세요. 그 뒤 성급 문화유산 행정부서가 연도 계획의 변경을 신청하거나 긴급 절차로 신청합니다.',
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
        '写明防护对象、风险、主要内容、实施单位、时间和经费，附现状照片。',
        'Object, risks, contents, body, dates and money, with photographs.',
        {
          ja_JP: '防護対象、危険、主な内容、実施機関、期間、経費を記載し、現況写真を添えてください。',
          ko_KR: '방호 대상, 위험, 주요 내용, 시행 기관, 기간, 경비를 적고 현황 사진을 붙이세요.',
        },
      ),
    }),
  ],
}
