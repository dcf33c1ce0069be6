import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { collectionGuide } from '../_blocks/collection-guide.ts'
import { fileComplete, thirtyWorkingDays } from '../_blocks/guide-parts.ts'
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { materials } from './_56016-materials.ts'

export const guide: GuideDefinition = {
  code: '56016',
  aliases: [],
  name: text('文物出境展览许可', 'Licence to exhibit relics abroad', { ja_JP: '文化財の国外展覧の許可', ko_KR: '문화유산 국외 전시 허가' }),
  shortName: text('文物出境展览', 'Exhibitions abroad', { ja_JP: '国外展覧', ko_KR: '국외 전시' }),
  category: 'entry-exit',
  applicants: ['legal-entity'],
  guide: {
    ...collectionGuide,
    decisionMechanism: text(
      '国家文物局；一级文物展品超过120件（套）或者超过展品总数20%的，报国务院批准',
      'National Cultural Heritage Administration; the State Council where grade-one pieces are more than 120 or more than 20 % of all',
      {
        ja_JP: '国家文物局。一級文化財の展示品が120件（組）または総数の20％を超える場合は国務院が承認',
        ko_KR: '국가문물국. 1급 문화유산 전시품이 120점(벌) 또는 총수의 20%를 넘으면 국무원이 승인',
      },
    ),
    commitmentDeadline: thirtyWorkingDays,
    statutoryDeadline: thirtyWorkingDays,
    applySubject: text('文物出境展览的承办单位', 'The body that organises the exhibition', {
      ja_JP: '国外展覧の実施機関',
      ko_KR: '국외 전시의 시행 기관',
    }),
    applicationRange: text(
      '在外国和香港、澳门特别行政区、台湾地区举办的文物展览',
      'Exhibitions of relics in foreign countries, the Hong Kong and Macao Special Administrative Regions and the Taiwan region',
      {
        ja_JP: '外国、香港・マカオ特別行政区、台湾地区で開催する文化財展',
        ko_KR: '외국과 홍콩·마카오 특별행정구, 타이완 지역에서 여는 문화유산 전시',
      },
    ),
    projectResult: text('批准文件（附展品目录）', 'Approval with the list of pieces', {
      ja_JP: '承認文書（展示品目録付き）',
      ko_KR: '승인 문서(전시품 목록 첨부)',
    }),
    handleProcess: text(
      '一、承办单位在举办展览前6个月在线提出申请，逐件填写展品。\n二、展品收藏单位所在地的省级文物行政部门审核后上报。\n三、国家文物局受理后审查展品是否适宜出境、展览协议和安全条件，需要时送专家评审。\n四、自收到申请之日起30个工作日内作出决定；一级文物展品数量超过规定的，由国家文物局报国务院批准。\n五、批准后到文物进出境审核管理处逐件审核、登记（5602003），海关凭批准文件放行；展览结束后由同一审核管理处查验复进境（5602004）。',
      '1. The organiser applies online 6 months before the exhibition and fills in each piece.\n2. The provincial bureau of the lending collections examines and reports.\n3. The national bureau examines whether the pieces may travel, the agreement and the security, with expert review where needed.\n4. It decides within 30 working days of the application; beyond the set number of grade-one pieces it reports to the State Council.\n5. After approval the appraisal office examines and records each piece (5602003) and customs releases them on the approval; on return the same office checks them (5602004).',
      {
        ja_JP:
          '一、実施機関は展覧開催の6か月前にオンラインで申請し、展示品を1点ずつ入力します。\n二、展示品の収蔵機関の所在地の省級文化財行政部門が審査し進達します。\n三、国家文物局は受理後、展示品の適否、展覧協定、安全条件を審査し、必要に応じて専門家審査に付します。\n四、申請の受領から30開庁日以内に決定します。一級文化財が所定の数を超える場合は国務院へ進達し承認を得ます。\n五、承認後、出入国審査管理処が1点ずつ審査・登録し（5602003）、税関は承認文書に基づき通関させます。終了後は同じ審査管理処が査察します（5602004）。',
        ko_KR:
          '1. 시행 기관은 전시 6개월 전에 온라인으로 신청하고 전시품을 1점씩 작성합니다.\n2. 전시품 소장기관 소재지의 성급 문화유산 행정부서가 심사하여 상신합니다.\n3. 국가문물국은 접수 후 전시품의 적합 여부, 전시 협약, 안전 조건을 심사하며 필요하면 전문가 심의에 부칩니다.\n4. 신청을 받은 날부터 30근무일 이내에 결정합니다. 1급 문화유산이 정해진 수를 넘으면 국무원에 상신하여 승인받습니다.\n5. 승인 후 반출입 심사관리처가 1점씩 심사·등록하고(5602003) 세관은 승인 문서에 따라 통관합니다. 끝난 뒤에는 같은 심사관리처가 검사합니다(5602004).',
      },
    ),
    prohibitiveRequirements: [
      text(
        '一级文物中的孤品和易损品，禁止出境展览；列入国家文物局公布的禁止出境展览目录的文物不得出境展览。',
        'Unique and fragile grade-one relics, and what the published list of the national bureau names, may not be exhibited abroad.',
        {
          ja_JP: '一級文化財のうち唯一のもの・壊れやすいもの、国家文物局が公布する国外展覧禁止目録に載るものは国外で展覧できません。',
          ko_KR:
            '1급 문화유산 중 유일한 것과 손상되기 쉬운 것, 국가문물국이 공포한 국외 전시 금지 목록에 오른 것은 국외에서 전시할 수 없습니다.',
        },
      ),
      text('未曾在国内正式展出的文物，不得出境展览。', 'Relics never formally shown at home may not be exhibited abroad.', {
        ja_JP: '国内で正式に展示されたことのない文化財は国外で展覧できません。',
        ko_KR: '국내에서 정식으로 전시된 적이 없는 문화유산은 국외에서 전시할 수 없습니다.',
      }),
      text(
        '展览期限不得超过1年；未经批准不得延期、增加展地或者调换展品。',
        'The term is at most 1 year; without approval it is not extended, nor are venues added or pieces exchanged.',
        {
          ja_JP: '展覧期間は1年を超えてはならず、承認なく延長し、会場を加え、展示品を差し替えてはなりません。',
          ko_KR: '전시 기간은 1년을 넘을 수 없고 승인 없이 연장하거나 전시 장소를 더하거나 전시품을 바꿀 수 없습니다.',
        },
      ),
    ],
    acceptConditions: [
      text(
        '展品经收藏单位登记、定级，并已在国内公开展出。',
        'The pieces were registered and graded by their collections and shown in public at home.',
        {
          ja_JP: '展示品が収蔵機関に登録・等級付けされ、国内で公開展示されていること。',
          ko_KR: '전시품이 소장기관에 등록되고 등급이 정해졌으며 국내에서 공개 전시되었을 것.',
        },
      ),
      text(
        '文物保存状况适宜运输和展出，境外场馆安全条件达到要求。',
        'The pieces can stand transport and display; the venue is safe enough.',
        {
          ja_JP: '保存状態が輸送と展示に適し、国外会場の安全条件が要件を満たすこと。',
          ko_KR: '보존 상태가 운송과 전시에 적합하고 국외 전시장의 안전 조건이 요건에 맞을 것.',
        },
      ),
      text(
        '展览协议草案明确双方责任、期限、地点、包装运输、点交、保险和赔偿。',
        'The draft agreement settles liability, term, venue, packing and transport, hand-over, insurance and compensation.',
        {
          ja_JP: '協定案に双方の責任、期間、会場、梱包・輸送、引渡し、保険、賠償を明記していること。',
          ko_KR: '협약 초안에 양쪽의 책임, 기간, 장소, 포장·운송, 인수인계, 보험, 배상을 명확히 하였을 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第七十七条'),
      heritageLaw('第七十九条'),
      heritageRegulation('第四十八条至第五十一条'),
      heritageRegulation('第六十一条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十四条、第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('什么情况要报国务院批准？', 'When does the State Council approve?', {
          ja_JP: '国務院の承認が必要なのはどのような場合ですか。',
          ko_KR: '어떤 경우에 국무원의 승인이 필요한가요?',
        }),
        answer: text(
          '一级文物展品超过120件（套），或者超过展品总数的20%。两个条件满足一个即应报批，请为此预留时间。',
          'With more than 120 grade-one pieces or sets, or more than 20 % of all pieces. One of the two is enough; plan the time for it.',
          {
            ja_JP:
              '一級文化財の展示品が120件（組）を超えるか、総数の20％を超える場合です。どちらか一方に当たれば承認が必要なため、時間の余裕をみてください。',
            ko_KR:
              '1급 문화유산 전시품이 120점(벌)을 넘거나 총수의 20%를 넘는 경우입니다. 둘 중 하나만 해당해도 승인이 필요하므로 시간을 넉넉히 잡으세요.',
          },
        ),
      },
      {
        question: text('展览可以延期吗？', 'May an exhibition be extended?', {
          ja_JP: '展覧は延長できますか。',
          ko_KR: '전시를 연장할 수 있나요?',
        }),
        answer: text(
          '因特殊需要，经原审批机关批准可以延期，延期最长不超过1年，应当在期满前提出申请。',
          'For special needs, with the approval of the authority that approved it, by not more than 1 year. Apply before the term ends.',
          {
            ja_JP: '特別の必要があれば元の承認機関の承認を得て、最長1年延長できます。期間満了前に申請してください。',
            ko_KR: '특별한 필요가 있으면 원래 승인 기관의 승인을 받아 최장 1년까지 연장할 수 있습니다. 기간이 끝나기 전에 신청하세요.',
          },
        ),
      },
      {
        question: text('展览期间当地出现危险怎么办？', 'What if danger arises at the venue?', {
          ja_JP: '展覧期間中に現地で危険が生じた場合は。',
          ko_KR: '전시 중 현지에 위험이 생기면 어떻게 하나요?',
        }),
        answer: text(
          '立即采取保护措施并报告。出现可能危及展览文物安全的情形，原审批机关可以决定中止或者撤销展览。',
          'Protect the pieces and report at once. The authority that approved the exhibition may suspend or withdraw it where the safety of the relics is at risk.',
          {
            ja_JP:
              '直ちに保護措置をとり報告してください。文化財の安全を脅かすおそれがある場合、元の承認機関は展覧を中止または取り消すことができます。',
            ko_KR:
              '즉시 보호 조치를 하고 보고하세요. 문화유산의 안전을 위협할 수 있으면 원래 승인 기관이 전시를 중지하거나 취소할 수 있습니다.',
          },
        ),
      },
      {
        question: text('复制品参展要报批吗？', 'Do copies in the exhibition need approval?', {
          ja_JP: '複製品の出品も申請が必要ですか。',
          ko_KR: '복제품을 전시에 내는 것도 신청해야 하나요?',
        }),
        answer: text(
          '复制品不计入文物展品，但应当在展品清单中单独列明、注明“复制品”，并在展出时明示。',
          'They do not count as relics, but are listed apart as copies and shown as such.',
          {
            ja_JP: '複製品は文化財の展示品に数えませんが、一覧に「複製品」として別に記載し、展示の際も明示してください。',
            ko_KR: '복제품은 문화유산 전시품에 넣지 않지만 목록에 ‘복제품’으로 따로 적고 전시할 때도 밝혀야 합니다.',
          },
        ),
      },
    ],
  },
  materials,
}
