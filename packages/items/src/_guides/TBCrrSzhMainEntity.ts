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
  code: 'TBCrrSzhMainEntity',
  aliases: ['TBCrrSzh'],
  name: text('可移动文物数字化保护方案', 'Schemes of digitization of movable relics', {
    ja_JP: '可動文化財のデジタル化保護計画',
    ko_KR: '동산 문화유산 디지털화 보호 방안',
  }),
  shortName: text('数字化保护', 'Digitization', { ja_JP: 'デジタル化保護', ko_KR: '디지털화 보호' }),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...fundedProjectGuide,
    applicationRange: text(
      '采集、加工、存储可移动文物的数字信息并用于保护、研究和展示的项目',
      'Projects that capture, process and store digital information of movable relics for protection, research and display',
      {
        ja_JP: '可動文化財のデジタル情報を収集・加工・保存し、保護・研究・展示に用いる案件',
        ko_KR: '동산 문화유산의 디지털 정보를 수집·가공·저장하여 보호·연구·전시에 쓰는 사업',
      },
    ),
    handleProcess: numbered(
      text(
        '收藏单位确定数字化对象、内容和用途，编制数字化保护方案，填写起止时间（共计月数）、预算和人员，在线提交。',
        'The collection settles objects, contents and use, draws up the scheme and submits it online with dates (total of months), budget and people.',
        {
          ja_JP: '収蔵機関はデジタル化の対象、内容、用途を定めて計画を作成し、期間（合計月数）、予算、人員をオンラインで入力・提出します。',
          ko_KR: '소장기관은 디지털화의 대상, 내용, 용도를 정해 방안을 만들고 기간(총 개월 수), 예산, 인력을 온라인으로 작성·제출합니다.',
        },
      ),
      provinceChecksGrades,
      planThenFund,
      text(
        '按方案采集和加工，数据经检查后入库、备份，完成后验收。',
        'Data are captured and processed as the scheme says, checked, stored and backed up; the project is accepted.',
        {
          ja_JP: '計画に従って収集・加工し、データは検査後に保管・バックアップし、完了後に検収を行います。',
          ko_KR: '방안대로 수집·가공하고 자료를 검사하여 보관·백업하며 완료 후 검수합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text('采集过程中的光照、接触、移动不得损害文物。', 'Light, touch and movement during capture may not harm the relics.', {
        ja_JP: '収集の際の照明、接触、移動により文化財を損なってはなりません。',
        ko_KR: '수집할 때의 빛, 접촉, 이동으로 문화유산을 해칠 수 없습니다.',
      }),
      text(
        '承接机构不得擅自留存、对外提供采集的原始数据，或者将其用于其他目的。',
        'Contractors may not keep the raw data, hand them on or use them otherwise.',
        {
          ja_JP: '受託機関は元データを無断で保持し、提供し、または他の目的に用いてはなりません。',
          ko_KR: '수탁 기관은 원본 자료를 함부로 보관·제공하거나 다른 목적에 쓸 수 없습니다.',
        },
      ),
      text(
        '涉及国家秘密的文物信息，按照保密规定采集、存储和使用。',
        'What is a state secret is captured, stored and used under the rules of secrecy.',
        {
          ja_JP: '国家秘密に関わる文化財情報は、秘密保持の規定に従って収集・保存・使用します。',
          ko_KR: '국가 비밀에 관한 문화유산 정보는 비밀 보호 규정에 따라 수집·저장·사용합니다.',
        },
      ),
    ],
    acceptConditions: [
      gradedAndFiled,
      text('数字化对象、内容、精度和用途明确，符合有关标准。', 'Objects, contents, resolution and use are clear and meet the standards.', {
        ja_JP: '対象、内容、精度、用途が明確で、関係する標準に適合すること。',
        ko_KR: '대상, 내용, 정밀도, 용도가 명확하고 관련 표준에 맞을 것.',
      }),
      text('知识产权归属、数据安全和长期保存措施明确。', 'Intellectual property, security of data and long-term keeping are settled.', {
        ja_JP: '知的財産の帰属、データの安全、長期保存の措置が明確であること。',
        ko_KR: '지식재산의 귀속, 자료 안전, 장기 보존 조치가 명확할 것.',
      }),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第十七条'),
      heritageLaw('第五十一条'),
      heritageLaw('第六十二条'),
      heritageRegulation('第二条'),
      museumRegulation('第二十二条'),
      museumRegulation('第三十四条'),
    ],
    commonQuestions: [
      {
        question: text('三维扫描一级文物要经批准吗？', 'Does 3D scanning of a grade-one relic need approval?', {
          ja_JP: '一級文化財の三次元計測には承認が必要ですか。',
          ko_KR: '1급 문화유산의 3차원 스캔에 승인이 필요한가요?',
        }),
        answer: text(
          '不接触、不损害文物的扫描和拍摄不属于修复、复制、拓印许可，按馆内提取、使用文物的制度办理；利用数据制作复制品的，应当另行办理复制许可（56015）。',
          'Scanning and photographing that neither touch nor harm the relic need no licence of 56015; the rules of the collection for taking out relics apply. Making a copy from the data does need it.',
          {
            ja_JP:
              '文化財に触れず損なわない計測・撮影は修理・複製・拓本採取の許可に当たらず、館内の取出し・使用の制度によります。データを用いて複製品を作る場合は、別に複製の許可（56015）が必要です。',
            ko_KR:
              '문화유산에 닿지 않고 해치지 않는 스캔과 촬영은 복원·복제·탁본 허가에 해당하지 않으며 기관의 반출·사용 제도에 따릅니다. 자료로 복제품을 만들면 따로 복제 허가(56015)를 받아야 합니다.',
          },
        ),
      },
      {
        question: text('委托公司采集，数据归谁？', 'Who owns the data a contractor captures?', {
          ja_JP: '会社に委託して収集したデータは誰のものですか。',
          ko_KR: '회사에 맡겨 수집한 자료는 누구의 것인가요?',
        }),
        answer: text(
          '应当在合同中约定数据和成果归收藏单位所有，承接机构交付后不得留存；对外提供、授权使用由收藏单位依法决定。',
          'The contract should give data and results to the collection; the contractor keeps none after delivery. The collection decides by law on access and licences.',
          {
            ja_JP:
              '契約でデータと成果の帰属を収蔵機関と定め、受託機関は引渡し後に保持しないものとします。外部への提供や利用許諾は収蔵機関が法に基づき決定します。',
            ko_KR:
              '계약에서 자료와 성과를 소장기관의 것으로 정하고 수탁 기관은 넘긴 뒤 보관하지 않습니다. 외부 제공과 이용 허락은 소장기관이 법에 따라 정합니다.',
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
      text('数字化保护方案', 'Scheme of digitization', { ja_JP: 'デジタル化保護計画書', ko_KR: '디지털화 보호 방안' }),
      {
        paperCopies: 1,
        help: text(
          '包括对象、内容、技术路线、采集精度、数据标准、质量检查、文物安全、存储备份、成果应用和起止时间。',
          'Objects, contents, technical route, resolution, data standards, checks, safety of relics, storage, use and dates.',
          {
            ja_JP: '対象、内容、技術方針、収集精度、データ標準、品質検査、文化財の安全、保存・バックアップ、成果の活用、期間を含みます。',
            ko_KR: '대상, 내용, 기술 방침, 수집 정밀도, 자료 표준, 품질 검사, 문화유산 안전, 저장·백업, 성과 활용, 기간을 포함합니다.',
          },
        ),
      },
    ),
    relicList,
    fromApplicant(
      'rights',
      text('知识产权和数据安全说明', 'Statement on intellectual property and security of data', {
        ja_JP: '知的財産とデータの安全に関する説明書',
        ko_KR: '지식재산과 자료 안전 설명서',
      }),
    ),
    budget,
    team,
    provinceOpinion,
  ],
}
