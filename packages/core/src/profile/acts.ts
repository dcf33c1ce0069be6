import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  passwordKey: text('取得密码加密公钥', 'Get the key for passwords', {
    ja_JP: 'パスワード暗号化公開鍵の取得',
    ko_KR: '비밀번호 암호화 공개키 받기',
  }),
  passwordRule: text('读取密码规则', 'Read the password rule', { ja_JP: 'パスワード規則の取得', ko_KR: '비밀번호 규칙 읽기' }),
  details: text('查看个人信息', 'See one’s profile', { ja_JP: 'プロフィールの表示', ko_KR: '내 정보 보기' }),
  update: text('修改个人信息', 'Change one’s profile', { ja_JP: 'プロフィールの変更', ko_KR: '내 정보 수정' }),
  chooseLanguage: text('选择语言', 'Choose a language', { ja_JP: '言語の選択', ko_KR: '언어 선택' }),
  changePassword: text('修改密码', 'Change one’s password', { ja_JP: 'パスワードの変更', ko_KR: '비밀번호 변경' }),
  mobileCode: text('发送换绑手机验证码', 'Send a code to a new mobile', {
    ja_JP: '新しい携帯電話へ認証コードを送信',
    ko_KR: '새 휴대전화 인증번호 발송',
  }),
  sessions: text('查看登录会话', 'See one’s sessions', { ja_JP: 'ログインセッションの表示', ko_KR: '로그인 세션 보기' }),
  endSession: text('结束会话', 'End a session', { ja_JP: 'セッションの終了', ko_KR: '세션 종료' }),
  endOtherSessions: text('结束其他会话', 'End the other sessions', { ja_JP: 'ほかのセッションの終了', ko_KR: '다른 세션 종료' }),
} satisfies ActNames<typeof contract>
