import type { Guide } from '@wenwu/core/item/guide'
import { nationalGuide } from './guide.ts'
import { byGovernment, fromApplicant } from './materials.ts'
import { administrativeLicence, promisedTime, thirtyWorkingDays } from './guide-parts.ts'
import { unitStaffSheet } from '../_samples/qualification.ts'
import { heritageRegulation } from './law.ts'
import { text } from './texts.ts'

/** Certificates for works on heritage units: the grade decides which level issues them (条例 17条; domain.md §4 M). */
export const qualificationGuide = {
  ...nationalGuide,
  itemType: administrativeLicence,
  projectType: promisedTime,
  implementationSubject: text('国家文物局、省级文物行政部门', 'National Cultural Heritage Administration and provincial bureaus'),
  administrativeLevel: text('国家级、省级', 'National, provincial'),
  decisionMechanism: text(
    '按资质类别和等级，由国家文物局或者省级文物行政部门决定',
    'National or provincial bureau, by kind and grade of the qualification',
  ),
  commitmentDeadline: thirtyWorkingDays,
} satisfies Partial<Guide>

/** 文物保护法 83条 with 条例 55条. */
export const notWithoutCertificate = text(
  '未取得文物保护工程资质证书，不得从事文物修缮、迁移、重建。',
  'Without the certificate nobody may repair, move or rebuild heritage.',
)
export const certificateNotLent = text(
  '不得涂改、倒卖、出租、出借或者以其他形式转让资质证书。',
  'The certificate may not be altered, sold, leased, lent or otherwise passed on.',
)
export const nothingConcealed = text(
  '不得隐瞒有关情况或者提供虚假材料；以欺骗等不正当手段取得的资质，依法撤销。',
  'Nothing may be concealed or forged; a qualification obtained by deceit is withdrawn.',
)

export const legalPerson = fromApplicant('legalPerson', text('法人登记证明', 'Registration of the legal person'), 'assumption', {
  channel: byGovernment,
  help: text(
    '营业执照或者事业单位法人证书；平台能够核验统一社会信用代码的，不再上传。',
    'Business licence or certificate of a public institution; not needed where the platform can verify the unified social credit code.',
  ),
})

export const staff = fromApplicant(
  'staff',
  text('专业技术人员名单和证明', 'Professional staff with proof'),
  heritageRegulation('第十六条'),
  {
    sample: unitStaffSheet,
    help: text(
      '写明姓名、专业、文物博物专业技术职务、从业年限，附职务证书和聘用证明。',
      'Name, field, heritage title, years of work; with certificates and proof of employment.',
    ),
  },
)
