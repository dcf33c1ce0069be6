import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/team.ts'

export const texts: Translation<typeof chinese> = {
  title: '담당자별 처리 현황',
  tasksTitle: '담당자별 처리 현황 상세',
  name: '담당자',
  unclaimedBy: '미담당: {name}',
  open: '처리 중',
  late: '단계 기한 초과',
  oldestAt: '가장 이른 접수',
  part: '범위',
  empty: '이 기관에는 담당자가 없습니다.',
  tasksEmpty: '이 기관에는 처리 중인 업무가 없습니다.',
  differentSteps: '선택한 항목의 단계가 달라 {n}건을 모두 맡을 수 있는 동료가 없습니다. ‘처리 단계’로 걸러 단계별로 넘기세요.',
  lessForSteps: '선택한 항목의 단계가 달라 모두에 할 수 있는 작업만 표시합니다.',
  nobodyForAll: '선택한 {n}건을 맡을 수 있는 다른 동료가 없습니다. 직접 맡을 수 있습니다.',
  nothingForAll: '선택한 항목 모두에 할 수 있는 작업이 없습니다.',
}
