import { defineTexts } from '../define.ts'

/** What is sent to phones (keys are `MessageTemplate`), and the page of the development outbox. */
export const texts = defineTexts({
  zh_CN: {
    'sign-in-code': '【文物审批】登录验证码 {code}，{minutes} 分钟内有效。请勿告诉他人，工作人员不会向您索取。',
    'reset-password-code': '【文物审批】您正在重置密码，验证码 {code}，{minutes} 分钟内有效。非本人操作请忽略，切勿告诉他人。',
    'register-code': '【文物审批】注册验证码 {code}，{minutes} 分钟内有效。非本人操作请忽略。',
    'password-changed': '【文物审批】您的账号密码已于 {time} 修改，已登录的设备已全部退出。如非本人操作，请立即重置密码并联系管理员。',
    'mobile-change-code': '【文物审批】您正在把账号绑定到本手机，验证码 {code}，{minutes} 分钟内有效。非本人操作请忽略，切勿告诉他人。',
    'mobile-changed': '【文物审批】您的账号已于 {time} 改绑到其他手机，本手机不再接收验证码。如非本人操作，请立即重置密码并联系管理员。',
    'own-password-changed': '【文物审批】您的账号密码已于 {time} 修改，其他已登录的设备已退出。如非本人操作，请立即重置密码并联系管理员。',
    'one-time-password': '【文物审批】管理员已为账号 {username} 重置密码，一次性密码：{password} 首次登录时必须修改。请勿告诉他人。',
    'second-factor-reset': '【文物审批】管理员已于 {time} 重置您的动态口令，已登录的设备已全部退出。如非本人申请，请立即联系管理员。',
    outboxTitle: '短信发件箱（演练）',
    outboxBanner: '演练环境：短信不会发往手机，全部显示在本页。生产环境没有此页面。',
    outboxEmpty: '还没有短信。在登录页或忘记密码页获取验证码后，短信会显示在这里。',
    outboxMobile: '手机号码',
    outboxText: '短信内容',
    outboxTime: '发送时间',
    outboxFilter: '按手机号码筛选',
    outboxClosed: '此安装没有短信发件箱：它只在开发和演练环境中开放。',
    copyCode: '复制验证码',
    copied: '已复制',
  },
  en_US: {
    'sign-in-code':
      '[Heritage approval] Your sign-in code is {code}, valid for {minutes} minutes. Tell nobody; our staff never ask for it.',
    'reset-password-code':
      '[Heritage approval] Your code for setting a new password is {code}, valid for {minutes} minutes. If you did not ask for it, ignore it and tell nobody.',
    'register-code':
      '[Heritage approval] Your registration code is {code}, valid for {minutes} minutes. If you did not ask for it, ignore it.',
    'password-changed':
      '[Heritage approval] The password of your account was changed at {time}; all signed-in devices were signed out. If this was not you, reset the password at once and tell the administrator.',
    'mobile-change-code':
      '[Heritage approval] Your code for binding your account to this phone is {code}, valid for {minutes} minutes. If you did not ask for it, ignore it and tell nobody.',
    'mobile-changed':
      '[Heritage approval] Your account was bound to another phone at {time}; this one receives no more codes. If this was not you, reset the password at once and tell the administrator.',
    'own-password-changed':
      '[Heritage approval] The password of your account was changed at {time}; other signed-in devices were signed out. If this was not you, reset the password at once and tell the administrator.',
    'one-time-password':
      '[Heritage approval] An administrator has reset the password of {username}. One-time password: {password} It must be changed at the first sign-in. Tell nobody.',
    'second-factor-reset':
      '[Heritage approval] An administrator has reset your authenticator at {time}; all signed-in devices were signed out. If you did not ask for it, tell the administrator at once.',
    outboxTitle: 'Message outbox (rehearsal)',
    outboxBanner: 'Rehearsal: messages do not go to phones, all of them are shown here. There is no such page in production.',
    outboxEmpty: 'No messages yet. Ask for a code on the sign-in or forgotten-password page and it appears here.',
    outboxMobile: 'Mobile number',
    outboxText: 'Message',
    outboxTime: 'Sent at',
    outboxFilter: 'Filter by mobile number',
    outboxClosed: 'This installation has no message outbox: it is open for development and rehearsal only.',
    copyCode: 'Copy the code',
    copied: 'Copied',
  },
  ja_JP: {
    'second-factor-reset': '【文物審査】{time} に管理者がワンタイムコードを再設定し、すべての端末からログアウトしました。お心当たりがない場合は、直ちに管理者へご連絡ください。',
  },
  ko_KR: {
    'second-factor-reset': '[문화유산 심사] {time}에 관리자가 일회용 인증을 재설정하여 모든 기기에서 로그아웃되었습니다. 본인이 신청하지 않았다면 즉시 관리자에게 알리십시오.',
  },
})
