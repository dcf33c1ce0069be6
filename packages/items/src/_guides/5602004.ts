import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import {
  declaredToCustoms,
  entryExitGuide,
  form,
  identity,
  marksUntouched,
  officeOfTheFirstRecord,
  photographs,
  pieces,
} from '../_blocks/entry-exit-guide.ts'
import { fromApplicant, fromAuthority } from '../_blocks/guide-materials.ts'
import { heritageLaw, heritageRegulation } from '../_blocks/law.ts'

export const guide: GuideDefinition = {
  code: '5602004',
  aliases: [],
  name: text('临时出境文物复进境审核查验', 'Check of relics that left for a time and come back', {
    ja_JP: '一時持ち出し文化財の持ち帰りの査察',
    ko_KR: '임시 반출 문화유산 재반입 검사',
  }),
  shortName: text('文物复进境', 'Re-entry', { ja_JP: '持ち帰り', ko_KR: '재반입' }),
  category: 'entry-exit',
  applicants: ['individual', 'legal-entity'],
  guide: {
    ...entryExitGuide,
    applySubject: text('原办理临时出境登记的个人或者单位', 'The person or body for whom the temporary exit was recorded', {
      ja_JP: '一時持ち出しの登録を受けた個人または機関',
      ko_KR: '임시 반출 등록을 한 개인 또는 기관',
    }),
    acceptInstitution: officeOfTheFirstRecord,
    statutoryDeadline: text(
      '法律对复进境查验未单独规定期限，按文物出境审核的15个工作日掌握',
      'The law sets no time of its own for this check; the 15 working days of the exit examination are kept',
      {
        ja_JP: '持ち帰りの査察に固有の法定期間はなく、持ち出し審査の15開庁日に準じます',
        ko_KR: '재반입 검사에 따로 정한 법정 기한은 없으며 반출 심사의 15근무일에 준합니다',
      },
    ),
    applicationRange: text(
      '经审核、登记的出境展览文物和其他临时出境文物运回境内',
      'Relics recorded on exit, from exhibitions or otherwise, that are brought back',
      {
        ja_JP: '審査・登録を受けた国外展覧の文化財、その他の一時持ち出し文化財の持ち帰り',
        ko_KR: '심사·등록한 국외 전시 문화유산과 그 밖의 임시 반출 문화유산의 재반입',
      },
    ),
    projectResult: text(
      '复进境查验记录，与出境登记逐件销号',
      'Record of the check; each piece is written off against the record of its exit',
      {
        ja_JP: '持ち帰り査察の記録。持ち出しの登録と1点ごとに照合し完了とする',
        ko_KR: '재반입 검사 기록. 반출 등록과 1점마다 대조하여 완료 처리',
      },
    ),
    handleProcess: text(
      '一、进境时向海关申报，出示出境时的批准文件或者文物出境许可证。\n二、在平台调取原临时出境登记，预约原审核管理处。\n三、原审核管理处核对出境登记、照片和现状记录，逐件查验。\n四、一致的，作出查验记录并销号；不一致、缺少或者有新损伤的，逐件记录。\n五、发现调换、缺失的，审核管理处报告国家文物局，并通报海关和有关部门。',
      '1. Declare to customs on entry with the approval or the exit permit.\n2. Open the record of the exit on the platform and make an appointment with the same office.\n3. The office compares record, photographs and the note on the state of each piece.\n4. What agrees is recorded and written off; what differs, is missing or newly damaged is noted piece by piece.\n5. Exchanged or missing pieces are reported to the national bureau, to customs and the authorities concerned.',
      {
        ja_JP:
          '一、入国時に税関へ申告し、持ち出し時の承認文書または許可証を提示します。\n二、プラットフォームで持ち出しの登録を呼び出し、同じ審査管理処を予約します。\n三、審査管理処は登録、写真、現状記録を照合し、1点ずつ査察します。\n四、一致するものは記録して完了とし、相違・欠落・新たな損傷は1点ごとに記録します。\n五、すり替えや欠落を発見した場合、審査管理処は国家文物局に報告し、税関と関係機関に通知します。',
        ko_KR:
          '1. 반입할 때 반출 시의 승인 문서 또는 허가증을 내고 세관에 신고합니다.\n2. 플랫폼에서 반출 등록을 불러 같은 심사관리처를 예약합니다.\n3. 심사관리처는 등록, 사진, 현상 기록을 대조하며 1점씩 검사합니다.\n4. 일치하면 기록하고 완료 처리하며, 다르거나 없거나 새로 손상된 것은 1점씩 기록합니다.\n5. 바꿔치기나 누락을 발견하면 심사관리처가 국가문물국에 보고하고 세관과 관계 기관에 알립니다.',
      },
    ),
    prohibitiveRequirements: [
      text('不得以其他物品顶替已登记出境的文物。', 'Nothing else may come back in the place of the recorded pieces.', {
        ja_JP: '登録して持ち出した文化財の代わりに別の物を持ち帰ってはなりません。',
        ko_KR: '등록하여 내보낸 문화유산 대신 다른 물건을 들여올 수 없습니다.',
      }),
      text('出境展览未经批准不得超过批准的展览期限。', 'An exhibition may not go beyond the approved term without approval.', {
        ja_JP: '国外展覧は、承認なく承認期間を超えてはなりません。',
        ko_KR: '국외 전시는 승인 없이 승인된 기간을 넘길 수 없습니다.',
      }),
      marksUntouched,
      declaredToCustoms,
    ],
    acceptConditions: [
      text('文物由本审核管理处办理过出境审核、登记。', 'The pieces were examined and recorded by this office when they left.', {
        ja_JP: '当該審査管理処で持ち出しの審査・登録を受けていること。',
        ko_KR: '해당 심사관리처에서 반출 심사·등록을 하였을 것.',
      }),
      text('已向海关申报，文物到达后保持原包装待查验。', 'Declared to customs; the pieces stay in their packing until the check.', {
        ja_JP: '税関に申告済みで、到着後は梱包のまま査察を待つこと。',
        ko_KR: '세관에 신고하였고 도착 후 포장 그대로 검사를 기다릴 것.',
      }),
    ],
    legalBasis: [
      heritageLaw('第六十四条'),
      heritageLaw('第七十九条'),
      heritageRegulation('第四十六条'),
      heritageRegulation('第五十条'),
      heritageRegulation('第六十一条'),
    ],
    commonQuestions: [
      {
        question: text('从别的口岸回来，可以在当地查验吗？', 'May the pieces be checked elsewhere if they return by another port?', {
          ja_JP: '別の港から戻る場合、現地で査察を受けられますか。',
          ko_KR: '다른 항구로 돌아오면 현지에서 검사받을 수 있나요?',
        }),
        answer: text(
          '出境展览的文物由原审核、登记的机构审核查验。计划从其他口岸回境的，请在出境前与原审核管理处商定查验安排。',
          'Pieces of an exhibition are checked by the office that recorded them. If another port is planned for the return, agree on the check with that office before they leave.',
          {
            ja_JP:
              '国外展覧の文化財は、最初に審査・登録した機関が査察します。別の港から戻る予定であれば、持ち出す前に審査管理処と査察の方法を取り決めてください。',
            ko_KR:
              '국외 전시 문화유산은 처음 심사·등록한 기관이 검사합니다. 다른 항구로 돌아올 계획이면 내보내기 전에 그 심사관리처와 검사 방법을 협의하세요.',
          },
        ),
      },
      {
        question: text('查验时发现文物有新的损伤怎么办？', 'What if new damage is found?', {
          ja_JP: '新たな損傷が見つかった場合は。',
          ko_KR: '새로운 손상이 발견되면 어떻게 하나요?',
        }),
        answer: text(
          '保持现状并由双方记录、拍照。馆藏一级文物损毁的报国家文物局核查处理，其他馆藏文物损毁的报省级文物行政部门核查处理。',
          'Leave it as it is; both sides record and photograph it. Damage to grade-one collection relics goes to the national bureau, to others in collections to the provincial bureau.',
          {
            ja_JP:
              '現状を保ち、双方で記録・撮影します。館蔵一級文化財の損傷は国家文物局へ、その他の館蔵文化財は省級文化財行政部門へ報告し、調査・処理を受けます。',
            ko_KR:
              '현 상태를 유지하고 양쪽이 기록·촬영합니다. 소장 1급 문화유산의 훼손은 국가문물국에, 그 밖의 소장 문화유산은 성급 문화유산 행정부서에 보고하여 조사·처리를 받습니다.',
          },
        ),
      },
      {
        question: text('展览要延期，回境时间晚了会怎样？', 'What if the exhibition runs on and the return is late?', {
          ja_JP: '展覧を延長し、持ち帰りが遅れる場合は。',
          ko_KR: '전시를 연장해 돌아오는 때가 늦어지면 어떻게 되나요?',
        }),
        answer: text(
          '应当在期满前报原审批机关批准延期，延期不超过1年。超过期限未回境的，由国家文物局责令限期改正，对直接责任人员依法给予处分。',
          'Ask the authority that approved it for an extension before the term ends, by not more than 1 year. If the term is overrun the national bureau orders a correction, and those responsible are disciplined.',
          {
            ja_JP:
              '期間満了前に元の承認機関の延長承認（最長1年）を得てください。期限を超えた場合は国家文物局が期限を定めて是正を命じ、責任者は法に基づき処分されます。',
            ko_KR:
              '기간이 끝나기 전에 원래 승인 기관의 연장 승인(최장 1년)을 받으세요. 기한을 넘기면 국가문물국이 기한을 정해 시정을 명하고 책임자는 법에 따라 처분받습니다.',
          },
        ),
      },
    ],
  },
  materials: [
    form,
    fromApplicant(
      'exit-record',
      text('原文物临时出境登记和现状记录', 'Record of the temporary exit and of the state of the pieces', {
        ja_JP: '一時持ち出しの登録と現状記録',
        ko_KR: '임시 반출 등록과 현상 기록',
      }),
      { channel: text('平台调取', 'Taken from the platform', { ja_JP: 'プラットフォームから取得', ko_KR: '플랫폼에서 조회' }) },
    ),
    fromAuthority(
      'exit-approval',
      text('出境时的批准文件或者文物出境许可证', 'Approval or permit of the exit', {
        ja_JP: '持ち出し時の承認文書または許可証',
        ko_KR: '반출 시의 승인 문서 또는 허가증',
      }),
    ),
    fromApplicant(
      'customs-declaration',
      text('海关进境申报单证', 'Customs declaration of the entry', { ja_JP: '税関の輸入申告書類', ko_KR: '세관 반입 신고 서류' }),
    ),
    {
      ...photographs,
      help: text('复进境前拍摄，与出境时的照片角度一致。', 'Taken before the return from the same angles as on exit.', {
        ja_JP: '持ち帰る前に、持ち出し時と同じ角度で撮影してください。',
        ko_KR: '들여오기 전에 반출할 때와 같은 각도로 촬영하세요.',
      }),
    },
    identity,
    pieces,
  ],
}
