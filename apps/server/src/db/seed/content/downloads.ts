/** Form templates the demo offers to save: sheets made by `seedDemoDownloads`, none of them copied from anywhere. */
export const downloadSeeds: readonly {
  name: string
  description: string
  category: string
  fileName: string
  rows: readonly (readonly string[])[]
}[] = [
  {
    name: '申报材料清单（样表）',
    description: '提交前逐项核对材料是否齐全',
    category: '申报表格',
    fileName: '申报材料清单.xlsx',
    rows: [
      ['序号', '材料名称', '形式', '份数', '是否齐全', '备注'],
      ['1', '申请文件', '原件扫描件', '1', '', '加盖单位公章'],
      ['2', '工程方案文本', '电子文件', '1', '', '含现状勘察报告'],
      ['3', '图纸', '电子文件', '1', '', '注明比例和图号'],
      ['4', '现状照片', '电子文件', '不少于10张', '', '标注拍摄位置和日期'],
      ['5', '资质证书', '复印件', '1', '', '在有效期内'],
    ],
  },
  {
    name: '文物病害调查记录表（样表）',
    description: '现状勘察时逐处记录病害类型、位置和程度',
    category: '申报表格',
    fileName: '文物病害调查记录表.xlsx',
    rows: [
      ['编号', '部位', '病害类型', '范围（平方米）', '程度', '成因分析', '照片编号', '调查人', '日期'],
      ['1', '', '', '', '', '', '', '', ''],
      ['2', '', '', '', '', '', '', '', ''],
    ],
  },
  {
    name: '经办人信息登记表（样表）',
    description: '单位内部登记经办人，作为账号开通的依据',
    category: '账号管理',
    fileName: '经办人信息登记表.xlsx',
    rows: [
      ['姓名', '部门', '职务', '手机号码', '电子邮箱', '负责事项', '授权起始日期', '授权终止日期'],
      ['', '', '', '', '', '', '', ''],
    ],
  },
]
