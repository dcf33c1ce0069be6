import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { fromApplicant } from '../_blocks/guide-materials.ts'
import { fileComplete, internalTarget, nationalBureau, noStatutoryTime, otherPower, promisedTime } from '../_blocks/guide-parts.ts'
import {
  departmentOpinions,
  planBaseData,
  planBoundaries,
  planDecision,
  planDrawings,
  planExplanation,
  planMustBeNational,
  planText,
  publicComments,
  qualifiedPlannersOnly,
  whyNoTime,
} from '../_blocks/guide-planning.ts'
import { nationalExamines, numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, heritageRegulation, planRules } from '../_blocks/law.ts'
import { byGovernment } from '../_blocks/materials.ts'

export const guide: GuideDefinition = {
  code: '56022',
  aliases: ['56022-b'],
  name: text(
    '全国重点文物保护单位保护规划征求意见和备案',
    'Opinion on, and filing of, the conservation plan of a national key heritage unit',
    {
      ja_JP: '全国重点文化財保護単位の保護計画に関する意見照会と届出',
      ko_KR: '전국중점 문화유산 보호단위 보호계획의 의견 조회와 신고',
    },
  ),
  shortName: text('保护规划备案', 'Plan filing', { ja_JP: '保護計画の届出', ko_KR: '보호계획 신고' }),
  category: 'planning',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: otherPower,
    projectType: promisedTime,
    examineType: text(
      '省级文物行政部门审核，国家文物局提出意见并备案',
      'Examined by the province; opinion and filing at the national bureau',
      {
        ja_JP: '省級文化財行政部門が審査し、国家文物局が意見を示して届出を受ける',
        ko_KR: '성급 문화유산 행정부서가 심사하고 국가문물국이 의견을 내고 신고를 받음',
      },
    ),
    decisionMechanism: planDecision,
    applySubject: text('省级文物行政部门', 'The provincial heritage bureau', {
      ja_JP: '省級文化財行政部門',
      ko_KR: '성급 문화유산 행정부서',
    }),
    acceptInstitution: nationalBureau,
    commitmentDeadline: internalTarget,
    statutoryDeadline: noStatutoryTime,
    applicationRange: text(
      '全国重点文物保护单位的保护规划报省级人民政府批准前征求国家文物局意见，以及批准公布后报国家文物局备案',
      'Asking the national bureau before the provincial government approves the plan, and filing it after it is approved and announced',
      {
        ja_JP:
          '全国重点文化財保護単位の保護計画について、省人民政府の承認前に国家文物局の意見を求めること、および承認・公布後に国家文物局へ届け出ること',
        ko_KR:
          '전국중점 문화유산 보호단위의 보호계획에 대하여 성 인민정부의 승인 전에 국가문물국의 의견을 구하는 것과 승인·공포 후 국가문물국에 신고하는 것',
      },
    ),
    projectResult: text('国家文物局意见；备案结果', 'Opinion of the national bureau; result of the filing', {
      ja_JP: '国家文物局の意見。届出の結果',
      ko_KR: '국가문물국 의견. 신고 결과',
    }),
    handleProcess: numbered(
      text(
        '县级以上地方人民政府文物行政部门组织编制保护规划，省级文物行政部门审核后在线报送。',
        'A local heritage authority from the county up leads the planning; the provincial bureau examines the plan and submits it online.',
        {
          ja_JP: '県級以上の地方人民政府の文化財行政部門が保護計画を策定し、省級文化財行政部門が審査の後にオンラインで提出します。',
          ko_KR:
            '현급 이상 지방 인민정부 문화유산 행정부서가 보호계획을 수립하고 성급 문화유산 행정부서가 심사한 뒤 온라인으로 제출합니다.',
        },
      ),
      nationalExamines,
      text(
        '国家文物局提出意见。法律没有规定期限，本平台按内部目标提醒。',
        'The national bureau gives its opinion. The law sets no time; the platform reminds by an internal target.',
        {
          ja_JP: '国家文物局が意見を示します。法律に期間の定めはなく、本プラットフォームは内部目標で通知します。',
          ko_KR: '국가문물국이 의견을 냅니다. 법률에 기한이 없으며 이 플랫폼은 내부 목표로 알려 줍니다.',
        },
      ),
      text(
        '按意见修改后，由省级人民政府批准并公布实施。',
        'Revised accordingly, the plan is approved and announced by the provincial government.',
        {
          ja_JP: '意見により修正した後、省人民政府が承認し、公布・実施します。',
          ko_KR: '의견에 따라 수정한 뒤 성 인민정부가 승인하여 공포·시행합니다.',
        },
      ),
      text(
        '公布后，将批准、公布文件和最终成果报国家文物局备案。',
        'After that the approval, the announcement and the final plan are filed with the national bureau.',
        {
          ja_JP: '公布後、承認・公布文書と最終の計画を国家文物局へ届け出ます。',
          ko_KR: '공포 후 승인·공포 문서와 최종 계획을 국가문물국에 신고합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      qualifiedPlannersOnly,
      text(
        '保护规划公布后，不得擅自变更；确需修改的，按原程序办理。',
        'An announced plan is not changed at will; a revision goes the same way again.',
        {
          ja_JP: '公布された保護計画を無断で変更してはなりません。修正が必要な場合は元の手続によります。',
          ko_KR: '공포된 보호계획을 함부로 바꿀 수 없으며 수정이 필요하면 원래 절차를 밟습니다.',
        },
      ),
    ],
    acceptConditions: [
      planMustBeNational,
      text(
        '征求意见的，省级文物行政部门已经审核并提出意见。',
        'For the opinion: the provincial bureau has examined the plan and states its own.',
        {
          ja_JP: '意見照会の場合、省級文化財行政部門が審査して意見を付していること。',
          ko_KR: '의견 조회인 경우 성급 문화유산 행정부서가 심사하여 의견을 붙였을 것.',
        },
      ),
      text('备案的，规划已经省级人民政府批准并公布。', 'For the filing: the plan is approved and announced by the provincial government.', {
        ja_JP: '届出の場合、計画が省人民政府の承認を得て公布されていること。',
        ko_KR: '신고인 경우 계획이 성 인민정부의 승인을 받아 공포되었을 것.',
      }),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第二十六条'),
      heritageLaw('第二十七条'),
      heritageLaw('第二十九条'),
      heritageRegulation('第八条、第十四条'),
      planRules('第六条、第七条'),
    ],
    commonQuestions: [
      {
        question: text('保护规划还由国家文物局审批吗？', 'Does the national bureau still approve conservation plans?', {
          ja_JP: '保護計画は今も国家文物局が承認しますか。',
          ko_KR: '보호계획은 지금도 국가문물국이 승인하나요?',
        }),
        answer: text(
          '2025年3月1日起施行的文物保护法规定，全国重点文物保护单位的保护规划由省级人民政府批准后公布实施，报国务院文物行政部门备案。以往指南所写的“审批”以现行法律为准。',
          'Under the heritage law in force since 1 March 2025 the provincial government approves and announces the plan, which is filed with the national authority. Where earlier guides say approval, the law in force prevails.',
          {
            ja_JP:
              '2025年3月1日施行の文物保護法により、全国重点文化財保護単位の保護計画は省人民政府の承認後に公布・実施し、国務院文化財行政部門へ届け出ます。従来の案内にある「承認」は現行法によります。',
            ko_KR:
              '2025년 3월 1일 시행된 문물보호법에 따라 전국중점 문화유산 보호단위의 보호계획은 성 인민정부가 승인한 뒤 공포·시행하고 국무원 문화유산 행정부서에 신고합니다. 예전 안내의 ‘승인’은 현행법에 따릅니다.',
          },
        ),
      },
      whyNoTime,
      {
        question: text('省级、市级、县级文物保护单位的规划报谁备案？', 'Where are plans of provincial, municipal and county units filed?', {
          ja_JP: '省級・市級・県級の文化財保護単位の計画はどこへ届け出ますか。',
          ko_KR: '성급·시급·현급 문화유산 보호단위의 계획은 어디에 신고하나요?',
        }),
        answer: text(
          '由组织编制的文物行政部门报本级人民政府批准后公布实施，并报上一级人民政府文物行政部门备案，不在本事项办理。',
          'The heritage authority that leads the planning has its own government approve and announce the plan and files it with the heritage authority one level up; not in this matter.',
          {
            ja_JP:
              '策定した文化財行政部門が同級の人民政府の承認を得て公布・実施し、一級上の人民政府の文化財行政部門へ届け出ます。この事項では扱いません。',
            ko_KR:
              '수립한 문화유산 행정부서가 같은 급 인민정부의 승인을 받아 공포·시행하고 한 단계 위 인민정부 문화유산 행정부서에 신고하며 이 사무에서는 처리하지 않습니다.',
          },
        ),
      },
      {
        question: text('公布的规划改变了保护范围，还要做什么？', 'The plan changes the protection range: what else is due?', {
          ja_JP: '計画により保護範囲が変わる場合、ほかに何が必要ですか。',
          ko_KR: '계획으로 보호구역이 바뀌면 무엇이 더 필요한가요?',
        }),
        answer: text(
          '保护范围仍应当由省级人民政府划定并公布，建设控制地带经省级人民政府批准后划定并公布；全国重点文物保护单位的保护范围和记录档案由省级文物行政部门报国家文物局备案。',
          'The range still has to be drawn and announced by the provincial government, the control zone after its approval. The range and the records of a national unit are filed with the national bureau by the provincial bureau.',
          {
            ja_JP:
              '保護範囲は省人民政府が画定・公布し、建設規制地帯は省人民政府の承認後に画定・公布する必要があります。全国重点文化財保護単位の保護範囲と記録は省級文化財行政部門が国家文物局へ届け出ます。',
            ko_KR:
              '보호구역은 성 인민정부가 획정·공포하고 건설통제지대는 성 인민정부의 승인 후 획정·공포해야 합니다. 전국중점 문화유산 보호단위의 보호구역과 기록은 성급 문화유산 행정부서가 국가문물국에 신고합니다.',
          },
        ),
      },
    ],
  },
  materials: [
    fromApplicant(
      'province-letter',
      text('省级文物行政部门报送文件', 'Letter of the provincial bureau', {
        ja_JP: '省級文化財行政部門の提出文書',
        ko_KR: '성급 문화유산 행정부서 제출 공문',
      }),
      {
        sample: 'province-opinion',
        paperCopies: 1,
        help: text('写明审核意见和报送目的（征求意见或者备案）。', 'With its opinion and what is asked: the opinion or the filing.', {
          ja_JP: '審査意見と提出の目的（意見照会または届出）を記載します。',
          ko_KR: '심사 의견과 제출 목적(의견 조회 또는 신고)을 적습니다.',
        }),
      },
    ),
    planText,
    planDrawings,
    planExplanation,
    planBaseData,
    planBoundaries,
    publicComments,
    departmentOpinions,
    fromApplicant(
      'revision-note',
      text('意见采纳和修改说明', 'Note on the opinion and the changes', {
        ja_JP: '意見への対応と修正の説明',
        ko_KR: '의견 반영과 수정 설명',
      }),
      {
        sample: 'modification',
        necessity: 'depends',
        help: text('备案或者再次报送的提交。', 'For the filing, or a plan handed in again.', {
          ja_JP: '届出または再提出の場合に提出します。',
          ko_KR: '신고하거나 다시 제출하는 경우 제출합니다.',
        }),
      },
    ),
    fromApplicant(
      'government-approval',
      text('省级人民政府批准和公布文件', 'Approval and announcement of the provincial government', {
        ja_JP: '省人民政府の承認・公布文書',
        ko_KR: '성 인민정부 승인·공포 문서',
      }),
      {
        necessity: 'depends',
        channel: byGovernment,
        help: text('备案的提交。', 'For the filing.', { ja_JP: '届出の場合に提出します。', ko_KR: '신고하는 경우 제출합니다.' }),
      },
    ),
  ],
}
