import { defineTexts } from '../define.ts'

/** What is sent to phones (keys are `MessageTemplate`) and to mailboxes (`…-subject`, `…-mail`), and the page of the development outbox. */
export const texts = defineTexts({
  zh_CN: {
    'certificate-changed': '【文物审批】您账号绑定的 CA 证书已于 {time} 变更。如非本人操作，请立即修改密码并联系管理员。',
    'sign-in-code': '【文物审批】登录验证码 {code}，{minutes} 分钟内有效。请勿告诉他人，工作人员不会向您索取。',
    'reset-password-code': '【文物审批】您正在重置密码，验证码 {code}，{minutes} 分钟内有效。非本人操作请忽略，切勿告诉他人。',
    'register-code': '【文物审批】注册验证码 {code}，{minutes} 分钟内有效。非本人操作请忽略。',
    'password-changed': '【文物审批】您的账号密码已于 {time} 修改，已登录的设备已全部退出。如非本人操作，请立即重置密码并联系管理员。',
    'second-factor-code': '【文物审批】您正在设置动态口令，验证码 {code}，{minutes} 分钟内有效。非本人操作请忽略，切勿告诉他人。',
    'mobile-change-code': '【文物审批】您正在把账号绑定到本手机，验证码 {code}，{minutes} 分钟内有效。非本人操作请忽略，切勿告诉他人。',
    'mobile-changed': '【文物审批】您的账号已于 {time} 改绑到其他手机，本手机不再接收验证码。如非本人操作，请立即重置密码并联系管理员。',
    'own-password-changed': '【文物审批】您的账号密码已于 {time} 修改，其他已登录的设备已退出。如非本人操作，请立即重置密码并联系管理员。',
    'one-time-password': '【文物审批】管理员已为账号 {username} 重置密码，一次性密码：{password} 首次登录时必须修改。请勿告诉他人。',
    'second-factor-reset': '【文物审批】管理员已于 {time} 重置您的动态口令，已登录的设备已全部退出。如非本人申请，请立即联系管理员。',
    'case-accepted': '【文物审批】您申报的“{title}”（{number}）已受理，可登录平台查看办理进度。',
    'case-accepted-subject': '申报已受理：{title}',
    'case-accepted-mail': '您申报的“{title}”（编号 {number}）已受理。受理通知书和办理进度可登录平台查看。',
    'case-deemed-accepted':
      '【文物审批】您申报的“{title}”（{number}）逾期未作出受理决定，依法自收到申请之日起视为受理，可登录平台查看办理进度。',
    'case-deemed-accepted-subject': '申报视为受理：{title}',
    'case-deemed-accepted-mail':
      '您申报的“{title}”（编号 {number}）自收到申请之日起五个工作日内未作出受理决定，也未告知补正，依照《行政许可法》第三十二条，自收到申请之日起即为受理。办理时限自收到之日起计算，办理进度请登录平台查看。',
    'case-extended': '【文物审批】您申报的“{title}”（{number}）的办理期限已延长，理由请登录平台查看。',
    'case-extended-subject': '办理期限延长：{title}',
    'case-extended-mail':
      '您申报的“{title}”（编号 {number}）经本机关负责人批准延长办理期限（《行政许可法》第四十二条），延长的理由和新的到期日请登录平台查看。',
    'case-suspended':
      '【文物审批】您申报的“{title}”（{number}）需进行听证、检验、鉴定或专家评审等，所需时间不计入办理期限，详情请登录平台查看。',
    'case-suspended-subject': '办理期限暂停：{title}',
    'case-suspended-mail':
      '您申报的“{title}”（编号 {number}）需依法进行听证、检验、检测、鉴定或专家评审等，所需时间不计入办理期限（《行政许可法》第四十五条），事由和预计所需时间请登录平台查看。',
    'case-not-accepted': '【文物审批】您申报的“{title}”（{number}）不予受理，理由和告知事项请登录平台查看。',
    'case-not-accepted-subject': '申报不予受理：{title}',
    'case-not-accepted-mail': '您申报的“{title}”（编号 {number}）不予受理。理由和告知事项请登录平台查看。',
    'case-correction': '【文物审批】您申报的“{title}”（{number}）需要补正，请登录平台按补正告知修改后重新提交。',
    'case-correction-subject': '申报需要补正：{title}',
    'case-correction-mail':
      '您申报的“{title}”（编号 {number}）需要补正。请登录平台查看需要补正的内容，修改后重新提交；补正期间不计入办理时限。',
    'correction-due': '【文物审批】您申报的“{title}”（{number}）补正将于 {date} 到期，请登录平台修改后重新提交。',
    'correction-due-subject': '补正即将到期：{title}',
    'correction-due-mail': '您申报的“{title}”（编号 {number}）的补正将于 {date} 到期。请登录平台，按补正告知修改后重新提交。',
    'correction-overdue': '【文物审批】您申报的“{title}”（{number}）补正已于 {date} 到期，仍可登录平台修改后重新提交。',
    'correction-overdue-subject': '补正已到期：{title}',
    'correction-overdue-mail':
      '您申报的“{title}”（编号 {number}）的补正已于 {date} 到期，尚未收到。申请没有办结，仍可登录平台修改后重新提交；不再申请的，可以撤回。',
    'case-decided': '【文物审批】您申报的“{title}”（{number}）已作出决定，请登录平台查看批复文件。',
    'case-decided-subject': '申报已办结：{title}',
    'case-decided-mail': '您申报的“{title}”（编号 {number}）已作出决定，批复文件请登录平台查看。',
    'task-urged': '【文物审批】“{title}”（{number}）有人催办，请登录平台尽快办理。',
    'task-urged-subject': '催办：{title}',
    'task-urged-mail': '“{title}”（编号 {number}）有人催办，请登录平台尽快办理。',
    'mail-frame': '{name}：\n\n{body}\n\n本邮件由文物行政审批与监管平台自动发出，请勿回复。',
    'mail-frame-with-link': '{name}：\n\n{body}\n\n查看：{link}\n\n本邮件由文物行政审批与监管平台自动发出，请勿回复。',
    outboxTitle: '短信和邮件发件箱（演练）',
    outboxBanner: '演练环境：短信不会发往手机，邮件不会发往邮箱，全部显示在本页。生产环境没有此页面。',
    outboxEmpty: '还没有短信和邮件。获取验证码或者办件有进展后，会显示在这里。',
    outboxMobile: '手机号码',
    outboxText: '短信内容',
    outboxTime: '发送时间',
    outboxFilter: '按手机号码或邮箱筛选',
    outboxClosed: '此安装没有短信发件箱：它只在开发和演练环境中开放。',
    copyCode: '复制验证码',
    copied: '已复制',
  },
  en_US: {
    'certificate-changed':
      '[Heritage approval] The certificates of your account were changed at {time}. If this was not you, change your password at once and tell the administrator.',
    'sign-in-code':
      '[Heritage approval] Your sign-in code is {code}, valid for {minutes} minutes. Tell nobody; our staff never ask for it.',
    'reset-password-code':
      '[Heritage approval] Your code for setting a new password is {code}, valid for {minutes} minutes. If you did not ask for it, ignore it and tell nobody.',
    'register-code':
      '[Heritage approval] Your registration code is {code}, valid for {minutes} minutes. If you did not ask for it, ignore it.',
    'password-changed':
      '[Heritage approval] The password of your account was changed at {time}; all signed-in devices were signed out. If this was not you, reset the password at once and tell the administrator.',
    'second-factor-code':
      '[Heritage approval] Your code to set up the authenticator is {code}; it is valid for {minutes} minutes. Tell it to no one. If this was not you, ignore it.',
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
    'case-accepted': '[Heritage approval] Your application “{title}” ({number}) has been accepted. Sign in to follow it.',
    'case-accepted-subject': 'Application accepted: {title}',
    'case-accepted-mail':
      'Your application “{title}” (number {number}) has been accepted. Sign in to see the notice of acceptance and how it goes on.',
    'case-deemed-accepted':
      '[Heritage approval] No decision on accepting “{title}” ({number}) was made in time; by law it counts as accepted from the day of receipt. Sign in to follow it.',
    'case-deemed-accepted-subject': 'Application deemed accepted: {title}',
    'case-deemed-accepted-mail':
      'Within five working days of receipt your application “{title}” (number {number}) was neither accepted nor returned for correction. Under article 32 of the Administrative Licensing Law it counts as accepted from the day of receipt, and the time to decide counts from that day. Sign in to follow it.',
    'case-extended': '[Heritage approval] The time to decide on “{title}” ({number}) was extended. Sign in to read why.',
    'case-extended-subject': 'Time to decide extended: {title}',
    'case-extended-mail':
      'The head of the authority has extended the time to decide on your application “{title}” (number {number}; Administrative Licensing Law, art. 42). Sign in to read the reason and the new date.',
    'case-suspended':
      '[Heritage approval] “{title}” ({number}) needs a hearing, test, appraisal or expert review; that time does not count. Sign in to read more.',
    'case-suspended-subject': 'Time to decide stopped: {title}',
    'case-suspended-mail':
      'Your application “{title}” (number {number}) needs a hearing, inspection, test, appraisal or expert review. That time does not count (Administrative Licensing Law, art. 45). Sign in to read the reason and how long it is expected to take.',
    'case-not-accepted':
      '[Heritage approval] Your application “{title}” ({number}) was not accepted. Sign in for the reasons and your rights.',
    'case-not-accepted-subject': 'Application not accepted: {title}',
    'case-not-accepted-mail': 'Your application “{title}” (number {number}) was not accepted. Sign in for the reasons and your rights.',
    'case-correction':
      '[Heritage approval] Your application “{title}” ({number}) needs corrections. Sign in, correct what the notice lists and submit it again.',
    'case-correction-subject': 'Application needs corrections: {title}',
    'case-correction-mail':
      'Your application “{title}” (number {number}) needs corrections. Sign in to see what is to be corrected and submit it again; the time you need does not count.',
    'correction-due':
      '[Heritage approval] The correction of “{title}” ({number}) is due on {date}. Sign in, correct it and submit it again.',
    'correction-due-subject': 'Correction due soon: {title}',
    'correction-due-mail':
      'The correction of your application “{title}” (number {number}) is due on {date}. Sign in, correct what the notice lists and submit it again.',
    'correction-overdue':
      '[Heritage approval] The correction of “{title}” ({number}) was due on {date}. You can still correct it and submit it again.',
    'correction-overdue-subject': 'Correction overdue: {title}',
    'correction-overdue-mail':
      'The correction of your application “{title}” (number {number}) was due on {date} and has not been received. The application is still open: sign in to correct it and submit it again, or withdraw it.',
    'case-decided': '[Heritage approval] A decision was made on your application “{title}” ({number}). Sign in to read it.',
    'case-decided-subject': 'Decision on your application: {title}',
    'case-decided-mail': 'A decision was made on your application “{title}” (number {number}). Sign in to read the reply.',
    'task-urged': '[Heritage approval] You are urged to act on “{title}” ({number}). Please sign in.',
    'task-urged-subject': 'You are urged to act: {title}',
    'task-urged-mail': 'You are urged to act soon on “{title}” (number {number}). Please sign in.',
    'mail-frame': '{name},\n\n{body}\n\nThis message was sent automatically by the heritage approval platform. Please do not reply.',
    'mail-frame-with-link':
      '{name},\n\n{body}\n\nOpen it: {link}\n\nThis message was sent automatically by the heritage approval platform. Please do not reply.',
    outboxTitle: 'Outbox of messages and e-mails (rehearsal)',
    outboxBanner: 'Rehearsal: messages go to no phone and no mailbox, all of them are shown here. There is no such page in production.',
    outboxEmpty: 'No messages or e-mails yet. They appear here once a code is asked for or an application moves on.',
    outboxMobile: 'Mobile number',
    outboxText: 'Message',
    outboxTime: 'Sent at',
    outboxFilter: 'Filter by mobile number or e-mail',
    outboxClosed: 'This installation has no message outbox: it is open for development and rehearsal only.',
    copyCode: 'Copy the code',
    copied: 'Copied',
  },
  ja_JP: {
    'certificate-changed':
      '【文物審査】{time} にアカウントの証明書が変更されました。心当たりがない場合は、直ちにパスワードを変更し、管理者に連絡してください。',
    'sign-in-code':
      '【文化財審査】ログイン認証コード {code}（{minutes} 分間有効）。他人に教えないでください。職員がお尋ねすることはありません。',
    'reset-password-code':
      '【文化財審査】パスワード再設定の認証コード {code}（{minutes} 分間有効）。心当たりがなければ無視し、他人に教えないでください。',
    'register-code': '【文化財審査】登録認証コード {code}（{minutes} 分間有効）。心当たりがなければ無視してください。',
    'password-changed':
      '【文化財審査】アカウントのパスワードが {time} に変更され、ログイン中の端末はすべてログアウトしました。心当たりがなければ直ちにパスワードを再設定し、管理者にご連絡ください。',
    'second-factor-code':
      '【文化財審査】ワンタイムパスワードの設定用認証コードは {code} です。{minutes} 分間有効です。心当たりがない場合は無視し、誰にも教えないでください。',
    'mobile-change-code':
      '【文化財審査】この携帯電話をアカウントに登録する認証コード {code}（{minutes} 分間有効）。心当たりがなければ無視し、他人に教えないでください。',
    'mobile-changed':
      '【文化財審査】アカウントの携帯電話が {time} に変更され、この番号には今後認証コードが届きません。心当たりがなければ直ちにパスワードを再設定し、管理者にご連絡ください。',
    'own-password-changed':
      '【文化財審査】アカウントのパスワードが {time} に変更され、ほかの端末はログアウトしました。心当たりがなければ直ちにパスワードを再設定し、管理者にご連絡ください。',
    'one-time-password':
      '【文化財審査】管理者がアカウント {username} のパスワードを再設定しました。仮パスワード：{password} 初回ログイン時に必ず変更してください。他人に教えないでください。',
    'second-factor-reset':
      '【文物審査】{time} に管理者がワンタイムコードを再設定し、すべての端末からログアウトしました。お心当たりがない場合は、直ちに管理者へご連絡ください。',
    'case-accepted': '【文化財審査】申請「{title}」（{number}）が受理されました。ログインして進捗をご確認ください。',
    'case-accepted-subject': '申請が受理されました：{title}',
    'case-accepted-mail': '申請「{title}」（番号 {number}）が受理されました。受理通知書と進捗はログインしてご確認ください。',
    'case-deemed-accepted':
      '【文化財審査】申請「{title}」（{number}）は期間内に受理の決定がなかったため、法により受領日から受理とみなされます。ログインして進捗をご確認ください。',
    'case-deemed-accepted-subject': '申請が受理とみなされました：{title}',
    'case-deemed-accepted-mail':
      '申請「{title}」（番号 {number}）は受領から五業務日以内に受理の決定も補正の通知もなかったため、行政許可法第三十二条により受領日から受理とみなされます。処理期間は受領日から計算します。進捗はログインしてご確認ください。',
    'case-extended': '【文化財審査】申請「{title}」（{number}）の処理期間が延長されました。理由はログインしてご確認ください。',
    'case-extended-subject': '処理期間の延長：{title}',
    'case-extended-mail':
      '申請「{title}」（番号 {number}）の処理期間は、機関の責任者の承認により延長されました（行政許可法第四十二条）。理由と新しい期限はログインしてご確認ください。',
    'case-suspended':
      '【文化財審査】申請「{title}」（{number}）は聴聞・検査・鑑定・専門家審査などが必要で、その時間は処理期間に算入されません。詳細はログインしてご確認ください。',
    'case-suspended-subject': '処理期間の停止：{title}',
    'case-suspended-mail':
      '申請「{title}」（番号 {number}）は法により聴聞・検査・測定・鑑定・専門家審査などが必要です。その時間は処理期間に算入されません（行政許可法第四十五条）。理由と見込み日数はログインしてご確認ください。',
    'case-not-accepted': '【文化財審査】申請「{title}」（{number}）は受理されませんでした。理由と教示事項はログインしてご確認ください。',
    'case-not-accepted-subject': '申請は受理されませんでした：{title}',
    'case-not-accepted-mail': '申請「{title}」（番号 {number}）は受理されませんでした。理由と教示事項はログインしてご確認ください。',
    'case-correction':
      '【文化財審査】申請「{title}」（{number}）に補正が必要です。ログインし、補正通知に従って修正のうえ再提出してください。',
    'case-correction-subject': '申請に補正が必要です：{title}',
    'case-correction-mail':
      '申請「{title}」（番号 {number}）に補正が必要です。ログインして補正箇所を確認し、修正のうえ再提出してください。補正の期間は処理期間に含まれません。',
    'correction-due': '【文化財審査】申請「{title}」（{number}）の補正期限は {date} です。ログインして修正し、再提出してください。',
    'correction-due-subject': '補正の期限が近づいています：{title}',
    'correction-due-mail':
      '申請「{title}」（番号 {number}）の補正期限は {date} です。ログインし、補正通知に従って修正のうえ再提出してください。',
    'correction-overdue': '【文化財審査】申請「{title}」（{number}）の補正期限（{date}）を過ぎました。引き続き修正して再提出できます。',
    'correction-overdue-subject': '補正の期限を過ぎました：{title}',
    'correction-overdue-mail':
      '申請「{title}」（番号 {number}）の補正期限（{date}）を過ぎましたが、まだ再提出されていません。申請は終了していません。ログインして修正のうえ再提出するか、取り下げてください。',
    'case-decided': '【文化財審査】申請「{title}」（{number}）について決定がありました。ログインして回答文書をご確認ください。',
    'case-decided-subject': '申請の決定：{title}',
    'case-decided-mail': '申請「{title}」（番号 {number}）について決定がありました。回答文書はログインしてご確認ください。',
    'task-urged': '【文化財審査】「{title}」（{number}）に督促がありました。ログインして早めに処理してください。',
    'task-urged-subject': '督促：{title}',
    'task-urged-mail': '「{title}」（番号 {number}）に督促がありました。ログインして早めに処理してください。',
    'mail-frame': '{name} 様\n\n{body}\n\nこのメールは文化財行政審査・監督プラットフォームから自動送信されています。返信しないでください。',
    'mail-frame-with-link':
      '{name} 様\n\n{body}\n\n確認：{link}\n\nこのメールは文化財行政審査・監督プラットフォームから自動送信されています。返信しないでください。',
    outboxTitle: 'SMS・メール送信箱（演習）',
    outboxBanner: '演習環境：SMSもメールも送信されず、すべてこのページに表示されます。本番環境にこのページはありません。',
    outboxEmpty: 'SMSもメールもまだありません。認証コードの取得や申請の進展があると、ここに表示されます。',
    outboxMobile: '携帯電話番号',
    outboxText: '本文',
    outboxTime: '送信日時',
    outboxFilter: '携帯電話番号またはメールで絞り込み',
    outboxClosed: 'この環境にSMS送信箱はありません。開発・演習環境でのみ開放されます。',
    copyCode: '認証コードをコピー',
    copied: 'コピーしました',
  },
  ko_KR: {
    'certificate-changed':
      '[문화유산 심사] {time}에 계정의 인증서가 변경되었습니다. 본인이 아니라면 즉시 비밀번호를 변경하고 관리자에게 알리십시오.',
    'sign-in-code': '[문화유산 심사] 로그인 인증번호 {code}, {minutes}분간 유효합니다. 타인에게 알리지 마세요. 직원은 묻지 않습니다.',
    'reset-password-code':
      '[문화유산 심사] 비밀번호 재설정 인증번호 {code}, {minutes}분간 유효합니다. 본인이 요청하지 않았다면 무시하고 타인에게 알리지 마세요.',
    'register-code': '[문화유산 심사] 가입 인증번호 {code}, {minutes}분간 유효합니다. 본인이 요청하지 않았다면 무시하세요.',
    'password-changed':
      '[문화유산 심사] {time}에 계정 비밀번호가 변경되어 모든 기기에서 로그아웃되었습니다. 본인이 아니라면 즉시 비밀번호를 재설정하고 관리자에게 연락하세요.',
    'second-factor-code':
      '[문화유산 심사] OTP 설정을 위한 인증번호는 {code}이며 {minutes}분간 유효합니다. 본인이 아니면 무시하고 다른 사람에게 알려 주지 마세요.',
    'mobile-change-code':
      '[문화유산 심사] 이 휴대전화를 계정에 등록하는 인증번호 {code}, {minutes}분간 유효합니다. 본인이 요청하지 않았다면 무시하고 타인에게 알리지 마세요.',
    'mobile-changed':
      '[문화유산 심사] {time}에 계정이 다른 휴대전화로 변경되어 이 번호로는 더 이상 인증번호가 오지 않습니다. 본인이 아니라면 즉시 비밀번호를 재설정하고 관리자에게 연락하세요.',
    'own-password-changed':
      '[문화유산 심사] {time}에 계정 비밀번호가 변경되어 다른 기기에서 로그아웃되었습니다. 본인이 아니라면 즉시 비밀번호를 재설정하고 관리자에게 연락하세요.',
    'one-time-password':
      '[문화유산 심사] 관리자가 계정 {username}의 비밀번호를 재설정했습니다. 임시 비밀번호: {password} 첫 로그인 때 반드시 변경하세요. 타인에게 알리지 마세요.',
    'second-factor-reset':
      '[문화유산 심사] {time}에 관리자가 일회용 인증을 재설정하여 모든 기기에서 로그아웃되었습니다. 본인이 신청하지 않았다면 즉시 관리자에게 알리십시오.',
    'case-accepted': '[문화유산 심사] 신청하신 ‘{title}’({number})이(가) 접수되었습니다. 로그인하여 진행 상황을 확인하세요.',
    'case-accepted-subject': '신청 접수: {title}',
    'case-accepted-mail': '신청하신 ‘{title}’(번호 {number})이(가) 접수되었습니다. 접수 통지서와 진행 상황은 로그인하여 확인하세요.',
    'case-deemed-accepted':
      '[문화유산 심사] ‘{title}’({number})은(는) 기간 내 접수 결정이 없어 법에 따라 받은 날부터 접수된 것으로 봅니다. 로그인하여 진행 상황을 확인하세요.',
    'case-deemed-accepted-subject': '신청이 접수된 것으로 간주됨: {title}',
    'case-deemed-accepted-mail':
      '신청하신 ‘{title}’(번호 {number})은(는) 받은 날부터 근무일 5일 안에 접수 결정도 보완 통지도 없어, 행정허가법 제32조에 따라 받은 날부터 접수된 것으로 봅니다. 처리 기간은 받은 날부터 계산합니다. 진행 상황은 로그인하여 확인하세요.',
    'case-extended': '[문화유산 심사] ‘{title}’({number})의 처리 기간이 연장되었습니다. 사유는 로그인하여 확인하세요.',
    'case-extended-subject': '처리 기간 연장: {title}',
    'case-extended-mail':
      '신청하신 ‘{title}’(번호 {number})의 처리 기간이 기관 책임자의 승인으로 연장되었습니다(행정허가법 제42조). 사유와 새 기한은 로그인하여 확인하세요.',
    'case-suspended':
      '[문화유산 심사] ‘{title}’({number})은(는) 청문·검사·감정·전문가 심사 등이 필요하며, 그 시간은 처리 기간에 산입하지 않습니다. 자세한 내용은 로그인하여 확인하세요.',
    'case-suspended-subject': '처리 기간 정지: {title}',
    'case-suspended-mail':
      '신청하신 ‘{title}’(번호 {number})은(는) 법에 따라 청문·검사·시험·감정·전문가 심사 등이 필요합니다. 그 시간은 처리 기간에 산입하지 않습니다(행정허가법 제45조). 사유와 예상 일수는 로그인하여 확인하세요.',
    'case-not-accepted':
      '[문화유산 심사] 신청하신 ‘{title}’({number})이(가) 접수되지 않았습니다. 사유와 안내 사항은 로그인하여 확인하세요.',
    'case-not-accepted-subject': '신청 불접수: {title}',
    'case-not-accepted-mail': '신청하신 ‘{title}’(번호 {number})이(가) 접수되지 않았습니다. 사유와 안내 사항은 로그인하여 확인하세요.',
    'case-correction':
      '[문화유산 심사] 신청하신 ‘{title}’({number})에 보완이 필요합니다. 로그인하여 보완 통지에 따라 고친 뒤 다시 제출하세요.',
    'case-correction-subject': '신청 보완 필요: {title}',
    'case-correction-mail':
      '신청하신 ‘{title}’(번호 {number})에 보완이 필요합니다. 로그인하여 보완할 내용을 확인하고 고친 뒤 다시 제출하세요. 보완 기간은 처리 기간에 포함되지 않습니다.',
    'correction-due': '[문화유산 심사] 신청하신 ‘{title}’({number})의 보완 기한은 {date}입니다. 로그인하여 고친 뒤 다시 제출하세요.',
    'correction-due-subject': '보완 기한 임박: {title}',
    'correction-due-mail':
      '신청하신 ‘{title}’(번호 {number})의 보완 기한은 {date}입니다. 로그인하여 보완 통지에 따라 고친 뒤 다시 제출하세요.',
    'correction-overdue':
      '[문화유산 심사] 신청하신 ‘{title}’({number})의 보완 기한({date})이 지났습니다. 아직 고쳐서 다시 제출할 수 있습니다.',
    'correction-overdue-subject': '보완 기한 경과: {title}',
    'correction-overdue-mail':
      '신청하신 ‘{title}’(번호 {number})의 보완 기한({date})이 지났으나 아직 제출되지 않았습니다. 신청은 종결되지 않았으니 로그인하여 고친 뒤 다시 제출하거나 철회하세요.',
    'case-decided': '[문화유산 심사] 신청하신 ‘{title}’({number})에 대한 결정이 내려졌습니다. 로그인하여 회신 문서를 확인하세요.',
    'case-decided-subject': '신청 결정: {title}',
    'case-decided-mail': '신청하신 ‘{title}’(번호 {number})에 대한 결정이 내려졌습니다. 회신 문서는 로그인하여 확인하세요.',
    'task-urged': '[문화유산 심사] ‘{title}’({number})에 독촉이 있습니다. 로그인하여 서둘러 처리하세요.',
    'task-urged-subject': '독촉: {title}',
    'task-urged-mail': '‘{title}’(번호 {number})에 독촉이 있습니다. 로그인하여 서둘러 처리하세요.',
    'mail-frame': '{name} 님,\n\n{body}\n\n이 메일은 문화유산 행정심사·감독 플랫폼에서 자동으로 발송되었습니다. 회신하지 마세요.',
    'mail-frame-with-link':
      '{name} 님,\n\n{body}\n\n확인: {link}\n\n이 메일은 문화유산 행정심사·감독 플랫폼에서 자동으로 발송되었습니다. 회신하지 마세요.',
    outboxTitle: 'SMS·메일 발신함(연습)',
    outboxBanner: '연습 환경: SMS와 메일은 발송되지 않고 모두 이 페이지에 표시됩니다. 운영 환경에는 이 페이지가 없습니다.',
    outboxEmpty: '아직 SMS나 메일이 없습니다. 인증번호를 받거나 신청이 진행되면 여기에 표시됩니다.',
    outboxMobile: '휴대전화 번호',
    outboxText: '내용',
    outboxTime: '발송 시각',
    outboxFilter: '휴대전화 번호 또는 메일로 필터',
    outboxClosed: '이 환경에는 SMS 발신함이 없습니다. 개발·연습 환경에서만 제공됩니다.',
    copyCode: '인증번호 복사',
    copied: '복사했습니다',
  },
})
