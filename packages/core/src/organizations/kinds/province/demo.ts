import type { DemoPeople, DemoUser } from '../../../accounts/demo.ts'
import { provinces } from '../../../codes/provinces.ts'

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

/** Of each province an officer and a lead. */
export const demo: DemoPeople = {
  position: 20,
  users: provinces.entries.flatMap((province, i): DemoUser[] => [
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
  banner: [
    'province-sxi, province-sxi-lead  type=3  山西省文物局承办人、负责人（陕西 sx，四川 sc，各省同理） / Shanxi bureau: officer, lead (Shaanxi sx, Sichuan sc, others alike)',
  ],
}
