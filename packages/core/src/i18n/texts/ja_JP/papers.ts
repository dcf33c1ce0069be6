import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/papers.ts'

export const texts: Translation<typeof chinese> = {
  title: '文書',
  firstForm: '申請書（初回提出）',
  laterForm: '申請書（{n} 回目の提出）',
  none: '文書はまだありません。提出、受理、補正、決定の際に作成された文書がここに表示されます。',
  withdrawn: '申請は取り下げられました。以下の文書は取り下げ前に発行されたもので、記録として残しています。',
  ofWithdrawn: '取下げ前の文書',
  loadFailed: '文書を読み込めませんでした',
  opened: '{name}（{time}）',
  wholeCase: '案件全体（PDF）',
  wholeCaseOf: '案件全体 {number}',
  checkTitle: '文書の照会',
  checkIntro: '文書の記載が下の内容と一致するか確認してください。表示されるのは文書名、番号、日付、処理状況だけです。',
  askText: '文書の照会コードを入力すると、文書名、番号、日付、処理状況が表示されます。',
  code: '照会コード',
  check: '照会',
  codeHelp:
    '文書の末尾にある「核验地址」（照会アドレス）の行の最後の 32 桁の英数字です。大文字と小文字は区別しません。アドレス全体を貼り付けることもできます。',
  kind: '文書名',
  number: '番号',
  day: '文書の日付',
  state: '現在の処理状況',
  notACode: '照会コードは英字（a～f）と数字の {n} 桁です。入力内容を確認してください。',
  checkAnother: '別の文書を照会',
  unknown: '該当する文書はありません',
  unknownText: 'コードを確認するか、文書の二次元コードをもう一度読み取ってください。番号だけでは照会できません。',
  tooMany: '照会の回数が多すぎます。しばらくしてからお試しください。',
  materials: '受け取った書類',
}
