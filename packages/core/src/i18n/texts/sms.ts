import { defineTexts } from '../define.ts'

/** One-time codes on pages: signing in by phone, and the code field of every form that has one. Those of specification §5 stand literally. */
export const texts = defineTexts({
  zh_CN: {
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
  },
  en_US: {
    mobile: 'Mobile number',
    mobilePlaceholder: 'Please enter your mobile number',
    code: 'Code',
    codePlaceholder: 'Please enter the code',
    getCode: 'Get a code',
    sending: 'Sending…',
    getAgain: 'Again in {n} s',
    sent: 'A code was sent to {mobile}; it is valid for {minutes} minutes. If it does not arrive, check that your account has this number.',
    rehearsal: 'Rehearsal: see the code in the message outbox',
    askFailed: 'The code could not be sent.',
    blank: 'Please enter mobile number and code.',
    blankMobile: 'Please enter your mobile number.',
    wrong: 'The code is wrong.',
    account: 'Account',
    accountPlaceholder: 'This number has several accounts',
  },
})
