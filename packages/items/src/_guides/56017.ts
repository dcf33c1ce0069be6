import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { collectionGuide, gradedAndFiled } from '../_blocks/collection-guide.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, licensingLaw, museumRegulation } from '../_blocks/law.ts'
import { materials } from './_56017-materials.ts'

export const guide: GuideDefinition = {
  code: '56017',
  aliases: [],
  name: text(
    '非国有文物收藏单位和其他单位借用国有馆藏一级文物许可',
    'Licence for non-state collections and other bodies to borrow state-owned grade-one relics',
    {
      ja_JP: '非国有の収蔵機関その他の機関による国有館蔵一級文化財の借用許可',
      ko_KR: '비국유 소장기관과 그 밖의 기관의 국유 소장 1급 문화유산 차용 허가',
    },
  ),
  shortName: text('借用国有一级文物', 'Loans of grade one', { ja_JP: '一級文化財の借用', ko_KR: '1급 문화유산 차용' }),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...collectionGuide,
    applySubject: text('出借的国有文物收藏单位会同借用单位提出', 'The lending state collection together with the borrower', {
      ja_JP: '貸し出す国有の収蔵機関が借用機関とともに申請',
      ko_KR: '빌려주는 국유 소장기관이 차용 기관과 함께 신청',
    }),
    applicationRange: text(
      '非国有文物收藏单位和其他单位举办展览，需要借用国有馆藏一级文物',
      'Non-state collections and other bodies that need state-owned grade-one relics for an exhibition',
      {
        ja_JP: '非国有の収蔵機関その他の機関が、展覧のために国有館蔵一級文化財を借用する場合',
        ko_KR: '비국유 소장기관과 그 밖의 기관이 전시를 위해 국유 소장 1급 문화유산을 빌리는 경우',
      },
    ),
    projectResult: text(
      '国家文物局批复（写明文物、借用单位和起止日期）',
      'Reply of the national bureau with the relics, the borrower and the dates',
      { ja_JP: '国家文物局の回答（文化財、借用機関、期間を明記）', ko_KR: '국가문물국 회신(문화유산, 차용 기관, 기간 명시)' },
    ),
    handleProcess: numbered(
      text(
        '双方商定借用文物、用途和期限，出借单位评估文物现状和借用方场馆条件。',
        'Both sides agree on pieces, purpose and term; the lender assesses the pieces and the venue.',
        {
          ja_JP: '双方が借用品、用途、期間を取り決め、貸出機関が文化財の現状と借用側の会場を評価します。',
          ko_KR: '양쪽이 차용품, 용도, 기간을 정하고 대여 기관이 문화유산의 현황과 차용 측 전시장을 평가합니다.',
        },
      ),
      text(
        '在线填写并提交材料，逐件填写总登记号和借用起止日期。',
        'The papers are submitted online, each piece with its register number and dates.',
        {
          ja_JP: '1点ずつ総登録番号と借用期間を入力し、書類をオンラインで提出します。',
          ko_KR: '1점마다 총등록번호와 차용 기간을 적어 서류를 온라인으로 제출합니다.',
        },
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '双方签订借用协议、点交文物；期满收回，并核对文物状况。',
        'The agreement is signed and the pieces handed over; at the end they come back and their state is checked.',
        {
          ja_JP: '双方が借用協定を結び文化財を引き渡します。期間満了時に回収し、状態を確認します。',
          ko_KR: '양쪽이 차용 협약을 맺고 인수인계하며 기간이 끝나면 회수하여 상태를 확인합니다.',
        },
      ),
    ),
    prohibitiveRequirements: [
      text(
        '未建立馆藏文物档案、管理制度的国有文物收藏单位，不得出借馆藏文物。',
        'A state collection without files of its relics and rules for their care may not lend.',
        {
          ja_JP: '館蔵文化財の記録と管理制度を整えていない国有の収蔵機関は貸し出せません。',
          ko_KR: '소장 문화유산 기록과 관리 제도를 갖추지 않은 국유 소장기관은 빌려줄 수 없습니다.',
        },
      ),
      text(
        '借用协议约定的期限不得超过三年；同一件一级文物连续借给同一或者不同单位，合计也不得超过三年。',
        'A loan is agreed for at most three years; one grade-one piece lent again and again, to the same or to others, may not exceed three years in all.',
        {
          ja_JP:
            '借用協定の期間は3年を超えてはならず、同じ一級文化財を同一または異なる機関に続けて貸し出す場合も通算3年を超えてはなりません。',
          ko_KR:
            '차용 협약의 기간은 3년을 넘을 수 없고, 같은 1급 문화유산을 같은 기관이나 다른 기관에 이어서 빌려주는 경우도 합하여 3년을 넘을 수 없습니다.',
        },
      ),
      text(
        '保存状况不佳、易因运输和包装受损的一级文物不得出借。',
        'Grade-one relics in poor condition, or that transport and packing may harm, are not lent.',
        {
          ja_JP: '保存状態が良くない、または輸送・梱包で損傷しやすい一級文化財は貸し出せません。',
          ko_KR: '보존 상태가 좋지 않거나 운송·포장으로 손상되기 쉬운 1급 문화유산은 빌려줄 수 없습니다.',
        },
      ),
      text(
        '国有文物收藏单位不得以借用名义将馆藏文物赠与、出租、出售或者抵押、质押。',
        'A loan may not hide a gift, a lease, a sale or a pledge.',
        {
          ja_JP: '国有の収蔵機関は、借用の名目で館蔵文化財を贈与、賃貸、売却、抵当、質入れしてはなりません。',
          ko_KR: '국유 소장기관은 차용을 명목으로 소장 문화유산을 증여, 임대, 판매, 저당, 질권 설정할 수 없습니다.',
        },
      ),
    ],
    acceptConditions: [
      gradedAndFiled,
      text(
        '借用用于举办展览，借用单位有符合要求的场馆、保管和安全防护条件。',
        'The loan is for an exhibition, and the borrower’s venue, keeping and security are fit for it.',
        {
          ja_JP: '借用が展覧のためであり、借用機関の会場・保管・安全の条件が要件を満たすこと。',
          ko_KR: '차용이 전시를 위한 것이고 차용 기관의 전시장·보관·안전 조건이 요건에 맞을 것.',
        },
      ),
      text(
        '借用协议草案写明清单、用途、期限、包装运输、点交、保险和赔偿责任。',
        'The draft agreement has list, purpose, term, packing and transport, hand-over, insurance and liability.',
        {
          ja_JP: '借用協定案に目録、用途、期間、梱包・輸送、引渡し、保険、賠償責任を明記していること。',
          ko_KR: '차용 협약 초안에 목록, 용도, 기간, 포장·운송, 인수인계, 보험, 배상 책임을 적었을 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第五十六条'),
      heritageLaw('第五十八条至第六十条'),
      heritageLaw('第八十七条'),
      heritageRegulation('第三十条'),
      museumRegulation('第二十二条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('国有博物馆之间借用一级文物也要许可吗？', 'Do loans between state museums need this licence?', {
          ja_JP: '国有の博物館どうしの一級文化財の貸借にも許可が必要ですか。',
          ko_KR: '국유 박물관끼리 1급 문화유산을 빌릴 때도 허가가 필요한가요?',
        }),
        answer: text(
          '不需要许可，但应当报主管的文物行政部门备案，并同时报国家文物局备案。',
          'No licence, but a filing with the competent heritage authority and, for grade one, with the national bureau as well.',
          {
            ja_JP: '許可は不要ですが、主管の文化財行政部門へ届け出るとともに、国家文物局へも届け出ます。',
            ko_KR: '허가는 필요 없으나 주관 문화유산 행정부서에 신고하고 아울러 국가문물국에도 신고해야 합니다.',
          },
        ),
      },
      {
        question: text('借用二级、三级或者一般文物由谁批准？', 'Who approves loans of lower grades?', {
          ja_JP: '二級・三級・一般の文化財の借用は誰が承認しますか。',
          ko_KR: '2급·3급·일반 문화유산의 차용은 누가 승인하나요?',
        }),
        answer: text('由主管该收藏单位的文物行政部门批准。', 'The heritage authority in charge of the lending collection.', {
          ja_JP: '当該収蔵機関を主管する文化財行政部門が承認します。',
          ko_KR: '해당 소장기관을 주관하는 문화유산 행정부서가 승인합니다.',
        }),
      },
      {
        question: text('借用期间文物损坏由谁负责？', 'Who answers for damage during the loan?', {
          ja_JP: '借用中に損傷した場合の責任は誰が負いますか。',
          ko_KR: '빌린 동안 손상되면 누가 책임지나요?',
        }),
        answer: text(
          '文物收藏单位之间借用的，除另有约定外，灭失、损坏的风险由借用单位承担；其他单位借用的，也应当在协议中写明责任。发生损毁的，立即报告文物行政部门。',
          'Between collections the borrower bears the risk unless agreed otherwise; with other borrowers the agreement should settle it. Damage is reported to the heritage authority at once.',
          {
            ja_JP:
              '収蔵機関どうしの貸借では、別段の定めがない限り滅失・損傷の危険は借用機関が負います。その他の機関が借りる場合も協定に責任を明記してください。損傷したら直ちに文化財行政部門へ報告します。',
            ko_KR:
              '소장기관끼리는 달리 정하지 않는 한 멸실·손상의 위험을 차용 기관이 부담합니다. 그 밖의 기관이 빌릴 때도 협약에 책임을 적으세요. 손상되면 즉시 문화유산 행정부서에 보고합니다.',
          },
        ),
      },
      {
        question: text('出借可以收费吗？', 'May the lender ask for money?', {
          ja_JP: '貸出しに対価を求められますか。',
          ko_KR: '대여에 대가를 받을 수 있나요?',
        }),
        answer: text(
          '不得出租。可以收取合理补偿，补偿费用必须用于改善文物收藏条件和收集新的文物。',
          'Leasing is forbidden. A reasonable compensation is allowed and must be spent on better keeping and on new relics.',
          {
            ja_JP: '賃貸は禁止されています。合理的な補償は受けられますが、収蔵条件の改善と新たな文化財の収集に充てなければなりません。',
            ko_KR: '임대는 금지됩니다. 합리적인 보상은 받을 수 있으나 소장 조건 개선과 새 문화유산 수집에 써야 합니다.',
          },
        ),
      },
    ],
  },
  materials,
}
