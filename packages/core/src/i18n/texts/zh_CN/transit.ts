/** /loginTransit (specification §2.2). */
export const texts = {
  title: '自动登录',
  waiting: '正在自动登录，请稍候…',
  failed: '自动登录没有成功',
  toSignIn: '使用账号密码登录',
  incomplete: '链接中缺少用户名或密码，请从原系统重新进入。',
}
