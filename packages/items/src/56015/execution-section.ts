import type { Section } from '@wenwu/core/form/model'
import { half, line, paragraph, yesNo } from '../_blocks/fields.ts'
import { text } from './texts.ts'

/** Who does the work, in which order and how the relics stay safe (文物保护法实施条例（2017）33条, 34条). */
export const execution: Section = {
  key: 'execution',
  title: text('实施和安全', 'Work and safety'),
  fields: [
    yesNo('isEntrusted', text('是否由本单位以外的机构承担', 'Does another body do the work?'), {
      ...half,
      help: text('由其他机构承担的，在申请材料中上传委托协议。', 'Then upload the agreement with the materials.'),
    }),
    line('executor', text('承担单位', 'Who does the work'), half),
    line('executorQualification', text('承担单位资质证书编号', 'Number of its qualification'), { ...half, maxLength: 60 }),
    line('workPlace', text('工作场所', 'Where'), half),
    paragraph('workArrangements', text('工作安排', 'Arrangement of the work'), {
      help: text('分阶段写明内容、人员和时间，与起止日期一致。', 'Stages with work, people and time, within the dates.'),
    }),
    paragraph('riskAnalysis', text('风险分析', 'Risks'), { maxLength: 2000 }),
    paragraph('safetyMeasures', text('安全措施', 'Safety'), {
      maxLength: 2000,
      help: text(
        '提取、包装、运输、存放和操作中的文物安全，以及消防和人员防护。',
        'Of the relics when taken out, packed, moved, kept and worked on; fire; the people.',
      ),
    }),
  ],
}
