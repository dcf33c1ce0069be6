import type { SampleSheet } from '@wenwu/core/item/guide'

/** What a unit tells of itself to be qualified (domain.md §4 M). */
export const unitStaffSheet: SampleSheet = {
  fileName: '资质单位专业技术人员一览表.xlsx',
  columns: [
    { title: '序号', hint: '填写说明' },
    { title: '姓名', hint: '与证件一致' },
    { title: '专业', hint: '学历证书上的专业' },
    { title: '专业技术职务', hint: '文物博物或者工程类职务名称' },
    { title: '从事文物保护年限', hint: '按整年填写' },
    { title: '拟任岗位', hint: '责任设计师、责任工程师、技术人员等' },
    { title: '证书编号', hint: '与所附证书一致' },
    { title: '聘用关系', hint: '劳动合同起止日期，社会保险缴纳情况' },
    { title: '主要业绩', hint: '项目名称、承担的工作和完成年份' },
  ],
  rows: [
    [
      '示例1',
      '陈某某',
      '建筑历史与理论',
      '研究馆员',
      18,
      '责任设计师',
      '按证书填写',
      '2019年7月起，已缴纳社会保险',
      '某某寺大殿修缮设计，项目负责，2024年',
    ],
    [
      '示例2',
      '周某某',
      '岩土工程',
      '高级工程师',
      11,
      '责任设计师',
      '按证书填写',
      '2021年3月起，已缴纳社会保险',
      '某某石窟渗水治理勘察，专业负责，2025年',
    ],
  ],
}

export const unitWorksSheet: SampleSheet = {
  fileName: '资质单位文物保护工程业绩一览表.xlsx',
  columns: [
    { title: '序号', hint: '填写说明' },
    { title: '项目名称', hint: '与批复一致' },
    { title: '文物保护单位和级别', hint: '写全称' },
    { title: '承担内容', hint: '勘察设计、施工或者监理' },
    { title: '批复文号', hint: '方案批复或者核准文件' },
    { title: '合同金额（万元）', hint: '与合同一致' },
    { title: '起止日期', hint: '开工、竣工日期' },
    { title: '验收情况', hint: '组织单位、日期和结论' },
    { title: '获奖情况', hint: '奖项和年份，没有的写“无”' },
  ],
  rows: [
    [
      '示例1',
      '某某寺大殿修缮工程',
      '某某寺，全国重点文物保护单位',
      '勘察设计',
      '按批复填写',
      38.6,
      '2023年2月至2024年9月',
      '某某省文物局，2024年11月，合格',
      '无',
    ],
    [
      '示例2',
      '某某桥抢险加固工程',
      '某某桥，省级文物保护单位',
      '施工',
      '按批复填写',
      127,
      '2024年4月至2025年1月',
      '某某市文物局，2025年3月，合格',
      '无',
    ],
  ],
}

export const unitEquipmentSheet: SampleSheet = {
  fileName: '资质单位技术设备清单.xlsx',
  columns: [
    { title: '序号', hint: '填写说明' },
    { title: '设备名称', hint: '与固定资产账一致' },
    { title: '型号', hint: '铭牌上的型号' },
    { title: '数量', hint: '台或者套' },
    { title: '购置日期', hint: '年月' },
    { title: '原值（万元）', hint: '与发票一致' },
    { title: '用途', hint: '测绘、检测、施工等' },
    { title: '状态', hint: '在用、租赁或者待修' },
  ],
  rows: [
    ['示例1', '三维激光扫描仪', '按铭牌填写', 1, '2023年6月', 42.5, '测绘', '在用'],
    ['示例2', '木材阻力仪', '按铭牌填写', 2, '2024年3月', 8.4, '木构件检测', '在用'],
  ],
}
