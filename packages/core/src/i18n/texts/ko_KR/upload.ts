import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/upload.ts'

export const texts: Translation<typeof chinese> = {
  waiting: '업로드 대기 중',
  sending: '올리는 중',
  interrupted: '연결이 끊겨 이어서 올리는 중',
  stopped: '업로드가 중단되었습니다. 다시 시도하면 중단된 곳부터 이어집니다.',
  unreadable: '파일 ‘{name}’이(가) 이동, 변경 또는 삭제되었습니다. 다시 선택하세요.',
  twin: '이미 올린 ‘{name}’과(와) 내용이 같아 추가하지 않았습니다.',
  addTwin: '그래도 올리기',
}
