/** Dictionaries of the red-header forms (specification §7.4, class codes as it spells them); editors change them afterwards. */
export const dictionarySeeds: readonly { classCode: string; className: string; names: readonly string[] }[] = [
  { classCode: 'theme', className: '公文主题', names: ['文物保护', '考古', '博物馆', '世界文化遗产', '文物安全', '文物进出境', '综合'] },
  { classCode: 'fotmat', className: '公文格式', names: ['上行文', '下行文', '平行文', '函', '纪要'] },
  { classCode: 'public', className: '公开方式', names: ['主动公开', '依申请公开', '不予公开'] },
  {
    classCode: 'docNumPrefix',
    className: '发文字号代字',
    names: ['文物保函', '文物保发', '文物博函', '文物博发', '文物考函', '文物督函', '文物政函', '办保函', '办博函'],
  },
  { classCode: 'pasoPrefix', className: '内部签报代字', names: ['保签', '博签', '督签', '政签', '办签'] },
  { classCode: 'degreeUrgency', className: '紧急程度', names: ['特急', '加急', '平急', '一般'] },
  { classCode: 'officialSeal', className: '用印类型', names: ['局印章', '办公室印章', '行政审批专用章', '不用印'] },
  { classCode: 'manuscript', className: '拟稿方式', names: ['电子拟稿', '纸质拟稿'] },
]
