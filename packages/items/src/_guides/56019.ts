import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { collectionGuide, gradedAndFiled, relicFile, requestLetter } from '../_blocks/collection-guide.ts'
import { fromApplicant, provinceOpinion } from '../_blocks/guide-materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { heritageLaw, licensingLaw, museumRegulation } from '../_blocks/law.ts'

/**
 * The licence itself was set by a decision of the State Council (行政许可法 14条); its list is not among the texts we hold, so no item number is cited:
 * editors add it.
 */
export const guide: GuideDefinition = {
  code: '56019',
  aliases: [],
  name: text('博物馆一级藏品取样分析许可', 'Licence to take samples of grade-one pieces of museums', {
    ja_JP: '博物館一級収蔵品の試料採取・分析の許可',
    ko_KR: '박물관 1급 소장품 시료 채취·분석 허가',
  }),
  shortName: text('一级藏品取样', 'Sampling of grade one', { ja_JP: '一級収蔵品の試料採取', ko_KR: '1급 소장품 시료 채취' }),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...collectionGuide,
    applySubject: text('收藏该藏品的博物馆和其他文物收藏单位', 'The museum or other collection that holds the piece', {
      ja_JP: '当該収蔵品を所蔵する博物館その他の収蔵機関',
      ko_KR: '해당 소장품을 소장한 박물관 그 밖의 소장기관',
    }),
    applicationRange: text(
      '为保护、修复和科学研究，需要从一级藏品上提取样品进行分析测试',
      'Taking samples from grade-one pieces for analysis, in the interest of protection, repair or research',
      {
        ja_JP: '保護、修理、研究のため、一級収蔵品から試料を採取して分析・測定する場合',
        ko_KR: '보호, 복원, 연구를 위해 1급 소장품에서 시료를 채취하여 분석·측정하는 경우',
      },
    ),
    projectResult: text('国家文物局批复（写明取样藏品、部位和数量）', 'Reply of the national bureau with pieces, places and amounts', {
      ja_JP: '国家文物局の回答（収蔵品、採取部位、量を明記）',
      ko_KR: '국가문물국 회신(소장품, 채취 부위, 양 명시)',
    }),
    handleProcess: numbered(
      text(
        '收藏单位先论证无损分析能否满足需要，确需取样的编制取样分析方案。',
        'The collection first shows whether an analysis without sampling would do; if not, it draws up a scheme.',
        {
          ja_JP: '収蔵機関はまず非破壊分析で足りるかを論証し、採取が必要な場合は試料採取・分析計画を作成します。',
          ko_KR: '소장기관은 먼저 비파괴 분석으로 되는지 논증하고 채취가 꼭 필요하면 시료 채취·분석 방안을 만듭니다.',
        },
      ),
      text(
        '在线填写并提交材料，逐件写明取样部位、方法和数量。',
        'The papers are submitted online with place, method and amount for each piece.',
        {
          ja_JP: '1点ずつ採取の部位、方法、量を明記し、書類をオンラインで提出します。',
          ko_KR: '1점마다 채취 부위, 방법, 양을 적어 서류를 온라인으로 제출합니다.',
        },
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '按批准的部位和数量取样，全程记录；分析完成后将结果归入文物档案并报备案。',
        'Samples are taken where and as much as approved, with a full record; the results go into the file of the relic and are filed.',
        {
          ja_JP: '承認された部位と量で採取し、全過程を記録します。分析後は結果を文化財の記録に収め、届け出ます。',
          ko_KR: '승인된 부위와 양만큼 채취하고 전 과정을 기록합니다. 분석 후 결과를 문화유산 기록에 넣고 신고합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text('能够采用无损分析的，不得取样。', 'No samples where an analysis without sampling will do.', {
        ja_JP: '非破壊分析で足りる場合は試料を採取してはなりません。',
        ko_KR: '비파괴 분석으로 되면 시료를 채취할 수 없습니다.',
      }),
      text(
        '取样不得影响文物的安全、外观和完整性，不得超出批准的部位和数量。',
        'Sampling may not harm safety, looks or integrity, nor go beyond the approved places and amounts.',
        {
          ja_JP: '採取は文化財の安全、外観、完全性を損なってはならず、承認された部位と量を超えてはなりません。',
          ko_KR: '채취는 문화유산의 안전, 외관, 온전함을 해칠 수 없고 승인된 부위와 양을 넘을 수 없습니다.',
        },
      ),
      text(
        '样品不得转作他用，剩余样品应当交回收藏单位保存。',
        'Samples serve no other purpose; what is left goes back to the collection.',
        {
          ja_JP: '試料を他の用途に用いてはならず、残った試料は収蔵機関に返して保管します。',
          ko_KR: '시료를 다른 데 쓸 수 없고 남은 시료는 소장기관에 돌려 보관합니다.',
        },
      ),
    ],
    acceptConditions: [
      gradedAndFiled,
      text(
        '取样必要性经过论证，方案中取样量为满足分析要求的最小量。',
        'The need is shown, and the amount is the least the analysis requires.',
        {
          ja_JP: '採取の必要性が論証され、採取量が分析に必要な最小量であること。',
          ko_KR: '채취의 필요성이 논증되었고 채취량이 분석에 필요한 최소량일 것.',
        },
      ),
      text('承担分析的机构有相应的仪器、方法和人员。', 'The laboratory has the instruments, methods and people.', {
        ja_JP: '分析機関に相応の機器、方法、人員があること。',
        ko_KR: '분석 기관에 해당 기기, 방법, 인원이 있을 것.',
      }),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第五十一条'),
      heritageLaw('第一百条'),
      museumRegulation('第二十七条'),
      licensingLaw('第十四条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('X射线荧光、拉曼光谱等无损检测也要申请吗？', 'Do X-ray fluorescence or Raman measurements need the licence?', {
          ja_JP: '蛍光X線やラマン分光などの非破壊測定も申請が必要ですか。',
          ko_KR: 'X선 형광, 라만 분광 같은 비파괴 측정도 신청해야 하나요?',
        }),
        answer: text(
          '不提取样品的，不属于本事项；需要将文物运出本单位检测的，按馆藏文物借用、出入库等规定办理。',
          'Not where no sample is taken. If the relic has to leave the museum for the measurement, the rules on loans and on moving pieces apply.',
          {
            ja_JP:
              '試料を採取しない測定は本事項に当たりません。測定のため館外へ運ぶ場合は、館蔵文化財の貸借や出入庫の規定に従ってください。',
            ko_KR:
              '시료를 채취하지 않으면 이 사무에 해당하지 않습니다. 측정을 위해 밖으로 옮길 때는 소장 문화유산의 차용과 출입고 규정에 따르세요.',
          },
        ),
      },
      {
        question: text('文物本体自然脱落的残片可以直接送检吗？', 'May fragments that fell off by themselves be analysed without more?', {
          ja_JP: '自然に剥落した破片はそのまま分析に出せますか。',
          ko_KR: '저절로 떨어진 조각은 바로 분석에 보낼 수 있나요?',
        }),
        answer: text(
          '脱落残片也是文物的组成部分，应当先登记、拍照、记录部位并妥善保存。需要用于消耗性分析的，请在申请中一并列明。',
          'Fragments are part of the relic: record, photograph and keep them. Where the analysis uses them up, name them in the application.',
          {
            ja_JP:
              '剥落片も文化財の一部です。登録・撮影し部位を記録して保管してください。消費を伴う分析に用いる場合は申請に併せて記載してください。',
            ko_KR:
              '떨어진 조각도 문화유산의 일부입니다. 등록·촬영하고 부위를 기록하여 보관하세요. 소모되는 분석에 쓰려면 신청에 함께 적으세요.',
          },
        ),
      },
      {
        question: text('样品需要送到境外分析怎么办？', 'What if the samples go abroad?', {
          ja_JP: '試料を国外で分析する場合は。',
          ko_KR: '시료를 국외에서 분석하려면 어떻게 하나요?',
        }),
        answer: text(
          '请在方案中说明理由和境外机构，并在获得批准后依法办理文物出境审核。国际合作考古的标本送境外分析另按56013办理。',
          'State reason and laboratory in the scheme, and after approval go through the exit examination. Specimens of joint excavations are matter 56013.',
          {
            ja_JP:
              '計画に理由と国外機関を記載し、承認後に法に基づき持ち出し審査を受けてください。国際共同調査の標本を国外で分析する場合は56013によります。',
            ko_KR:
              '방안에 사유와 국외 기관을 적고 승인 후 법에 따라 반출 심사를 받으세요. 국제 공동 발굴의 표본을 국외에서 분석하는 것은 56013에 따릅니다.',
          },
        ),
      },
    ],
  },
  materials: [
    requestLetter,
    fromApplicant(
      'scheme',
      text('取样分析方案', 'Scheme of sampling and analysis', { ja_JP: '試料採取・分析計画', ko_KR: '시료 채취·분석 방안' }),
      {
        paperCopies: 1,
        help: text(
          '包括目的、必要性和无损分析的论证、取样部位图、方法、数量、分析项目、样品去向、安全措施和人员。',
          'Aim, need and why sampling cannot be avoided, map of the places, method, amount, tests, what becomes of the samples, safety, people.',
          {
            ja_JP: '目的、必要性と非破壊分析の論証、採取部位図、方法、量、分析項目、試料の扱い、安全措置、人員を含みます。',
            ko_KR: '목적, 필요성과 비파괴 분석의 논증, 채취 부위도, 방법, 양, 분석 항목, 시료의 처리, 안전 조치, 인원을 포함합니다.',
          },
        ),
      },
    ),
    relicFile,
    fromApplicant(
      'laboratory',
      text('承担分析机构的能力说明', 'Standing of the laboratory', { ja_JP: '分析機関の能力の説明', ko_KR: '분석 기관의 능력 설명' }),
      {
        help: text('仪器、方法、主要人员和同类工作经历。', 'Instruments, methods, people, similar work.', {
          ja_JP: '機器、方法、主な人員、同種の実績。',
          ko_KR: '기기, 방법, 주요 인원, 같은 종류의 실적.',
        }),
      },
    ),
    fromApplicant('agreement', text('委托协议', 'Agreement with the laboratory', { ja_JP: '委託協定', ko_KR: '위탁 협약' }), {
      necessity: 'depends',
      help: text(
        '由本单位以外的机构承担时提供，写明样品和数据的归属。',
        'Where another body does the analysis; with the ownership of samples and data.',
        {
          ja_JP: '他の機関が実施する場合に提出。試料とデータの帰属を記載。',
          ko_KR: '다른 기관이 시행하는 경우 냅니다. 시료와 자료의 귀속을 적습니다.',
        },
      ),
    }),
    provinceOpinion,
  ],
}
