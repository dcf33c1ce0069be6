/** What a relic of the demo data is made of, and so what is wrong with it and how it is repaired. */
export type Condition = 'timber' | 'brick' | 'rock' | 'earth'

interface ConditionTexts {
  /** Codes of the kind of protection and of the works. */
  kind: readonly [ptName: string, nature: string]
  texts: { currentState: string; necessity: string; scope: string; technicalRoute: string }
  /** Account and 万元; the first is the survey and design. */
  estimate: readonly (readonly [account: string, amount: number])[]
  earlier: string
}

/** Of works on the relic, by its material. */
export const conditions: Readonly<Record<Condition, ConditionTexts>> = {
  timber: {
    kind: ['1', '1'],
    texts: {
      currentState: '西北角柱柱脚糟朽，深度约90毫米，柱身外倾；檩条弯垂，最大挠度62毫米；屋面瓦件脱节，三处漏雨；台基条石走闪。',
      necessity: '角柱糟朽与屋面漏雨相互加剧，危及梁架安全；日常保养已不能控制。',
      scope: '木构架检修加固，屋面揭顶检修，台基条石归安，院落排水疏通。不涉及彩画、塑像。',
      technicalRoute: '先行三维测绘与木构件无损检测，逐件建立残损记录；更换构件同材种、同工艺；瓦件拣选复用；施工全过程记录并监测倾斜。',
    },
    estimate: [
      ['前期勘察与方案编制', 38.2],
      ['木构架检修加固', 176.4],
      ['屋面工程', 142.6],
      ['台基与排水', 79.8],
      ['监理、监测与记录', 49.5],
    ],
    earlier: '屋面保养勾抹',
  },
  brick: {
    kind: ['1', '2'],
    texts: {
      currentState: '塔身向东南倾斜，近三年倾斜量增加14毫米；一层塔身砖砌体竖向裂缝两道，最宽9毫米；地基不均匀沉降。',
      necessity: '倾斜仍在发展，裂缝已贯通塔身外壁，须先行加固地基并长期监测。',
      scope: '塔基周边地基加固，塔身裂缝灌浆，倾斜与沉降监测。不改变塔身外观。',
      technicalRoute: '先行地质勘察和三维扫描，建立监测基准；地基分段托换加固，灌浆材料与原砌体相容；每道工序以监测数据放行。',
    },
    estimate: [
      ['勘察、监测设计与方案编制', 46.5],
      ['地基加固', 231.8],
      ['塔身裂缝灌浆', 64.3],
      ['监测与记录', 57.9],
    ],
    earlier: '塔刹防雷检修',
  },
  rock: {
    kind: ['3', '2'],
    texts: {
      currentState: '窟顶岩体卸荷裂隙三组，最宽35毫米，危岩体两处；窟内北壁渗水，造像表面粉化、起壳；窟前平台排水不畅。',
      necessity: '危岩体位于参观通道上方，裂隙渗水加剧造像风化，须先行加固岩体、截断水源。',
      scope: '危岩体锚固，裂隙灌浆，窟顶防渗和截排水，造像表面不作干预。',
      technicalRoute: '先行裂隙测绘与地质雷达探测；锚固点避开造像，灌浆材料先做现场试验；施工期监测裂隙开合和振动，全过程记录。',
    },
    estimate: [
      ['岩体勘察与方案编制', 52.4],
      ['危岩锚固与裂隙灌浆', 268.7],
      ['防渗和截排水', 96.2],
      ['监测与记录', 61.3],
    ],
    earlier: '窟前栏杆维修',
  },
  earth: {
    kind: ['4', '3'],
    texts: {
      currentState: '遗址上方展示棚钢架锈蚀，屋面板三处漏水；窑壁局部酥碱、剥落，深度20至60毫米；棚内排水沟淤塞。',
      necessity: '展示棚漏水直接威胁窑址遗迹，酥碱逐年扩大，须修缮保护棚并控制水分。',
      scope: '展示棚钢架除锈加固，屋面板更换，棚内排水改造，窑壁局部脱盐加固。不扩大棚体。',
      technicalRoute: '棚体基础不动，不新增开挖；窑壁先做脱盐和加固试验；施工期间遗迹覆盖保护，监测温湿度和含水率。',
    },
    estimate: [
      ['勘察与方案编制', 28.6],
      ['展示棚钢架和屋面', 158.3],
      ['排水改造', 42.9],
      ['窑壁脱盐加固', 55.7],
      ['监测与记录', 24.1],
    ],
    earlier: '展示棚屋面补漏',
  },
}

/** Of conservation plans. */
export const planTexts = {
  building: {
    currentState: '现存主体建筑和东西厢房，本体保存基本完好；管理机构六人；年均接待参观三万余人次。',
    problems: '周边新建民居体量偏大；排水系统不完整；展示内容单一。',
    necessity: '通过规划划定保护区划，统筹本体保护、环境整治和展示利用，为审批和管理提供依据。',
    scope: '以建筑群为核心，包括价值评估、保护区划、保护措施、环境、展示、管理和分期实施。',
  },
  rock: {
    currentState: '现存造像与题刻四十余处，岩体总体稳定，局部风化；管理机构五人；年均接待参观两万余人次。',
    problems: '局部岩体裂隙渗水，表面风化加剧；登山步道紧邻题刻；缺少监测设施。',
    necessity: '通过规划划定保护区划，明确岩体与题刻的保护措施和参观容量，为审批和管理提供依据。',
    scope: '以石刻所在崖面为核心，包括价值评估、保护区划、岩体与风化防治、环境、展示、管理和分期实施。',
  },
} as const

/** Kinds of building works inside a protection range. */
export type Works = 'gallery' | 'pipe' | 'bridge'

/** Of building works; heights and depths in metres. */
export const worksTexts: Readonly<
  Record<Works, { project: { projectScale: string; unavoidable: string }; maxHeight: number; maxDepth: number }>
> = {
  gallery: {
    project: {
      projectScale: '单舱综合管廊长560米，其中142米位于保护范围东南角地下，净宽3.2米，覆土4至5米；保护范围内不设投料口和通风口。',
      unavoidable: '比选了北线、南线和现线三个线位：北线穿越文物本体，南线下穿铁路站场，现线仅从东南角通过，距文物本体最远。',
    },
    maxHeight: 0,
    maxDepth: 8.6,
  },
  pipe: {
    project: {
      projectScale: '管线长380米，其中96米位于保护范围内，管径300毫米，沟槽深1.6米；保护范围内不设阀井和调压设施。',
      unavoidable: '两侧为既有道路和民居，绕行须新开沟槽更长；现线沿既有路面铺设，扰动最小。',
    },
    maxHeight: 0,
    maxDepth: 1.8,
  },
  bridge: {
    project: {
      projectScale: '步行桥长64米，桥宽3.6米，钻孔灌注桩8根，其中2根位于保护范围内；桥面高出常水位5.2米。',
      unavoidable: '上游受航道限制、下游为文物本体，现桥位在保护范围边缘，桩位已避开堰体。',
    },
    maxHeight: 6.4,
    maxDepth: 18,
  },
}
