const quality = '国家质量监督检验检疫总局、国家标准化管理委员会'
const market = '国家市场监督管理总局、国家标准化管理委员会'
const bureau = '国家文物局'

/** Number, name, day of publication, day of implementation, publisher; days that we do not hold are blank. */
type StandardFact = readonly [number: string, title: string, publishedOn: string, effectiveOn: string, publisher: string]

/** Standards of the field that every installation begins with: facts. A whole list is imported. */
export const starterStandards: readonly StandardFact[] = [
  ['GB/T 33290.1', '文物出境审核规范 第1部分：总则', '', '', quality],
  ['GB/T 33290.6', '文物出境审核规范 第6部分：家具', '', '', quality],
  ['GB/T 33290.8', '文物出境审核规范 第8部分：陶瓷', '', '', quality],
  ['GB/T 33290.10', '文物出境审核规范 第10部分：金属器', '', '', quality],
  ['GB/T 33290.16-2016', '文物出境审核规范 第16部分：笔墨纸砚', '2016-12-13', '2017-07-01', quality],
  ['GB/T 33290.25', '文物出境审核规范 第25部分：中国画及书法', '', '', market],
  ['GB/T 33290.30-2024', '文物出境审核规范 第30部分：车船舆轿', '2024-09-29', '2025-04-01', market],
  ['GB/T 30687-2014', '馆藏金属文物保护修复记录规范', '2014-12-22', '2015-07-01', quality],
  ['WW/T 0007-2007', '石质文物保护修复方案编写规范', '2008-02-29', '2008-03-01', bureau],
  ['WW/T 0063-2015', '石质文物保护工程勘察规范', '', '', bureau],
  ['WW/T 0093-2018', '拓片元数据 著录规则', '2019-01-31', '2019-06-01', bureau],
  ['DB14/T 2870-2023', '石窟寺预防性保养技术规范', '2023-12-04', '2024-03-04', '山西省市场监督管理局'],
  ['DB14/T 2871-2023', '石窟寺病害与图示', '2023-12-04', '2024-03-04', '山西省市场监督管理局'],
  ['GB/T 9704-2012', '党政机关公文格式', '', '', quality],
  ['GB/T 33190-2016', '电子文件存储与交换格式 版式文档', '', '', quality],
]
