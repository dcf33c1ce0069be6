import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import {
  developerLetter,
  developerRegistration,
  impactReport,
  sitingApproval,
  surveyReport,
  terrainMap,
  worksDesign,
  worldHeritageAssessment,
} from '../_blocks/guide-construction.ts'
import { fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'
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
import { heritageLaw, licensingLaw } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: '56004',
  aliases: [],
  name: text('全国重点文物保护单位原址保护措施审批', 'In-situ protection measures for a national key heritage unit', {
    ja_JP: '全国重点文化財保護単位の原位置保護措置の審査',
    ko_KR: '전국중점 문화유산 보호단위 원위치 보호 조치 심사',
  }),
  shortName: text('原址保护措施', 'In-situ protection', { ja_JP: '原位置保護措置', ko_KR: '원위치 보호 조치' }),
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
      '建设工程选址因特殊情况不能避开全国重点文物保护单位，需要对其实施原址保护的',
      'Works whose site cannot, for special reasons, avoid a national key heritage unit, which is then protected where it stands',
      {
        ja_JP: '建設工事の用地選定で、特別の事情により全国重点文化財保護単位を回避できず、原位置で保護する場合',
        ko_KR: '건설공사의 부지 선정에서 특별한 사정으로 전국중점 문화유산 보호단위를 피할 수 없어 원위치에서 보호해야 하는 경우',
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
        '建设单位比选选址方案；确实不能避开的，委托评估文物影响，确定原址保护措施，在线填写并提交。',
        'The developer compares sites; if the unit cannot be avoided, it has the impact assessed, fixes the measures and submits online.',
        {
          ja_JP:
            '建設事業者は用地案を比較します。回避できない場合は文化財への影響の評価を委託し、原位置保護措置を定め、オンラインで入力・提出します。',
          ko_KR:
            '건설 사업자는 부지 방안을 비교합니다. 피할 수 없으면 문화유산 영향평가를 위탁하고 원위치 보호 조치를 정하여 온라인으로 작성·제출합니다.',
        },
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '批准后方可开工；建设单位按批准的措施组织施工，费用列入建设工程预算。',
        'Works begin only after approval and follow the approved measures; their cost is part of the budget of the works.',
        {
          ja_JP: '着工は承認後に限ります。建設事業者は承認された措置に従って施工し、その費用を工事予算に計上します。',
          ko_KR: '승인 후에만 착공할 수 있습니다. 건설 사업자는 승인된 조치에 따라 시공하며 그 비용을 공사 예산에 반영합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text('原址保护措施未经批准，不得开工建设。', 'No start of works before the measures are approved.', {
        ja_JP: '原位置保護措置の承認前に着工してはなりません。',
        ko_KR: '원위치 보호 조치가 승인되기 전에 착공할 수 없습니다.',
      }),
      text(
        '全国重点文物保护单位不得拆除；需要迁移的，由省级人民政府报国务院批准，不适用本事项。',
        'National units are never demolished; relocation goes through the provincial government to the State Council and is not this matter.',
        {
          ja_JP: '全国重点文化財保護単位は取り壊せません。移築が必要な場合は省人民政府を経て国務院が承認し、この事項には当たりません。',
          ko_KR:
            '전국중점 문화유산 보호단위는 철거할 수 없습니다. 이전이 필요하면 성 인민정부를 거쳐 국무원이 승인하며 이 사무에 해당하지 않습니다.',
        },
      ),
      text(
        '不得在保护范围和建设控制地带内建设污染文物保护单位及其环境的设施。',
        'No facility that pollutes the unit or its surroundings in the range or the control zone.',
        {
          ja_JP: '保護範囲と建設規制地帯内に、文化財保護単位とその環境を汚染する施設を建設してはなりません。',
          ko_KR: '보호구역과 건설통제지대 안에 문화유산 보호단위와 그 환경을 오염시키는 시설을 지을 수 없습니다.',
        },
      ),
    ],
    acceptConditions: [
      text(
        '工程选址确因特殊情况不能避开全国重点文物保护单位，并已比选其他方案。',
        'The site cannot, for special reasons, avoid the unit, and other solutions were compared.',
        {
          ja_JP: '特別の事情により用地が全国重点文化財保護単位を回避できず、ほかの案と比較していること。',
          ko_KR: '특별한 사정으로 부지가 전국중점 문화유산 보호단위를 피할 수 없고 다른 방안과 비교하였을 것.',
        },
      ),
      text(
        '文物影响评估结论明确，原址保护措施具体可行，能够保证文物安全。',
        'The assessment has a clear conclusion and the measures are definite, feasible and keep the heritage safe.',
        {
          ja_JP: '影響評価の結論が明確で、原位置保護措置が具体的かつ実行可能であり、文化財の安全が保証されること。',
          ko_KR: '영향평가의 결론이 명확하고 원위치 보호 조치가 구체적이고 실행 가능하며 문화유산의 안전이 보장될 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十一条'),
      heritageLaw('第三十条'),
      heritageLaw('第四十三条'),
      heritageLaw('第八十三条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text(
          '工程同时涉及保护范围的，批准原址保护措施就够了吗？',
          'The works also touch the protection range: is this approval enough?',
          {
            ja_JP: '工事が保護範囲にも及ぶ場合、原位置保護措置の承認だけで足りますか。',
            ko_KR: '공사가 보호구역에도 걸치면 원위치 보호 조치 승인만으로 충분한가요?',
          },
        ),
        answer: text(
          '不够。在保护范围内进行建设工程或者爆破、钻探、挖掘的，还应当依法由省级人民政府批准，批准前征得国家文物局同意（56005）。评估报告和图纸可以共用，两个事项分别作出决定。',
          'No. Works, blasting, drilling or digging inside the range also need the approval of the provincial government with the consent of the national bureau (56005). Assessment and drawings may serve both; each matter has its own decision.',
          {
            ja_JP:
              '足りません。保護範囲内の建設工事または発破・ボーリング・掘削には、国家文物局の同意を得た省人民政府の承認も必要です（56005）。評価報告書と図面は共用できますが、決定は事項ごとに行います。',
            ko_KR:
              '아닙니다. 보호구역 안의 건설공사나 발파·시추·굴착은 국가문물국의 동의를 받은 성 인민정부의 승인도 필요합니다(56005). 평가 보고서와 도면은 함께 쓸 수 있으나 결정은 사무별로 합니다.',
          },
        ),
      },
      {
        question: text('原址保护的费用由谁承担？', 'Who pays for the protection?', {
          ja_JP: '原位置保護の費用は誰が負担しますか。',
          ko_KR: '원위치 보호 비용은 누가 부담하나요?',
        }),
        answer: text('由建设单位列入建设工程预算。', 'The developer, in the budget of the works.', {
          ja_JP: '建設事業者が工事予算に計上して負担します。',
          ko_KR: '건설 사업자가 공사 예산에 반영하여 부담합니다.',
        }),
      },
      {
        question: text('省级以下文物保护单位也在这里办理吗？', 'Are provincial and lower units handled here?', {
          ja_JP: '省級以下の文化財保護単位もここで扱いますか。',
          ko_KR: '성급 이하 문화유산 보호단위도 여기서 처리하나요?',
        }),
        answer: text(
          '不在。原址保护措施按文物保护单位的级别报相应的文物行政部门批准；未定级不可移动文物报县级人民政府文物行政部门批准。',
          'No. The measures go to the heritage authority of the level of the unit; for ungraded immovable heritage to that of the county.',
          {
            ja_JP:
              'いいえ。原位置保護措置は、文化財保護単位の級に応じた文化財行政部門が承認します。未指定の不可移動文化財は県級人民政府の文化財行政部門が承認します。',
            ko_KR:
              '아니요. 원위치 보호 조치는 문화유산 보호단위의 급에 따른 문화유산 행정부서가 승인합니다. 등급이 정해지지 않은 부동산 문화유산은 현급 인민정부 문화유산 행정부서가 승인합니다.',
          },
        ),
      },
      whichTimeIsNotCounted,
    ],
  },
  materials: [
    developerLetter,
    developerRegistration,
    sitingApproval,
    terrainMap,
    worksDesign,
    impactReport,
    fromApplicant(
      'in-situ-measures',
      text('原址保护措施方案', 'Scheme of in-situ protection', { ja_JP: '原位置保護措置案', ko_KR: '원위치 보호 조치안' }),
      {
        paperCopies: 1,
        help: text(
          '包括保护对象、技术措施、施工期间的监测和应急预案、费用及其列入工程预算的安排。',
          'The object, the technical measures, monitoring and emergency plan during the works, the cost and its place in the budget.',
          {
            ja_JP: '保護対象、技術的措置、施工中の監視と緊急対応、費用と工事予算への計上を含みます。',
            ko_KR: '보호 대상, 기술 조치, 시공 중 모니터링과 비상 대응, 비용과 공사 예산 반영 계획을 포함합니다.',
          },
        ),
      },
    ),
    fromApplicant(
      'author-qualification',
      text('保护措施编制单位的资质证明', 'Qualification of its author', {
        ja_JP: '保護措置作成機関の資格証明',
        ko_KR: '보호 조치 작성 기관의 자격 증명',
      }),
    ),
    surveyReport,
    worldHeritageAssessment,
    provinceOpinion,
  ],
}
