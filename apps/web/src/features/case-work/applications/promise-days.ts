import { acceptanceClock } from '@wenwu/core/item/acceptance-clock'
import type { ItemDefinition } from '@wenwu/core/item/model'

/** Working days within which an applicant is told whether the application is accepted: the item's clock of acceptance (行政许可法 32条). */
export function promiseDaysOf(item: ItemDefinition): number {
  return item.clocks.find(({ key }) => key === acceptanceClock)?.length ?? 5
}
