import type { GuideDefinition } from '@wenwu/core/item/guide'
import { nationalGuide } from '../_blocks/guide.ts'
import { fileComplete, internalTarget, noStatutoryTime, otherPower, promisedTime } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { licensingLaw } from '../_blocks/law.ts'
import { agentLetter, assumed, fromApplicant, provinceLetter } from '../_blocks/materials.ts'
import { requestLetterSheet } from '../_samples/letters.ts'
import { text } from './texts.ts'

/** What has no matter of its own (specification §3: «other»). */
export const guide: GuideDefinition = {
  code: 'other',
  aliases: [],
  name: text('其他文物事项', 'Other heritage matters'),
  shortName: text('其他事项', 'Other matters'),
  category: 'other',
  applicants: ['legal-entity', 'individual'],
  guide: {
    ...nationalGuide,
    itemType: otherPower,
    projectType: promisedTime,
    decisionMechanism: text('省级文物行政部门，或者国家文物局', 'The provincial bureau, or the national bureau'),
    applySubject: text(
      '需要向文物行政部门请示、报告或者申请办理事项的单位和个人',
      'Units and persons with a request or report for a heritage bureau',
    ),
    acceptInstitution: text(
      '所在地省级文物行政部门；需要国家文物局办理的，由省级文物行政部门初审后上报',
      'The provincial bureau of the place; what is for the national bureau is examined there and reported',
    ),
    commitmentDeadline: internalTarget,
    statutoryDeadline: noStatutoryTime,
    applicationRange: text(
      '本平台没有列出专门事项的文物保护、考古、博物馆等方面的请示、报告和申请',
      'Requests, reports and applications on protection, archaeology and museums that the platform lists no matter for',
    ),
    projectResult: text('批复或者答复意见', 'A reply'),
    handleProcess: numbered(
      text(
        '申请人写明事由和正文，上传申请文件和附件，选择由哪一级办理。',
        'The applicant writes subject and text, uploads letter and attachments, and chooses the level.',
      ),
      text(
        '省级文物行政部门5个工作日内决定是否受理；属于其他专门事项的，告知申请人从该事项申报。',
        'The provincial bureau decides on acceptance within 5 working days; where there is a matter of its own, it names that to the applicant.',
      ),
      text(
        '省级文物行政部门答复；不属于本局权限的，上报国家文物局，由国家文物局答复。',
        'The provincial bureau replies; what is not its own goes up to the national bureau, which replies.',
      ),
    ),
    prohibitiveRequirements: [
      text('有专门事项的，不得以其他事项申报代替。', 'Where there is a matter of its own, this one does not stand in for it.'),
    ],
    acceptConditions: [
      text('事由明确，属于文物行政部门职责。', 'The subject is clear and within the duties of heritage bureaus.'),
      fileComplete,
    ],
    legalBasis: [licensingLaw('第三十二条')],
    commonQuestions: [
      {
        question: text('不知道该选哪个事项怎么办？', 'Which matter is the right one?'),
        answer: text(
          '先在办事指南中按名称查找；没有合适的，从本事项申报，受理时会告知是否应当改用其他事项。',
          'Look it up in the guides first; if none fits, use this one: at acceptance you are told whether another is right.',
        ),
      },
    ],
  },
  materials: [
    fromApplicant('application', text('申请文件', 'Letter'), 'assumption', {
      types: ['pdf', 'ofd', 'jpg', 'png'],
      sample: requestLetterSheet,
      help: text('与填写的事由一致，单位加盖公章，个人签字。', 'It agrees with the subject; sealed by a unit, signed by a person.'),
    }),
    fromApplicant('attachments', text('附件', 'Attachments'), 'assumption', {
      required: false,
      help: text('说明事由的图纸、照片、批准文件等。', 'Drawings, photographs, approvals and whatever explains the subject.'),
    }),
    assumed(agentLetter),
    assumed(provinceLetter(false)),
  ],
}
