import { byGovernment, fromApplicant } from './materials.ts'
import { publicCommentsSheet } from '../_samples/letters.ts'
import { planRules, planRequirements } from './law.ts'
import { text } from './texts.ts'

/** What the guides of conservation plans share (TBCrpPs, 56022; domain.md §4 C, 文物保护法 27条). */
export const planMustBeNational = text('规划对象为全国重点文物保护单位。', 'The object is a national key heritage unit.')
/** 文物保护法 27条. */
export const planDecision = text(
  '省级人民政府批准并公布；国家文物局提出意见并备案',
  'Approved and announced by the provincial government; opinion and filing at the national bureau',
)
export const qualifiedPlannersOnly = text(
  '规划编制不得委托给没有相应资质的单位。',
  'The plan may not be entrusted to a firm without the qualification.',
)
export const whyNoTime = {
  question: text('为什么没有法定期限？', 'Why is there no statutory time?'),
  answer: text(
    '法律没有规定保护规划的审查期限。本平台按20个工作日的参考时限提醒，不是法定期限；委托评估、专家评审和修改时间不计入。',
    'The law sets no time for the examination of conservation plans. The platform reminds by an internal target of 20 working days, which is not a statutory time; assessment, expert review and revision do not count.',
  ),
}

export const planText = fromApplicant('planText', text('规划文本', 'Text of the plan'), planRequirements('全文'), {
  paperCopies: 1,
})
export const planDrawings = fromApplicant('planDrawings', text('规划图纸', 'Drawings of the plan'), planRequirements('全文'), {
  paperCopies: 1,
})
export const planExplanation = fromApplicant('planExplanation', text('规划说明', 'Explanation of the plan'), 'assumption', {
  paperCopies: 1,
})
export const planBaseData = fromApplicant('baseData', text('基础资料汇编', 'Base data'), 'assumption')
export const planBoundaries = fromApplicant(
  'boundaryData',
  text('保护范围和建设控制地带的矢量数据', 'Vector data of range and control zone'),
  'assumption',
  {
    help: text('注明坐标系，边界与规划图纸一致。', 'With the coordinate system; the same boundaries as on the drawings.'),
  },
)
export const publicComments = fromApplicant(
  'publicComments',
  text('征求公众意见情况和采纳说明', 'Public comments and how they were dealt with'),
  'assumption',
  { sample: publicCommentsSheet },
)
export const departmentOpinions = fromApplicant(
  'departmentOpinions',
  text('有关部门的意见', 'Opinions of the departments concerned'),
  'assumption',
  {
    channel: byGovernment,
    help: text(
      '自然资源（规划）、住房城乡建设、生态环境等部门的书面意见，由组织编制的文物行政部门取得。',
      'Planning, construction, environment and others, in writing, obtained by the heritage authority that leads the planning.',
    ),
  },
)
export const plannerQualification = fromApplicant(
  'authorQualification',
  text('编制单位的资质证书', 'Qualification of the author'),
  planRules('第七条'),
  {
    channel: byGovernment,
  },
)
