import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'
import { administrativeLicence, fileComplete, promisedTime, twentyWorkingDays } from '../_blocks/guide-parts.ts'
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
  worksApplication,
  worksBudget,
  worksInitiation,
} from '../_blocks/guide-works.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, heritageRegulation, licensingLaw, worksRules } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: 'TBCrpEsMainEntity',
  aliases: ['TBCrpEs'],
  name: text('全国重点文物保护单位文物保护工程技术方案', 'Technical scheme of protection works on a national key heritage unit', {
    ja_JP: '全国重点文化財保護単位の保護工事技術計画',
    ko_KR: '전국중점 문화유산 보호단위 보호공사 기술 방안',
  }),
  shortName: text('工程技术方案', 'Technical scheme', { ja_JP: '保護工事技術計画', ko_KR: '보호공사 기술 방안' }),
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
      '已经立项，或者依规定可以直接申报技术方案的全国重点文物保护单位文物保护工程，申报勘察和设计方案',
      'Survey and design of protection works that have been initiated, or that may by the rules go straight to the technical scheme',
      {
        ja_JP: '立案済み、または規定により直接技術計画を申請できる全国重点文化財保護単位の保護工事の調査・設計計画',
        ko_KR: '입안되었거나 규정에 따라 곧바로 기술 방안을 신청할 수 있는 전국중점 문화유산 보호단위 보호공사의 조사·설계 방안',
      },
    ),
    projectResult: text(
      '方案批复；省级核准的，另有备案结果',
      'Reply on the scheme; for a provincial approval, the result of the filing too',
      {
        ja_JP: '計画の回答。省級の承認の場合は届出の結果も',
        ko_KR: '방안 회신. 성급에서 승인하면 신고 결과도 포함',
      },
    ),
    handleProcess: numbered(
      text(
        '申请人委托有资质的单位按立项批复完成勘察和设计，在线填写并提交。',
        'The applicant has a qualified firm survey and design as the reply on the initiation says, and submits online.',
        {
          ja_JP: '申請者は資格のある機関に、立案の回答に従った調査と設計を委託し、オンラインで入力・提出します。',
          ko_KR: '신청인은 자격 있는 기관에 입안 회신에 따른 조사와 설계를 위탁하고 온라인으로 작성·제출합니다.',
        },
      ),
      provinceExamines,
      text(
        '由省级文物行政部门审批的，由其作出决定，并自核准之日起10个工作日内通过本平台报国家文物局备案；安防、消防、防雷工程除外。',
        'Where the province approves, it decides and files the approval with the national bureau through this platform within 10 working days; security, fire and lightning protection are excepted.',
        {
          ja_JP:
            '省級文化財行政部門が承認する場合は、同部門が決定し、承認日から10開庁日以内に本プラットフォームで国家文物局へ届け出ます。防犯・消防・避雷工事は除きます。',
          ko_KR:
            '성급 문화유산 행정부서가 승인하는 경우 그 부서가 결정하고 승인일부터 10근무일 이내에 이 플랫폼으로 국가문물국에 신고합니다. 방범, 소방, 피뢰 공사는 제외합니다.',
        },
      ),
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '批准后报告开工和进度；需要变更方案的，按原审批程序报批；竣工后申请验收并归档。',
        'Afterwards start and progress are reported; a change of the scheme goes the same way again; at the end come acceptance and archive.',
        {
          ja_JP: '承認後は着工と進捗を報告します。計画の変更は元の手続により申請し、竣工後は検収を受けて保存します。',
          ko_KR: '승인 후 착공과 진척을 보고합니다. 방안을 바꾸려면 원래 절차로 신청하고 준공 후 검수를 받아 보존합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text('方案未经批准，不得施工。', 'No works before the scheme is approved.', {
        ja_JP: '計画の承認前に施工してはなりません。',
        ko_KR: '방안이 승인되기 전에 시공할 수 없습니다.',
      }),
      originalStateIsKept,
      qualifiedFirmsOnly,
      noRebuilding,
    ],
    acceptConditions: [
      text(
        '方案的范围、内容与立项批复一致；不一致的，已说明理由。',
        'Scope and contents agree with the initiation, or the reasons are told.',
        {
          ja_JP: '計画の範囲と内容が立案の回答と一致すること。一致しない場合は理由を説明していること。',
          ko_KR: '방안의 범위와 내용이 입안 회신과 같을 것. 다르면 사유를 설명하였을 것.',
        },
      ),
      text(
        '勘察、设计深度满足审查需要，图纸齐全，概算与工程内容相符。',
        'Survey and design are deep enough to be examined, the drawings complete, the estimate true to the works.',
        {
          ja_JP: '調査・設計の精度が審査に足り、図面がそろい、概算が工事内容に合うこと。',
          ko_KR: '조사·설계의 깊이가 심사에 충분하고 도면이 갖추어졌으며 개산이 공사 내용과 맞을 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageLaw('第三十三条'),
      heritageRegulation('第十五条、第十八条'),
      worksRules('第十条、第十一条、第十四条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('不申请国家专项资金的工程也要先立项吗？', 'Does a project without national funds need the initiation too?', {
          ja_JP: '国の特別資金を申請しない工事も先に立案が必要ですか。',
          ko_KR: '국가 특별자금을 신청하지 않는 공사도 먼저 입안해야 하나요?',
        }),
        answer: text(
          '申请国家文物保护专项资金的项目需要提交项目计划书并先行立项；不申请的，可以直接申报技术方案。',
          'Projects that ask for the national special fund hand in a project plan book and are initiated first; others may go straight to the technical scheme.',
          {
            ja_JP: '国家文化財保護特別資金を申請する案件は事業計画書を提出し、先に立案します。申請しない案件は直接技術計画を申請できます。',
            ko_KR:
              '국가 문화유산 보호 특별자금을 신청하는 사업은 사업계획서를 제출하고 먼저 입안합니다. 신청하지 않는 사업은 곧바로 기술 방안을 신청할 수 있습니다.',
          },
        ),
      },
      {
        question: text('施工中发现新的病害，方案需要变更怎么办？', 'New damage is found during the works: what of the scheme?', {
          ja_JP: '施工中に新たな損傷が見つかり、計画の変更が必要な場合は。',
          ko_KR: '시공 중 새로운 손상이 발견되어 방안을 바꿔야 하면 어떻게 하나요?',
        }),
        answer: text(
          '暂停相关部位施工，由设计单位提出变更，按原审批程序报批后继续；有险情的，先采取临时加固措施并同时补报。',
          'Stop the works at that place; the design firm proposes the change, which is approved in the same way before they go on. In danger: strengthen at once and report while doing so.',
          {
            ja_JP:
              '該当箇所の施工を止め、設計機関が変更を提案し、元の手続による承認後に続行します。危険がある場合は一時的な補強を行い、同時に申請します。',
            ko_KR:
              '해당 부위의 시공을 멈추고 설계 기관이 변경안을 내어 원래 절차로 승인받은 뒤 계속합니다. 위험이 있으면 먼저 임시로 보강하고 동시에 신청합니다.',
          },
        ),
      },
      {
        question: text('立项后迟迟没有开工会怎样？', 'What if works do not begin for long?', {
          ja_JP: '立案後、長く着工しない場合は。',
          ko_KR: '입안 후 오래 착공하지 않으면 어떻게 되나요?',
        }),
        answer: text(
          '立项超过两年没有开工的项目是检查的重点。请在平台上说明原因和预计开工时间。',
          'Projects not begun two years after their initiation are what inspections look at first. State the reason and the expected start on the platform.',
          {
            ja_JP: '立案から2年を超えて着工していない案件は検査の重点です。プラットフォームで理由と着工予定を説明してください。',
            ko_KR: '입안 후 2년이 넘도록 착공하지 않은 사업은 점검의 중점 대상입니다. 플랫폼에 사유와 예상 착공 시기를 밝히세요.',
          },
        ),
      },
      {
        question: text('与56014-a是什么关系？', 'How does it relate to 56014-a?', {
          ja_JP: '56014-aとはどのような関係ですか。',
          ko_KR: '56014-a와는 어떤 관계인가요?',
        }),
        answer: text(
          '56014-a是修缮审批的事项，技术方案是其审查的内容，程序和期限一致；同一工程不需要重复申请。',
          '56014-a is the approval of repair; the technical scheme is what it examines, with the same course and time. The same works are not applied for twice.',
          {
            ja_JP:
              '56014-aは修理の審査事項で、技術計画はその審査の内容です。手続と期間は同じで、同じ工事を重ねて申請する必要はありません。',
            ko_KR:
              '56014-a는 보수 심사 사무이고 기술 방안은 그 심사의 내용입니다. 절차와 기한이 같으며 같은 공사를 거듭 신청하지 않아도 됩니다.',
          },
        ),
      },
    ],
  },
  materials: [
    worksApplication,
    worksInitiation,
    fromApplicant(
      'survey-report',
      text('勘察报告和现状实测图', 'Survey report and measured drawings', {
        ja_JP: '調査報告書と現況実測図',
        ko_KR: '조사 보고서와 현황 실측도',
      }),
      { paperCopies: 1 },
    ),
    fromApplicant(
      'design-drawings',
      text('设计方案（说明和图纸）', 'Design (explanation and drawings)', {
        ja_JP: '設計計画（説明と図面）',
        ko_KR: '설계 방안(설명과 도면)',
      }),
      { paperCopies: 1 },
    ),
    worksBudget,
    designQualification,
    modificationNote,
    provinceOpinion,
  ],
}
