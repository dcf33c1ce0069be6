import { defineTexts } from '../define.ts'

/** /loginTransit (specification §2.2). */
export const texts = defineTexts({
  zh_CN: {
    title: '自动登录',
    waiting: '正在自动登录，请稍候…',
    failed: '自动登录没有成功',
    toSignIn: '使用账号密码登录',
    incomplete: '链接中缺少用户名或密码，请从原系统重新进入。',
  },
  en_US: {
    title: 'Signing in',
    waiting: 'Signing you in…',
    failed: 'You could not be signed in',
    toSignIn: 'Sign in with your password',
    incomplete: 'The link lacks user name or password. Please come again from the other system.',
  },
})
