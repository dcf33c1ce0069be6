import { byGovernment, fromApplicant } from './materials.ts'
import { constructionPositionSheet, developerLetterSheet } from '../_samples/construction.ts'
import { heritageLaw, licensingLaw } from './law.ts'
import { text } from './texts.ts'

/** What the guides for construction touching heritage ask for (domain.md §4 D). */
export const developerLetter = fromApplicant(
  'applicationLetter',
  text('建设单位申请函', 'Letter of the developer'),
  licensingLaw('第二十九条'),
  {
    sample: developerLetterSheet,
    paperCopies: 1,
    help: text(
      '写明建设单位、工程名称、地点、规模，以及无法避让不可移动文物的理由，加盖公章。',
      'Developer, name, site and size of the works, and why the heritage cannot be avoided; sealed.',
    ),
  },
)
export const developerRegistration = fromApplicant(
  'legalPerson',
  text('建设单位法人登记证明', 'Registration of the developer'),
  'assumption',
  {
    channel: byGovernment,
  },
)
export const sitingApproval = fromApplicant('sitingApproval', text('项目立项或者选址批准文件', 'Siting approval'), 'assumption', {
  channel: byGovernment,
})
export const terrainMap = fromApplicant('terrainMap', text('1/500至1/2000现状地形图', 'Map 1/500 to 1/2000'), 'assumption', {
  sample: constructionPositionSheet,
  paperCopies: 1,
  help: text(
    '标出工程范围边界以及所涉文物保护单位的保护范围和建设控制地带。',
    'With the boundary of the works, the protection range and the control zone.',
  ),
})
export const worksDesign = fromApplicant('worksDesign', text('建设工程的规划、设计方案', 'Plans of the works'), 'assumption', {
  paperCopies: 1,
  help: text('包括总平面图和主要建筑的平面、立面、剖面图。', 'General plan; plans, elevations and sections.'),
})
export const impactReport = fromApplicant('impactReport', text('文物影响评估报告', 'Impact assessment report'), 'assumption', {
  paperCopies: 1,
})
export const protectionMeasures = fromApplicant(
  'protectionMeasures',
  text('文物保护措施方案', 'Scheme of protection measures'),
  'assumption',
  {
    paperCopies: 1,
  },
)
/** 文物保护法 43条: before the land is transferred, otherwise asked for by the developer. */
export const surveyReport = fromApplicant(
  'surveyReport',
  text('考古调查、勘探报告', 'Report of the archaeological survey'),
  heritageLaw('第四十三条'),
  {
    required: 'depends',
    help: text(
      '工程范围内有可能埋藏文物的提交。土地出让、划拨前没有完成的，先报请省级文物行政部门组织考古调查、勘探。',
      'Where relics may lie buried in the site. If it was not done before the land was transferred, the provincial bureau has to be asked for it first.',
    ),
  },
)
export const worldHeritageAssessment = fromApplicant(
  'worldHeritage',
  text('世界文化遗产影响评估文件', 'Heritage impact assessment'),
  'assumption',
  {
    required: 'depends',
    help: text('工程涉及世界文化遗产的提交。', 'Only where world heritage is concerned.'),
  },
)
