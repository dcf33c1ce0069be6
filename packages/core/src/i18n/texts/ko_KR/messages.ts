import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/messages.ts'

export const texts: Translation<typeof chinese> = {
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
  'no-day-yet': '재개 후 확정',
  months: '{n}개월',
  hours: '{n}시간',
  'goes-to-body': '받는 사람: {names}',
  'resumed-until': '새 기한: {date}',
  'case-extended':
    '[문화유산 심사] ‘{title}’({number})의 처리 기간이 {days} 연장되었습니다. 새 기한: {date}. 사유는 로그인하여 확인하세요.',
  'case-extended-subject': '처리 기간 연장: {title}',
  'case-extended-mail':
    '신청하신 ‘{title}’(번호 {number})의 처리 기간이 기관 책임자의 승인으로 {days} 연장되었습니다(행정허가법 제42조). 새 기한: {date}. 사유는 로그인하여 확인하세요.',
  'case-suspended':
    '[문화유산 심사] ‘{title}’({number})은(는) ‘{reason}’(으)로 처리 기간이 멈췄습니다. 예상 {days}이며 산입하지 않습니다. 예상 기한: {date}. 자세한 내용은 로그인하여 확인하세요.',
  'case-suspended-subject': '처리 기간 정지: {title}',
  'case-suspended-mail':
    '신청하신 ‘{title}’(번호 {number})은(는) ‘{reason}’(으)로 처리 기간이 멈췄습니다. 예상 {days}이며 그 시간은 산입하지 않습니다. 예상 기한: {date}. 근거와 기간 계산은 로그인하여 확인하세요.',
  'case-resumed': '[문화유산 심사] ‘{title}’({number})의 처리 기간이 다시 진행됩니다. 새 기한: {date}.',
  'case-resumed-subject': '처리 기간 재개: {title}',
  'case-resumed-mail':
    '신청하신 ‘{title}’(번호 {number})에 필요했던 청문·검사·시험·감정·전문가 심사 등이 끝나 오늘부터 처리 기간이 다시 진행됩니다. 새 기한: {date}.',
  'case-voided': '[문화유산 심사] 신청하신 ‘{title}’({number})이(가) 무효 처리되었습니다. 사유는 로그인하여 확인하세요.',
  'case-voided-subject': '신청 무효: {title}',
  'case-voided-mail':
    '신청하신 ‘{title}’(번호 {number})은(는) 처리 기관이 무효로 하여 더 이상 처리하지 않습니다. 사유는 로그인하여 확인하세요. 다시 신청할 수 있습니다.',
  'case-not-accepted': '[문화유산 심사] 신청하신 ‘{title}’({number})이(가) 접수되지 않았습니다. 사유와 안내 사항은 로그인하여 확인하세요.',
  'case-not-accepted-subject': '신청 불접수: {title}',
  'case-not-accepted-mail': '신청하신 ‘{title}’(번호 {number})이(가) 접수되지 않았습니다. 사유와 안내 사항은 로그인하여 확인하세요.',
  'case-correction':
    '[문화유산 심사] 신청하신 ‘{title}’({number})에 보완이 필요합니다(기한 {date}). 로그인하여 보완 통지에 따라 고친 뒤 다시 제출하세요.',
  'case-correction-subject': '신청 보완 필요: {title}',
  'case-correction-mail':
    '신청하신 ‘{title}’(번호 {number})에 보완이 필요합니다(기한 {date}). 로그인하여 보완할 내용을 확인하고 고친 뒤 다시 제출하세요. 보완 기간은 처리 기간에 포함되지 않습니다.',
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
  'obligation-due': '[문화유산 심사] “{title}”({number})의 후속 의무가 {date}에 만료됩니다. 로그인하여 이행을 보고하세요.',
  'obligation-due-subject': '후속 의무 기한 임박: {title}',
  'obligation-due-mail':
    '“{title}”(번호 {number})의 승인에 따른 의무가 {date}에 만료됩니다. 로그인하여 민원 건의 “후속 의무”에서 이행을 보고하고 자료를 올려 주세요.',
  'obligation-overdue': '[문화유산 심사] “{title}”({number})의 후속 의무가 {date}에 만료되었습니다. 서둘러 로그인하여 보고하세요.',
  'obligation-overdue-subject': '후속 의무 기한 초과: {title}',
  'obligation-overdue-mail':
    '“{title}”(번호 {number})의 승인에 따른 의무가 {date}에 만료되었으나 보고가 없습니다. 서둘러 로그인하여 민원 건의 “후속 의무”에서 보고하세요.',
  'obligation-returned': '[문화유산 심사] “{title}”({number})의 이행 보고가 반려되었습니다. 로그인하여 사유를 확인하고 다시 보고하세요.',
  'obligation-returned-subject': '이행 보고 반려: {title}',
  'obligation-returned-mail':
    '“{title}”(번호 {number})의 이행 보고가 반려되었습니다. 로그인하여 민원 건의 “후속 의무”에서 사유를 확인하고 다시 보고하세요.',
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
}
