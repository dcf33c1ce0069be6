import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { collectionSection } from '../_blocks/collection-scheme.ts'
import { choice, day, half, line, money, optional, paragraph, plannedPeriod, yesNo } from '../_blocks/fields.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option } from '../_blocks/options.ts'
import { onlyGradeOne, relicsSection } from '../_blocks/relics.ts'
import { text } from './texts.ts'

/** Months for which a loan may be agreed, and for which one piece may be lent without a break (文物保护法（2024）56条; notice of the national bureau, 2025-07). */
const longest = 36

const lender: Section = {
  ...collectionSection,
  title: text('出借单位', 'Lender'),
  help: text(
    '由出借的国有文物收藏单位填写，与上传的申请文件落款一致。',
    'The state collection that lends, as it signs the uploaded letter.',
  ),
  fields: collectionSection.fields.filter(({ key }) => key !== 'ownership'),
}

const borrower: Section = {
  key: 'borrower',
  title: text('借用单位', 'Borrower'),
  fields: [
    line('borrowerName', text('借用单位名称', 'Name')),
    choice(
      'borrowerKind',
      text('单位性质', 'Kind of body'),
      [option('1', text('非国有文物收藏单位', 'Non-state collection')), option('2', text('其他单位', 'Other body'))],
      {
        ...half,
        help: text(
          '国有文物收藏单位之间借用的不需要许可，报主管部门和国家文物局备案。',
          'Loans between state collections need no licence but are filed with the body in charge and the national bureau.',
        ),
      },
    ),
    {
      key: 'borrowerCode',
      type: 'text',
      format: 'credit-code',
      label: text('统一社会信用代码', 'Unified social credit code'),
      required: true,
      width: 'half',
    },
    line('borrowerHead', text('法定代表人', 'Legal representative'), { ...half, maxLength: 40 }),
    line('venueName', text('展出场馆', 'Venue'), half),
    line('venueAddress', text('场馆地址', 'Address of the venue'), { maxLength: 200 }),
    paragraph('venueSecurity', text('安全防护条件', 'Security'), {
      maxLength: 2000,
      help: text(
        '写明安防系统等级、消防设施、值守人数和点位，以及临时库房。',
        'Grade of the security system, fire equipment, guards and where they stand, the temporary store.',
      ),
    }),
    paragraph('venueClimate', text('保管和展出环境', 'Climate of keeping and display'), {
      maxLength: 2000,
      rows: 3,
      help: text(
        '温度、相对湿度、照度及调控设备，展柜的密闭和防震。',
        'Temperature, humidity, light and their control; tightness and shock protection of the cases.',
      ),
    }),
    line('keeper', text('文物保管责任人', 'Person answerable for the pieces'), { ...half, maxLength: 40 }),
  ],
}

const loan: Section = {
  key: 'loan',
  title: text('借用和展览', 'Loan and exhibition'),
  fields: [
    line('exhibitionName', text('展览名称', 'Name of the exhibition'), { maxLength: 120 }),
    paragraph('purpose', text('借用用途和展览内容', 'Purpose and contents'), { maxLength: 2000 }),
    plannedPeriod('loanPeriod', text('借用起止日期', 'Term of the loan'), {
      ...half,
      maxMonths: longest,
      help: text(
        '包括包装运输和点交，与借用协议一致，不得超过三年。',
        'With packing, transport and hand-over, as agreed; three years at most.',
      ),
    }),
    plannedPeriod('exhibitionPeriod', text('展出起止日期', 'Dates of the exhibition'), half),
    day('agreementDate', text('借用协议签订日期', 'Agreement signed on'), {
      ...half,
      ...optional,
      help: text('尚未签订的不填，另行上传协议草案。', 'Empty while it is a draft.'),
    }),
    paragraph('carriage', text('包装、运输和押运', 'Packing, transport and escort'), { maxLength: 2000, rows: 3 }),
    paragraph('handover', text('点交和布展要求', 'Hand-over and installation'), {
      maxLength: 2000,
      rows: 3,
      help: text('写明点交人员、照片和记录方式。', 'Who hands over, and how it is photographed and recorded.'),
    }),
    paragraph('liability', text('安全责任和赔偿', 'Liability and compensation'), { maxLength: 2000, rows: 3 }),
    money('insuranceTotal', text('保险金额合计', 'Insured value in all'), { ...half, min: 0.01 }),
    money('compensation', text('借用补偿费', 'Compensation'), {
      ...half,
      help: text(
        '没有的填0。只能用于改善文物收藏条件和收集新的文物；不得出租。',
        '0 without one. It may only be spent on better keeping and on new relics; leasing is forbidden.',
      ),
    }),
  ],
}

const relics = relicsSection({
  only: ['culCangpinLevel1'],
  without: ['culShoucangUnit', 'culInDate', 'culBoxType'],
  columns: [
    yesNo('isFragile', text('是否易损', 'Fragile?')),
    money('insuranceValue', text('保险金额', 'Insured for'), { min: 0.01 }),
    day('lentSince', text('已连续借出自', 'Lent without a break since'), optional),
    line('requirements', text('保存环境要求', 'Climate it needs'), { maxLength: 200 }),
  ],
  listHelp: text(
    '“已连续借出自”：本次借用开始时该件文物仍在借出（包括借给其他单位）的，填写连续借出的起始日期；没有的不填。',
    '“Lent without a break since”: where the piece is still away when this loan begins, with whatever borrower, the day since when. Otherwise empty.',
  ),
  totals: [{ column: 'insuranceValue', equals: 'loan.insuranceTotal' }],
})

/** What an application to lend state-owned relics of grade one says (文物保护法（2024）56条 with 58条至60条; domain.md §4 J). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [lender, borrower, loan, relics, letterSection],
  rules: [
    onlyGradeOne,
    {
      ensure: { op: 'eq', field: 'isFragile', value: false },
      field: 'relics.culturalRelicList.isFragile',
      message: text('易损的一级文物不得出借', 'Fragile relics of grade one are not lent'),
    },
    {
      ensure: { op: 'ne', field: 'saveType', value: '3' },
      field: 'relics.culturalRelicList.saveType',
      message: text('急需修复的一级文物不得出借', 'Relics of grade one that need urgent repair are not lent'),
    },
    {
      ensure: { op: 'lte', field: 'loan.loanPeriod.end', monthsSince: 'lentSince', value: longest },
      field: 'relics.culturalRelicList.lentSince',
      message: text(
        '同一件文物连续借用合计不得超过三年，请缩短借期或者待收回后再借',
        'One piece is lent for three years without a break at most; shorten the loan, or lend it after it came back',
      ),
    },
    {
      ensure: { op: 'lte', field: 'lentSince', other: 'loan.loanPeriod.start' },
      field: 'relics.culturalRelicList.lentSince',
      message: text('连续借出的起始日期不能晚于本次借用开始', 'It cannot have been lent since a later day than this loan begins'),
    },
    {
      ensure: { op: 'gte', field: 'loan.exhibitionPeriod.start', other: 'loan.loanPeriod.start' },
      field: 'loan.exhibitionPeriod',
      message: text('展出不能早于借用开始', 'The exhibition cannot begin before the loan'),
    },
    {
      ensure: { op: 'lte', field: 'loan.exhibitionPeriod.end', other: 'loan.loanPeriod.end' },
      field: 'loan.exhibitionPeriod',
      message: text('展出不能晚于借用期满', 'The exhibition cannot end after the loan'),
    },
    {
      ensure: { op: 'lte', field: 'loan.agreementDate', other: 'loan.loanPeriod.start' },
      field: 'loan.agreementDate',
      message: text('借用协议应当在借用开始前签订', 'The agreement is signed before the loan begins'),
    },
  ],
}
