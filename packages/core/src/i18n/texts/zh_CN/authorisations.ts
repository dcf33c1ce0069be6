/** 授权办理: tasks that a colleague handles for some days. */
export const texts = {
  title: '授权办理',
  intro:
    '出差、休假期间，授权本单位同事办理本人的待办；到期自动终止，随时可以撤销。同事只能办理其本人岗位可以办理的环节，办理记录写明“代”。',
  add: '新增授权',
  deputy: '被授权人',
  items: '事项',
  allItems: '全部事项',
  fromOn: '开始日期',
  toOn: '截止日期',
  'state-coming': '未开始',
  'state-running': '生效中',
  'state-over': '已到期',
  'state-revoked': '已撤销',
  revoke: '撤销',
  revokeTitle: '撤销对{name}的授权？',
  revokeText: '撤销后，{name}不能再代办。',
  none: '还没有授权。',
  added: '授权已保存',
  revoked: '已撤销授权',
  itemsHint: '不选为全部事项',
  revokedBy: '{name}撤销',
}
