/** The project look-info viewer (specification §2.6). */
export const texts = {
  title: '项目信息',
  sections: '目录',
  openCase: '打开办件',
  toCases: '返回办件列表',
  ownTree: '按本事项的目录查看',
  noId: '地址中缺少办件标识（id），请从办件列表或者办件页面打开。',
  gone: '没有这个办件，或者您没有查看它的权限。请核对地址中的办件标识（id）。',
  notOfMatter: '该事项没有这一部分内容。',
  notFilledIn: '这一部分尚未填写。',
  noFiles: '尚未提交申请材料。',
  unknownCode: '不认识类型代码“{code}”，按“{tree}”的目录显示。',
  otherCode: '类型代码“{code}”的目录是“{tree}”，该办件的事项是“{item}”。',
}
