import type { SystemRole, UserKind } from '@wenwu/core/auth/model'
import { provinces } from '@wenwu/core/codes/provinces'
import type { OrganizationSeed } from './organizations.ts'

/** Password of every demo account. Demo data is refused in production. */
export const demoPassword = 'Wenwu@2026#'

/** A user of the demo data. People and companies are made up. */
export interface DemoUser {
  username: string
  name: string
  kind: UserKind
  role: SystemRole
  organization: string | null
  expertField?: string
}

/** Organisations of the demo data beside the built-in ones. */
export const demoOrganizations: readonly OrganizationSeed[] = [
  { kind: 'unit', name: '晋阳古建筑保护工程有限公司', provinceCode: '14', creditCode: '91140100MA0DEM0133' },
  { kind: 'unit', name: '渭北博物馆', provinceCode: '61', creditCode: '1261000043DEM0015G' },
  { kind: 'third-party', name: '华表文化遗产咨询评估中心', provinceCode: null, creditCode: '1211000040DEM0022G' },
  { kind: 'third-party', name: '长垣文物保护工程评估院', provinceCode: null, creditCode: '1211000040DEM0030B' },
  { kind: 'customs', name: '滨海海关（演示）', provinceCode: null },
]

const surnames = Array.from('林沈陆顾苏叶江宋程许方韩邹陶姚石温秦钟章罗梁袁潘夏蒋谢邓何孟卢白')
const officerNames = [
  '青禾',
  '知远',
  '砚秋',
  '望舒',
  '疏桐',
  '景行',
  '若川',
  '云岫',
  '怀瑾',
  '清越',
  '思齐',
  '言蹊',
  '星野',
  '书澜',
  '行简',
  '见山',
]
const leadNames = [
  '维岳',
  '承平',
  '守拙',
  '敬之',
  '观复',
  '明远',
  '致和',
  '立言',
  '崇文',
  '安澜',
  '正则',
  '博闻',
  '修齐',
  '厚德',
  '咏春',
  '居正',
]

function nationalAccount(username: string, name: string, role: SystemRole): DemoUser {
  return { username, name, kind: 'official', role, organization: '国家文物局' }
}

function expert(n: number, name: string, expertField: string): DemoUser {
  return { username: `expert${n}`, name, kind: 'official', role: 'expert', organization: null, expertField }
}

/** Every demo user, of each province an officer and a lead. */
export const demoUsers: readonly DemoUser[] = [
  { username: 'company', name: '林青禾', kind: 'legal-entity', role: 'applicant', organization: '晋阳古建筑保护工程有限公司' },
  { username: 'museum', name: '周渭南', kind: 'legal-entity', role: 'applicant', organization: '渭北博物馆' },
  { username: 'person', name: '沈知白', kind: 'individual', role: 'applicant', organization: null },
  ...provinces.entries.flatMap((province, i): DemoUser[] => [
    {
      username: `province-${province.abbreviation}`,
      name: `${surnames[i % surnames.length]}${officerNames[i % officerNames.length]}`,
      kind: 'official',
      role: 'province-officer',
      organization: province.bureau.zh_CN,
    },
    {
      username: `province-${province.abbreviation}-lead`,
      name: `${surnames[(i + 7) % surnames.length]}${leadNames[(i * 3) % leadNames.length]}`,
      kind: 'official',
      role: 'province-lead',
      organization: province.bureau.zh_CN,
    },
  ]),
  nationalAccount('national-accept', '乔一诺', 'national-accept'),
  nationalAccount('national-officer', '季长歌', 'national-officer'),
  nationalAccount('national-lead', '严既明', 'national-lead'),
  nationalAccount('national-office', '傅简书', 'national-office'),
  { username: 'thirdparty', name: '纪南星', kind: 'official', role: 'third-party', organization: '华表文化遗产咨询评估中心' },
  { username: 'thirdparty2', name: '梅远山', kind: 'official', role: 'third-party', organization: '长垣文物保护工程评估院' },
  expert(1, '文砚之', '古建筑'),
  expert(2, '喻溯源', '考古'),
  expert(3, '舒宏图', '规划'),
  expert(4, '龙岩泉', '石窟寺与石刻'),
  expert(5, '常忆南', '近现代建筑'),
  { username: 'customs', name: '闻港生', kind: 'official', role: 'customs', organization: '滨海海关（演示）' },
  { username: 'admin-system', name: '系统管理员', kind: 'official', role: 'system-administrator', organization: null },
  { username: 'admin-security', name: '安全管理员', kind: 'official', role: 'security-administrator', organization: null },
  { username: 'admin-audit', name: '安全审计员', kind: 'official', role: 'audit-administrator', organization: null },
  nationalAccount('editor', '苏映秋', 'content-editor'),
  nationalAccount('editor-lead', '顾存真', 'content-lead'),
]

/** The roles of a demo account: the demo entities have one account each, which administers them. */
export function demoRoles({ kind, role }: DemoUser): SystemRole[] {
  return kind === 'legal-entity' ? [role, 'entity-administrator'] : [role]
}

/** The mobile number of a demo account, for signing in by SMS. */
export function demoMobile(username: string): string {
  return `1990000${String(demoUsers.findIndex((user) => user.username === username) + 1).padStart(4, '0')}`
}

/** The demo accounts in few lines for the start banner: names, then what they are in Chinese and English. `type` is that of /crblogin. */
export const demoAccounts: readonly string[] = [
  'company  type=1  法人：文物保护工程单位（山西） / Legal entity: conservation firm (Shanxi)',
  'museum  type=1  法人：文物收藏单位（陕西） / Legal entity: museum (Shaanxi)',
  'person  type=2  个人 / Individual',
  'province-sxi, province-sxi-lead  type=3  山西省文物局承办人、负责人（陕西 sx，四川 sc，各省同理） / Shanxi bureau: officer, lead (Shaanxi sx, Sichuan sc, others alike)',
  'national-accept, national-officer, national-lead, national-office  type=3  国家文物局受理、承办人、负责人、办公室 / National bureau: acceptance, officer, lead, office',
  'thirdparty, thirdparty2  type=3  第三方评估机构 / Assessment bodies',
  'expert1 … expert5  type=3  评审专家 / Review experts',
  'customs  type=3  海关用户 / Customs',
  'editor, editor-lead  type=3  国家文物局内容编辑、内容负责人 / National bureau: content editor, content lead',
  'admin-system, admin-security, admin-audit  type=3  系统管理员、安全管理员、安全审计员 / System, security, audit administrator',
  `短信登录手机：company ${demoMobile('company')}，person ${demoMobile('person')}，national-lead ${demoMobile('national-lead')}，验证码见 /sms-outbox / Mobile numbers for SMS sign-in; codes are on /sms-outbox`,
]
