import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import {
  declaredToCustoms,
  entryExitGuide,
  fifteenWorkingDays,
  form,
  identity,
  informationTrue,
  marksUntouched,
  officeOfThePort,
  photographs,
  pieces,
} from '../_blocks/entry-exit-guide.ts'
import { fromApplicant } from '../_blocks/guide-materials.ts'
import { heritageLaw, heritageRegulation } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: '5602005',
  aliases: ['56003'],
  name: text('文物出境许可', 'Permit to export relics', { ja_JP: '文化財の持ち出し許可', ko_KR: '문화유산 반출 허가' }),
  shortName: text('文物出境', 'Export', { ja_JP: '持ち出し', ko_KR: '반출' }),
  category: 'entry-exit',
  applicants: ['individual', 'legal-entity'],
  guide: {
    ...entryExitGuide,
    applySubject: text('运送、邮寄、携带文物出境的个人或者单位', 'Persons or bodies that ship, mail or carry relics out of the country', {
      ja_JP: '文化財を輸送・郵送・携帯して持ち出す個人または機関',
      ko_KR: '문화유산을 운송·우송·휴대하여 내보내는 개인 또는 기관',
    }),
    acceptInstitution: officeOfThePort,
    statutoryDeadline: fifteenWorkingDays,
    applicationRange: text(
      '任何个人和单位运送、邮寄、携带文物出境，不再带回',
      'Any shipping, mailing or carrying of relics out of the country for good',
      {
        ja_JP: '個人・機関を問わず、文化財を輸送・郵送・携帯で持ち出し、持ち帰らない場合',
        ko_KR: '개인과 기관이 문화유산을 운송·우송·휴대하여 내보내고 다시 들여오지 않는 경우',
      },
    ),
    projectResult: text(
      '文物出境许可证，并标明文物出境标识；不允许出境的，登记后发还',
      'Exit permit and exit mark; what may not leave is recorded and handed back',
      {
        ja_JP: '文化財持ち出し許可証と持ち出し標識。許可されないものは登録の上返還',
        ko_KR: '문화유산 반출 허가증과 반출 표지. 허가되지 않은 것은 등록 후 반환',
      },
    ),
    handleProcess: text(
      '一、在平台逐件填写文物信息，上传照片和来源证明，选择口岸并预约审核管理处。\n二、携文物到审核管理处。由3名以上文物博物专业技术人员审核，其中文物进出境责任鉴定人员不少于2名。\n三、自收到申请之日起15个工作日内作出决定。责任鉴定人员一致同意的，方可允许出境。\n四、允许出境的，发给文物出境许可证，标明文物出境标识；不允许的，出具文物禁止出境登记表，文物发还。\n五、从指定口岸出境，向海关申报，海关查验标识后凭许可证放行。',
      '1. Fill in each piece on the platform with photographs and proof of origin, choose the port and make an appointment.\n2. Bring the pieces. At least 3 heritage professionals examine them, at least 2 of them responsible appraisers.\n3. The decision is made within 15 working days of the application; only the unanimous consent of the responsible appraisers allows the exit.\n4. If allowed, the permit is issued and the exit mark set; if not, a record of prohibited exit is issued and the pieces are handed back.\n5. Leave by a designated port and declare to customs, which checks the mark and releases the pieces on the permit.',
      {
        ja_JP:
          '一、プラットフォームで1点ずつ情報を入力し、写真と出所の証明をアップロードし、港を選んで審査管理処を予約します。\n二、文化財を持参します。文化財・博物館の専門技術者3名以上が審査し、うち2名以上は責任鑑定員です。\n三、申請の受領から15開庁日以内に決定します。責任鑑定員が全員一致で同意した場合に限り許可されます。\n四、許可されたら持ち出し許可証を交付し標識を付します。許可されない場合は持ち出し禁止登録表を交付し、文化財を返還します。\n五、指定の港から出国し、税関へ申告します。税関は標識を確認し許可証に基づき通関させます。',
        ko_KR:
          '1. 플랫폼에서 1점씩 정보를 작성하고 사진과 출처 증명을 올린 뒤 항구를 골라 심사관리처를 예약합니다.\n2. 문화유산을 가져옵니다. 문화유산·박물관 전문 기술자 3명 이상이 심사하며 그중 2명 이상은 책임 감정원입니다.\n3. 신청을 받은 날부터 15근무일 이내에 결정합니다. 책임 감정원이 모두 동의해야 허가됩니다.\n4. 허가되면 반출 허가증을 발급하고 표지를 붙입니다. 허가되지 않으면 반출 금지 등록표를 내주고 문화유산을 돌려줍니다.\n5. 지정된 항구로 나가며 세관에 신고합니다. 세관은 표지를 확인하고 허가증에 따라 통관합니다.',
      },
    ),
    prohibitiveRequirements: [
      text(
        '国有文物、非国有文物中的珍贵文物和国家禁止出境的其他文物不得出境。',
        'State-owned relics, precious ones in other hands and others the state forbids to export may not leave.',
        {
          ja_JP: '国有文化財、非国有の貴重文化財、その他国が持ち出しを禁じる文化財は持ち出せません。',
          ko_KR: '국유 문화유산, 비국유 문화유산 중 진귀한 것, 그 밖에 국가가 반출을 금지한 것은 내보낼 수 없습니다.',
        },
      ),
      text(
        '按照现行文物出境审核标准，1911年以前（含1911年）的文物一律禁止出境；1949年以前（含1949年）、具有一定历史、艺术、科学价值的文物原则上禁止出境。',
        'Under the present standard of the exit examination nothing made in or before 1911 may leave; relics of or before 1949 of historical, artistic or scientific value as a rule may not.',
        {
          ja_JP:
            '現行の持ち出し審査基準では、1911年以前（同年を含む）の文化財は一律に禁止、1949年以前（同年を含む）で歴史・芸術・科学的価値を有する文化財は原則として禁止です。',
          ko_KR:
            '현행 반출 심사 기준에 따라 1911년 이전(그해 포함)의 문화유산은 모두 금지되고, 1949년 이전(그해 포함)의 역사·예술·과학적 가치가 있는 문화유산은 원칙적으로 금지됩니다.',
        },
      ),
      text(
        '1966年以前（含1966年）有代表性的少数民族文物禁止出境；在境内的外国文物、图书按同一标准执行。',
        'Representative relics of ethnic minorities of or before 1966 may not leave; foreign relics and books in the country follow the same standard.',
        {
          ja_JP:
            '1966年以前（同年を含む）の代表的な少数民族文化財は持ち出し禁止です。国内にある外国の文化財・図書にも同じ基準が適用されます。',
          ko_KR:
            '1966년 이전(그해 포함)의 대표적인 소수민족 문화유산은 반출이 금지됩니다. 국내에 있는 외국 문화유산과 도서도 같은 기준을 따릅니다.',
        },
      ),
      text(
        '有损国家、民族利益或者可能引起不良社会影响的文物，不论年代，一律禁止出境。',
        'What harms the interests of the nation or may have a bad effect on society may not leave, of whatever date.',
        {
          ja_JP: '国家・民族の利益を損ない、または社会に悪影響を及ぼすおそれのある文化財は、年代を問わず持ち出し禁止です。',
          ko_KR: '국가와 민족의 이익을 해치거나 사회에 나쁜 영향을 줄 수 있는 문화유산은 연대와 관계없이 반출이 금지됩니다.',
        },
      ),
      marksUntouched,
      declaredToCustoms,
    ],
    acceptConditions: [
      text('文物来源合法，不在禁止出境的范围内。', 'Of lawful origin and not forbidden to leave.', {
        ja_JP: '出所が適法で、持ち出し禁止の範囲に当たらないこと。',
        ko_KR: '출처가 적법하고 반출 금지 범위에 들지 않을 것.',
      }),
      informationTrue,
      text('已选择国家文物局指定的出境口岸。', 'A port designated by the national bureau was chosen.', {
        ja_JP: '国家文物局が指定した港を選んでいること。',
        ko_KR: '국가문물국이 지정한 항구를 골랐을 것.',
      }),
    ],
    legalBasis: [
      heritageLaw('第七十七条'),
      heritageLaw('第七十八条'),
      heritageLaw('第九十二条'),
      heritageRegulation('第四十五条至第四十七条'),
      heritageRegulation('第五十三条'),
    ],
    commonQuestions: [
      {
        question: text('审核不允许出境，文物会被没收吗？', 'Are pieces taken away if they may not leave?', {
          ja_JP: '許可されなかった文化財は没収されますか。',
          ko_KR: '허가되지 않은 문화유산은 몰수되나요?',
        }),
        answer: text(
          '不会。审核管理处登记后发还当事人；但发现涉嫌被盗、走私等违法情形的，依法移送有关部门处理。',
          'No. They are recorded and handed back. Where theft, smuggling or the like is suspected, the authorities concerned take over.',
          {
            ja_JP: 'されません。登録の上、当事者に返還します。ただし、盗難や密輸などの疑いがある場合は、法に基づき関係機関に移送します。',
            ko_KR: '아닙니다. 등록한 뒤 당사자에게 돌려줍니다. 다만 도난이나 밀수 등이 의심되면 법에 따라 관계 기관에 넘깁니다.',
          },
        ),
      },
      {
        question: text('一级文物的复制品可以出境吗？', 'May copies of grade-one relics leave?', {
          ja_JP: '一級文化財の複製品は持ち出せますか。',
          ko_KR: '1급 문화유산의 복제품은 내보낼 수 있나요?',
        }),
        answer: text(
          '复制品不是文物，不需要文物出境许可。复制品上应当有表明复制的标识和编号，出境时向海关如实申报；真伪不易分辨的，请先到审核管理处查验。',
          'A copy is not a relic and needs no exit permit. It should bear its mark and number as a copy and is declared to customs; where it can be taken for the original, show it to the office first.',
          {
            ja_JP:
              '複製品は文化財ではないため、持ち出し許可は不要です。複製であることを示す標識と番号があり、税関に正しく申告してください。真偽の判別が難しいものは、先に審査管理処で確認を受けてください。',
            ko_KR:
              '복제품은 문화유산이 아니므로 반출 허가가 필요 없습니다. 복제임을 나타내는 표지와 번호가 있어야 하며 세관에 사실대로 신고하세요. 진위를 가리기 어려우면 먼저 심사관리처에서 확인받으세요.',
          },
        ),
      },
      {
        question: text('1949年以后的书画也要审核吗？', 'Do paintings made after 1949 need the examination?', {
          ja_JP: '1949年以降の書画も審査が必要ですか。',
          ko_KR: '1949년 이후의 서화도 심사가 필요한가요?',
        }),
        answer: text(
          '部分需要。国家文物局对已故著名书画家等的作品公布限制出境名单，名单所列作者的作品应当申请审核；不确定时可以先向审核管理处咨询。',
          'Some do. The national bureau publishes lists of famous artists, no longer living, whose works are restricted. Ask the office if in doubt.',
          {
            ja_JP:
              '一部は必要です。国家文物局は物故した著名な書画家などの作品について持ち出し制限名簿を公表しており、名簿にある作者の作品は審査を申請してください。不明な場合は審査管理処へお問い合わせください。',
            ko_KR:
              '일부는 필요합니다. 국가문물국이 작고한 저명 서화가 등의 작품에 대해 반출 제한 명단을 공포하며 명단에 있는 작가의 작품은 심사를 신청해야 합니다. 확실하지 않으면 심사관리처에 문의하세요.',
          },
        ),
      },
      {
        question: text('哪些填报错误最常导致退回？', 'Which mistakes most often send an application back?', {
          ja_JP: '差し戻しになりやすい記入の誤りは何ですか。',
          ko_KR: '가장 자주 반려되는 작성 오류는 무엇인가요?',
        }),
        answer: text(
          '当事人姓名、住址、证件号码、联系方式漏填或者填错，出境海关选择错误，文物名称、年代、质地、数量与实物不符。',
          'Name, address, number of the document or contact missing or wrong; the wrong customs office; name, period, material or number that do not agree with the pieces.',
          {
            ja_JP: '氏名・住所・証明書番号・連絡先の記入漏れや誤り、出国税関の選択誤り、名称・年代・材質・数量と実物の不一致です。',
            ko_KR: '성명·주소·신분증 번호·연락처의 누락이나 오기, 반출 세관의 잘못된 선택, 명칭·연대·재질·수량과 실물의 불일치입니다.',
          },
        ),
      },
    ],
  },
  materials: [
    form,
    photographs,
    identity,
    fromApplicant(
      'origin',
      text('文物合法来源证明', 'Proof of lawful origin', { ja_JP: '文化財の適法な出所の証明', ko_KR: '문화유산의 적법한 출처 증명' }),
      {
        necessity: 'depends',
        help: text(
          '购自文物销售单位、文物拍卖企业的提供销售凭证；继承、受赠的提供相应证明或者书面说明。',
          'Bought from a relics shop or auction house: the receipt; inherited or given: the proof or a written statement.',
          {
            ja_JP: '文化財販売機関・競売企業で購入したものは販売証憑、相続・贈与を受けたものは証明または書面の説明を提出します。',
            ko_KR: '문화유산 판매 기관이나 경매 기업에서 산 것은 판매 증빙, 상속·증여받은 것은 증명 또는 서면 설명을 냅니다.',
          },
        ),
      },
    ),
    pieces,
  ],
}
