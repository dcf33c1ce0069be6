/** How far a demo case has come; `draft` was never submitted. */
export type DemoStage =
  | 'draft'
  | 'provinceAccept'
  | 'correctProvince'
  | 'provinceReview'
  | 'provinceSign'
  | 'nationalAccept'
  | 'nationalReview'
  | 'assessEarly'
  | 'assessMid'
  | 'expertReview'
  | 'leadSign'
  | 'issue'
  | 'filed'
  | 'refused'
  | 'voided'

export interface DemoProject {
  item: 'TBCrpPaMainEntity' | 'TBCrpPpMainEntity' | '56005' | '5600802'
  applicant: 'company' | 'museum'
  name: string
  unit: string
  /** County code; its first two digits choose the province. */
  region: string
  stage: DemoStage
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
    stage: 'nationalReview',
    submittedDaysAgo: 40,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'company',
    name: '云冈峪口石窟第三至第五窟岩体加固工程',
    unit: '云冈峪口石窟',
    region: '140214',
    stage: 'provinceAccept',
    submittedDaysAgo: 2,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'company',
    name: '沁河上庄古建筑群东院屋面抢险修缮工程',
    unit: '沁河上庄古建筑群',
    region: '140522',
    stage: 'provinceReview',
    submittedDaysAgo: 26,
  },
  {
    item: 'TBCrpPpMainEntity',
    applicant: 'company',
    name: '平水书院保护规划',
    unit: '平水书院',
    region: '141002',
    stage: 'correctProvince',
    submittedDaysAgo: 9,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'museum',
    name: '渭北钟楼木构架加固与防雷改造工程',
    unit: '渭北钟楼',
    region: '610525',
    stage: 'assessEarly',
    submittedDaysAgo: 48,
  },
  {
    item: '5600802',
    applicant: 'museum',
    name: '泾阳塬畔墓地2026年度考古发掘',
    unit: '泾阳塬畔墓地',
    region: '610423',
    stage: 'expertReview',
    submittedDaysAgo: 35,
  },
  {
    item: '56005',
    applicant: 'museum',
    name: '咸阳塬天然气管道穿越周秦遗址保护范围工程',
    unit: '咸阳塬周秦遗址',
    region: '610404',
    stage: 'provinceSign',
    submittedDaysAgo: 30,
  },
  {
    item: 'TBCrpPpMainEntity',
    applicant: 'museum',
    name: '南山石刻保护规划',
    unit: '南山石刻',
    region: '610116',
    stage: 'nationalAccept',
    submittedDaysAgo: 24,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'museum',
    name: '秦岭古道驿站旧址保护工程',
    unit: '秦岭古道驿站旧址',
    region: '610722',
    stage: 'leadSign',
    submittedDaysAgo: 55,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'company',
    name: '桑干河关帝庙戏台修缮工程',
    unit: '桑干河关帝庙',
    region: '140221',
    stage: 'issue',
    submittedDaysAgo: 58,
  },
  {
    item: 'TBCrpPpMainEntity',
    applicant: 'company',
    name: '绵山摩崖造像保护规划',
    unit: '绵山摩崖造像',
    region: '140781',
    stage: 'filed',
    submittedDaysAgo: 90,
  },
  {
    item: '56005',
    applicant: 'company',
    name: '锦江沿岸步行桥桩基工程（古堰遗址保护范围内）',
    unit: '锦江古堰遗址',
    region: '510104',
    stage: 'refused',
    submittedDaysAgo: 80,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'company',
    name: '嘉陵江张公祠东配殿抢险加固工程',
    unit: '嘉陵江张公祠',
    region: '511381',
    stage: 'provinceAccept',
    submittedDaysAgo: 6,
  },
  {
    item: '56005',
    applicant: 'company',
    name: '运城盐池堤埂周边给水管线改造工程',
    unit: '运城盐池堤埂',
    region: '140802',
    stage: 'voided',
    submittedDaysAgo: 33,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'museum',
    name: '骊山北麓陶窑遗址保护展示棚修缮工程',
    unit: '骊山北麓陶窑遗址',
    region: '610115',
    stage: 'assessMid',
    submittedDaysAgo: 60,
  },
  {
    item: 'TBCrpPaMainEntity',
    applicant: 'company',
    name: '滹沱河铁佛寺塔纠偏监测与地基加固工程',
    unit: '滹沱河铁佛寺塔',
    region: '140981',
    stage: 'draft',
    submittedDaysAgo: 1,
  },
]
