import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'
import { fileComplete, internalTarget, noStatutoryTime, otherPower, promisedTime } from '../_blocks/guide-parts.ts'
import {
  departmentOpinions,
  planBaseData,
  planBoundaries,
  planDecision,
  planDrawings,
  planExplanation,
  planMustBeNational,
  planText,
  plannerQualification,
  publicComments,
  qualifiedPlannersOnly,
  whyNoTime,
} from '../_blocks/guide-planning.ts'
import { nationalExamines, numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, planRules } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: 'TBCrpPsMainEntity',
  aliases: ['TBCrpPs'],
  name: text('全国重点文物保护单位保护规划编制成果审查', 'Examination of the conservation plan of a national key heritage unit', {
    ja_JP: '全国重点文化財保護単位の保護計画案の審査',
    ko_KR: '전국중점 문화유산 보호단위 보호계획안 심사',
  }),
  shortName: text('保护规划审查', 'Plan examination', { ja_JP: '保護計画案の審査', ko_KR: '보호계획안 심사' }),
  category: 'planning',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: otherPower,
    projectType: promisedTime,
    decisionMechanism: planDecision,
    applySubject: text('组织编制保护规划的文物行政部门或者管理机构', 'The heritage authority or managing body that leads the planning', {
      ja_JP: '保護計画の策定を主管する文化財行政部門または管理機関',
      ko_KR: '보호계획 수립을 주관하는 문화유산 행정부서 또는 관리기관',
    }),
    acceptInstitution: text(
      '所在地省级文物行政部门审核，国家文物局受理并提出意见',
      'Examined by the provincial bureau; accepted by the national bureau, which gives its opinion',
      {
        ja_JP: '所在地の省級文化財行政部門が審査し、国家文物局が受理して意見を示す',
        ko_KR: '소재지 성급 문화유산 행정부서가 심사하고 국가문물국이 접수하여 의견 제시',
      },
    ),
    commitmentDeadline: internalTarget,
    statutoryDeadline: noStatutoryTime,
    applicationRange: text(
      '已经立项的全国重点文物保护单位保护规划完成编制，报送规划成果审查；规划批准公布后的备案按56022办理',
      'A plan that has been initiated and compiled is handed in for examination; its filing after approval and announcement is 56022',
      {
        ja_JP: '立案済みの全国重点文化財保護単位の保護計画の策定が完了し、計画案の審査を受ける場合。承認・公布後の届出は56022で扱います',
        ko_KR: '입안된 전국중점 문화유산 보호단위 보호계획의 수립을 마치고 계획안의 심사를 받는 경우. 승인·공포 후의 신고는 56022로 처리',
      },
    ),
    projectResult: text(
      '国家文物局审查意见（网上送达省级文物行政部门）',
      'Opinion of the national bureau, delivered online to the province',
      {
        ja_JP: '国家文物局の審査意見（省級文化財行政部門へオンラインで送達）',
        ko_KR: '국가문물국 심사 의견(성급 문화유산 행정부서에 온라인 송달)',
      },
    ),
    handleProcess: numbered(
      text(
        '有资质的单位编制规划，征求有关部门和公众意见，在线填写并提交规划成果。',
        'A qualified firm compiles the plan; departments and the public are heard; the plan is submitted online.',
        {
          ja_JP: '資格のある機関が計画を策定し、関係部門と公衆の意見を聴いて、計画案をオンラインで入力・提出します。',
          ko_KR: '자격 있는 기관이 계획을 수립하고 관련 부서와 공중의 의견을 들어 계획안을 온라인으로 작성·제출합니다.',
        },
      ),
      text(
        '省级文物行政部门审核，组织专家论证，需要修改的退回修改；审核通过的上报国家文物局。',
        'The provincial bureau examines it with experts, returns it for revision where needed, and reports to the national bureau.',
        {
          ja_JP:
            '省級文化財行政部門が審査し、専門家の論証を行い、修正が必要な場合は差し戻します。審査を通ったものを国家文物局へ進達します。',
          ko_KR:
            '성급 문화유산 행정부서가 심사하고 전문가 논증을 하며 수정이 필요하면 돌려보냅니다. 심사를 통과하면 국가문물국에 상신합니다.',
        },
      ),
      nationalExamines,
      text(
        '国家文物局提出意见；按意见修改后，由省级人民政府批准并公布实施，再报国家文物局备案（56022）。',
        'The national bureau gives its opinion; revised accordingly, the plan is approved and announced by the provincial government and filed with the national bureau (56022).',
        {
          ja_JP: '国家文物局が意見を示します。意見により修正した後、省人民政府が承認して公布・実施し、国家文物局へ届け出ます（56022）。',
          ko_KR: '국가문물국이 의견을 냅니다. 의견에 따라 수정한 뒤 성 인민정부가 승인하여 공포·시행하고 국가문물국에 신고합니다(56022).',
        },
      ),
    ),
    prohibitiveRequirements: [
      qualifiedPlannersOnly,
      text(
        '规划公布前，不得以规划草案代替已经公布的保护范围和建设控制地带。',
        'Until the plan is announced, its draft does not replace the announced range and zone.',
        {
          ja_JP: '計画の公布前に、計画案を公布済みの保護範囲・建設規制地帯に代えて用いてはなりません。',
          ko_KR: '계획이 공포되기 전에 계획안을 공포된 보호구역·건설통제지대 대신 쓸 수 없습니다.',
        },
      ),
    ],
    acceptConditions: [
      planMustBeNational,
      text('已经立项，规划范围和内容与立项批复一致。', 'The plan was initiated, and area and contents agree with the reply.', {
        ja_JP: '立案済みで、計画の範囲と内容が立案の回答と一致すること。',
        ko_KR: '입안되었고 계획의 범위와 내용이 입안 회신과 같을 것.',
      }),
      text(
        '已经征求有关部门和公众意见，并与国土空间规划等相关规划衔接。',
        'Departments and the public were heard, and the plan fits territorial and other plans.',
        {
          ja_JP: '関係部門と公衆の意見を聴き、国土空間計画などの関連計画と整合していること。',
          ko_KR: '관련 부서와 공중의 의견을 듣고 국토공간계획 등 관련 계획과 연계되었을 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [heritageLaw('第二十六条'), heritageLaw('第二十七条'), heritageLaw('第二十九条'), planRules('第六条、第七条')],
    commonQuestions: [
      whyNoTime,
      {
        question: text('规划成果由哪些部分组成？', 'What does the plan consist of?', {
          ja_JP: '計画案は何で構成されますか。',
          ko_KR: '계획안은 무엇으로 이루어지나요?',
        }),
        answer: text(
          '规划文本、规划图纸、规划说明和基础资料汇编，并附保护范围、建设控制地带的矢量数据。图纸与文本不一致的会退回修改。',
          'Text, drawings, explanation and base data, with vector data of range and zone. A plan whose drawings differ from its text is returned.',
          {
            ja_JP:
              '計画本文、計画図、計画説明書、基礎資料集で構成し、保護範囲・建設規制地帯のベクターデータを添えます。図と本文が一致しない場合は差し戻します。',
            ko_KR:
              '계획 본문, 계획 도면, 계획 설명서, 기초 자료집으로 이루어지며 보호구역·건설통제지대의 벡터 데이터를 붙입니다. 도면과 본문이 다르면 돌려보냅니다.',
          },
        ),
      },
      {
        question: text('规划跨省的，由谁申报？', 'Who applies if the unit lies in several provinces?', {
          ja_JP: '複数の省にまたがる場合、誰が申請しますか。',
          ko_KR: '여러 성에 걸치면 누가 신청하나요?',
        }),
        answer: text(
          '由国家文物局指定或者协调有关省组织编制，请在编制前与所在地省级文物行政部门联系。',
          'The national bureau names or co-ordinates the provinces that plan; get in touch with the provincial bureau before planning begins.',
          {
            ja_JP: '国家文物局が策定する省を指定または調整します。策定の前に所在地の省級文化財行政部門へご連絡ください。',
            ko_KR: '국가문물국이 수립할 성을 지정하거나 조정합니다. 수립 전에 소재지 성급 문화유산 행정부서에 연락하세요.',
          },
        ),
      },
    ],
  },
  materials: [
    fromApplicant('application-letter', text('报送文件', 'Letter', { ja_JP: '提出文書', ko_KR: '제출 공문' }), {
      sample: 'request-letter',
      paperCopies: 1,
    }),
    planText,
    planDrawings,
    planExplanation,
    planBaseData,
    planBoundaries,
    publicComments,
    departmentOpinions,
    plannerQualification,
    provinceOpinion,
  ],
}
