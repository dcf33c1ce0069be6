/** One-time codes on pages: signing in by phone, and the code field of every form that has one. Those of specification §5 stand literally. */
export const texts = {
  mobile: '手机号码',
  mobilePlaceholder: '请输入手机号码',
  code: '验证码',
  codePlaceholder: '请输入验证码',
  getCode: '获取验证码',
  sending: '正在发送…',
  getAgain: '{n} 秒后重新获取',
  sent: '验证码已发送至 {mobile}，{minutes} 分钟内有效。未收到时请确认该号码是账号绑定的手机。',
  rehearsal: '演练环境：到短信发件箱查看验证码',
  askFailed: '获取验证码失败',
  blank: '请输入手机号或验证码',
  blankMobile: '请输入手机号码',
  wrong: '验证码错误',
  account: '账号',
  accountPlaceholder: '该手机号码绑定了多个账号',
}
