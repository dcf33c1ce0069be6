import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import {
  declaredToCustoms,
  entryExitGuide,
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
  code: '5602001',
  aliases: [],
  name: text('文物临时进境审核登记', 'Examination and record of relics that enter for a time', {
    ja_JP: '文化財の一時持ち込みの審査・登録',
    ko_KR: '문화유산 임시 반입 심사·등록',
  }),
  shortName: text('文物临时进境', 'Temporary entry', { ja_JP: '一時持ち込み', ko_KR: '임시 반입' }),
  category: 'entry-exit',
  applicants: ['individual', 'legal-entity'],
  guide: {
    ...entryExitGuide,
    applySubject: text(
      '将境外文物临时带入、运入、寄入境内的个人或者单位',
      'Persons or bodies that bring, ship or mail relics into the country for a time',
      {
        ja_JP: '国外の文化財を一時的に携帯・輸送・郵送で持ち込む個人または機関',
        ko_KR: '국외 문화유산을 일시적으로 휴대·운송·우송하여 들여오는 개인 또는 기관',
      },
    ),
    acceptInstitution: officeOfThePort,
    statutoryDeadline: text(
      '法律对临时进境登记未单独规定期限，按文物出境审核的15个工作日掌握',
      'The law sets no time of its own for this record; the 15 working days of the exit examination are kept',
      {
        ja_JP: '一時持ち込みの登録に固有の法定期間はなく、持ち出し審査の15開庁日に準じます',
        ko_KR: '임시 반입 등록에 따로 정한 법정 기한은 없으며 반출 심사의 15근무일에 준합니다',
      },
    ),
    applicationRange: text(
      '因展览、修复、研究、销售、拍卖或者个人携带等原因进境，之后还要复运出境的文物',
      'Relics that enter for an exhibition, repair, research, sale, auction or with a traveller and will leave again',
      {
        ja_JP: '展覧、修理、研究、販売、競売、個人の携帯などのために持ち込み、後に再び持ち出す文化財',
        ko_KR: '전시, 복원, 연구, 판매, 경매, 개인 휴대 등으로 들여와 나중에 다시 내보낼 문화유산',
      },
    ),
    projectResult: text(
      '逐件登记、拍照，标明文物临时进境标识',
      'Each piece is recorded, photographed and given the mark of temporary entry',
      { ja_JP: '1点ごとに登録・撮影し、一時持ち込み標識を付す', ko_KR: '1점마다 등록·촬영하고 임시 반입 표지를 붙임' },
    ),
    handleProcess: text(
      '一、进境时向海关申报，海关将文物加封后交当事人。\n二、在平台选择个人携带或者展览，逐件填写并上传照片，预约审核管理处。\n三、审核管理处查验海关封志完好无损后拆封，逐件审核、登记、拍照。\n四、准予登记的，逐件标明文物临时进境标识，登记记录供复出境时核对。\n五、发现属于法律禁止买卖的文物、被盗文物或者通报流失文物的，审核管理处报告国家文物局并通报海关。',
      '1. Declare to customs on entry; customs seals the pieces and hands them over.\n2. On the platform choose personal carriage or exhibition, fill in each piece with photographs and make an appointment.\n3. The office checks that the customs seal is intact, opens it, examines, records and photographs each piece.\n4. Each recorded piece gets the mark of temporary entry; the record is compared when it leaves.\n5. Pieces the law forbids to trade, stolen ones and those notified as lost are reported to the national bureau and to customs.',
      {
        ja_JP:
          '一、入国時に税関へ申告し、税関が封印した文化財を受け取ります。\n二、プラットフォームで個人の携帯または展覧を選び、1点ずつ入力して写真をアップロードし、審査管理処を予約します。\n三、審査管理処は税関の封印に異常がないことを確認して開封し、1点ずつ審査・登録・撮影します。\n四、登録したものに一時持ち込み標識を付し、記録は再持ち出しの際に照合します。\n五、売買が禁止された文化財、盗難文化財、流失が通報された文化財を発見した場合、審査管理処は国家文物局に報告し税関に通知します。',
        ko_KR:
          '1. 반입할 때 세관에 신고하고 세관이 봉인한 문화유산을 받습니다.\n2. 플랫폼에서 개인 휴대 또는 전시를 골라 1점씩 작성하고 사진을 올린 뒤 심사관리처를 예약합니다.\n3. 심사관리처는 세관 봉인에 이상이 없는지 확인하고 개봉하여 1점씩 심사·등록·촬영합니다.\n4. 등록한 것에는 임시 반입 표지를 붙이며 기록은 재반출할 때 대조합니다.\n5. 매매가 금지된 문화유산, 도난 문화유산, 유출이 통보된 문화유산을 발견하면 심사관리처가 국가문물국에 보고하고 세관에 알립니다.',
      },
    ),
    prohibitiveRequirements: [
      text(
        '海关加封的文物，在审核管理处查验前不得自行拆封。',
        'What customs sealed may not be opened before the office has checked the seal.',
        {
          ja_JP: '税関が封印した文化財は、審査管理処の確認前に開封してはなりません。',
          ko_KR: '세관이 봉인한 문화유산은 심사관리처가 확인하기 전에 뜯을 수 없습니다.',
        },
      ),
      text(
        '不得以临时进境方式带入被盗文物、来源不合法的文物或者外国政府、国际组织依公约通报的流失文物。',
        'Stolen relics, relics of unlawful origin and those that foreign governments or international organisations notified as lost under a convention may not be brought in.',
        {
          ja_JP: '盗難文化財、出所が不法な文化財、条約に基づき外国政府・国際組織が通報した流失文化財を持ち込んではなりません。',
          ko_KR: '도난 문화유산, 출처가 불법인 문화유산, 협약에 따라 외국 정부·국제기구가 통보한 유출 문화유산을 들여올 수 없습니다.',
        },
      ),
      marksUntouched,
      declaredToCustoms,
    ],
    acceptConditions: [
      text('已向海关申报，海关封志完好。', 'Declared to customs, with the seal intact.', {
        ja_JP: '税関に申告済みで、封印に異常がないこと。',
        ko_KR: '세관에 신고하였고 봉인에 이상이 없을 것.',
      }),
      informationTrue,
      text(
        '因展览进境的，办展单位已按规定向所在地文物主管部门备案。',
        'For an exhibition: filed with the local heritage authority as prescribed.',
        {
          ja_JP: '展覧の場合は、主催機関が所定どおり所在地の文化財主管部門へ届け出ていること。',
          ko_KR: '전시인 경우 주최 기관이 규정대로 소재지 문화유산 주관부서에 신고하였을 것.',
        },
      ),
    ],
    legalBasis: [
      heritageLaw('第六十八条'),
      heritageLaw('第八十条'),
      heritageLaw('第九十二条'),
      heritageRegulation('第四十六条'),
      heritageRegulation('第五十二条、第五十三条'),
    ],
    commonQuestions: [
      {
        question: text('临时进境的文物可以在境内停留多久？', 'How long may the pieces stay?', {
          ja_JP: '一時持ち込みの文化財はどのくらい国内に置けますか。',
          ko_KR: '임시 반입한 문화유산은 얼마나 국내에 둘 수 있나요?',
        }),
        answer: text(
          '一般不超过6个月。确需延长的，应当在到期前向海关和原登记的审核管理处申请；展览延长展期的，还要先办理展览变更备案。',
          'As a rule not more than 6 months. To stay longer, apply before the end to customs and to the office that recorded the pieces; an exhibition also files its change first.',
          {
            ja_JP:
              '原則として6か月以内です。延長が必要な場合は、満了前に税関と登録した審査管理処へ申請してください。展覧の延長は、先に変更の届出も必要です。',
            ko_KR:
              '원칙적으로 6개월을 넘지 않습니다. 연장이 필요하면 끝나기 전에 세관과 등록한 심사관리처에 신청하세요. 전시를 연장할 때는 먼저 변경 신고도 해야 합니다.',
          },
        ),
      },
      {
        question: text('进境时没有办理登记，以后还能带走吗？', 'May pieces leave again that were not recorded on entry?', {
          ja_JP: '入国時に登録しなかった場合、後で持ち出せますか。',
          ko_KR: '들여올 때 등록하지 않았으면 나중에 가지고 나갈 수 있나요?',
        }),
        answer: text(
          '未办理临时进境手续的，出境时按文物出境审核（5602005）办理，属于禁止出境范围的不能出境。',
          'They are then treated as an ordinary exit (5602005), and what may not be exported stays.',
          {
            ja_JP:
              '一時持ち込みの手続をしていない場合は通常の持ち出し審査（5602005）となり、持ち出し禁止の範囲に当たるものは持ち出せません。',
            ko_KR: '임시 반입 절차를 밟지 않았으면 일반 반출 심사(5602005)로 처리하며 반출 금지 범위에 들면 내보낼 수 없습니다.',
          },
        ),
      },
      {
        question: text('海关封志破损了怎么办？', 'What if the customs seal is damaged?', {
          ja_JP: '税関の封印が破損した場合は。',
          ko_KR: '세관 봉인이 훼손되면 어떻게 하나요?',
        }),
        answer: text(
          '不要继续拆动，保持原状并立即向加封的海关说明情况；封志完好是审核管理处登记的前提。',
          'Leave everything as it is and tell the customs office that sealed it at once; the office can record only under an intact seal.',
          {
            ja_JP: '触れずにそのまま、封印した税関へ直ちに事情を説明してください。封印に異常がないことが登録の前提です。',
            ko_KR: '손대지 말고 그대로 두고 봉인한 세관에 바로 사정을 알리세요. 봉인에 이상이 없어야 등록할 수 있습니다.',
          },
        ),
      },
      {
        question: text('同一展览由几家单位承接，由谁办理？', 'Who applies when several venues take the same exhibition?', {
          ja_JP: '同じ展覧を複数の機関が引き受ける場合、誰が手続しますか。',
          ko_KR: '같은 전시를 여러 기관이 맡으면 누가 처리하나요?',
        }),
        answer: text(
          '各单位分别向所在地文物主管部门备案，再由文物进境地的办展单位统一办理进出境手续。',
          'Each files with its local heritage authority; the venue at the place of entry then handles entry and exit for all.',
          {
            ja_JP: '各機関がそれぞれ所在地の文化財主管部門へ届け出た後、持ち込み地の主催機関がまとめて出入国の手続を行います。',
            ko_KR: '각 기관이 소재지 문화유산 주관부서에 신고한 뒤 반입지의 주최 기관이 반출입 절차를 한꺼번에 처리합니다.',
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
      'customs-declaration',
      text('海关进境申报单证', 'Customs declaration of the entry', { ja_JP: '税関の輸入申告書類', ko_KR: '세관 반입 신고 서류' }),
      {
        help: text('写明需要复运出境，并注明海关加封情况。', 'It says that the pieces will leave again and that they were sealed.', {
          ja_JP: '再び持ち出す旨と封印の状況が記載されたもの。',
          ko_KR: '다시 내보낸다는 점과 봉인 상황이 적힌 것.',
        }),
      },
    ),
    fromApplicant(
      'exhibition-filing',
      text('文物进境展览备案表', 'Filing form of the exhibition', {
        ja_JP: '文化財持ち込み展覧届出書',
        ko_KR: '문화유산 반입 전시 신고서',
      }),
      {
        necessity: 'depends',
        help: text('因展览进境的提供，备案后的展览材料一并提交。', 'For exhibitions, with the exhibition papers that were filed.', {
          ja_JP: '展覧のために持ち込む場合に、届出済みの展覧資料とともに提出します。',
          ko_KR: '전시를 위해 들여오는 경우 신고한 전시 자료와 함께 냅니다.',
        }),
      },
    ),
    pieces,
  ],
}
