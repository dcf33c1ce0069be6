/** Public sites of official bodies, by name. */
export const linkSeeds: readonly { name: string; url: string; description: string; category: string }[] = [
  { name: '国家文物局', url: 'http://www.ncha.gov.cn/', description: '国务院文物行政部门网站', category: '主管部门' },
  { name: '文化和旅游部', url: 'https://www.mct.gov.cn/', description: '文化和旅游工作的政策与信息', category: '主管部门' },
  { name: '中国政府网', url: 'https://www.gov.cn/', description: '国务院政策文件和政务信息', category: '政务服务' },
  { name: '国家政务服务平台', url: 'https://gjzwfw.www.gov.cn/', description: '全国一体化政务服务入口', category: '政务服务' },
  { name: '国家法律法规数据库', url: 'https://flk.npc.gov.cn/', description: '现行有效法律法规的权威文本', category: '法规与标准' },
  { name: '国家标准全文公开系统', url: 'https://openstd.samr.gov.cn/', description: '国家标准题录与全文', category: '法规与标准' },
  {
    name: '全国标准信息公共服务平台',
    url: 'https://std.samr.gov.cn/',
    description: '国家标准、行业标准和地方标准检索',
    category: '法规与标准',
  },
  { name: '中国文化遗产研究院', url: 'http://www.cach.org.cn/', description: '文化遗产保护研究与规划', category: '行业机构' },
]
