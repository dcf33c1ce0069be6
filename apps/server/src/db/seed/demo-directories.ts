import { findEntry } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { addDays, toShanghaiDate } from '@wenwu/core/kernel/date'
import { putFiledProject } from '../../modules/public-texts/filed-projects/index.ts'
import { putQualifiedUnit } from '../../modules/public-texts/qualified-units/index.ts'
import type { Db } from '../../platform/database/request-database.ts'

/** Province, unit, project, serial of the approval, days ago, 万元, design firm. Projects, numbers and firms are made up. */
type Project = readonly [province: string, unit: string, project: string, serial: number, daysAgo: number, budget: number, firm: string]

const projects: readonly Project[] = [
  ['14', '永乐宫', '永乐宫三清殿屋面瓦件揭顶维修工程', 118, 12, 286.4, '晋阳古建筑保护工程有限公司'],
  ['14', '佛光寺', '佛光寺文殊殿台明及散水整修工程', 96, 27, 64.8, '河东营造设计研究院'],
  ['14', '平遥城墙', '平遥城墙北墙十二至十五号马面加固工程', 71, 49, 412.5, '晋阳古建筑保护工程有限公司'],
  ['14', '中阳楼', '中阳楼木构架防虫防腐处理工程', 52, 83, 38.6, '河东营造设计研究院'],
  ['61', '小雁塔', '小雁塔塔身裂隙灌浆与监测工程', 203, 9, 175.2, '渭川文物保护设计有限公司'],
  ['61', '汉长安城遗址', '汉长安城西安门遗址回填保护工程', 187, 21, 328, '渭川文物保护设计有限公司'],
  ['61', '大雁塔', '大慈恩寺大雄宝殿屋面整修工程', 144, 58, 96.35, '渭川文物保护设计有限公司'],
  ['51', '武侯祠', '武侯祠惠陵照壁修缮工程', 89, 16, 42.7, '蜀山建筑遗产设计事务所'],
  ['51', '永安寺', '永安寺大殿梁架拨正工程', 66, 40, 158.9, '蜀山建筑遗产设计事务所'],
  ['62', '麦积山石窟', '麦积山石窟东崖栈道防护栏更换工程', 35, 33, 121.6, '陇原石窟保护技术有限公司'],
  ['41', '龙门石窟', '龙门石窟西山北段渗水治理工程', 160, 19, 540, '河洛石质文物保护中心'],
  ['37', '光岳楼', '光岳楼墩台排水整治工程', 47, 71, 73.25, '岱宗古建设计有限公司'],
  ['13', '隆兴寺', '隆兴寺转轮藏阁地面铺装修复工程', 58, 25, 55.4, '常山古建筑设计研究所'],
  ['21', '奉国寺', '奉国寺大雄殿墙体抹灰保护工程', 29, 64, 88.1, '辽海文物保护工程设计院'],
]

/** Name, province, kind, grade, scope, days until it runs out. Units and numbers are made up. */
type Unit = readonly [name: string, province: string, kind: string, grade: string, scope: string, daysLeft: number]

const units: readonly Unit[] = [
  ['晋阳古建筑保护工程有限公司', '14', 'design', 'A', '古建筑维修保护、古文化遗址古墓葬保护', 1210],
  ['晋阳古建筑保护工程有限公司', '14', 'works', '1', '古建筑维修保护、壁画保护', 640],
  ['河东营造设计研究院', '14', 'design', 'B', '古建筑维修保护', 57],
  ['渭川文物保护设计有限公司', '61', 'design', 'A', '古文化遗址古墓葬保护、古建筑维修保护', 905],
  ['长乐彩画保护工作室', '61', 'works', '2', '壁画保护', -38],
  ['关中工程监理咨询有限公司', '61', 'supervision', 'A', '古建筑、近现代重要史迹及代表性建筑', 1390],
  ['蜀山建筑遗产设计事务所', '51', 'design', 'A', '古建筑维修保护、石窟寺和石刻保护', 310],
  ['岷江园林古建工程有限公司', '51', 'works', '1', '古建筑维修保护', 22],
  ['陇原石窟保护技术有限公司', '62', 'design', 'A', '石窟寺和石刻保护、壁画保护', 1560],
  ['祁连加固工程有限公司', '62', 'works', '2', '石窟寺和石刻保护', 480],
  ['河洛石质文物保护中心', '41', 'design', 'A', '石窟寺和石刻保护', 770],
  ['中岳建筑监理有限公司', '41', 'supervision', 'B', '古建筑', -120],
  ['岱宗古建设计有限公司', '37', 'design', 'B', '古建筑维修保护、近现代重要史迹及代表性建筑修缮', 265],
  ['常山古建筑设计研究所', '13', 'design', 'C', '古建筑维修保护', 88],
  ['辽海文物保护工程设计院', '21', 'design', 'A', '古建筑维修保护、保护规划', 1005],
  ['燕北营缮工程有限公司', '11', 'works', '1', '古建筑维修保护、近现代重要史迹及代表性建筑修缮', 1120],
]

const kindLetters: Readonly<Record<string, string>> = { design: '设', works: '施', supervision: '监' }

/** Filed projects and qualified units of the demo data. */
export async function seedDemoDirectories(db: Db, now: Date): Promise<void> {
  const today = toShanghaiDate(now)
  for (const [provinceCode, unitName, projectName, serial, daysAgo, budget, designUnit] of projects) {
    const province = findEntry(provinces, provinceCode)
    const approvedOn = addDays(today, -daysAgo)
    await putFiledProject(
      db,
      {
        provinceCode,
        unitName,
        projectName,
        approvalNumber: `示文物函〔${approvedOn.slice(0, 4)}〕${serial}号`,
        approvedOn,
        approvingBody: province?.bureau.zh_CN ?? '',
        budget,
        designUnit,
      },
      now,
    )
  }
  for (const [index, [name, provinceCode, kind, grade, businessScope, daysLeft]] of units.entries()) {
    const validUntil = addDays(today, daysLeft)
    const province = findEntry(provinces, provinceCode)
    await putQualifiedUnit(
      db,
      {
        name,
        provinceCode,
        kind,
        grade,
        certificateNumber: `示${kindLetters[kind]}${provinceCode}${String(index + 1).padStart(4, '0')}`,
        businessScope,
        issuer: grade === 'A' || grade === '1' ? '国家文物局' : (province?.bureau.zh_CN ?? ''),
        issuedOn: addDays(validUntil, -6 * 365),
        validUntil,
      },
      now,
    )
  }
}
