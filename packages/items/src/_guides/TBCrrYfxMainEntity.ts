import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { gradedAndFiled, requestLetter } from '../_blocks/collection-guide.ts'
import { fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, museumRegulation } from '../_blocks/law.ts'
import {
  approvalIsNotMoney,
  budget,
  fundedProjectGuide,
  planThenFund,
  provinceChecksGrades,
  relicList,
  team,
  whyNoTime,
} from '../_blocks/relic-project-guide.ts'

export const guide: GuideDefinition = {
  code: 'TBCrrYfxMainEntity',
  aliases: ['TBCrrYfx'],
  name: text('可移动文物预防性保护方案', 'Schemes of preventive protection of movable relics', {
    ja_JP: '可動文化財の予防的保存計画',
    ko_KR: '동산 문화유산 예방적 보호 방안',
  }),
  shortName: text('预防性保护', 'Preventive protection', { ja_JP: '予防的保存', ko_KR: '예방적 보호' }),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...fundedProjectGuide,
    applicationRange: text(
      '通过监测和调控保存环境、配置柜架囊匣、防震等措施，预防和减缓文物劣化的项目',
      'Projects that prevent or slow decay by monitoring and controlling the climate, by cabinets and boxes, by protection against earthquakes and the like',
      {
        ja_JP: '保存環境の監視・調整、収納棚・保存箱の整備、防震などにより、文化財の劣化を予防・抑制する案件',
        ko_KR: '보존 환경의 감시와 조절, 수장장·보관함 마련, 방진 등으로 문화유산의 열화를 막거나 늦추는 사업',
      },
    ),
    handleProcess: numbered(
      text(
        '收藏单位监测和评估库房、展厅的保存环境，编制预防性保护方案，填写起止时间（共计月数）、文物清单和预算，在线提交。',
        'The collection monitors and assesses the climate of stores and galleries, draws up the scheme and submits it online with dates (total of months), relics and budget.',
        {
          ja_JP:
            '収蔵機関は収蔵庫・展示室の保存環境を監視・評価して予防的保存計画を作成し、期間（合計月数）、文化財一覧、予算をオンラインで入力・提出します。',
          ko_KR:
            '소장기관은 수장고와 전시실의 보존 환경을 감시·평가하여 예방적 보호 방안을 만들고 기간(총 개월 수), 문화유산 목록, 예산을 온라인으로 작성·제출합니다.',
        },
      ),
      provinceChecksGrades,
      planThenFund,
      text(
        '按方案实施，完成后验收，持续监测保存环境并保存数据。',
        'The scheme is carried out and accepted; monitoring goes on and its data are kept.',
        {
          ja_JP: '計画に従って実施し、完了後に検収を行い、保存環境の監視を続けてデータを保存します。',
          ko_KR: '방안대로 시행하고 완료 후 검수하며 보존 환경을 계속 감시하고 자료를 보존합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text(
        '不得以预防性保护名义对文物本体进行修复；修复应当另行报批。',
        'Preventive protection is no way to repair the relic itself: that is approved separately.',
        {
          ja_JP: '予防的保存の名目で文化財本体を修理してはなりません。修理は別に申請が必要です。',
          ko_KR: '예방적 보호를 명목으로 문화유산 본체를 복원할 수 없으며 복원은 따로 신청해야 합니다.',
        },
      ),
      text('柜架、囊匣和调控材料不得含有危害文物的成分。', 'Cabinets, boxes and materials may hold nothing that harms the relics.', {
        ja_JP: '収納棚・保存箱・調湿材料は、文化財に有害な成分を含んではなりません。',
        ko_KR: '수장장·보관함·조절 재료는 문화유산에 해로운 성분을 포함할 수 없습니다.',
      }),
    ],
    acceptConditions: [
      gradedAndFiled,
      text('有保存环境监测数据，问题和风险清楚。', 'Monitoring data exist; problems and risks are clear.', {
        ja_JP: '保存環境の監視データがあり、問題とリスクが明らかであること。',
        ko_KR: '보존 환경 감시 자료가 있고 문제와 위험이 분명할 것.',
      }),
      text(
        '方案内容与文物数量、级别和馆舍条件相适应，经费合理。',
        'The scheme fits the number and grades of the relics and the building; the money is reasonable.',
        {
          ja_JP: '計画の内容が文化財の数量・等級と施設の条件に見合い、経費が妥当であること。',
          ko_KR: '방안의 내용이 문화유산의 수량·등급과 건물 조건에 맞고 경비가 합리적일 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第五十三条'),
      heritageLaw('第六十三条'),
      heritageRegulation('第二条'),
      heritageRegulation('第二十八条'),
      museumRegulation('第二十四条'),
    ],
    commonQuestions: [
      {
        question: text('自筹经费更换囊匣也要申报吗？', 'Must new boxes paid from own money be applied for?', {
          ja_JP: '自己資金で保存箱を取り替える場合も申請しますか。',
          ko_KR: '자체 경비로 보관함을 바꿀 때도 신청하나요?',
        }),
        answer: text(
          '属于日常保养、不涉及文物本体的，由收藏单位按本单位制度办理并记入档案；申请专项资金或者列入年度计划的，按本事项申报。',
          'Daily care that does not touch the relic follows the rules of the collection and is noted on file. What asks for the special fund or belongs to a yearly plan is applied for here.',
          {
            ja_JP:
              '文化財本体に関わらない日常の保守は、収蔵機関の制度により行い記録に残します。特別資金を申請する場合や年度計画に入る場合は本事項で申請します。',
            ko_KR:
              '본체와 관계없는 일상 관리는 소장기관의 제도에 따라 하고 기록에 남깁니다. 특별자금을 신청하거나 연도 계획에 드는 것은 이 사무로 신청합니다.',
          },
        ),
      },
      {
        question: text('监测数据需要多长时间？', 'How long must the climate have been monitored?', {
          ja_JP: '監視データはどのくらいの期間が必要ですか。',
          ko_KR: '감시 자료는 얼마 동안의 것이 필요한가요?',
        }),
        answer: text(
          '没有统一的法定要求，应当能够反映不同季节的变化；时间较短的，在方案中说明原因和后续监测安排。',
          'The law asks for no fixed time; the data should show the change of the seasons. If the time is short, give the reason and the further monitoring in the scheme.',
          {
            ja_JP:
              '法律上の一律の要件はありませんが、季節の変化が分かることが望まれます。短い場合は理由と今後の監視の予定を計画に記載してください。',
            ko_KR: '법에 정한 일률적 요건은 없으나 계절의 변화를 알 수 있어야 합니다. 짧으면 사유와 앞으로의 감시 계획을 방안에 적으세요.',
          },
        ),
      },
      approvalIsNotMoney,
      whyNoTime,
    ],
  },
  materials: [
    requestLetter,
    fromApplicant(
      'scheme',
      text('预防性保护方案', 'Scheme of preventive protection', { ja_JP: '予防的保存計画書', ko_KR: '예방적 보호 방안' }),
      {
        paperCopies: 1,
        help: text(
          '包括环境现状、风险评估、目标、措施、设备和材料、实施步骤、起止时间和运行维护。',
          'Climate, risks, aims, measures, devices and materials, steps, dates, running and upkeep.',
          {
            ja_JP: '環境の現状、リスク評価、目標、措置、設備と材料、手順、期間、運用・保守を含みます。',
            ko_KR: '환경 현황, 위험 평가, 목표, 조치, 설비와 재료, 단계, 기간, 운영·유지를 포함합니다.',
          },
        ),
      },
    ),
    fromApplicant(
      'monitoring',
      text('库房和展厅环境监测数据', 'Climate data of stores and galleries', {
        ja_JP: '収蔵庫・展示室の環境監視データ',
        ko_KR: '수장고·전시실 환경 감시 자료',
      }),
      {
        sample: 'environment-records',
        help: text(
          '温度、湿度、光照、有害气体等，注明监测点和时间。',
          'Temperature, humidity, light, harmful gases, with places and times.',
          {
            ja_JP: '温度、湿度、照度、有害ガスなど。測定点と時期を明記してください。',
            ko_KR: '온도, 습도, 조도, 유해 가스 등. 측정점과 시기를 적으세요.',
          },
        ),
      },
    ),
    relicList,
    fromApplicant(
      'containers',
      text('柜架、囊匣清单', 'List of cabinets and boxes', { ja_JP: '収納棚・保存箱の一覧', ko_KR: '수장장·보관함 목록' }),
      {
        sample: 'containers',
        necessity: 'depends',
        help: text('方案包括柜架、囊匣的提供，写明类型、样式、尺寸和数量。', 'Where the scheme has them: kind, style, size, number.', {
          ja_JP: '計画に含まれる場合に提出。種類、様式、寸法、数量を記載。',
          ko_KR: '방안에 포함된 경우 냅니다. 종류, 양식, 크기, 수량을 적습니다.',
        }),
      },
    ),
    budget,
    team,
    provinceOpinion,
  ],
}
