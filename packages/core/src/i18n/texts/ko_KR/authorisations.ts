import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/authorisations.ts'

export const texts: Translation<typeof chinese> = {
  title: '위임',
  intro:
    '출장·휴가 중 소속 기관 동료에게 자신의 처리 대기를 위임할 수 있습니다. 기한이 되면 자동으로 끝나고 언제든 취소할 수 있습니다. 동료는 자신의 역할로 처리할 수 있는 단계만 처리하며 기록에 누구를 대신했는지 남습니다.',
  add: '위임 추가',
  deputy: '위임받은 사람',
  items: '사무',
  allItems: '모든 사무',
  fromOn: '시작일',
  toOn: '종료일',
  'state-coming': '시작 전',
  'state-running': '유효',
  'state-over': '만료',
  'state-revoked': '취소됨',
  revoke: '취소',
  revokeTitle: '{name}에 대한 위임을 취소할까요?',
  revokeText: '취소하면 {name}은(는) 더 이상 대신 처리할 수 없습니다.',
  none: '위임이 없습니다.',
  added: '위임을 저장했습니다',
  revoked: '위임을 취소했습니다',
  itemsHint: '선택하지 않으면 모든 사무',
  revokedBy: '{name} 취소',
  uncovered: '{name}은(는) “{roles}” 역할이 없어 해당 업무를 대신 처리할 수 없습니다.',
}
