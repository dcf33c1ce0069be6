import { addDuration, parseDuration } from '../kernel/duration.ts'

/** The instant an ISO 8601 duration, repetition of one, or date lies at. Throws RangeError on anything else. */
export function timerDueAt(kind: 'duration' | 'date' | 'cycle', expression: string, from: Date): Date {
  if (kind === 'date') {
    const date = new Date(expression)
    if (Number.isNaN(date.getTime())) throw new RangeError(`not a date: ${expression}`)
    return date
  }
  const duration = parseDuration(expression.replace(/^R\d*\//, ''))
  if (duration === undefined) throw new RangeError(`not a duration: ${expression}`)
  return addDuration(from, duration)
}
