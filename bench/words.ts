/** A repeatable source of chance: numbers in [0, 1) that follow from the seed alone (mulberry32). */
export function makeDice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** First halves of names of heritage units: two characters each, made up or common to many places. */
const names =
  '望川 清源 永安 广济 崇福 隆兴 普照 慈云 龙泉 白鹤 青莲 紫霄 玉皇 关帝 文昌 魁星 观音 大佛 千佛 万寿 天宁 开元 法兴 圆通 灵岩 净土 宝相 洪福 延庆 兴国 太和 昭化 凤栖 鹿苑 石门 铁佛 双林 晋阳 渭北 汾阴 洛川 淮安 临汾 河曲 雁门 潼关 函谷 武威 敦煌 楼兰 高昌 安西 大明 长乐 未央 建章 咸阳 雍城 曲阜 临淄 琅琊 即墨 邹城 泰安 仰韶 龙山 良渚 红山 半坡 屈岭 石峁 陶寺 殷墟 丰镐 云冈 龙门 麦积 炳灵 克孜 须弥 北山 宝顶 观澜 听涛 揽翠 凝香 望海 镇海 定远 威远 抚宁 靖边 绥德 横山 榆林 平遥 祁县 榆次 襄汾 洪洞 曲沃 翼城 稷山 万荣 夏县 芮城 解州 闻喜 绛州 高平 陵川 泽州 沁水 阳城'.split(
    ' ',
  )
const kinds = '寺 塔 祠 庙 桥 楼 城墙 遗址 墓群 石窟 旧址 民居 会馆 书院 衙署 戏台 牌坊 摩崖石刻 大殿 文庙 古窑址 烽火台 园林 故居'.split(
  ' ',
)
const parts = [
  '',
  '',
  '',
  '',
  '大雄宝殿',
  '山门',
  '东西厢房',
  '北院',
  '南段',
  '藏经楼',
  '钟鼓楼',
  '西侧护坡',
  '壁画',
  '彩塑',
  '碑廊',
  '地宫',
]
const works =
  '修缮工程 抢险加固工程 保护规划 安全防范工程 消防工程 防雷工程 环境整治工程 彩画保护修复 壁画保护修复 考古发掘计划 数字化保护 迁移保护 展示利用工程 三防工程 岩体加固工程 排水治理工程 白蚁防治工程 预防性保护 监测预警系统 本体维修 保护设施建设 建设控制地带道路改造 地震灾后抢救保护 城际轨道区间隧道工程 输变电线路工程 勘察测绘 石质文物保护 土遗址保护 屋面维修 基础加固'.split(
    ' ',
  )
const counties =
  '蒲城县 合阳县 新绛县 应县 平顺县 芮城县 曲阳县 正定县 登封市 巩义市 阆中市 广元市 大足区 剑阁县 天水市 永靖县 绩溪县 歙县 泰宁县 永春县 兴安县 石柱县 大理市 喀什市'.split(
    ' ',
  )

export interface Wording {
  title: string
  unitName: string
}

/** Names of a case as they occur: a few words are frequent, most are not. */
export function makeWording(dice: () => number): Wording {
  const unitName = `${rarely(names, dice)}${rarely(kinds, dice)}`
  const county = counties[Math.floor(dice() * counties.length)]!
  return { unitName, title: `${county}${unitName}${parts[Math.floor(dice() * parts.length)]!}${rarely(works, dice)}` }
}

/** Two words that a searcher types: half a name and the beginning of a kind of work, each as likely as any other. */
export function makeSearch(dice: () => number): string {
  const name = names[Math.floor(dice() * names.length)]!
  const work = works[Math.floor(dice() * works.length)]!
  return `${name} ${work.slice(0, 2)}`
}

/** Words that hundreds of thousands of a million cases have, some thousands, a few, none. */
export const frequentAndRare = [
  '修缮',
  '工程',
  '保护',
  '寺',
  '修缮 工程',
  '壁画',
  '塔',
  '文庙',
  '蒲城县',
  '阳城 考古',
  '泽州古窑址',
  '平遥烽火台 监测',
  '故居',
  '2025-00012345',
  '遗址 -消防',
  '石窟 岩体',
  '沁水县',
  '关帝庙 彩画',
]

/** Searches that hurt: one character, frequent words, a word that nothing holds, a long one, eight at once. */
export const hardSearches = [
  '寺',
  '龘',
  '工程',
  '保护',
  '修缮 工程',
  '工 程',
  '鑫鑫',
  '加固工程',
  '保护修复 壁画',
  '保护 工程 修缮 加固 遗址 石窟 规划 展示',
  '%',
  'a',
]

function rarely(list: readonly string[], dice: () => number): string {
  return list[Math.floor(list.length * dice() ** 1.6)]!
}
