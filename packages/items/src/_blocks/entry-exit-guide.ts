import { text } from '@wenwu/core/i18n/text'
import type { Guide } from '@wenwu/core/item/model'
import { nationalGuide } from './guide.ts'
import { byPlatform, fromApplicant } from './guide-materials.ts'
import { administrativeLicence, promisedTime } from './guide-parts.ts'

export const fifteenWorkingDays = text('15个工作日', '15 working days', { ja_JP: '15開庁日', ko_KR: '15근무일' })

/** What the five matters of relics that cross the border have in common: offices of the ports look at each piece (domain.md §4 K). */
export const entryExitGuide = {
  ...nationalGuide,
  itemType: administrativeLicence,
  projectType: promisedTime,
  decisionMechanism: text(
    '国家文物局（由其指定的国家文物进出境审核管理处审核）',
    'National Cultural Heritage Administration (examined by the entry-exit appraisal office it designated)',
    { ja_JP: '国家文物局（指定された文化財出入国審査管理処が審査）', ko_KR: '국가문물국(지정된 문화유산 반출입 심사관리처가 심사)' },
  ),
  commitmentDeadline: fifteenWorkingDays,
  projectSceneNumber: text('1次（携文物到审核管理处接受实物审核）', '1 visit (the pieces are shown at the office)', {
    ja_JP: '1回（文化財を審査管理処に持参し実物審査を受ける）',
    ko_KR: '1회(문화유산을 심사관리처에 가져가 실물 심사를 받음)',
  }),
  consultingWay: text(
    '通过本平台“咨询”栏目留言，或者在工作时间向拟办理的国家文物进出境审核管理处咨询。',
    'By a message on this platform, or in office hours at the appraisal office that will handle the case.',
    {
      ja_JP: '本プラットフォームの「問い合わせ」欄、または執務時間内に手続を行う文化財出入国審査管理処へお問い合わせください。',
      ko_KR: '이 플랫폼의 ‘문의’란 또는 근무 시간에 처리할 문화유산 반출입 심사관리처로 문의하세요.',
    },
  ),
  processTime: text(
    '网上全天填报；实物审核周一至周五办公时间，法定节假日除外，具体时间以预约为准。',
    'Online at any time; pieces are examined Monday to Friday except statutory holidays, at the time of the appointment.',
    {
      ja_JP: 'オンライン入力は24時間可。実物審査は月曜から金曜の執務時間（法定休日を除く）で、予約した日時に行います。',
      ko_KR: '온라인 작성은 24시간 가능. 실물 심사는 월~금 근무 시간(법정 공휴일 제외)에 예약한 시각에 합니다.',
    },
  ),
  processAddress: text(
    '本平台网上填报；实物审核在预约的国家文物进出境审核管理处进行。',
    'Online on this platform; the pieces are examined at the appraisal office of the appointment.',
    {
      ja_JP: '本プラットフォームで入力し、実物審査は予約した文化財出入国審査管理処で行います。',
      ko_KR: '이 플랫폼에서 작성하고 실물 심사는 예약한 문화유산 반출입 심사관리처에서 합니다.',
    },
  ),
} satisfies Partial<Guide>

/** Where the applicant may choose: the office that the port of the journey belongs to. */
export const officeOfThePort = text(
  '进出境口岸所属的国家文物进出境审核管理处',
  'The appraisal office that the port of entry or exit belongs to',
  { ja_JP: '出入国する港を管轄する文化財出入国審査管理処', ko_KR: '반출입 항구를 관할하는 문화유산 반출입 심사관리처' },
)
/** Where there is no choice (文物保护法 79、80条). */
export const officeOfTheFirstRecord = text(
  '原审核、登记的国家文物进出境审核管理处',
  'The appraisal office that first examined and recorded the pieces',
  { ja_JP: '最初に審査・登録した文化財出入国審査管理処', ko_KR: '처음 심사·등록한 문화유산 반출입 심사관리처' },
)

/** 条例 53条. */
export const marksUntouched = text(
  '不得擅自剥除、更换、挪用或者损毁文物出境标识、文物临时进境标识。',
  'Exit marks and marks of temporary entry may not be removed, replaced, used for another piece or damaged.',
  {
    ja_JP: '文化財の持ち出し標識・一時持ち込み標識を無断で剥がし、取り替え、流用し、または損壊してはなりません。',
    ko_KR: '문화유산 반출 표지와 임시 반입 표지를 함부로 떼거나 바꾸거나 다른 데 쓰거나 훼손할 수 없습니다.',
  },
)
/** 文物保护法 78、80、92条. */
export const declaredToCustoms = text(
  '运送、邮寄、携带文物进出境应当向海关如实申报，未依法申报的由海关依法处罚。',
  'Relics carried, mailed or shipped over the border are declared to customs; who does not declare as the law requires is penalised by customs.',
  {
    ja_JP: '文化財を輸送・郵送・携帯して出入国する際は税関に正しく申告しなければならず、法に従って申告しない場合は税関が処罰します。',
    ko_KR: '문화유산을 운송·우송·휴대하여 반출입할 때는 세관에 사실대로 신고해야 하며, 법에 따라 신고하지 않으면 세관이 처벌합니다.',
  },
)

export const informationTrue = text(
  '填报的名称、年代、质地、尺寸、数量与实物一致，当事人身份和联系方式真实。',
  'Name, period, material, size and number agree with the pieces; identity and contact are true.',
  {
    ja_JP: '入力した名称、年代、材質、寸法、数量が実物と一致し、当事者の身分と連絡先が真実であること。',
    ko_KR: '작성한 명칭, 연대, 재질, 크기, 수량이 실물과 일치하고 당사자의 신분과 연락처가 사실일 것.',
  },
)

export const form = fromApplicant(
  'form',
  text('文物进出境申请表', 'Application form for entry or exit', { ja_JP: '文化財出入国申請書', ko_KR: '문화유산 반출입 신청서' }),
  {
    sample: 'entry-exit-pieces',
    channel: byPlatform,
    help: text(
      '在平台逐件填写名称、年代、质地、尺寸、数量、口岸、去向，打印后签名或者盖章。',
      'Fill in each piece: name, period, material, size, number, port, destination; print and sign or seal.',
      {
        ja_JP: '名称、年代、材質、寸法、数量、出入国港、行き先を1点ずつ入力し、印刷して署名または押印してください。',
        ko_KR: '명칭, 연대, 재질, 크기, 수량, 항구, 행선지를 1점씩 작성하고 인쇄하여 서명하거나 날인하세요.',
      },
    ),
  },
)

export const photographs = fromApplicant(
  'photographs',
  text('文物照片', 'Photographs of each piece', { ja_JP: '文化財の写真', ko_KR: '문화유산 사진' }),
  {
    help: text(
      '每件至少一张全貌照片；有款识、铭文、残损的，加拍局部。',
      'At least one whole view of each piece, with details of marks, inscriptions and damage.',
      {
        ja_JP: '1点につき全体写真を1枚以上。款識・銘文・破損がある場合は部分写真も添えてください。',
        ko_KR: '1점마다 전체 사진을 1장 이상. 관지·명문·파손이 있으면 부분 사진도 올리세요.',
      },
    ),
  },
)

export const identity = fromApplicant(
  'identity',
  text('当事人身份证明', 'Proof of identity', { ja_JP: '当事者の身分証明', ko_KR: '당사자 신분 증명' }),
  {
    help: text(
      '个人提供有效身份证件；单位提供法人登记证明和经办人证件；委托他人办理的，另附委托书。',
      'Individuals: a valid identity document; bodies: their registration and the document of who acts; with a power of attorney where somebody else acts.',
      {
        ja_JP: '個人は有効な身分証明書、機関は法人登記証明と担当者の身分証明書。代理人の場合は委任状も必要です。',
        ko_KR: '개인은 유효한 신분증, 기관은 법인 등록 증명과 담당자 신분증. 대리인은 위임장도 필요합니다.',
      },
    ),
  },
)

export const pieces = fromApplicant(
  'pieces',
  text('文物实物', 'The pieces themselves', { ja_JP: '文化財の実物', ko_KR: '문화유산 실물' }),
  {
    help: text(
      '预约当日带到审核管理处；大件、易损件可以事先与审核管理处商定查验方式。',
      'Brought to the office on the day of the appointment; for large or fragile pieces agree on the examination beforehand.',
      {
        ja_JP: '予約日に審査管理処へ持参してください。大型・壊れやすいものは事前に査察の方法をご相談ください。',
        ko_KR: '예약일에 심사관리처로 가져오세요. 크거나 손상되기 쉬운 것은 미리 검사 방법을 협의할 수 있습니다.',
      },
    ),
  },
)
