import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { byPlatform, fromApplicant } from '../_blocks/guide-materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { byGovernment } from '../_blocks/materials.ts'
import { certificateNotLent, legalPerson, nothingConcealed, qualificationGuide, staff } from '../_blocks/qualification-guide.ts'

export const guide: GuideDefinition = {
  code: '5601102',
  aliases: ['56011-b'],
  name: text('文物保护工程资质变更', 'Qualification for heritage protection works: change', {
    ja_JP: '文化財保護工事資格の変更',
    ko_KR: '문화유산 보호공사 자격 변경',
  }),
  shortName: text('工程资质变更', 'Qualification: change', { ja_JP: '工事資格の変更', ko_KR: '공사 자격 변경' }),
  category: 'qualification',
  applicants: ['legal-entity'],
  guide: {
    ...qualificationGuide,
    applySubject: text('持有文物保护工程资质证书的单位', 'Holders of a certificate', {
      ja_JP: '文化財保護工事の資格証書を有する機関',
      ko_KR: '문화유산 보호공사 자격증서를 가진 기관',
    }),
    acceptInstitution: text('原发证机关', 'The authority that issued the certificate', {
      ja_JP: '資格証書を発行した機関',
      ko_KR: '자격증서를 발급한 기관',
    }),
    statutoryDeadline: text('30个工作日（按申领资质的期限办理）', '30 working days (the time of an application)', {
      ja_JP: '30開庁日（資格申請の期間による）',
      ko_KR: '30근무일(자격 신청의 기한에 따름)',
    }),
    applicationRange: text(
      '单位名称、住所、法定代表人、技术负责人等证书记载事项变更，以及因合并、分立、改制需要换发证书',
      'Change of name, address, legal representative, technical head or other particulars of the certificate, or a new one after a merger, division or restructuring',
      {
        ja_JP: '機関名、所在地、法定代表者、技術責任者など証書記載事項の変更、合併・分割・改組による証書の再交付',
        ko_KR: '기관명, 주소, 법정대표자, 기술 책임자 등 증서 기재 사항의 변경과 합병·분할·개편에 따른 증서 재발급',
      },
    ),
    projectResult: text(
      '变更后的文物保护工程资质证书；不符合条件的书面通知并说明理由',
      'The changed certificate; a refusal in writing with reasons',
      {
        ja_JP: '変更後の文化財保護工事資格証書。条件を満たさない場合は理由を付した書面',
        ko_KR: '변경된 문화유산 보호공사 자격증서. 조건에 맞지 않으면 사유를 적은 서면',
      },
    ),
    handleProcess: text(
      '一、变更发生后，持证单位在线选择变更事项，上传证明和原证书。\n二、原发证机关5个工作日内决定是否受理，材料不齐的一次告知。\n三、仅变更名称、住所、法定代表人的，核对登记信息；涉及人员、合并、分立的，核查是否仍然符合资质条件。\n四、自收到申请之日起30个工作日内作出决定，换发证书并更新公开信息。',
      '1. After the change the holder names what changed online and uploads proof and the old certificate.\n2. The issuing authority decides on acceptance within 5 working days and names everything missing at once.\n3. For name, address or legal representative the registration is compared; for staff, merger or division it is examined whether the conditions are still met.\n4. It decides within 30 working days of the application, issues the new certificate and updates what is public.',
      {
        ja_JP:
          '一、変更後、証書を有する機関は変更事項をオンラインで選び、証明と元の証書をアップロードします。\n二、発行機関は5開庁日以内に受理を決定し、不足は一度に知らせます。\n三、名称・所在地・法定代表者のみの変更は登記情報を照合し、人員・合併・分割に関わる場合は資格条件を引き続き満たすか確認します。\n四、申請の受領日から30開庁日以内に決定し、証書を再交付して公開情報を更新します。',
        ko_KR:
          '1. 변경이 생기면 증서를 가진 기관은 변경 사항을 온라인으로 고르고 증명과 원래 증서를 올립니다.\n2. 발급 기관은 5근무일 이내에 접수 여부를 정하고 부족한 것을 한 번에 알립니다.\n3. 명칭·주소·법정대표자만 바뀌면 등록 정보를 대조하고, 인력·합병·분할이면 자격 조건을 여전히 갖추었는지 확인합니다.\n4. 신청을 받은 날부터 30근무일 이내에 결정하여 증서를 다시 발급하고 공개 정보를 고칩니다.',
      },
    ),
    prohibitiveRequirements: [
      certificateNotLent,
      nothingConcealed,
      text(
        '变更不得用于升级或者增加业务范围，需要升级、增项的按5601101申请。',
        'A change is no way to a higher grade or wider scope: apply for those under 5601101.',
        {
          ja_JP: '変更により等級を上げ、業務範囲を広げることはできません。その場合は5601101で申請してください。',
          ko_KR: '변경으로 등급을 올리거나 업무 범위를 넓힐 수 없습니다. 그 경우 5601101로 신청하세요.',
        },
      ),
    ],
    acceptConditions: [
      text('持有有效的文物保护工程资质证书。', 'A valid certificate is held.', {
        ja_JP: '有効な文化財保護工事の資格証書を有すること。',
        ko_KR: '유효한 문화유산 보호공사 자격증서를 가지고 있을 것.',
      }),
      text(
        '变更事项已依法办理登记，变更后仍然符合原等级的条件。',
        'The change is registered as the law requires, and the conditions of the grade are still met.',
        {
          ja_JP: '変更事項が法に基づき登記され、変更後も元の等級の条件を満たすこと。',
          ko_KR: '변경 사항이 법에 따라 등록되었고 변경 후에도 원래 등급의 조건에 맞을 것.',
        },
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageRegulation('第十六条、第十七条'),
      licensingLaw('第三十二条、第三十八条、第四十九条'),
      licensingLaw('第七十条、第八十条'),
    ],
    commonQuestions: [
      {
        question: text('技术人员离职要办变更吗？', 'Is a change needed when staff leave?', {
          ja_JP: '技術者が退職した場合も変更の手続が必要ですか。',
          ko_KR: '기술 인력이 퇴직해도 변경 절차가 필요한가요?',
        }),
        answer: text(
          '证书记载的负责人员变动应当申请变更；其他人员变动在年度信息中更新，但应当始终保持相应等级的人员条件。',
          'A change of the persons named in the certificate is applied for; other changes are updated in the yearly information, and the conditions of the grade have to be met at all times.',
          {
            ja_JP:
              '証書に記載された責任者の変更は申請が必要です。その他の人員の変動は年次情報で更新しますが、常に該当等級の人員条件を満たしてください。',
            ko_KR:
              '증서에 적힌 책임자가 바뀌면 변경을 신청해야 합니다. 그 밖의 인력 변동은 연도 정보에서 고치되 언제나 해당 등급의 인력 조건을 갖추어야 합니다.',
          },
        ),
      },
      {
        question: text('正在施工的项目，单位更名后原合同还有效吗？', 'What about works under way when the name changes?', {
          ja_JP: '施工中に機関名が変わった場合、元の契約はどうなりますか。',
          ko_KR: '시공 중에 기관명이 바뀌면 원래 계약은 어떻게 되나요?',
        }),
        answer: text(
          '仅变更名称的，可以继续施工，并将新证书报委托方和工程审批机关存档；合并、分立后不再符合条件的，不得继续承担。',
          'With a new name alone the works may go on; give the new certificate to the client and to the authority that approved them. After a merger or division that no longer meets the conditions they may not.',
          {
            ja_JP:
              '名称のみの変更であれば施工を続けられ、新しい証書を発注者と工事の承認機関に提出します。合併・分割後に条件を満たさなくなった場合は継続できません。',
            ko_KR:
              '명칭만 바뀌면 시공을 이어갈 수 있으며 새 증서를 발주자와 공사 승인 기관에 냅니다. 합병·분할 후 조건에 맞지 않으면 계속할 수 없습니다.',
          },
        ),
      },
      {
        question: text('证书遗失怎么补办？', 'How is a lost certificate replaced?', {
          ja_JP: '証書を紛失した場合は。',
          ko_KR: '증서를 잃어버리면 어떻게 하나요?',
        }),
        answer: text(
          '向原发证机关提交书面说明，由其核实后补发；不涉及变更事项的，不必填写变更内容。',
          'Give the issuing authority a written statement; it verifies and replaces the certificate. Where nothing else changed, no change is filled in.',
          {
            ja_JP: '発行機関に書面で事情を説明し、確認の上で再交付を受けます。ほかに変更がなければ変更内容の記入は不要です。',
            ko_KR: '발급 기관에 서면으로 설명하면 확인 후 다시 발급합니다. 다른 변경이 없으면 변경 내용은 적지 않아도 됩니다.',
          },
        ),
      },
    ],
  },
  materials: [
    fromApplicant(
      'form',
      text('文物保护工程资质变更申请表', 'Form for the change', {
        ja_JP: '文化財保護工事資格変更申請書',
        ko_KR: '문화유산 보호공사 자격 변경 신청서',
      }),
      { channel: byPlatform, paperCopies: 1 },
    ),
    fromApplicant(
      'certificate',
      text('原文物保护工程资质证书', 'The present certificate', { ja_JP: '現在の資格証書', ko_KR: '현재의 자격증서' }),
      { channel: byGovernment },
    ),
    {
      ...legalPerson,
      name: text('变更后的法人登记证明', 'Registration after the change', {
        ja_JP: '変更後の法人登記証明',
        ko_KR: '변경 후의 법인 등록 증명',
      }),
    },
    fromApplicant('change-proof', text('变更证明文件', 'Proof of the change', { ja_JP: '変更の証明文書', ko_KR: '변경 증명 문서' }), {
      help: text(
        '如变更登记通知、任职文件、合并或者分立决定。',
        'Notice of the registered change, appointment, resolution on the merger or division.',
        { ja_JP: '変更登記通知、任命文書、合併・分割の決定など。', ko_KR: '변경 등록 통지, 임명 문서, 합병·분할 결정 등.' },
      ),
    }),
    {
      ...staff,
      necessity: 'depends',
      help: text('变更负责人员，或者合并、分立、改制的提供。', 'For a change of the named persons, a merger, division or restructuring.', {
        ja_JP: '責任者の変更、または合併・分割・改組の場合に提出します。',
        ko_KR: '책임자 변경, 합병·분할·개편의 경우 냅니다.',
      }),
    },
  ],
}
