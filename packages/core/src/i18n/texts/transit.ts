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
  ja_JP: {
    title: '自動ログイン',
    waiting: '自動的にログインしています。お待ちください…',
    failed: '自動ログインできませんでした',
    toSignIn: 'アカウントとパスワードでログイン',
    incomplete: 'リンクにユーザー名またはパスワードがありません。元のシステムからもう一度お入りください。',
  },
  ko_KR: {
    title: '자동 로그인',
    waiting: '자동 로그인 중입니다. 잠시 기다려 주세요…',
    failed: '자동 로그인에 실패했습니다',
    toSignIn: '계정과 비밀번호로 로그인',
    incomplete: '링크에 사용자 이름 또는 비밀번호가 없습니다. 원래 시스템에서 다시 들어오세요.',
  },
})
