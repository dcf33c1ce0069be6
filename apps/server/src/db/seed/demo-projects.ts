import type { Condition, Works } from './demo-texts.ts'

/** The heritage unit itself. */
interface DemoRelic {
  /** Code of codes/heritage-types.ts. */
  heritageType: '1' | '2' | '3' | '4'
  condition: Condition
  age: string
  /** Batch of the announcement. */
  batch: number
  /** The address below the county. */
  place: string
}

export interface DemoProject {
  item: 'TBCrpPaMainEntity' | 'TBCrpPpMainEntity' | '56005' | '5600802'
  applicant: 'company' | 'museum'
  /** `{year}` is replaced by the year of submission. */
  name: string
  unit: string
  /** County code; its first two digits choose the province. */
  region: string
  /** How far it has come: the step where it waits or the end it reached; `draft` was never submitted, `voided` taken back by the applicant. */
  stage: string
  relic: DemoRelic
  /** What is built, for works inside a protection range. */
  works?: Works
  /** Working backwards from today: when it was submitted, in days. */
  submittedDaysAgo: number
}

/** Invented projects of the four items, spread over stages, provinces and lights, so that every list has something to show. */
export const demoProjects: DemoProject[] = [
  {
    item: '56005',
    applicant: 'company',
    name: '汾河新区综合管廊穿越晋水祠保护范围工程',
    unit: '晋水祠',
    region: '140110',
    relic: { heritageType: '3', condition: 'timber', age: '宋至清', batch: 4, place: '晋源街道晋水路' },
    works: 'gallery',
    stage: 'nationalReview',
    submittedDaysAgo: 40,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'company',
    name: '漳源龙门寺后殿屋面修缮工程',
    unit: '漳源龙门寺后殿',
    region: '140425',
    relic: { heritageType: '3', condition: 'timber', age: '宋至清', batch: 4, place: '石城镇源头村' },
    stage: 'countyOpinion',
    submittedDaysAgo: 4,
  },
  {
    item: '56005',
    applicant: 'company',
    name: '浊漳河引水管线穿越古驿道遗址保护范围工程',
    unit: '浊漳河古驿道遗址',
    region: '140425',
    relic: { heritageType: '1', condition: 'earth', age: '明、清', batch: 7, place: '石城镇河湾村' },
    works: 'pipe',
    stage: 'cityOpinion',
    submittedDaysAgo: 11,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'company',
    name: '云冈峪口石窟第三至第五窟岩体加固工程',
    unit: '云冈峪口石窟',
    region: '140214',
    relic: { heritageType: '4', condition: 'rock', age: '北魏', batch: 5, place: '峪口村北崖' },
    stage: 'provinceAccept',
    submittedDaysAgo: 2,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'company',
    name: '沁河上庄古建筑群东院屋面抢险修缮工程',
    unit: '沁河上庄古建筑群',
    region: '140522',
    relic: { heritageType: '3', condition: 'timber', age: '明至清', batch: 6, place: '润城镇上庄村' },
    stage: 'provinceReview',
    submittedDaysAgo: 26,
  },
  {
    item: 'TBCrpPpMainEntity',
    applicant: 'company',
    name: '平水书院保护规划',
    unit: '平水书院',
    region: '141002',
    relic: { heritageType: '3', condition: 'timber', age: '元至清', batch: 7, place: '平水巷5号' },
    stage: 'correctProvince',
    submittedDaysAgo: 9,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'museum',
    name: '渭北钟楼木构架加固与防雷改造工程',
    unit: '渭北钟楼',
    region: '610525',
    relic: { heritageType: '3', condition: 'timber', age: '明', batch: 5, place: '城关街道钟楼巷' },
    stage: 'assessEarly',
    submittedDaysAgo: 48,
  },
  {
    item: '5600802',
    applicant: 'museum',
    name: '泾阳塬畔墓地{year}年度考古发掘',
    unit: '泾阳塬畔墓地',
    region: '610423',
    relic: { heritageType: '2', condition: 'earth', age: '战国、西汉', batch: 7, place: '塬畔村东' },
    stage: 'expertReview',
    submittedDaysAgo: 35,
  },
  {
    item: '56005',
    applicant: 'museum',
    name: '咸阳塬天然气管道穿越周秦遗址保护范围工程',
    unit: '咸阳塬周秦遗址',
    region: '610404',
    relic: { heritageType: '1', condition: 'earth', age: '周、秦', batch: 4, place: '塬上村南' },
    works: 'pipe',
    stage: 'provinceSign',
    submittedDaysAgo: 30,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'museum',
    name: '玉山寺塔塔身裂缝加固与周边排水工程',
    unit: '玉山寺塔',
    region: '610122',
    relic: { heritageType: '3', condition: 'brick', age: '北宋', batch: 7, place: '玉山镇寺坡村' },
    stage: 'provinceAccept',
    submittedDaysAgo: 1,
  },
  {
    item: 'TBCrpPpMainEntity',
    applicant: 'museum',
    name: '南山石刻保护规划',
    unit: '南山石刻',
    region: '610116',
    relic: { heritageType: '4', condition: 'rock', age: '唐、宋', batch: 6, place: '南山沟口' },
    stage: 'nationalAccept',
    submittedDaysAgo: 24,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'museum',
    name: '秦岭古道驿站旧址保护工程',
    unit: '秦岭古道驿站旧址',
    region: '610722',
    relic: { heritageType: '3', condition: 'timber', age: '清', batch: 7, place: '驿站村古道旁' },
    stage: 'leadSign',
    submittedDaysAgo: 55,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'company',
    name: '桑干河关帝庙戏台修缮工程',
    unit: '桑干河关帝庙',
    region: '140221',
    relic: { heritageType: '3', condition: 'timber', age: '明、清', batch: 6, place: '河湾村' },
    stage: 'issue',
    submittedDaysAgo: 58,
  },
  {
    item: 'TBCrpPpMainEntity',
    applicant: 'company',
    name: '绵山摩崖造像保护规划',
    unit: '绵山摩崖造像',
    region: '140781',
    relic: { heritageType: '4', condition: 'rock', age: '唐', batch: 6, place: '绵山东麓' },
    stage: 'filed',
    submittedDaysAgo: 90,
  },
  {
    item: '56005',
    applicant: 'company',
    name: '锦江沿岸步行桥桩基工程（古堰遗址保护范围内）',
    unit: '锦江古堰遗址',
    region: '510104',
    relic: { heritageType: '1', condition: 'earth', age: '唐至宋', batch: 7, place: '古堰街滨河步道' },
    works: 'bridge',
    stage: 'refused',
    submittedDaysAgo: 80,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'company',
    name: '嘉陵江张公祠东配殿抢险加固工程',
    unit: '嘉陵江张公祠',
    region: '511381',
    relic: { heritageType: '3', condition: 'timber', age: '清', batch: 6, place: '张公祠巷' },
    stage: 'provinceAccept',
    submittedDaysAgo: 6,
  },
  {
    item: '56005',
    applicant: 'company',
    name: '运城盐池堤埂周边给水管线改造工程',
    unit: '运城盐池堤埂',
    region: '140802',
    relic: { heritageType: '1', condition: 'earth', age: '唐至清', batch: 5, place: '盐池北岸' },
    works: 'pipe',
    stage: 'voided',
    submittedDaysAgo: 33,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'museum',
    name: '骊山北麓陶窑遗址保护展示棚修缮工程',
    unit: '骊山北麓陶窑遗址',
    region: '610115',
    relic: { heritageType: '1', condition: 'earth', age: '秦', batch: 6, place: '骊山北麓陶窑村' },
    stage: 'assessMid',
    submittedDaysAgo: 60,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'company',
    name: '滹沱河铁佛寺塔纠偏监测与地基加固工程',
    unit: '滹沱河铁佛寺塔',
    region: '140981',
    relic: { heritageType: '3', condition: 'brick', age: '宋、金', batch: 6, place: '铁佛寺村' },
    stage: 'draft',
    submittedDaysAgo: 1,
  },
]
