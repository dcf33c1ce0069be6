import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/upload.ts'

export const texts: Translation<typeof chinese> = {
  waiting: 'アップロード待ち',
  sending: 'アップロード中',
  interrupted: '接続が切れました。再開しています',
  stopped: 'アップロードは停止しました。再試行すると途中から再開します。',
  unreadable: 'ファイル「{name}」は移動、変更または削除されています。選び直してください。',
  twin: 'アップロード済みの「{name}」と内容が同じため、追加していません。',
  addTwin: 'それでも追加',
}
