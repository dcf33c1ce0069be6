import { acceptanceClock, localClock } from '@wenwu/core/item/acceptance-clock'
import type { ClockDefinition, ItemDefinition } from '@wenwu/core/item/model'
import { text } from './texts.ts'

const filingName = text('报备期限', 'Time to file')
const filingBasis = text('文物保函〔2021〕954号', 'Letter 954 (2021) of the national bureau')

/** Five working days to accept, refuse or name every correction; otherwise the application counts as accepted. */
export const acceptance: ClockDefinition = {
  key: acceptanceClock,
  name: text('受理期限', 'Time to accept'),
  unit: 'working-day',
  length: 5,
  startsAnew: true,
  basis: text('《行政许可法》（2019）第三十二条', 'Administrative Licensing Law (2019), art. 32'),
}

/**
 * What a county and a city may take together for their opinion. The law that names their part names no time for it; 行政许可法 43条 gives a body that
 * examines first twenty working days, which is the target here (our assumption).
 */
export const localOpinion: ClockDefinition = {
  key: localClock,
  name: text('市县意见期限', 'Time of the local opinion'),
  unit: 'working-day',
  length: null,
  target: 20,
  basis: text(
    '法律未规定市县意见的期限，参照《行政许可法》（2019）第四十三条按参考时限提醒',
    'No statutory time for a local opinion; an internal target after the Administrative Licensing Law (2019), art. 43',
  ),
}

/** Within which an applicant is to answer a correction. The law names no time; when it is over nothing ends, people are reminded. */
export const answerWithin: ItemDefinition['correction'] = { days: 15, unit: 'working-day' }

/** The lower body examines within twenty working days of its own acceptance and sends opinion and file on. */
export const review: ClockDefinition = {
  key: 'review',
  name: text('省级初审期限', 'Time of the provincial examination'),
  unit: 'working-day',
  length: 20,
  basis: text('《行政许可法》（2019）第三十五条、第四十三条', 'Administrative Licensing Law (2019), arts. 35 and 43'),
}

/** The decision is delivered within ten working days. */
export const delivery: ClockDefinition = {
  key: 'delivery',
  name: text('送达期限', 'Time to deliver'),
  unit: 'working-day',
  length: 10,
  basis: text('《行政许可法》（2019）第四十四条', 'Administrative Licensing Law (2019), art. 44'),
}

/** Thirty working days for an excavation; asking institutes and experts does not count (文物保护法 42条). */
export const decisionOnExcavation: ClockDefinition = {
  key: 'decision',
  name: text('审批期限', 'Time to decide'),
  unit: 'working-day',
  length: 30,
  basis: text('《文物保护法实施条例》（2017）第二十四条', 'Implementing Regulation of the Heritage Law (2017), art. 24'),
}

/** What a province approved is filed with the national bureau, through the platform (projects since 2016; 文物保函〔2021〕954号). */
export const filing: ClockDefinition = {
  key: 'filing',
  name: filingName,
  unit: 'working-day',
  length: 10,
  basis: filingBasis,
}

/** Twenty working days of the national bureau, ten more with reasons; assessment and expert review do not count (45条). */
export const decisionInTwenty: ClockDefinition = {
  key: 'decision',
  name: text('审批期限', 'Time to decide'),
  unit: 'working-day',
  length: 20,
  extension: 10,
  basis: text('《行政许可法》（2019）第四十二条、第四十五条', 'Administrative Licensing Law (2019), arts. 42 and 45'),
}

/** The law sets no time for this matter: what would be limits of a licence are internal targets here (domain.md §4 C). */
export function asTarget({ extension: _, ...clock }: ClockDefinition): ClockDefinition {
  return {
    ...clock,
    length: null,
    target: clock.length ?? undefined,
    basis: text('法律未规定期限，按参考时限提醒', 'No statutory time; an internal target'),
  }
}
