import type { SampleSheet } from '@wenwu/core/guides/model'

/** Lists for the offices of entry and exit (domain.md §4 K). */
export const entryExitSheets: readonly SampleSheet[] = [
  {
    key: 'entry-exit-pieces',
    fileName: '进出境文物清单样表.xlsx',
    columns: [
      { title: '序号', hint: '填写说明' },
      { title: '名称', hint: '一件一行，成套的写明套内件数' },
      { title: '年代', hint: '不能确定的写“待定”' },
      { title: '质地', hint: '主要材料' },
      { title: '尺寸（厘米）', hint: '长×宽×高或者口径、高' },
      { title: '数量（件）', hint: '与实物一致' },
      { title: '来源', hint: '拍卖、收藏、借展等' },
      { title: '口岸', hint: '进境或者出境的海关' },
      { title: '来自或者去往', hint: '国家、地区和收件人' },
      { title: '拟复出境或者复进境日期', hint: '暂时进出境的填写' },
      { title: '残损情况', hint: '部位和程度，没有的写“完好”' },
      { title: '照片编号', hint: '每件至少一张全貌' },
    ],
    rows: [
      [
        '示例1',
        '青花缠枝纹盘',
        '清',
        '瓷',
        '口径27.5，高4.6',
        1,
        '境外拍卖购得',
        '上海浦东国际机场海关',
        '来自英国',
        '2026年10月31日',
        '口沿小磕一处',
        'Z-001',
      ],
      [
        '示例2',
        '木雕花板',
        '待定',
        '木',
        '长64，宽31，厚3',
        2,
        '境外收藏',
        '上海浦东国际机场海关',
        '来自英国',
        '2026年10月31日',
        '边框开裂',
        'Z-002',
      ],
    ],
  },
]
