import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/bell.ts'

export const texts: Translation<typeof chinese> = {
  title: '알림',
  'kind-case-accepted': '접수됨',
  'kind-case-deemed-accepted': '기간 내 결정이 없어 법에 따라 접수로 간주됨',
  'kind-case-extended': '처리 기간이 연장됨',
  'kind-case-suspended': '처리 기간이 정지됨',
  'kind-escalated': '{date} 기한의 업무가 미처리되어 책임자에게 알림',
  'kind-part-ended': '요청 기관이 더 이상 의견을 기다리지 않습니다. 사유는 안건에서 확인하세요',
  'kind-answer-overdue': '{date} 기한: 전문가 또는 평가 기관이 회신하지 않음',
  'kind-case-correction': '보완을 위해 반려됨',
  'kind-correction-due': '보완 기한 {date}',
  'kind-correction-overdue': '보완 기한({date})이 지났습니다',
  'kind-case-not-accepted': '접수되지 않음',
  'kind-case-decided': '회신 공문이 발송됨',
  decided: '{outcome}({number})',
  'kind-assigned': '새 처리 대기가 배정됨',
  'kind-returned': '담당하셨던 단계로 돌아왔습니다',
  'kind-urged': '독촉이 있습니다. 서둘러 처리하세요',
  'kind-due-soon': '{date} 기한, 미처리',
  unread: ' (읽지 않음)',
  readAll: '모두 읽음으로 표시',
  none: '알림이 없습니다. 신청이 진행되거나 업무가 배정될 때, 처리 기한이 가까울 때 여기에서 알려 드립니다.',
  loadFailed: '알림을 불러오지 못했습니다',
  more: '이전 알림',
  kept: '최근 {days}일간의 알림 {n}건을 보관합니다.',
}
