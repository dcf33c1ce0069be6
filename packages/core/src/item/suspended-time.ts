import { stopNames } from '../clock/stop-names.ts'
import { isSuspension } from '../clock/suspension.ts'
import { text, type Text } from '../i18n/text.ts'
import { textOfKey } from '../i18n/translate.ts'
import type { TaskAction } from './model.ts'

// What the head has stopped the time for (行政许可法 45条: 听证, 鉴定 …) is still outstanding: who decides meanwhile decides without it.

/** The clock of a case, as its row has it. */
export interface StoppedClock {
  clock_state: string | null
  clock_stop_reason: string | null
}

/** What the head of a body has stopped the time of a case for. Undefined where it runs, or where its process has stopped it. */
export function stoppedFor({ clock_state: state, clock_stop_reason: reason }: StoppedClock): Text | undefined {
  return state === 'stopped' && isSuspension(reason) ? textOfKey(stopNames[reason]!) : undefined
}

/** An action that has to wait for that says so where it would say what follows. */
export function withAwaited(action: TaskAction, awaited: Text): TaskAction {
  const hint = text(
    `期限已暂停（${awaited.zh_CN}），尚不能办理；请先由本机关负责人恢复计时。`,
    `The time stands still (${awaited.en_US}), so this cannot be done yet: the head of the body lets the time go on first.`,
    {
      ja_JP: `期間は停止中です（${awaited.ja_JP}）。まだ処理できません。先に機関の責任者が期間を再開してください。`,
      ko_KR: `기간이 정지되어 있어(${awaited.ko_KR}) 아직 처리할 수 없습니다. 먼저 기관 책임자가 기간을 재개해야 합니다.`,
    },
  )
  return { ...action, hint }
}
