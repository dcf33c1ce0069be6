import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import {
  declaredToCustoms,
  entryExitGuide,
  fifteenWorkingDays,
  form,
  identity,
  marksUntouched,
  officeOfTheFirstRecord,
  photographs,
  pieces,
} from '../_blocks/entry-exit-guide.ts'
import { fromApplicant } from '../_blocks/guide-materials.ts'
import { heritageLaw, heritageRegulation } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: '5602002',
  aliases: [],
  name: text('临时进境文物复出境许可', 'Permit for relics that entered for a time to leave again', {
    ja_JP: '一時持ち込み文化財の再持ち出し許可',
    ko_KR: '임시 반입 문화유산 재반출 허가',
  }),
  shortName: text('文物复出境', 'Re-exit', { ja_JP: '再持ち出し', ko_KR: '재반출' }),
  category: 'entry-exit',
  applicants: ['individual', 'legal-entity'],
  guide: {
    ...entryExitGuide,
    applySubject: text('原办理临时进境登记的个人或者单位', 'The person or body for whom the temporary entry was recorded', {
      ja_JP: '一時持ち込みの登録を受けた個人または機関',
      ko_KR: '임시 반입 등록을 한 개인 또는 기관',
    }),
    acceptInstitution: officeOfTheFirstRecord,
    statutoryDeadline: fifteenWorkingDays,
    applicationRange: text('已经办理临时进境审核登记的文物复运出境', 'Relics recorded as a temporary entry that leave again', {
      ja_JP: '一時持ち込みの登録を受けた文化財の再持ち出し',
      ko_KR: '임시 반입 등록을 한 문화유산의 재반출',
    }),
    projectResult: text('文物出境许可证，并逐件标明文物出境标识', 'Exit permit, and an exit mark on each piece', {
      ja_JP: '文化財持ち出し許可証。1点ごとに持ち出し標識を付す',
      ko_KR: '문화유산 반출 허가증. 1점마다 반출 표지를 붙임',
    }),
    handleProcess: text(
      '一、在平台调取原临时进境登记，选择本次复出境的文物，预约原审核管理处。\n二、原审核管理处核对进境登记和照片，逐件查验文物临时进境标识。\n三、查验无误的，标明文物出境标识，发给文物出境许可证。\n四、向海关申报，海关凭文物出境许可证放行。\n五、与登记不符或者没有临时进境标识的，按文物出境的规定审核。',
      '1. Open the record of the entry on the platform, choose the pieces that leave and make an appointment with the same office.\n2. The office compares the record and photographs and checks the mark of each piece.\n3. If all agrees, exit marks are set and the exit permit is issued.\n4. Declare to customs, which releases the pieces on the permit.\n5. Pieces that differ from the record or bear no mark are examined as an ordinary exit.',
      {
        ja_JP:
          '一、プラットフォームで一時持ち込みの登録を呼び出し、今回持ち出すものを選び、同じ審査管理処を予約します。\n二、審査管理処は登録内容と写真を照合し、1点ずつ一時持ち込み標識を確認します。\n三、相違がなければ持ち出し標識を付し、持ち出し許可証を交付します。\n四、税関へ申告し、税関は許可証に基づき通関させます。\n五、登録と一致しないもの、標識のないものは、通常の持ち出しとして審査します。',
        ko_KR:
          '1. 플랫폼에서 임시 반입 등록을 불러 이번에 내보낼 것을 고르고 같은 심사관리처를 예약합니다.\n2. 심사관리처는 등록 내용과 사진을 대조하고 1점씩 임시 반입 표지를 확인합니다.\n3. 다름이 없으면 반출 표지를 붙이고 반출 허가증을 발급합니다.\n4. 세관에 신고하면 세관이 허가증에 따라 통관합니다.\n5. 등록과 다르거나 표지가 없는 것은 일반 반출로 심사합니다.',
      },
    ),
    prohibitiveRequirements: [
      text('不得以其他文物顶替已登记的临时进境文物出境。', 'Another piece may not leave in the place of the recorded one.', {
        ja_JP: '登録した文化財の代わりに別のものを持ち出してはなりません。',
        ko_KR: '등록한 문화유산 대신 다른 것을 내보낼 수 없습니다.',
      }),
      marksUntouched,
      declaredToCustoms,
    ],
    acceptConditions: [
      text('文物已由本审核管理处办理临时进境登记。', 'The pieces were recorded by this office when they entered.', {
        ja_JP: '当該審査管理処で一時持ち込みの登録を受けていること。',
        ko_KR: '해당 심사관리처에서 임시 반입 등록을 하였을 것.',
      }),
      text('实物与进境登记、照片一致，临时进境标识完好。', 'The pieces agree with record and photographs, and the marks are intact.', {
        ja_JP: '実物が登録内容・写真と一致し、一時持ち込み標識に異常がないこと。',
        ko_KR: '실물이 등록 내용·사진과 일치하고 임시 반입 표지에 이상이 없을 것.',
      }),
      text('在准许停留的期限内申请。', 'The application is made within the time of stay allowed.', {
        ja_JP: '認められた滞在期間内に申請すること。',
        ko_KR: '허용된 체류 기간 안에 신청할 것.',
      }),
    ],
    legalBasis: [
      heritageLaw('第八十条'),
      heritageRegulation('第四十五条'),
      heritageRegulation('第四十六条、第四十七条'),
      heritageRegulation('第五十二条、第五十三条'),
    ],
    commonQuestions: [
      {
        question: text('可以换一个审核管理处办理复出境吗？', 'May another office handle the re-exit?', {
          ja_JP: '別の審査管理処で再持ち出しの手続ができますか。',
          ko_KR: '다른 심사관리처에서 재반출 절차를 밟을 수 있나요?',
        }),
        answer: text(
          '不可以。法律规定必须经原审核、登记的机构查验，即使从其他口岸离境也是如此。',
          'No. The law requires the office that first examined and recorded the pieces, even if they leave by another port.',
          {
            ja_JP: 'できません。別の港から出国する場合でも、最初に審査・登録した機関の査察を受けると法律で定められています。',
            ko_KR: '안 됩니다. 다른 항구로 나가더라도 처음 심사·등록한 기관의 검사를 받도록 법률이 정하고 있습니다.',
          },
        ),
      },
      {
        question: text('临时进境标识脱落或者损坏怎么办？', 'What if a mark came off or is damaged?', {
          ja_JP: '一時持ち込み標識が外れたり破損したりした場合は。',
          ko_KR: '임시 반입 표지가 떨어지거나 훼손되면 어떻게 하나요?',
        }),
        answer: text(
          '不要自行粘补，及时告知原审核管理处，由其对照登记和照片核实；不能确认是登记文物的，按文物出境的规定办理。',
          'Do not repair it yourself; tell the office at once, which compares record and photographs. If the piece cannot be identified, the rules of an ordinary exit apply.',
          {
            ja_JP:
              '自分で貼り直さず、速やかに登録した審査管理処へ知らせてください。登録内容と写真で確認し、登録品と確認できない場合は通常の持ち出しの規定によります。',
            ko_KR:
              '직접 붙이지 말고 등록한 심사관리처에 바로 알리세요. 등록 내용과 사진으로 확인하며, 등록품임을 확인할 수 없으면 일반 반출 규정에 따릅니다.',
          },
        ),
      },
      {
        question: text('超过停留期限还能按复出境办理吗？', 'What if the time of stay has passed?', {
          ja_JP: '滞在期間を過ぎた場合も再持ち出しとして扱われますか。',
          ko_KR: '체류 기간이 지나도 재반출로 처리되나요?',
        }),
        answer: text(
          '逾期且未经批准延长的，按文物出境审核的标准和程序审核，属于禁止出境范围的不能出境，因此请在到期前申请延长。',
          'Without an extension the standards and procedure of an ordinary exit apply, and what may not be exported stays. Ask for the extension in time.',
          {
            ja_JP:
              '延長の承認なく期限を過ぎた場合は、通常の持ち出し審査の基準と手続によります。持ち出し禁止の範囲に当たるものは持ち出せないため、満了前に延長を申請してください。',
            ko_KR:
              '연장 승인 없이 기한이 지나면 일반 반출 심사의 기준과 절차에 따르며 반출 금지 범위에 들면 내보낼 수 없으므로 끝나기 전에 연장을 신청하세요.',
          },
        ),
      },
    ],
  },
  materials: [
    form,
    fromApplicant(
      'entry-record',
      text('原文物临时进境登记', 'Record of the temporary entry', { ja_JP: '一時持ち込みの登録', ko_KR: '임시 반입 등록' }),
      {
        channel: text('平台调取', 'Taken from the platform', { ja_JP: 'プラットフォームから取得', ko_KR: '플랫폼에서 조회' }),
        help: text(
          '在平台登记的可以直接调取；较早的纸质登记需要上传。',
          'Records of the platform are found there; older ones on paper are uploaded.',
          {
            ja_JP: 'プラットフォームで登録したものはそのまま呼び出せます。以前の紙の登録はアップロードしてください。',
            ko_KR: '플랫폼에 등록한 것은 바로 불러올 수 있고 이전의 종이 등록은 올려야 합니다.',
          },
        ),
      },
    ),
    photographs,
    identity,
    fromApplicant(
      'extension',
      text('准予延长停留期限的文件', 'Approval of a longer stay', { ja_JP: '滞在期間延長の承認文書', ko_KR: '체류 기간 연장 승인 문서' }),
      {
        necessity: 'depends',
        help: text('在境内停留超过6个月的提供。', 'Where the stay was longer than 6 months.', {
          ja_JP: '国内滞在が6か月を超える場合に提出します。',
          ko_KR: '국내 체류가 6개월을 넘는 경우 냅니다.',
        }),
      },
    ),
    pieces,
  ],
}
