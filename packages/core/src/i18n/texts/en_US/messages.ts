import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/messages.ts'

export const texts: Translation<typeof chinese> = {
  'certificate-changed':
    '[Heritage approval] The certificates of your account were changed at {time}. If this was not you, change your password at once and tell the administrator.',
  'sign-in-code': '[Heritage approval] Your sign-in code is {code}, valid for {minutes} minutes. Tell nobody; our staff never ask for it.',
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
  'no-day-yet': 'known once the time goes on',
  months: '{n} {n|month|months}',
  hours: '{n} {n|hour|hours}',
  'goes-to-body': 'Goes to: {names}',
  'resumed-until': 'New last day: {date}',
  'case-extended':
    '[Heritage approval] The time to decide on “{title}” ({number}) was extended by {days}; new last day: {date}. Sign in to read why.',
  'case-extended-subject': 'Time to decide extended: {title}',
  'case-extended-mail':
    'The head of the authority has extended the time to decide on your application “{title}” (number {number}; Administrative Licensing Law, art. 42) by {days}; new last day: {date}. Sign in to read the reason.',
  'case-suspended':
    '[Heritage approval] The time to decide on “{title}” ({number}) stands still: {reason}, expected to take {days}. That time does not count; expected last day: {date}. Sign in to read more.',
  'case-suspended-subject': 'Time to decide stopped: {title}',
  'case-suspended-mail':
    'The time to decide on your application “{title}” (number {number}) stands still: {reason}. It is expected to take {days}, which do not count; expected last day: {date}. Sign in to read on what this rests and how the time is counted.',
  'case-resumed': '[Heritage approval] The time to decide on “{title}” ({number}) goes on. New last day: {date}.',
  'case-resumed-subject': 'Time to decide goes on: {title}',
  'case-resumed-mail':
    'The hearing, inspection, test, appraisal or expert review that your application “{title}” (number {number}) needed is over. The time to decide goes on from today. New last day: {date}.',
  'case-voided': '[Heritage approval] Your application “{title}” ({number}) was voided. Sign in for the reason.',
  'case-voided-subject': 'Application voided: {title}',
  'case-voided-mail':
    'Your application “{title}” (number {number}) was voided by the authority and is not handled any more. Sign in for the reason; you may apply again.',
  'case-not-accepted':
    '[Heritage approval] Your application “{title}” ({number}) was not accepted. Sign in for the reasons and your rights.',
  'case-not-accepted-subject': 'Application not accepted: {title}',
  'case-not-accepted-mail': 'Your application “{title}” (number {number}) was not accepted. Sign in for the reasons and your rights.',
  'case-correction':
    '[Heritage approval] Your application “{title}” ({number}) needs corrections by {date}. Sign in, correct what the notice lists and submit it again.',
  'case-correction-subject': 'Application needs corrections: {title}',
  'case-correction-mail':
    'Your application “{title}” (number {number}) needs corrections by {date}. Sign in to see what is to be corrected and submit it again; the time you need does not count.',
  'correction-due': '[Heritage approval] The correction of “{title}” ({number}) is due on {date}. Sign in, correct it and submit it again.',
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
  'obligation-due': '[Heritage] “{title}” ({number}): an obligation is due on {date}. Please sign in and report on it.',
  'obligation-due-subject': 'Obligation due soon: {title}',
  'obligation-due-mail':
    'An obligation of the approval of “{title}” (no. {number}) is due on {date}. Please sign in, report on it under “Obligations” of the case and upload the papers.',
  'obligation-overdue': '[Heritage] “{title}” ({number}): an obligation was due on {date}. Please sign in and report on it soon.',
  'obligation-overdue-subject': 'Obligation overdue: {title}',
  'obligation-overdue-mail':
    'An obligation of the approval of “{title}” (no. {number}) was due on {date} and no report has come in. Please sign in soon, report on it under “Obligations” of the case and upload the papers.',
  'obligation-returned':
    '[Heritage] “{title}” ({number}): your report on an obligation was returned. Please sign in, read why and report again.',
  'obligation-returned-subject': 'Report returned: {title}',
  'obligation-returned-mail':
    'Your report on an obligation of “{title}” (no. {number}) was returned. Please sign in, read the reason under “Obligations” of the case and report again.',
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
}
