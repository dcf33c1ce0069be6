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
import { heritageLaw, licensingLaw } from '../_blocks/law.ts'

/** The entity of construction touching heritage: which of its matters applies, and what they have in common. */
export const guide: GuideDefinition = {
  code: 'TBCrpAiMainEntity',
  aliases: [],
  name: text('涉及文物保护单位的建设工程（涉建项目）', 'Construction touching heritage units', {
    ja_JP: '文化財保護単位に関わる建設工事',
    ko_KR: '문화유산 보호단위와 관련된 건설공사',
  }),
  shortName: text('涉建项目', 'Construction projects', { ja_JP: '関連建設工事', ko_KR: '관련 건설공사' }),
  category: 'construction',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: nationalBureau,
    applySubject: text(
      '项目建设单位；56005、56010由省级人民政府申报，建设单位在线填报',
      'The developer; in 56005 and 56010 the provincial government applies and the developer fills in online',
      {
        ja_JP: '事業の建設事業者。56005と56010は省人民政府が申請し、建設事業者がオンラインで入力',
        ko_KR: '사업의 건설 사업자. 56005와 56010은 성 인민정부가 신청하고 건설 사업자가 온라인으로 작성',
      },
    ),
    acceptInstitution: provinceThenNational,
    commitmentDeadline: twentyWorkingDays,
    statutoryDeadline: twentyWorkingDays,
    applicationRange: text(
      '建设工程涉及文物保护单位的，先按工程位置和文物级别选择事项：\n不能避开全国重点文物保护单位、实施原址保护的，办理56004；\n在全国重点或者省级文物保护单位保护范围内的，办理56005；\n需要迁移或者拆除省级文物保护单位的，办理56010；\n在全国重点文物保护单位建设控制地带内的，办理56012。',
      'Works touching heritage units: choose the matter by place and level first.\nA national unit that cannot be avoided and is protected where it stands: 56004.\nInside the protection range of a national or provincial unit: 56005.\nA provincial unit to be moved or demolished: 56010.\nInside the control zone of a national unit: 56012.',
      {
        ja_JP:
          '文化財保護単位に関わる建設工事は、まず位置と級により事項を選びます。\n全国重点文化財保護単位を回避できず原位置で保護する場合：56004。\n全国重点または省級文化財保護単位の保護範囲内の場合：56005。\n省級文化財保護単位の移築・取壊しが必要な場合：56010。\n全国重点文化財保護単位の建設規制地帯内の場合：56012。',
        ko_KR:
          '문화유산 보호단위와 관련된 건설공사는 먼저 위치와 급에 따라 사무를 고릅니다.\n전국중점 문화유산 보호단위를 피할 수 없어 원위치에서 보호하는 경우: 56004.\n전국중점 또는 성급 문화유산 보호단위의 보호구역 안인 경우: 56005.\n성급 문화유산 보호단위를 이전하거나 철거해야 하는 경우: 56010.\n전국중점 문화유산 보호단위의 건설통제지대 안인 경우: 56012.',
      },
    ),
    projectResult: text('各事项的国家文物局批复', 'Reply of the national bureau on each matter', {
      ja_JP: '各事項に対する国家文物局の回答',
      ko_KR: '각 사무에 대한 국가문물국 회신',
    }),
    handleProcess: numbered(
      text(
        '选址阶段核对保护范围、建设控制地带和地下文物情况，尽可能避开不可移动文物。',
        'At the choice of the site: check ranges, zones and buried relics, and keep clear of immovable heritage.',
        {
          ja_JP: '用地選定の段階で保護範囲、建設規制地帯、地下の文化財の状況を確認し、できる限り不可移動文化財を避けます。',
          ko_KR: '부지 선정 단계에서 보호구역, 건설통제지대, 매장 문화유산 현황을 확인하고 가능한 한 부동산 문화유산을 피합니다.',
        },
      ),
      text(
        '不能避开的，选定事项，完成文物影响评估和考古调查、勘探，在线填写并提交；涉及两个以上事项的，分别申报。',
        'If that is not possible: choose the matter, have impact and ground surveyed, and submit online; several matters are applied for one by one.',
        {
          ja_JP:
            '回避できない場合は事項を選び、影響評価と考古調査を終え、オンラインで入力・提出します。複数の事項に当たる場合はそれぞれ申請します。',
          ko_KR:
            '피할 수 없으면 사무를 고르고 영향평가와 매장유산 조사를 마쳐 온라인으로 작성·제출합니다. 둘 이상의 사무에 해당하면 각각 신청합니다.',
        },
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '按批复要求开展考古、调整设计、加强监测；施工中发现文物的，立即停工、保护现场并报告。',
        'Follow the conditions of the reply: excavation, changes of design, monitoring. If relics are found during the works: stop, protect the site and report.',
        {
          ja_JP:
            '回答の条件に従い、発掘調査、設計の調整、監視を行います。施工中に文化財を発見した場合は直ちに工事を止め、現場を保護して報告します。',
          ko_KR:
            '회신의 조건에 따라 발굴조사, 설계 조정, 모니터링을 합니다. 시공 중 문화유산을 발견하면 즉시 공사를 멈추고 현장을 보호하며 보고합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text('未经批准或者同意，不得在保护范围、建设控制地带内开工建设。', 'No works in range or zone before approval or consent.', {
        ja_JP: '承認または同意を得ずに保護範囲・建設規制地帯内で着工してはなりません。',
        ko_KR: '승인이나 동의 없이 보호구역, 건설통제지대 안에서 착공할 수 없습니다.',
      }),
      text(
        '不得建设污染文物保护单位及其环境的设施，不得进行可能影响文物保护单位安全及其环境的活动。',
        'No polluting facilities and no activity that may endanger the unit or its surroundings.',
        {
          ja_JP: '文化財保護単位とその環境を汚染する施設の建設、その安全と環境に影響し得る活動は禁止されています。',
          ko_KR: '문화유산 보호단위와 그 환경을 오염시키는 시설을 짓거나 그 안전과 환경에 영향을 줄 수 있는 활동을 할 수 없습니다.',
        },
      ),
      text('未依法进行考古调查、勘探的，不得开工。', 'No start of works without the archaeological survey the law requires.', {
        ja_JP: '法に基づく考古調査を行わずに着工してはなりません。',
        ko_KR: '법에 따른 매장유산 조사를 하지 않으면 착공할 수 없습니다.',
      }),
    ],
    acceptConditions: [
      text('工程确实不能避开，并已比选其他方案。', 'The heritage cannot be avoided and other solutions were compared.', {
        ja_JP: '工事が回避できず、ほかの案と比較していること。',
        ko_KR: '공사를 피할 수 없고 다른 방안과 비교하였을 것.',
      }),
      text(
        '文物影响评估结论明确，保护措施能够保证文物安全。',
        'The assessment has a clear conclusion and the measures keep the heritage safe.',
        {
          ja_JP: '影響評価の結論が明確で、保護措置により文化財の安全が保証されること。',
          ko_KR: '영향평가의 결론이 명확하고 보호 조치로 문화유산의 안전이 보장될 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第二十八条'),
      heritageLaw('第二十九条'),
      heritageLaw('第三十条'),
      heritageLaw('第三十一条'),
      heritageLaw('第四十三条'),
      heritageLaw('第四十五条'),
      heritageLaw('第四十六条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('怎样知道工程是否涉及文物保护单位？', 'How do I know whether my works touch a unit?', {
          ja_JP: '工事が文化財保護単位に関わるかどうかは、どう調べますか。',
          ko_KR: '공사가 문화유산 보호단위와 관련되는지 어떻게 알 수 있나요?',
        }),
        answer: text(
          '保护范围和建设控制地带由人民政府公布。请带工程坐标或者红线图向所在地文物行政部门核对；未核对的，不要以网上地图作为依据。',
          'Ranges and zones are announced by the governments. Check coordinates or site boundary with the local heritage authority; a map on the web is no proof.',
          {
            ja_JP:
              '保護範囲と建設規制地帯は人民政府が公布します。工事の座標または敷地境界図を持参し、所在地の文化財行政部門で確認してください。ネット上の地図は根拠になりません。',
            ko_KR:
              '보호구역과 건설통제지대는 인민정부가 공포합니다. 공사 좌표나 경계도를 가지고 소재지 문화유산 행정부서에서 확인하세요. 인터넷 지도는 근거가 되지 않습니다.',
          },
        ),
      },
      {
        question: text('施工中发现文物，批复还有效吗？', 'Relics turn up during the works: does the reply still hold?', {
          ja_JP: '施工中に文化財を発見した場合、回答は有効ですか。',
          ko_KR: '시공 중 문화유산이 발견되면 회신은 유효한가요?',
        }),
        answer: text(
          '先停工、保护现场并报告当地文物行政部门；文物行政部门24小时内赶赴现场，7日内提出处理意见。能否按原批复继续，以处理意见为准。',
          'Stop, protect the site and report to the local heritage authority; it comes within 24 hours and states within 7 days what to do. That opinion tells whether the works may go on under the reply.',
          {
            ja_JP:
              'まず工事を止め、現場を保護し、当地の文化財行政部門へ報告してください。同部門は24時間以内に現場に赴き、7日以内に処理意見を示します。元の回答で続行できるかは処理意見によります。',
            ko_KR:
              '먼저 공사를 멈추고 현장을 보호하며 현지 문화유산 행정부서에 보고하세요. 그 부서는 24시간 이내에 현장에 가고 7일 이내에 처리 의견을 냅니다. 기존 회신대로 계속할 수 있는지는 처리 의견에 따릅니다.',
          },
        ),
      },
      {
        question: text('考古调查、勘探的费用由谁承担？', 'Who pays for the survey?', {
          ja_JP: '考古調査の費用は誰が負担しますか。',
          ko_KR: '매장유산 조사 비용은 누가 부담하나요?',
        }),
        answer: text(
          '因基本建设和生产建设需要的考古调查、勘探、发掘，所需费用由建设单位列入建设工程预算；县级以上人民政府可以通过适当方式给予支持。',
          'Surveys and excavations that construction calls for are paid by the developer, in the budget of the works; governments from the county up may support them.',
          {
            ja_JP:
              '建設のために必要な考古調査・発掘の費用は建設事業者が工事予算に計上します。県級以上の人民政府は適切な方法で支援できます。',
            ko_KR:
              '건설에 필요한 매장유산 조사·발굴 비용은 건설 사업자가 공사 예산에 반영합니다. 현급 이상 인민정부는 적절한 방식으로 지원할 수 있습니다.',
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
    protectionMeasures,
    surveyReport,
    worldHeritageAssessment,
    provinceOpinion,
  ],
}
