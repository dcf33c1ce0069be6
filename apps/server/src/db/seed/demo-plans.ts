import { addDays, startOfShanghaiDay, toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import { keepSubmission, storedFacts } from '../../modules/case-work/annual-plans/index.ts'
import type { Db } from '../../platform/database/request-database.ts'

/** Site, project, group, budget and state funds in 万元. Sites and projects are made up. */
type Row = readonly [site: string, project: string, group: string, budget: number, stateFunds: number]

const compiled: readonly Row[] = [
  ['渭北钟楼', '渭北钟楼木构架加固工程（二期）', '', 386.5, 340],
  ['玉山寺塔', '玉山寺塔塔身裂缝加固工程', '玉山寺', 212.8, 212.8],
  ['玉山寺塔', '玉山寺塔周边排水整治工程', '玉山寺', 64.25, 50],
  ['玉山寺', '玉山寺大殿屋面揭顶维修工程', '玉山寺', 178.4, 150],
  ['咸阳塬周秦遗址', '咸阳塬周秦遗址夯土城垣抢险加固工程', '咸阳塬周秦遗址', 526.9, 526.9],
  ['咸阳塬周秦遗址', '咸阳塬周秦遗址二号建筑基址回填保护工程', '咸阳塬周秦遗址', 143.06, 120],
  ['南山石刻', '南山石刻危岩体加固工程', '', 298.75, 260],
  ['南山石刻', '南山石刻渗水治理工程（一期）', '', 187.3, 160],
  ['秦岭古道驿站旧址', '秦岭古道驿站旧址正房落架大修工程', '', 231.6, 200],
  ['骊山北麓陶窑遗址', '骊山北麓陶窑遗址保护棚更新工程', '', 342.18, 300],
  ['泾阳塬畔墓地', '泾阳塬畔墓地安全围栏与排水工程', '', 88.5, 80],
  ['丰河石桥', '丰河石桥桥面铺装与栏板修复工程', '', 96.7, 70],
  ['洛南书院', '洛南书院讲堂梁架拨正工程', '洛南书院', 154.2, 130],
  ['洛南书院', '洛南书院藏书楼屋面修缮工程', '洛南书院', 121.45, 110],
  ['洛南书院', '洛南书院围墙及院落地面整治工程', '洛南书院', 47.9, 30],
  ['陕北窑洞群', '陕北窑洞群上院窑脸抢险加固工程', '', 265.35, 230],
  ['安康江岸会馆', '安康江岸会馆戏楼修缮工程', '', 198.6, 170],
  ['安康江岸会馆', '安康江岸会馆白蚁防治工程', '', 36.8, 30],
  ['延川烽火台遗址', '延川烽火台遗址三至七号台体加固工程', '', 412.7, 400],
  ['华阴古城墙', '华阴古城墙北段坍塌部位抢险工程', '华阴古城墙', 478.32, 450],
  ['华阴古城墙', '华阴古城墙东门瓮城本体修缮工程', '华阴古城墙', 365.1, 320],
  ['商州文庙', '商州文庙大成殿彩画保护工程', '', 142.85, 120],
  ['耀州窑场旧址', '耀州窑场旧址作坊遗迹防渗工程', '', 203.4, 180],
  ['米脂盘龙庙', '米脂盘龙庙山门与钟鼓楼修缮工程', '', 167.95, 140],
  ['汉中古渠首', '汉中古渠首堰坝本体加固工程', '', 389.6, 360],
  ['韩塬民居群', '韩塬民居群七座院落修缮工程', '', 612.4, 520],
  ['韩塬民居群', '韩塬民居群防雷工程', '', 58.75, 58.75],
  ['凤翔故城遗址', '凤翔故城遗址南城垣保护展示工程', '', 544.21, 480],
  ['榆林长城段', '榆林长城段三十里墩台抢险加固工程', '', 721.5, 700],
  ['留坝栈道遗迹', '留坝栈道遗迹崖壁防护工程', '', 276.36, 240],
]

/** What was issued the year before; the first row is the one that the first of `compiled` goes on with. */
const issued: readonly Row[] = [
  ['渭北钟楼', '渭北钟楼木构架加固工程（一期）', '', 298.4, 260],
  ['南山石刻', '南山石刻三维测绘与病害勘察', '', 86.5, 80],
  ['米脂盘龙庙', '米脂盘龙庙壁画临时加固', '', 45.2, 45.2],
  ['丰河石桥', '丰河石桥基础掏蚀抢险工程', '', 132.6, 120],
]

/** Of Shanxi, submitted and waiting at the bureau. */
const submitted: readonly Row[] = [
  ['晋水祠', '晋水祠献殿屋面修缮工程', '晋水祠', 168.3, 150],
  ['晋水祠', '晋水祠鱼沼栏板归安工程', '晋水祠', 74.6, 60],
  ['云冈峪口石窟', '云冈峪口石窟第六窟岩体加固工程', '', 432.8, 400],
  ['沁河上庄古建筑群', '沁河上庄古建筑群西院抢险修缮工程', '', 219.75, 200],
  ['滹沱河铁佛寺塔', '滹沱河铁佛寺塔塔刹修复工程', '', 93.4, 80],
  ['桑干河关帝庙', '桑干河关帝庙正殿修缮工程', '', 187.2, 165],
]

/** Two batches with plans in three states: what Shaanxi compiles now (30 rows), what was issued to it last year, what Shanxi has submitted. */
export async function seedDemoPlans(db: Db, now: Date): Promise<void> {
  const today = toShanghaiDate(now)
  const year = Number(today.slice(0, 4)) + 1
  const [last, next] = [await addBatch(db, year - 1, addDays(today, -330), now), await addBatch(db, year, addDays(today, 35), now)]
  // ten days before the last one of its batch
  const was = await addPlan(db, { batchId: last, provinceCode: '61', status: 'issued', at: addHours(now, -340 * 24) }, issued)
  await addPlan(db, { batchId: next, provinceCode: '61', status: 'compiling', at: now }, compiled, was[0])
  await addPlan(db, { batchId: next, provinceCode: '14', status: 'submitted', at: addHours(now, -50) }, submitted)
}

const addHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 3_600_000)

async function addBatch(db: Db, year: number, dueOn: string, now: Date): Promise<string> {
  const id = newId(now.getTime())
  await db
    .insertInto('plan_batches')
    .values({ id, year, kind: 'works', number: 1, due_on: dueOn, opened_by: null, opened_at: startOfShanghaiDay(addDays(dueOn, -60)) })
    .execute()
  return id
}

interface DemoPlan {
  batchId: string
  provinceCode: string
  status: 'compiling' | 'submitted' | 'issued'
  at: Date
}

/** Gives the ids of the rows. `earlierId`: what the first row goes on with. */
async function addPlan(
  db: Db,
  { batchId, provinceCode, status, at }: DemoPlan,
  rows: readonly Row[],
  earlierId: string | null = null,
): Promise<string[]> {
  const planId = newId(at.getTime())
  const isIssued = status === 'issued'
  await db
    .insertInto('annual_plans')
    .values({
      id: planId,
      batch_id: batchId,
      province_code: provinceCode,
      status,
      third_party_id: null,
      made_at: at,
      submitted_at: status === 'compiling' ? null : at,
      issued_at: isIssued ? addHours(at, 40 * 24) : null,
      ...(status !== 'compiling' && {
        rounds: 1,
        letter_number: provinceCode === '61' ? '陕文物函〔2025〕318号' : '晋文物函〔2026〕402号',
      }),
    })
    .execute()
  const ids = rows.map(() => newId(at.getTime()))
  await db
    .insertInto('plan_rows')
    .values(
      rows.map(([siteName, projectName, group, budget, stateFunds], i) => ({
        id: ids[i]!,
        plan_id: planId,
        rank: i + 1,
        ...storedFacts({ siteName, projectName, group, budget, stateFunds, remark: '' }),
        earlier_id: i === 0 ? earlierId : null,
        root_id: i === 0 && earlierId !== null ? earlierId : ids[i]!,
        case_id: null,
        // the bureau gives a little less than is asked
        ...(isIssued ? { result: 'approved' as const, approved_funds: String(Math.floor(stateFunds * 0.9)) } : { approved_funds: null }),
      })),
    )
    .execute()
  if (status !== 'compiling') await keepSubmission(db, { planId, round: 1, at })
  return ids
}
