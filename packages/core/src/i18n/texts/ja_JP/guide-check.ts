import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/guide-check.ts'

export const texts: Translation<typeof chinese> = {
  title: '引用条文の点検',
  summary: '案内{guides}件の引用{citations}か所を点検し、{n}件の問題が見つかりました。',
  none: '問題は見つかりませんでした。',
  unknownLaws: '次の法令は本文が未収録のため点検できませんでした：{laws}',
  unknown: '未点検の法令 {n}件',
  unknownTitle: '本文が未収録の法令',
  code: '事項コード',
  name: '事項名',
  kind: '問題',
  cited: '案内の表記',
  became: '現行の条文',
  quote: '条文の内容',
  keyword: '事項または条文',
  'kind-moved': '条番号が変わった',
  'kind-gone': '現行本文にない条',
  'kind-wrong-number': '旧本文の条番号',
  'kind-unknown-article': '存在しない条',
  'kind-clock': '期間が法令と異なる',
  'kind-old-version': '旧本文を引用',
  'kind-no-version': '本文の版が未記載',
}
