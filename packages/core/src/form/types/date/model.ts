import { z } from 'zod'
import { formatDay } from '../../../i18n/format.ts'
import type { Text } from '../../../i18n/text.ts'
import { dayOfBound, findDay, firstDay, isDay, lastDay, type DayBound } from '../../day.ts'
import { isCalendarDate } from '../../../kernel/date.ts'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem, textSchema } from '../../field-base.ts'
import { isBlank } from '../../json.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** A calendar day, `YYYY-MM-DD`. */
export interface Settings extends FieldBase {
  type: 'date'
  /** Earliest day, or `today`. */
  min?: DayBound
  /** Latest day, or `today`. */
  max?: DayBound
  /** May be left open on purpose: what the tick that does so says. */
  open?: Text
  /** What stands in it until another day is chosen. */
  proposal?: DayBound
}

export const boundSchema = z.string().refine((bound) => bound === 'today' || isDay(bound), 'a day YYYY-MM-DD or the word today')

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('date'),
    min: boundSchema.optional(),
    max: boundSchema.optional(),
    open: textSchema.optional(),
    proposal: boundSchema.optional(),
  }),
)

export const fieldType: FieldType<Settings> = {
  type: 'date',
  settings,
  isEmpty: isBlank,
  check(value, field, { today }) {
    // a day of another century is one too: what is said of it is how far it may go
    if (typeof value !== 'string' || !isCalendarDate(value)) return problem('date')
    const min = field.min === undefined ? firstDay : dayOfBound(field.min, today)
    if (value < min) return problem('before', { day: min })
    const max = field.max === undefined ? lastDay : dayOfBound(field.max, today)
    return value > max ? problem('after', { day: max }) : []
  },
  toText: (value, _field, { locale }) => (isDay(value) ? formatDay(value, locale) : plainText(value)),
  fromText: (text) => findDay(text) ?? text.trim(),
  inspect: ({ min, max }) => (isDay(min) && isDay(max) && min > max ? ['min is after max'] : []),
}
