const pattern = /^P(?=\d|T\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** The instant an ISO 8601 duration (weeks, days, hours, minutes, seconds) or date lies at. Throws RangeError on anything else. */
export function timerDueAt(kind: 'duration' | 'date' | 'cycle', expression: string, from: Date): Date {
  if (kind === 'date') {
    const date = new Date(expression)
    if (Number.isNaN(date.getTime())) throw new RangeError(`not a date: ${expression}`)
    return date
  }
  const match = pattern.exec(expression.replace(/^R\d*\//, ''))
  if (match === null) throw new RangeError(`not a duration: ${expression}`)
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0)) as [number, number, number, number, number]
  return new Date(from.getTime() + ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
}
