import { lazyInput } from './lazy-input.tsx'

/** A day from a calendar, or typed. The calendar is a tenth of what a case page would load otherwise. */
export const DayBox = lazyInput(() => import('./DayPicker.tsx').then(({ DayPicker }) => DayPicker))
