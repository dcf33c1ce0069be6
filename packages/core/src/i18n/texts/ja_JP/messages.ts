import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/messages.ts'

export const texts: Translation<typeof chinese> = {
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
  'no-day-yet': '再開後に確定',
  months: '{n}か月',
  hours: '{n}時間',
  'goes-to-body': '送り先：{names}',
  'resumed-until': '新しい期限：{date}',
  'case-extended':
    '【文化財審査】申請「{title}」（{number}）の処理期間が{days}延長されました。新しい期限：{date}。理由はログインしてご確認ください。',
  'case-extended-subject': '処理期間の延長：{title}',
  'case-extended-mail':
    '申請「{title}」（番号 {number}）の処理期間は、機関の責任者の承認により{days}延長されました（行政許可法第四十二条）。新しい期限：{date}。理由はログインしてご確認ください。',
  'case-suspended':
    '【文化財審査】申請「{title}」（{number}）は「{reason}」のため処理期間を停止しました。見込みは{days}で、処理期間に算入されません。見込まれる期限：{date}。詳細はログインしてご確認ください。',
  'case-suspended-subject': '処理期間の停止：{title}',
  'case-suspended-mail':
    '申請「{title}」（番号 {number}）は「{reason}」のため処理期間を停止しました。見込みは{days}で、その時間は処理期間に算入されません。見込まれる期限：{date}。根拠と期間の計算はログインしてご確認ください。',
  'case-resumed': '【文化財審査】申請「{title}」（{number}）の処理期間の進行が再開されました。新しい期限：{date}。',
  'case-resumed-subject': '処理期間の再開：{title}',
  'case-resumed-mail':
    '申請「{title}」（番号 {number}）に必要だった聴聞・検査・測定・鑑定・専門家審査などが終わり、本日から処理期間の進行が再開されました。新しい期限：{date}。',
  'case-voided': '【文化財審査】申請「{title}」（{number}）は無効とされました。理由はログインしてご確認ください。',
  'case-voided-subject': '申請の無効：{title}',
  'case-voided-mail':
    '申請「{title}」（番号 {number}）は処理機関により無効とされ、処理は終了しました。理由はログインしてご確認ください。再度申請することができます。',
  'case-not-accepted': '【文化財審査】申請「{title}」（{number}）は受理されませんでした。理由と教示事項はログインしてご確認ください。',
  'case-not-accepted-subject': '申請は受理されませんでした：{title}',
  'case-not-accepted-mail': '申請「{title}」（番号 {number}）は受理されませんでした。理由と教示事項はログインしてご確認ください。',
  'case-correction':
    '【文化財審査】申請「{title}」（{number}）に補正が必要です（期限 {date}）。ログインし、補正通知に従って修正のうえ再提出してください。',
  'case-correction-subject': '申請に補正が必要です：{title}',
  'case-correction-mail':
    '申請「{title}」（番号 {number}）に補正が必要です（期限 {date}）。ログインして補正箇所を確認し、修正のうえ再提出してください。補正の期間は処理期間に含まれません。',
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
  'obligation-due': '【文化財審査】「{title}」（{number}）の決定後の義務が {date} に期限となります。ログインして履行を報告してください。',
  'obligation-due-subject': '義務の期限が近づいています：{title}',
  'obligation-due-mail':
    '「{title}」（番号 {number}）の許可に伴う義務が {date} に期限となります。ログインし、案件の「決定後の義務」で履行を報告し、書類をアップロードしてください。',
  'obligation-overdue':
    '【文化財審査】「{title}」（{number}）の決定後の義務が {date} に期限を過ぎました。至急ログインして報告してください。',
  'obligation-overdue-subject': '義務の期限超過：{title}',
  'obligation-overdue-mail':
    '「{title}」（番号 {number}）の許可に伴う義務が {date} に期限を過ぎましたが、報告がありません。至急ログインし、案件の「決定後の義務」で報告してください。',
  'obligation-returned':
    '【文化財審査】「{title}」（{number}）の履行報告が差し戻されました。ログインして理由を確認し、再度報告してください。',
  'obligation-returned-subject': '履行報告の差戻し：{title}',
  'obligation-returned-mail':
    '「{title}」（番号 {number}）の履行報告が差し戻されました。ログインし、案件の「決定後の義務」で理由を確認して再度報告してください。',
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
}
