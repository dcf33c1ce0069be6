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
import { fromApplicant, fromAuthority } from '../_blocks/guide-materials.ts'
import { heritageLaw, heritageRegulation } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: '5602003',
  aliases: [],
  name: text('文物临时出境审核登记', 'Examination and record of relics that leave for a time', {
    ja_JP: '文化財の一時持ち出しの審査・登録',
    ko_KR: '문화유산 임시 반출 심사·등록',
  }),
  shortName: text('文物临时出境', 'Temporary exit', { ja_JP: '一時持ち出し', ko_KR: '임시 반출' }),
  category: 'entry-exit',
  applicants: ['individual', 'legal-entity'],
  guide: {
    ...entryExitGuide,
    applySubject: text(
      '将境内文物临时带出、运出、寄出并将带回的个人或者单位，出境展览为展览承办单位',
      'Persons or bodies that take, ship or mail relics abroad and will bring them back; for exhibitions the organising body',
      {
        ja_JP: '国内の文化財を一時的に携帯・輸送・郵送で持ち出し、持ち帰る個人または機関。展覧の場合は展覧の実施機関',
        ko_KR: '국내 문화유산을 일시적으로 휴대·운송·우송하여 내보냈다가 다시 들여올 개인 또는 기관. 전시는 전시 시행 기관',
      },
    ),
    acceptInstitution: officeOfThePort,
    statutoryDeadline: fifteenWorkingDays,
    applicationRange: text(
      '经批准的出境展览，以及因科研、修复等原因临时出境、之后还要复进境的文物',
      'Relics that leave for an approved exhibition, or for research, repair and the like, and will come back',
      {
        ja_JP: '承認を受けた国外展覧、または研究・修理などのために一時的に持ち出し、後に持ち帰る文化財',
        ko_KR: '승인받은 국외 전시, 또는 연구·복원 등을 위해 일시적으로 내보냈다가 다시 들여올 문화유산',
      },
    ),
    projectResult: text(
      '逐件审核登记。出境展览由海关凭批准文件放行；其他准予出境的，发给文物出境许可证并标明文物出境标识',
      'Each piece is examined and recorded. Exhibitions pass customs on the approval; other pieces on the exit permit and with an exit mark',
      {
        ja_JP: '1点ごとに審査・登録。展覧は承認文書に基づき税関が通関させ、その他で許可されたものには持ち出し許可証を交付し標識を付す',
        ko_KR: '1점마다 심사·등록. 전시는 승인 문서에 따라 세관이 통관하고, 그 밖에 허가된 것은 반출 허가증을 발급하고 표지를 붙임',
      },
    ),
    handleProcess: text(
      '一、出境展览先取得国家文物局的批准文件（56016）；一级文物数量超过规定的，须经国务院批准。\n二、在平台选择个人携带或者展览，逐件填写并上传照片，预约审核管理处。\n三、审核管理处按照批准文件核对目录，逐件审核、登记、拍照，记录文物现状。\n四、准予出境的，向海关申报，海关凭批准文件或者文物出境许可证放行。\n五、回境时由同一审核管理处办理复进境查验（5602004）。',
      '1. For an exhibition first obtain the approval of the national bureau (56016); beyond the set number of grade-one relics the State Council approves.\n2. On the platform choose personal carriage or exhibition, fill in each piece with photographs and make an appointment.\n3. The office compares the list with the approval, examines, records and photographs each piece and notes its state.\n4. Declare to customs, which releases the pieces on the approval or the exit permit.\n5. On return the same office checks the pieces (5602004).',
      {
        ja_JP:
          '一、展覧は先に国家文物局の承認文書（56016）を得ます。一級文化財が所定の数を超える場合は国務院の承認が必要です。\n二、プラットフォームで個人の携帯または展覧を選び、1点ずつ入力して写真をアップロードし、審査管理処を予約します。\n三、審査管理処は承認文書と目録を照合し、1点ずつ審査・登録・撮影して現状を記録します。\n四、許可されたら税関へ申告し、税関は承認文書または持ち出し許可証に基づき通関させます。\n五、持ち帰る際は同じ審査管理処が査察します（5602004）。',
        ko_KR:
          '1. 전시는 먼저 국가문물국의 승인 문서(56016)를 받습니다. 1급 문화유산이 정해진 수를 넘으면 국무원이 승인합니다.\n2. 플랫폼에서 개인 휴대 또는 전시를 골라 1점씩 작성하고 사진을 올린 뒤 심사관리처를 예약합니다.\n3. 심사관리처는 승인 문서와 목록을 대조하고 1점씩 심사·등록·촬영하며 현재 상태를 기록합니다.\n4. 허가되면 세관에 신고하고 세관은 승인 문서 또는 반출 허가증에 따라 통관합니다.\n5. 돌아올 때는 같은 심사관리처가 검사합니다(5602004).',
      },
    ),
    prohibitiveRequirements: [
      text(
        '国有文物、非国有文物中的珍贵文物和国家禁止出境的其他文物，除依法出境展览或者因特殊需要经国务院批准外，不得出境。',
        'State-owned relics, precious ones in other hands and others the state forbids to export leave only for a lawful exhibition or with the special approval of the State Council.',
        {
          ja_JP:
            '国有文化財、非国有の貴重文化財、その他国が持ち出しを禁じる文化財は、法に基づく国外展覧または特別の必要により国務院の承認を得た場合を除き、持ち出せません。',
          ko_KR:
            '국유 문화유산, 비국유 문화유산 중 진귀한 것, 그 밖에 국가가 반출을 금지한 것은 법에 따른 국외 전시 또는 특별한 필요로 국무원의 승인을 받은 경우 외에는 내보낼 수 없습니다.',
        },
      ),
      text(
        '一级文物中的孤品和易损品禁止出境展览；未曾在国内正式展出的文物不得出境展览。',
        'Unique and fragile grade-one relics, and relics never formally shown at home, may not be exhibited abroad.',
        {
          ja_JP: '一級文化財のうち唯一のもの・壊れやすいもの、国内で正式に展示されたことのない文化財は、国外で展覧できません。',
          ko_KR: '1급 문화유산 중 유일한 것과 손상되기 쉬운 것, 국내에서 정식으로 전시된 적이 없는 것은 국외에서 전시할 수 없습니다.',
        },
      ),
      text('不得增加、调换批准目录以外的文物。', 'No piece may be added to or exchanged against the approved list.', {
        ja_JP: '承認された目録にない文化財を加え、または差し替えてはなりません。',
        ko_KR: '승인된 목록에 없는 문화유산을 더하거나 바꿀 수 없습니다.',
      }),
      marksUntouched,
      declaredToCustoms,
    ],
    acceptConditions: [
      text('依法需要批准的，已取得批准文件，且在批准期限内。', 'Where an approval is needed it was obtained and is still valid.', {
        ja_JP: '法に基づき承認が必要な場合は、承認文書を得て期限内であること。',
        ko_KR: '법에 따라 승인이 필요하면 승인 문서를 받았고 기한 안일 것.',
      }),
      informationTrue,
      text(
        '来源合法，不在禁止出境的范围内（依法出境展览或者经国务院批准的除外）。',
        'Of lawful origin and not forbidden to leave (except for a lawful exhibition or with the approval of the State Council).',
        {
          ja_JP: '出所が適法で、持ち出し禁止の範囲に当たらないこと（法に基づく国外展覧、国務院の承認を得た場合を除く）。',
          ko_KR: '출처가 적법하고 반출 금지 범위에 들지 않을 것(법에 따른 국외 전시나 국무원의 승인을 받은 경우 제외).',
        },
      ),
    ],
    legalBasis: [
      heritageLaw('第七十七条'),
      heritageLaw('第七十八条'),
      heritageLaw('第七十九条'),
      heritageRegulation('第四十五条、第四十六条'),
      heritageRegulation('第四十八条至第五十条'),
    ],
    commonQuestions: [
      {
        question: text('展览已经批准，还要到审核管理处办理吗？', 'The exhibition is approved. Is the office still needed?', {
          ja_JP: '展覧の承認を得た後も、審査管理処での手続が必要ですか。',
          ko_KR: '전시 승인을 받은 뒤에도 심사관리처의 절차가 필요한가요?',
        }),
        answer: text(
          '需要。批准文件解决能不能出境，审核管理处的逐件登记是复进境时核对的依据，两者缺一不可。',
          'Yes. The approval says that the pieces may leave; the record of the office is what they are compared with on return. Both are needed.',
          {
            ja_JP: '必要です。承認文書は持ち出しの可否を定め、審査管理処の登録は持ち帰る際の照合の根拠となります。どちらも欠かせません。',
            ko_KR:
              '필요합니다. 승인 문서는 반출 여부를 정하고 심사관리처의 등록은 다시 들여올 때 대조하는 근거입니다. 둘 다 있어야 합니다.',
          },
        ),
      },
      {
        question: text('出境展览最长可以多久？', 'How long may an exhibition abroad last?', {
          ja_JP: '国外展覧の期間は最長どのくらいですか。',
          ko_KR: '국외 전시는 최장 얼마나 할 수 있나요?',
        }),
        answer: text(
          '展览期限不超过1年；因特殊需要经原审批机关批准可以延期，延期最长不超过1年。',
          'Not more than 1 year; for special needs the authority that approved it may extend it by not more than 1 year.',
          {
            ja_JP: '1年以内です。特別の必要があれば元の承認機関の承認を得て延長でき、延長は最長1年です。',
            ko_KR: '1년을 넘지 않습니다. 특별한 필요가 있으면 원래 승인 기관의 승인으로 연장할 수 있고 연장은 최장 1년입니다.',
          },
        ),
      },
      {
        question: text('个人收藏的文物可以带出去修复、再带回来吗？', 'May a privately owned relic be repaired abroad and come back?', {
          ja_JP: '個人所有の文化財を国外で修理して持ち帰れますか。',
          ko_KR: '개인 소장 문화유산을 국외에서 복원해 다시 들여올 수 있나요?',
        }),
        answer: text(
          '属于禁止出境范围的不能因修复带出；其他文物经审核允许出境的可以，回境时请到同一审核管理处查验。',
          'What may not be exported may not leave for repair either. Other pieces may, once the office allows it; on return they are checked by the same office.',
          {
            ja_JP:
              '持ち出し禁止の範囲に当たるものは修理のためでも持ち出せません。その他は審査で許可されれば可能で、持ち帰る際は同じ審査管理処の査察を受けてください。',
            ko_KR:
              '반출 금지 범위에 들면 복원을 위해서도 내보낼 수 없습니다. 그 밖의 것은 심사에서 허가되면 가능하며 돌아올 때는 같은 심사관리처의 검사를 받으세요.',
          },
        ),
      },
    ],
  },
  materials: [
    form,
    photographs,
    identity,
    fromAuthority(
      'exhibition-approval',
      text('出境展览批准文件和展品目录', 'Approval of the exhibition with the list of pieces', {
        ja_JP: '国外展覧の承認文書と展示品目録',
        ko_KR: '국외 전시 승인 문서와 전시품 목록',
      }),
      {
        necessity: 'depends',
        help: text('展览申请提供，目录应当与实物逐件对应。', 'For exhibitions; each entry of the list is one of the pieces.', {
          ja_JP: '展覧の場合に提出。目録は実物と1点ずつ対応すること。',
          ko_KR: '전시인 경우 내며 목록은 실물과 1점씩 대응해야 합니다.',
        }),
      },
    ),
    fromApplicant('return-plan', text('复进境说明', 'Statement on the return', { ja_JP: '持ち帰りの説明書', ko_KR: '재반입 설명서' }), {
      help: text('写明出境事由、地点、起止日期和拟复进境的口岸。', 'Reason, place, dates and the intended port of return.', {
        ja_JP: '持ち出しの理由、場所、期間、持ち帰り予定の港を記載してください。',
        ko_KR: '반출 사유, 장소, 기간, 재반입 예정 항구를 적으세요.',
      }),
    }),
    fromApplicant(
      'origin',
      text('文物合法来源证明', 'Proof of lawful origin', { ja_JP: '文化財の適法な出所の証明', ko_KR: '문화유산의 적법한 출처 증명' }),
      {
        necessity: 'depends',
        help: text(
          '个人或者非国有单位的文物提供，如购买凭证、继承或者赠与证明。',
          'For pieces of individuals and non-state bodies: purchase, inheritance or gift.',
          {
            ja_JP: '個人・非国有機関の文化財の場合に提出。購入・相続・贈与の証明など。',
            ko_KR: '개인이나 비국유 기관의 문화유산인 경우 냅니다. 구입·상속·증여 증명 등.',
          },
        ),
      },
    ),
    pieces,
  ],
}
