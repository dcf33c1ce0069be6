import type { Section } from '@wenwu/core/form/model'
import { choice, line, optional, paragraph, table } from '../_blocks/fields.ts'
import { option } from '../_blocks/options.ts'
import { text } from './texts.ts'

/** The parts of a repair scheme: value, survey, damage, tests, aims, route, steps, climate (可移动文物修复管理办法; domain.md §4 G). */
export const repair: Section = {
  key: 'repair',
  title: text('保护修复内容', 'Repair'),
  when: { op: 'eq', field: 'tbCrrSzhMainEntity.workKind', value: 'repair' },
  fields: [
    paragraph('repairEvaluate', text('价值评估', 'Value'), {
      help: text('历史、艺术、科学价值，与定级依据一致。', 'Historical, artistic and scientific value, as it was graded.'),
    }),
    paragraph('preservationStatus', text('保存现状调查', 'Survey of the present state'), {
      help: text('保存环境、以往修复和现状，附照片编号。', 'Climate, earlier repairs and state, with the numbers of the photographs.'),
    }),
    table(
      'diseaseList',
      text('病害', 'Damage'),
      [
        line('culTotalNumber', text('总登记号', 'Register number'), { maxLength: 60 }),
        line('diseasePart', text('部位', 'Place'), { maxLength: 100, help: text('与病害图的编号一致。', 'As on the map of damage.') }),
        line('diseaseName', text('病害类型', 'Kind'), {
          maxLength: 60,
          help: text('按相应质地的病害分类标准命名。', 'By the standard for the material.'),
        }),
        choice('diseaseDegree', text('程度', 'Degree'), [
          option('1', text('轻微', 'Slight')),
          option('2', text('中度', 'Medium')),
          option('3', text('重度', 'Severe')),
          option('4', text('濒危', 'Critical')),
        ]),
        line('diseaseCause', text('可能成因', 'Possible cause'), { ...optional, maxLength: 120 }),
      ],
      { maxRows: 500 },
    ),
    paragraph('diseaseEvaluation', text('检测分析和病害评估', 'Tests and assessment of the damage')),
    paragraph('primaryObjective', text('工作目标', 'Aims'), { maxLength: 2000 }),
    paragraph('technicalRoute', text('技术路线', 'Technical route')),
    paragraph('materialScreen', text('材料和工艺筛选', 'Choice of materials and methods'), {
      help: text(
        '未经试验证明安全的材料和工艺，不得直接用于文物本体。',
        'What has not been shown to be safe is not used on the relic itself.',
      ),
    }),
    paragraph('repairSteps', text('保护修复步骤', 'Steps'), { maxLength: 5000, rows: 6 }),
    paragraph('conditionalMeasures', text('修复后的保存条件', 'Climate of keeping afterwards'), { maxLength: 2000, rows: 3 }),
  ],
}
