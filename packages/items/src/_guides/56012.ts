import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import {
  developerLetter,
  developerRegistration,
  impactReport,
  protectionMeasures,
  sitingApproval,
  surveyReport,
  terrainMap,
  worksDesign,
  worldHeritageAssessment,
} from '../_blocks/guide-construction.ts'
import { provinceOpinion } from '../_blocks/guide-materials.ts'
import {
  administrativeLicence,
  fileComplete,
  nationalBureau,
  promisedTime,
  provinceThenNational,
  twentyWorkingDays,
} from '../_blocks/guide-parts.ts'
import { whichTimeIsNotCounted } from '../_blocks/guide-questions.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: '56012',
  aliases: [],
  name: text(
    '全国重点文物保护单位建设控制地带内建设工程设计方案审批',
    'Design of works in the construction control zone of a national key heritage unit',
    {
      ja_JP: '全国重点文化財保護単位の建設規制地帯内における建設工事設計案の審査',
      ko_KR: '전국중점 문화유산 보호단위 건설통제지대 안 건설공사 설계안 심사',
    },
  ),
  shortName: text('建控地带涉建', 'Works in the control zone', { ja_JP: '建設規制地帯内の工事', ko_KR: '건설통제지대 내 공사' }),
  category: 'construction',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: nationalBureau,
    applySubject: text('项目建设单位', 'The developer of the works', { ja_JP: '事業の建設事業者', ko_KR: '사업의 건설 사업자' }),
    acceptInstitution: provinceThenNational,
    commitmentDeadline: twentyWorkingDays,
    statutoryDeadline: twentyWorkingDays,
    applicationRange: text(
      '在全国重点文物保护单位的建设控制地带内新建、改建、扩建建设工程，其设计方案在申请建设工程规划许可前报批',
      'New, altered or enlarged works in the control zone of a national key heritage unit: the design, before the planning permission is applied for',
      {
        ja_JP: '全国重点文化財保護単位の建設規制地帯内で建設工事（新築・改築・増築）を行う場合の設計案。建設工事計画許可の申請前に行います',
        ko_KR:
          '전국중점 문화유산 보호단위의 건설통제지대 안에서 건설공사(신축·개축·증축)를 하는 경우의 설계안. 건설공사 계획허가를 신청하기 전에 처리',
      },
    ),
    projectResult: text(
      '国家文物局批复（网上送达建设单位和省级文物行政部门）',
      'Reply of the national bureau, delivered online to the developer and the province',
      {
        ja_JP: '国家文物局の回答（建設事業者と省級文化財行政部門へオンラインで送達）',
        ko_KR: '국가문물국 회신(건설 사업자와 성급 문화유산 행정부서에 온라인 송달)',
      },
    ),
    handleProcess: numbered(
      text(
        '建设单位编制设计方案，评估对历史风貌的影响，完成应当进行的考古调查、勘探，在线填写并提交。',
        'The developer draws up the design, has the effect on the historic appearance assessed, completes the survey that is due and submits online.',
        {
          ja_JP: '建設事業者は設計案を作成し、歴史的景観への影響を評価し、必要な考古調査を終えて、オンラインで入力・提出します。',
          ko_KR:
            '건설 사업자는 설계안을 작성하고 역사적 경관에 미치는 영향을 평가하며 필요한 매장유산 조사를 마쳐 온라인으로 작성·제출합니다.',
        },
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '取得同意后，依法向自然资源（规划）主管部门申请建设工程规划许可。',
        'With the consent the developer applies to the planning authority for the planning permission.',
        {
          ja_JP: '同意を得た後、法に基づき自然資源（計画）主管部門へ建設工事計画許可を申請します。',
          ko_KR: '동의를 받은 뒤 법에 따라 자연자원(계획) 주관부서에 건설공사 계획허가를 신청합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text('设计方案未经同意，不得在建设控制地带内进行建设工程。', 'No works in the zone before the consent.', {
        ja_JP: '設計案の同意を得ずに建設規制地帯内で建設工事を行ってはなりません。',
        ko_KR: '설계안의 동의를 받지 않고 건설통제지대 안에서 건설공사를 할 수 없습니다.',
      }),
      text('建设工程不得破坏文物保护单位的历史风貌。', 'The works must not spoil the historic appearance of the unit.', {
        ja_JP: '建設工事は文化財保護単位の歴史的景観を損なってはなりません。',
        ko_KR: '건설공사는 문화유산 보호단위의 역사적 경관을 훼손할 수 없습니다.',
      }),
      text('不得建设污染文物保护单位及其环境的设施。', 'No facility that pollutes the unit or its surroundings.', {
        ja_JP: '文化財保護単位とその環境を汚染する施設を建設してはなりません。',
        ko_KR: '문화유산 보호단위와 그 환경을 오염시키는 시설을 지을 수 없습니다.',
      }),
    ],
    acceptConditions: [
      text(
        '工程位于已经公布的全国重点文物保护单位建设控制地带内。',
        'The works lie in the announced control zone of a national key heritage unit.',
        {
          ja_JP: '工事が、公布済みの全国重点文化財保護単位の建設規制地帯内にあること。',
          ko_KR: '공사가 공포된 전국중점 문화유산 보호단위의 건설통제지대 안에 있을 것.',
        },
      ),
      text(
        '设计方案的高度、体量、形式和色彩与文物保护单位的历史风貌相协调，符合已经公布实施的保护规划。',
        'Height, bulk, form and colour agree with the historic appearance of the unit and with the conservation plan in force.',
        {
          ja_JP: '設計案の高さ、規模、形態、色彩が文化財保護単位の歴史的景観と調和し、公布・実施済みの保護計画に合うこと。',
          ko_KR: '설계안의 높이, 규모, 형태, 색채가 문화유산 보호단위의 역사적 경관과 어울리고 공포·시행 중인 보호계획에 맞을 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第二十九条'),
      heritageLaw('第三十条'),
      heritageLaw('第四十三条'),
      heritageLaw('第八十三条'),
      heritageRegulation('第十三条、第十四条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('工程有一部分在保护范围内怎么办？', 'What if part of the works lies in the protection range?', {
          ja_JP: '工事の一部が保護範囲内にある場合は。',
          ko_KR: '공사 일부가 보호구역 안에 있으면 어떻게 하나요?',
        }),
        answer: text(
          '保护范围内的部分按56005办理，由省级人民政府批准，批准前征得国家文物局同意。建议先调整设计，避开保护范围。',
          'That part is matter 56005: approved by the provincial government with the consent of the national bureau. Better change the design first and stay out of the range.',
          {
            ja_JP:
              '保護範囲内の部分は56005で扱い、国家文物局の同意を得て省人民政府が承認します。まず設計を見直し、保護範囲を避けることをお勧めします。',
            ko_KR:
              '보호구역 안의 부분은 56005로 처리하며 국가문물국의 동의를 받아 성 인민정부가 승인합니다. 먼저 설계를 조정하여 보호구역을 피하는 것이 좋습니다.',
          },
        ),
      },
      {
        question: text('取得同意后提高了建筑高度，需要重新报批吗？', 'The building became higher after the consent: is a new one needed?', {
          ja_JP: '同意を得た後に建物を高くする場合、改めて申請が必要ですか。',
          ko_KR: '동의를 받은 뒤 건물 높이를 높이면 다시 신청해야 하나요?',
        }),
        answer: text(
          '需要。位置、高度、体量、外观等发生变化的，应当将调整后的设计方案重新报批。',
          'Yes. A design whose place, height, bulk or appearance has changed goes through this matter again.',
          {
            ja_JP: '必要です。位置、高さ、規模、外観などが変わる場合は、変更後の設計案を改めて申請してください。',
            ko_KR: '필요합니다. 위치, 높이, 규모, 외관 등이 바뀌면 조정한 설계안을 다시 신청해야 합니다.',
          },
        ),
      },
      {
        question: text(
          '省级或者市、县级文物保护单位的建设控制地带在这里办理吗？',
          'Are control zones of provincial, municipal or county units handled here?',
          {
            ja_JP: '省級・市級・県級の文化財保護単位の建設規制地帯もここで扱いますか。',
            ko_KR: '성급·시급·현급 문화유산 보호단위의 건설통제지대도 여기서 처리하나요?',
          },
        ),
        answer: text(
          '不在。法律规定按文物保护单位的级别和影响程度，由国家规定的文物行政部门同意，请向所在地文物行政部门咨询。',
          'No. By law the competent heritage authority depends on the level of the unit and the effect of the works; ask the local heritage authority.',
          {
            ja_JP:
              'いいえ。法律により、文化財保護単位の級と影響の程度に応じて定められた文化財行政部門が同意します。所在地の文化財行政部門へお問い合わせください。',
            ko_KR:
              '아니요. 법률에 따라 문화유산 보호단위의 급과 영향 정도에 따라 정해진 문화유산 행정부서가 동의합니다. 소재지 문화유산 행정부서에 문의하세요.',
          },
        ),
      },
      whichTimeIsNotCounted,
    ],
  },
  materials: [
    {
      ...developerLetter,
      help: text(
        '写明建设单位、工程名称、地点、规模，以及必须在建设控制地带内建设的理由，加盖公章。',
        'Developer, name, site and size of the works, and why they have to be in the control zone; sealed.',
        {
          ja_JP: '建設事業者、工事名、場所、規模、建設規制地帯内で建設する必要がある理由を記載し、公印を押してください。',
          ko_KR: '건설 사업자, 공사명, 위치, 규모와 건설통제지대 안에서 건설해야 하는 사유를 적고 직인을 찍으세요.',
        },
      ),
    },
    developerRegistration,
    sitingApproval,
    terrainMap,
    worksDesign,
    impactReport,
    protectionMeasures,
    surveyReport,
    worldHeritageAssessment,
    provinceOpinion,
  ],
}
