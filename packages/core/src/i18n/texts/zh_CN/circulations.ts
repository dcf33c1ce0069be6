/** Cases that colleagues circulate for reading. */
export const texts = {
  title: '传阅件',
  'state-unread': '待阅',
  'state-read': '已阅',
  sender: '传阅人',
  note: '附言',
  sentAt: '传阅时间',
  readAt: '阅毕时间',
  empty: '没有待阅的办件。同事传阅给您的办件会出现在这里。',
}
