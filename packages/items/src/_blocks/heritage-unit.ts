import type { Section } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { nationalLevel, unitLevels, type Option } from './options.ts'

/** Overview of the heritage unit (specification §3): names, batch, age, place, protection range and control zone. */
export function heritageUnitSection(levels: Option[] = unitLevels.slice(0, 2)): Section {
  return {
    key: 'unit',
    title: text('文物保护单位概况', 'Heritage unit', { ja_JP: '文化財保護単位の概要', ko_KR: '문화유산 보호단위 개요' }),
    fields: [
      {
        key: 'punitName',
        type: 'heritage-unit',
        label: text('文物保护单位名称', 'Name of the heritage unit', { ja_JP: '文化財保護単位の名称', ko_KR: '문화유산 보호단위 명칭' }),
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
        label: text('保护级别', 'Level of protection', { ja_JP: '保護等級', ko_KR: '보호 등급' }),
        required: true,
        width: 'half',
      },
      {
        key: 'punitClassName',
        type: 'select',
        codeList: 'heritage-type',
        label: text('类别', 'Class', { ja_JP: '種別', ko_KR: '분류' }),
        required: true,
        width: 'half',
      },
      {
        key: 'punitCode',
        type: 'text',
        label: text('文物保护单位编号', 'Number of the unit', { ja_JP: '文化財保護単位の番号', ko_KR: '문화유산 보호단위 번호' }),
        maxLength: 40,
        width: 'half',
        example: text('6-0812-3-515', '6-0812-3-515', { ja_JP: '6-0812-3-515', ko_KR: '6-0812-3-515' }),
      },
      {
        key: 'lotNumbers',
        type: 'number',
        integer: true,
        min: 1,
        max: 20,
        label: text('公布批次', 'Batch of announcement', { ja_JP: '公布回次', ko_KR: '공포 차수' }),
        unit: text('批', 'batch', { ja_JP: '次', ko_KR: '차' }),
        required: { op: 'eq', field: 'unit.punitLevel', value: nationalLevel },
        width: 'half',
      },
      {
        key: 'punitAge',
        type: 'text',
        label: text('时代', 'Period', { ja_JP: '時代', ko_KR: '시대' }),
        required: true,
        maxLength: 100,
        width: 'half',
        example: text('明、清', 'Ming and Qing', { ja_JP: '明・清', ko_KR: '명·청' }),
      },
      {
        key: 'region',
        type: 'region',
        depth: 3,
        label: text('所在地', 'Place', { ja_JP: '所在地', ko_KR: '소재지' }),
        required: true,
        width: 'half',
      },
      { key: 'punitAddress', type: 'text', label: text('详细地址', 'Address', { ja_JP: '詳細住所', ko_KR: '상세 주소' }), required: true },
      {
        key: 'hasRange',
        type: 'yes-no',
        label: text('保护范围是否已公布', 'Protection range announced?', { ja_JP: '保護範囲は公布済みか', ko_KR: '보호구역 공포 여부' }),
        required: true,
        width: 'half',
      },
      {
        key: 'hasZone',
        type: 'yes-no',
        label: text('建设控制地带是否已公布', 'Control zone announced?', {
          ja_JP: '建設規制地帯は公布済みか',
          ko_KR: '건설통제지대 공포 여부',
        }),
        required: true,
        width: 'half',
      },
      {
        key: 'range',
        type: 'long-text',
        label: text('保护范围', 'Protection range', { ja_JP: '保護範囲', ko_KR: '보호구역' }),
        when: { op: 'eq', field: 'unit.hasRange', value: true },
        required: true,
        maxLength: 1000,
        rows: 3,
        help: text('按公布文件填写四至，并注明公布机关和文号。', 'Boundaries as announced, with the announcing body and the number.', {
          ja_JP: '公布文書のとおりに境界を入力し、公布機関と文書番号を記載してください。',
          ko_KR: '공포 문서대로 사방 경계를 적고 공포기관과 문서번호를 기재하세요.',
        }),
      },
      {
        key: 'zone',
        type: 'long-text',
        label: text('建设控制地带', 'Control zone', { ja_JP: '建設規制地帯', ko_KR: '건설통제지대' }),
        when: { op: 'eq', field: 'unit.hasZone', value: true },
        required: true,
        maxLength: 1000,
        rows: 3,
      },
    ],
  }
}
