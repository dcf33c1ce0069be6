import { stopNames } from '../clock/stop-names.ts'
import { isSuspension } from '../clock/suspension.ts'
import { text, type Text } from '../i18n/text.ts'
import { textOfKey } from '../i18n/translate.ts'
import { declarationOf } from './action-form.ts'
import type { TaskAction } from './model.ts'

// What the head has stopped the time for (行政许可法 45条: 听证, 鉴定 …) is still outstanding: who decides meanwhile decides without it.

/** The clock of a case, as its row has it. */
export interface StoppedClock {
  clock_state: string | null
  clock_stop_reason: string | null
}

/**
 * For what an action has to wait: the reply is signed and issued once its head has let the time go on. What the process itself stops the time for (a correction, another
 * authority) holds nothing back here. Undefined: it may be done.
 */
export function awaitedBy(
  { effect }: Pick<TaskAction, 'effect'>,
  { clock_state: state, clock_stop_reason: reason }: StoppedClock,
): Text | undefined {
  if (state !== 'stopped' || !isSuspension(reason) || declarationOf(effect).isUpon !== 'reply') return undefined
  return textOfKey(stopNames[reason]!)
}

/** An action that has to wait says so where it would say what follows; any other is as it is. */
export function withAwaited(action: TaskAction, clock: StoppedClock): TaskAction {
  const awaited = awaitedBy(action, clock)
  if (awaited === undefined) return action
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
