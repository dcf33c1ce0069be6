import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/team.ts'

export const texts: Translation<typeof chinese> = {
  title: '担当者別の処理状況',
  tasksTitle: '担当者別の処理状況の明細',
  name: '担当者',
  unclaimedBy: '未引き受け：{name}',
  open: '処理中',
  late: '段階の期限超過',
  oldestAt: '最も古い受領',
  part: '範囲',
  empty: 'この機関に担当者はいません。',
  tasksEmpty: 'この機関に処理中の案件はありません。',
  differentSteps:
    '選択した項目の手順が異なり、{n} 件すべてを引き継げる同僚がいません。「処理段階」で絞り込み、段階ごとに引き継いでください。',
  lessForSteps: '選択した項目の手順が異なるため、すべてに対して行える操作だけを表示しています。',
  nobodyForAll: '選択した {n} 件を引き継げる同僚がいません。ご自身で引き継ぐことができます。',
  nothingForAll: '選択したすべてに対して行える操作はありません。',
}
