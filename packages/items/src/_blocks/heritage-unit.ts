import type { Section } from '@wenwu/core/form/model'
import { nationalLevel, unitLevels, type Option } from './options.ts'
import { text } from './texts.ts'

/** Overview of the heritage unit (specification §3): names, batch, age, place, protection range and control zone. */
export function heritageUnitSection(levels: Option[] = unitLevels.slice(0, 2)): Section {
  return {
    key: 'unit',
    title: text('文物保护单位概况', 'Heritage unit'),
    fields: [
      {
        key: 'punitName',
        type: 'heritage-unit',
        label: text('文物保护单位名称', 'Name of the heritage unit'),
        required: true,
        fills: {
          level: 'punitLevel',
          className: 'punitClassName',
          code: 'punitCode',
          lotNumber: 'lotNumbers',
          age: 'punitAge',
          address: 'punitAddress',
          region: 'region',
        },
      },
      {
        key: 'punitLevel',
        type: 'select',
        options: levels,
        label: text('保护级别', 'Level of protection'),
        required: true,
        width: 'half',
      },
      {
        key: 'punitClassName',
        type: 'select',
        codeList: 'heritage-type',
        label: text('类别', 'Class'),
        required: true,
        width: 'half',
      },
      {
        key: 'punitCode',
        type: 'text',
        label: text('文物保护单位编号', 'Number of the unit'),
        maxLength: 40,
        width: 'half',
        example: text('6-0812-3-515', '6-0812-3-515'),
      },
      {
        key: 'lotNumbers',
        type: 'number',
        integer: true,
        min: 1,
        max: 20,
        label: text('公布批次', 'Batch of announcement'),
        unit: text('批', 'batch'),
        required: { op: 'eq', field: 'unit.punitLevel', value: nationalLevel },
        width: 'half',
      },
      {
        key: 'punitAge',
        type: 'text',
        label: text('时代', 'Period'),
        required: true,
        maxLength: 100,
        width: 'half',
        example: text('明、清', 'Ming and Qing'),
      },
      {
        key: 'region',
        type: 'region',
        depth: 3,
        label: text('所在地', 'Place'),
        required: true,
        width: 'half',
      },
      { key: 'punitAddress', type: 'text', label: text('详细地址', 'Address'), required: true },
      {
        key: 'hasRange',
        type: 'yes-no',
        label: text('保护范围是否已公布', 'Protection range announced?'),
        required: true,
        width: 'half',
      },
      {
        key: 'hasZone',
        type: 'yes-no',
        label: text('建设控制地带是否已公布', 'Control zone announced?'),
        required: true,
        width: 'half',
      },
      {
        key: 'range',
        type: 'long-text',
        label: text('保护范围', 'Protection range'),
        when: { op: 'eq', field: 'unit.hasRange', value: true },
        required: true,
        maxLength: 1000,
        rows: 3,
        help: text('按公布文件填写四至，并注明公布机关和文号。', 'Boundaries as announced, with the announcing body and the number.'),
      },
      {
        key: 'zone',
        type: 'long-text',
        label: text('建设控制地带', 'Control zone'),
        when: { op: 'eq', field: 'unit.hasZone', value: true },
        required: true,
        maxLength: 1000,
        rows: 3,
      },
    ],
  }
}
