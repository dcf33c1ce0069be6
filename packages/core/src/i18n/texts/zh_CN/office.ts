/** The office suite on the user's own machine, through its local helper (specification §7.7). */
export const texts = {
  open: '用本地办公软件打开',
  openOf: '用本地办公软件打开 {name}',
  title: '本地编辑',
  opening: '正在连接本机办公软件…',
  opened: '已交给本机办公软件打开。修改后请先保存到本机，再在此传回。',
  status1: '上一次请求没有完成',
  status2: '请允许浏览器打开WPS Office',
  status2Hint: '本机的办公软件没有应答。请在浏览器弹出的提示中选择允许，再试一次；仍不成功的，可先下载文件，修改后在此传回。',
  noXhr: '您的浏览器不支持XHR对象',
  again: '再试一次',
  download: '下载文件',
  handBack: '传回修改后的文件',
  handedBack: '已保存为新版本，原版本留存备查。',
  earlier: '历史版本',
}
