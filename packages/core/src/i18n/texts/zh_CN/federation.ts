/** Single sign-on: the way in on the card, and the page that the identity provider leads back to. */
export const texts = {
  intro: '将转到统一身份认证登录，完成后自动返回本平台。',
  go: '前往统一身份认证',
  title: '统一身份认证登录',
  working: '正在登录，请稍候…',
  redirecting: '正在转到统一身份认证…',
  notBound: '您的统一身份认证账号没有绑定本平台账号，请联系管理员开通。',
  cancelled: '您取消了统一身份认证登录。',
  leaving: '即将退出统一身份认证…',
  toPassword: '使用账号密码登录',
  again: '重新登录',
  switchAccount: '换一个账号登录',
}
