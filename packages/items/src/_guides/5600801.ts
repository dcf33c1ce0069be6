import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import {
  excavationCertificate,
  excavationExamination,
  excavationIsDecided,
  excavationProvinceOpinion,
  excavationReception,
  excavationSurvey,
  excavationTime,
  institutesAreAsked,
  leaderCertificate,
  mayRescueBegin,
  noForeignExcavation,
  noUnapprovedExcavation,
  provinceExaminesExcavation,
  siteProtectionPlan,
} from '../_blocks/guide-archaeology.ts'
import { fromApplicant } from '../_blocks/guide-materials.ts'
import { administrativeLicence, fileComplete, nationalBureau, promisedTime } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { excavationRules, heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: '5600801',
  aliases: ['56008-a'],
  name: text('考古发掘计划审批（重大事项：考古工作方案或者规划）', 'Excavation plan (major matter: work scheme or long-term plan)', {
    ja_JP: '発掘計画の審査（重要事項：調査方案・計画）',
    ko_KR: '발굴 계획 심사(중대 사항: 조사 방안·계획)',
  }),
  shortName: text('考古重大事项', 'Major archaeology', { ja_JP: '考古の重要事項', ko_KR: '발굴 중대 사항' }),
  category: 'archaeology',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    examineType: excavationExamination,
    decisionMechanism: nationalBureau,
    applySubject: text('取得考古发掘资质证书的考古发掘单位', 'A certified excavation unit', {
      ja_JP: '発掘資格証書を有する発掘調査機関',
      ko_KR: '발굴 자격증서를 받은 발굴 기관',
    }),
    acceptInstitution: excavationReception,
    commitmentDeadline: excavationTime,
    statutoryDeadline: excavationTime,
    applicationRange: text(
      '考古工作方案或者考古工作规划的审批。年度考古发掘计划（一般事项）按5600802办理',
      'Work schemes and long-term plans of archaeology. The excavation plan of a year (ordinary matter) is 5600802',
      {
        ja_JP: '考古調査の方案または計画の審査。年度の発掘計画（一般事項）は5600802で扱います',
        ko_KR: '매장유산 조사 방안 또는 계획의 심사. 연도 발굴 계획(일반 사항)은 5600802로 처리',
      },
    ),
    projectResult: text('国家文物局批复', 'Reply of the national bureau', { ja_JP: '国家文物局の回答', ko_KR: '국가문물국 회신' }),
    handleProcess: numbered(
      text(
        '考古发掘单位编制考古工作方案或者规划，在线填写并提交。科学研究项目直接提交国家文物局。',
        'The unit draws up the scheme or plan and submits online; research projects go straight to the national bureau.',
        {
          ja_JP: '発掘調査機関は調査方案または計画を作成し、オンラインで入力・提出します。学術案件は国家文物局へ直接提出します。',
          ko_KR: '발굴 기관은 조사 방안 또는 계획을 작성하여 온라인으로 작성·제출합니다. 학술 사업은 국가문물국에 직접 제출합니다.',
        },
      ),
      provinceExaminesExcavation,
      institutesAreAsked,
      excavationIsDecided,
      text(
        '批准后按年度实施；每年的发掘另行申报年度考古发掘计划。',
        'It is then carried out year by year; the excavation of each year has its own application.',
        {
          ja_JP: '承認後は年度ごとに実施し、各年度の発掘は年度発掘計画として別途申請します。',
          ko_KR: '승인 후 연도별로 시행하며 해마다의 발굴은 연도 발굴 계획으로 따로 신청합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      noUnapprovedExcavation,
      noForeignExcavation,
      text('没有考古发掘资质的单位不得承担发掘。', 'No unit without the certificate excavates.', {
        ja_JP: '発掘資格のない機関は発掘を担当できません。',
        ko_KR: '발굴 자격이 없는 기관은 발굴을 맡을 수 없습니다.',
      }),
    ],
    acceptConditions: [
      text('申请单位具有考古发掘资质，项目负责人具有相应资格。', 'The unit and the leader are certified.', {
        ja_JP: '申請機関が発掘資格を、案件責任者が相応の資格を有すること。',
        ko_KR: '신청 기관이 발굴 자격을, 사업 책임자가 해당 자격을 갖출 것.',
      }),
      text(
        '已有调查、勘探或者研究基础，学术目的和工作目标明确。',
        'It rests on survey or research; its scholarly aim and goals are clear.',
        {
          ja_JP: '調査または研究の蓄積があり、学術目的と目標が明確であること。',
          ko_KR: '조사 또는 연구 기초가 있고 학술 목적과 목표가 명확할 것.',
        },
      ),
      text('分年度安排、文物保护措施和经费来源明确。', 'Stages by year, protective measures and funds are stated.', {
        ja_JP: '年度別の予定、文化財の保護措置、経費の出所が明確であること。',
        ko_KR: '연도별 일정, 문화유산 보호 조치, 경비 출처가 명확할 것.',
      }),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第四十一条'),
      heritageLaw('第四十二条'),
      heritageLaw('第四十四条'),
      heritageLaw('第四十七条'),
      heritageRegulation('第二十二条、第二十四条'),
      excavationRules('第八条至第十二条'),
      licensingLaw('第三十二条、第三十五条、第四十三条、第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('方案批准后，每年发掘还要申请吗？', 'Is an application needed each year under an approved scheme?', {
          ja_JP: '方案の承認後、毎年の発掘も申請が必要ですか。',
          ko_KR: '방안이 승인된 뒤 해마다의 발굴도 신청해야 하나요?',
        }),
        answer: text(
          '需要。方案或者规划确定总体安排，不代替年度考古发掘计划的审批（5600802）。',
          'Yes. The scheme fixes the whole; it does not replace the approval of the excavation plan of each year (5600802).',
          {
            ja_JP: '必要です。方案・計画は全体を定めるもので、年度の発掘計画の審査（5600802）に代わるものではありません。',
            ko_KR: '필요합니다. 방안·계획은 전체를 정할 뿐 연도 발굴 계획 심사(5600802)를 대신하지 않습니다.',
          },
        ),
      },
      mayRescueBegin,
      {
        question: text('对象是全国重点文物保护单位时由谁批准？', 'Who approves where the object is a national unit?', {
          ja_JP: '対象が全国重点文化財保護単位の場合、誰が承認しますか。',
          ko_KR: '대상이 전국중점 문화유산 보호단위이면 누가 승인하나요?',
        }),
        answer: text(
          '为了科学研究对全国重点文物保护单位进行考古发掘的，国家文物局审核后报国务院批准；报国务院的时间以国务院的办理为准。',
          'For a research dig on a national unit the national bureau examines and the State Council approves; the time there is its own.',
          {
            ja_JP:
              '学術目的で全国重点文化財保護単位を発掘する場合、国家文物局の審査後に国務院が承認します。国務院での期間はその処理によります。',
            ko_KR:
              '학술 목적으로 전국중점 문화유산 보호단위를 발굴하면 국가문물국 심사 후 국무원이 승인하며 국무원의 기간은 그 처리에 따릅니다.',
          },
        ),
      },
      {
        question: text('方案执行中需要调整范围怎么办？', 'What if the scope has to change on the way?', {
          ja_JP: '実施中に範囲を変更する場合は。',
          ko_KR: '시행 중 범위를 조정하려면 어떻게 하나요?',
        }),
        answer: text(
          '超出批准范围的，停止超出部分，将调整后的方案重新申报。',
          'Stop what goes beyond the approval and apply with the changed scheme.',
          {
            ja_JP: '承認範囲を超える部分は中止し、変更後の方案を改めて申請してください。',
            ko_KR: '승인 범위를 넘는 부분은 중지하고 조정한 방안을 다시 신청하세요.',
          },
        ),
      },
    ],
  },
  materials: [
    fromApplicant('application-letter', text('申请文件', 'Application letter', { ja_JP: '申請文書', ko_KR: '신청 공문' }), {
      sample: 'request-letter',
      paperCopies: 1,
    }),
    fromApplicant(
      'work-scheme',
      text('考古工作方案或者规划', 'Work scheme or long-term plan', {
        ja_JP: '考古調査の方案または計画',
        ko_KR: '매장유산 조사 방안 또는 계획',
      }),
      {
        sample: 'work-scheme',
        paperCopies: 1,
        help: text(
          '包括对象概况、以往工作、学术目的、范围和面积、分年度计划、方法、队伍、保护措施、资料整理、经费。',
          'Object, earlier work, scholarly aim, area, plan by year, methods, team, protection, working up, funds.',
          {
            ja_JP: '対象の概要、これまでの調査、学術目的、範囲と面積、年度別計画、方法、体制、保護措置、資料整理、経費を含みます。',
            ko_KR: '대상 개요, 기존 조사, 학술 목적, 범위와 면적, 연도별 계획, 방법, 조직, 보호 조치, 자료 정리, 경비를 포함합니다.',
          },
        ),
      },
    ),
    excavationSurvey,
    fromApplicant(
      'location-map',
      text('位置图和工作区域图', 'Location map and map of the work area', { ja_JP: '位置図と調査区域図', ko_KR: '위치도와 조사 구역도' }),
    ),
    siteProtectionPlan,
    excavationCertificate,
    leaderCertificate,
    excavationProvinceOpinion,
  ],
}
