/** Licences that were granted, open to the public (行政许可法 40条). */
export const texts = {
  title: '许可决定公开',
  intro: '依照行政许可法第四十条公开的准予行政许可决定，公众可以查阅；不含申请人的个人信息。',
  keyword: '关键字',
  keywordPlaceholder: '请输入项目名称/申请单位/文号',
  number: '文号',
  project: '项目名称',
  matter: '许可事项',
  unitName: '申请单位',
  unnamed: '不公开',
  province: '省份',
  decidedOn: '决定日期',
  from: '起始时间',
  to: '结束时间',
  empty: '暂无公开的许可决定',
}
