/** The frame of pages that are read without signing in. */
export const texts = {
  services: '公众服务',
  guide: '办事指南',
  laws: '法律法规',
  standards: '标准规范',
  units: '资质单位',
  decisions: '许可决定',
  progress: '办理进度',
  progressNote:
    '申请人登录后，在“我的申请”中查看每件申请的状态、当前环节和期限，请使用提交申请时的账号；手里有受理通知书等文书的，也可以在“文书核验”中凭文书编号查看。',
  information: '信息公开',
  help: '帮助手册',
  search: '检索法规、标准、指南、单位',
  signIn: '登录',
  skipToContent: '跳到内容',
  language: '语言',
}
