import type { GuideDefinition } from '@wenwu/core/item/guide'
import { agentLetter, assessmentReport, byGovernment, byPlatform, fromApplicant, provinceLetter } from '../_blocks/materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { certificateNotLent, legalPerson, nothingConcealed, qualificationGuide, staff } from '../_blocks/qualification-guide.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '5601102',
  aliases: ['56011-b'],
  name: text('文物保护工程资质变更', 'Qualification for heritage protection works: change'),
  shortName: text('工程资质变更', 'Qualification: change'),
  category: 'qualification',
  applicants: ['legal-entity'],
  guide: {
    ...qualificationGuide,
    applySubject: text('持有文物保护工程资质证书的单位', 'Holders of a certificate'),
    acceptInstitution: text('原发证机关', 'The authority that issued the certificate'),
    statutoryDeadline: text('30个工作日（按申领资质的期限办理）', '30 working days (the time of an application)'),
    applicationRange: text(
      '单位名称、住所、法定代表人、技术负责人等证书记载事项变更，以及因合并、分立、改制需要换发证书',
      'Change of name, address, legal representative, technical head or other particulars of the certificate, or a new one after a merger, division or restructuring',
    ),
    projectResult: text(
      '变更后的文物保护工程资质证书；不符合条件的书面通知并说明理由',
      'The changed certificate; a refusal in writing with reasons',
    ),
    handleProcess: text(
      '一、变更发生后，持证单位在线选择变更事项，上传证明和原证书。\n二、原发证机关5个工作日内决定是否受理，材料不齐的一次告知。\n三、仅变更名称、住所、法定代表人的，核对登记信息；涉及人员、合并、分立的，核查是否仍然符合资质条件。\n四、自收到申请之日起30个工作日内作出决定，换发证书并更新公开信息。',
      '1. After the change the holder names what changed online and uploads proof and the old certificate.\n2. The issuing authority decides on acceptance within 5 working days and names everything missing at once.\n3. For name, address or legal representative the registration is compared; for staff, merger or division it is examined whether the conditions are still met.\n4. It decides within 30 working days of the application, issues the new certificate and updates what is public.',
    ),
    prohibitiveRequirements: [
      certificateNotLent,
      nothingConcealed,
      text(
        '变更不得用于升级或者增加业务范围，需要升级、增项的按5601101申请。',
        'A change is no way to a higher grade or wider scope: apply for those under 5601101.',
      ),
    ],
    acceptConditions: [
      text('持有有效的文物保护工程资质证书。', 'A valid certificate is held.'),
      text(
        '变更事项已依法办理登记，变更后仍然符合原等级的条件。',
        'The change is registered as the law requires, and the conditions of the grade are still met.',
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
        question: text('技术人员离职要办变更吗？', 'Is a change needed when staff leave?'),
        answer: text(
          '证书记载的负责人员变动应当申请变更；其他人员变动在年度信息中更新，但应当始终保持相应等级的人员条件。',
          'A change of the persons named in the certificate is applied for; other changes are updated in the yearly information, and the conditions of the grade have to be met at all times.',
        ),
      },
      {
        question: text('正在施工的项目，单位更名后原合同还有效吗？', 'What about works under way when the name changes?'),
        answer: text(
          '仅变更名称的，可以继续施工，并将新证书报委托方和工程审批机关存档；合并、分立后不再符合条件的，不得继续承担。',
          'With a new name alone the works may go on; give the new certificate to the client and to the authority that approved them. After a merger or division that no longer meets the conditions they may not.',
        ),
      },
      {
        question: text('证书遗失怎么补办？', 'How is a lost certificate replaced?'),
        answer: text(
          '向原发证机关提交书面说明，由其核实后补发；不涉及变更事项的，不必填写变更内容。',
          'Give the issuing authority a written statement; it verifies and replaces the certificate. Where nothing else changed, no change is filled in.',
        ),
      },
    ],
  },
  materials: [
    fromApplicant('form', text('文物保护工程资质变更申请表', 'Form for the change'), licensingLaw('第四十九条'), {
      channel: byPlatform,
      paperCopies: 1,
    }),
    fromApplicant('certificate', text('原文物保护工程资质证书', 'The present certificate'), licensingLaw('第四十九条'), {
      channel: byGovernment,
    }),
    {
      ...legalPerson,
      name: text('变更后的法人登记证明', 'Registration after the change'),
    },
    fromApplicant('changeProof', text('变更证明文件', 'Proof of the change'), 'assumption', {
      help: text(
        '如变更登记通知、任职文件、合并或者分立决定。',
        'Notice of the registered change, appointment, resolution on the merger or division.',
      ),
    }),
    {
      ...staff,
      required: { op: 'in', field: 'change.changeKinds', values: ['head', 'merger'] },
      help: text('变更负责人员，或者合并、分立、改制的提供。', 'For a change of the named persons, a merger, division or restructuring.'),
    },
    agentLetter,
    provinceLetter(true),
    assessmentReport,
  ],
}
