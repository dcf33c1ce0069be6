import { acceptanceClock, localClock } from '@wenwu/core/item/acceptance-clock'
import type { ItemDefinition } from '@wenwu/core/item/model'

/** What an applicant is told of when they will hear whether the application is accepted, with its days. */
interface Promised {
  key: 'application.promise' | 'application.promiseAtProvince'
  n: number
}

/**
 * Working days within which an applicant is told whether the application is accepted: the item's clock of acceptance (行政许可法 32条). Where a county or a city may have it
 * first they count from when the province receives it. `days`: what is known of them while the item is not there yet.
 */
export function promiseOf(item: Pick<ItemDefinition, 'clocks'> | undefined, days = 5): Promised {
  const clocks = item?.clocks ?? []
  const n = clocks.find(({ key }) => key === acceptanceClock)?.length ?? days
  return { key: clocks.some(({ key }) => key === localClock) ? 'application.promiseAtProvince' : 'application.promise', n }
}
