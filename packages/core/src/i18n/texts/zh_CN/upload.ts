/** Files on their way to the server (specification §5). */
export const texts = {
  waiting: '等待上传',
  sending: '正在上传',
  interrupted: '连接中断，正在续传',
  stopped: '上传已停止，重试后从中断处继续。',
  unreadable: '文件“{name}”已被移动、修改或删除，请重新选择。',
  twin: '与已上传的“{name}”内容相同，没有重复上传。',
  addTwin: '仍然上传',
}
