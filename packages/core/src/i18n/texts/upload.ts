import { defineTexts } from '../define.ts'

/** Files on their way to the server (specification §5). */
export const texts = defineTexts({
  zh_CN: {
    waiting: '等待上传',
    sending: '正在上传',
    interrupted: '连接中断，正在续传',
    stopped: '上传已停止，重试后从中断处继续。',
    unreadable: '文件“{name}”已被移动、修改或删除，请重新选择。',
  },
  en_US: {
    waiting: 'Waiting',
    sending: 'Uploading',
    interrupted: 'Connection lost, resuming',
    stopped: 'The upload was stopped. Try again to go on where it stopped.',
    unreadable: 'The file “{name}” was moved, changed or deleted. Please choose it again.',
  },
  ja_JP: {
    waiting: 'アップロード待ち',
    sending: 'アップロード中',
    interrupted: '接続が切れました。再開しています',
    stopped: 'アップロードは停止しました。再試行すると途中から再開します。',
    unreadable: 'ファイル「{name}」は移動、変更または削除されています。選び直してください。',
  },
  ko_KR: {
    waiting: '업로드 대기 중',
    sending: '올리는 중',
    interrupted: '연결이 끊겨 이어서 올리는 중',
    stopped: '업로드가 중단되었습니다. 다시 시도하면 중단된 곳부터 이어집니다.',
    unreadable: '파일 ‘{name}’이(가) 이동, 변경 또는 삭제되었습니다. 다시 선택하세요.',
  },
})
