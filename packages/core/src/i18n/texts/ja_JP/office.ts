import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/office.ts'

export const texts: Translation<typeof chinese> = {
  open: 'オフィスソフトで開く',
  openOf: '{name}をこの端末のオフィスソフトで開く',
  title: 'この端末で編集',
  opening: 'この端末のオフィスソフトに接続しています…',
  opened: 'オフィスソフトに渡しました。変更を端末に保存してから、ここで戻してください。',
  status1: '前の要求がまだ終わっていません',
  status2: 'ブラウザーがWPS Officeを開くことを許可してください',
  status2Hint:
    'オフィスソフトの応答がありません。ブラウザーの確認で許可してからもう一度お試しください。開けない場合は、ダウンロードして編集し、ここで戻せます。',
  noXhr: 'お使いのブラウザーはXHRオブジェクトに対応していません',
  again: 'もう一度',
  download: 'ダウンロード',
  handBack: '編集したファイルを戻す',
  handedBack: '新しい版として保存しました。前の版は記録に残ります。',
  earlier: '以前の版',
}
