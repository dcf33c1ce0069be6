import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, startOfShanghaiDay, type CalendarDate } from '../kernel/date.ts'
import type { StopReason } from '../item/model.ts'
import { addWorkingDays } from './calendar.ts'
import { workCalendar } from './calendar-data.ts'
import { moveClock, resumeSuspended, type ClockPlace } from './clock-moves.ts'
import { computeClock, type ClockEvent, type ClockRule } from './statutory.ts'

const none: ClockPlace = { key: null, state: null, stopReason: null, body: null, isHeld: false }
const running = (key: string, isHeld = false): ClockPlace => ({ ...none, key, state: 'running', body: 'national', isHeld })
const stopped = (key: string, stopReason: string, isHeld = false): ClockPlace => ({ ...running(key, isHeld), state: 'stopped', stopReason })
const forward = (clock: string, body = 'national') => ({ open: [{ clock, body }], isBack: false, isDecided: false })
const back = (clock: string, body = 'province') => ({ ...forward(clock, body), isBack: true })
const waiting = (stopReason: StopReason) => ({ open: [{ stopReason, body: null }], isBack: false, isDecided: false })
const clocks = [{ key: 'acceptance', startsAnew: true }, { key: 'review' }, { key: 'decision' }]
const told = ({ steps, isHeld }: ReturnType<typeof moveClock>) => [
  steps.map(({ kind, clock, reason }) => [kind, clock, reason].filter(Boolean).join(' ')),
  isHeld,
]

describe('the clock of a case that', () => {
  it('goes on is that of its step, and any other ends', () => {
    expect(told(moveClock(none, forward('acceptance'), clocks))).toEqual([['start acceptance'], false])
    expect(told(moveClock(running('acceptance'), forward('review'), clocks))).toEqual([['end acceptance next', 'start review'], false])
    expect(told(moveClock(running('decision'), { open: [], isBack: false, isDecided: false }, clocks))).toEqual([
      ['end decision concluded'],
      false,
    ])
  })

  it('goes back stays, until it comes to a step of its own again', () => {
    expect(told(moveClock(running('decision'), back('review'), clocks))).toEqual([[], true])
    // the way again through the acceptance of the bureau, which began once already
    expect(told(moveClock(running('decision', true), forward('acceptance'), clocks))).toEqual([[], true])
    expect(told(moveClock(running('decision', true), forward('decision'), clocks))).toEqual([[], false])
  })

  it('goes back to a clock of the same name that is another body’s keeps its own', () => {
    expect(told(moveClock(running('acceptance'), back('acceptance'), clocks))).toEqual([[], true])
    expect(told(moveClock(running('acceptance', true), forward('review', 'province'), clocks))).toEqual([[], true])
    expect(told(moveClock(running('acceptance', true), forward('acceptance'), clocks))).toEqual([[], false])
  })

  it('goes back in one branch stays, while another branch is at its step and when that is done', () => {
    const [back, other] = [
      { clock: 'acceptance', body: 'national', isNew: true },
      { clock: 'review', body: 'national' },
    ]
    const returned = moveClock(running('review'), { open: [back, other], isBack: true, isDecided: false }, clocks)
    expect(told(returned)).toEqual([[], true])
    // the other branch is done and waits at the join
    expect(told(moveClock(running('review', returned.isHeld), forward('acceptance'), clocks))).toEqual([[], true])
    expect(told(moveClock(running('review', true), forward('review'), clocks))).toEqual([[], false])
    // another step of the other branch in between does not let it go
    const goesOn = {
      open: [
        { ...back, isNew: false },
        { ...other, isNew: true },
      ],
      isBack: false,
      isDecided: false,
    }
    expect(told(moveClock(running('review', true), goesOn, clocks))).toEqual([[], true])
    // a return within its own steps beside a branch of another clock does not hold it
    const within = {
      open: [
        { ...back, isNew: false },
        { ...other, isNew: true },
      ],
      isBack: true,
      isDecided: false,
    }
    expect(told(moveClock(running('review'), within, clocks))).toEqual([[], false])
  })

  it('waits for its applicant while it is back stands still, and goes on behind that', () => {
    expect(told(moveClock(running('decision', true), waiting('waiting-for-applicant'), clocks))).toEqual([
      ['stop decision waiting-for-applicant'],
      true,
    ])
    expect(told(moveClock(stopped('decision', 'waiting-for-applicant', true), forward('acceptance'), clocks))).toEqual([
      ['resume decision'],
      true,
    ])
  })

  it('was suspended by its head goes on, or stands still for what stops it anyway', () => {
    const words = (move: Parameters<typeof moveClock>[1]) =>
      resumeSuspended(stopped('decision', 'hearing'), move, clocks).map(({ kind, reason }) => `${kind} ${reason}`.trim())
    expect(words(forward('decision'))).toEqual(['resume'])
    expect(words(waiting('waiting-for-applicant'))).toEqual(['resume', 'stop waiting-for-applicant'])
    expect(words(waiting('expert-review'))).toEqual(['resume', 'stop expert-review'])
    expect(words({ ...waiting('waiting-for-applicant'), isSupplement: true })).toEqual(['resume'])
    expect(resumeSuspended(none, forward('decision'), clocks)).toEqual([])
  })

  it('goes back stands still where its rule excludes that time, and is not begun again by it', () => {
    const excluding = clocks.map((clock) => ({ ...clock, whileReturned: 'other-authority' as const }))
    expect(told(moveClock(running('acceptance'), back('review'), excluding))).toEqual([['stop acceptance other-authority'], true])
    expect(told(moveClock(stopped('acceptance', 'other-authority', true), forward('review'), excluding))).toEqual([[], true])
    expect(told(moveClock(stopped('acceptance', 'other-authority', true), forward('acceptance'), excluding))).toEqual([
      ['resume acceptance'],
      false,
    ])
  })

  it('was stopped by its head goes on by the head alone', () => {
    expect(told(moveClock(stopped('decision', 'hearing'), back('review'), clocks))).toEqual([[], true])
    expect(told(moveClock(stopped('decision', 'hearing', true), forward('decision'), clocks))).toEqual([[], false])
  })

  it('waits for further explanation of its applicant goes on, unless its rule says otherwise', () => {
    const asked = { ...waiting('waiting-for-applicant'), isBack: true, isSupplement: true }
    expect(told(moveClock(running('decision'), asked, clocks))).toEqual([[], true])
    expect(told(moveClock(running('decision'), asked, [{ key: 'decision', stopsForSupplement: true }]))).toEqual([
      ['stop decision waiting-for-applicant'],
      true,
    ])
  })

  it('begins from zero with a new receipt', () => {
    expect(told(moveClock(stopped('acceptance', 'waiting-for-applicant'), forward('acceptance'), clocks))).toEqual([
      ['end acceptance anew', 'start acceptance'],
      false,
    ])
  })
})

/** Steps in their order, as an item of the national bureau has them; the applicant is waited for at one of no clock. */
const way: { clock: string; body: string }[] = [
  { clock: 'acceptance', body: 'province' },
  { clock: 'review', body: 'province' },
  { clock: 'review', body: 'province' },
  { clock: 'acceptance', body: 'national' },
  { clock: 'decision', body: 'national' },
  { clock: 'decision', body: 'national' },
]
const origin: CalendarDate = '2026-01-05'
const calendar = workCalendar({ holidays: [], makeUpDays: [] })
const ruleOf = (key: string): ClockRule => ({ key, name: { zh_CN: key, en_US: key }, unit: 'working-day', length: 20 })
const clockTime = (day: number) => new Date(startOfShanghaiDay(addDays(origin, day)).getTime() + 9 * 3_600_000).toISOString()

/** Any way of a case: how many days later it moves, and where: on, back to any step before, or to its applicant and back. */
const anyWalk = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 9 }),
    act: fc.constantFrom('on', 'on', 'back', 'applicant'),
    far: fc.integer({ min: 1, max: 5 }),
  }),
  { maxLength: 20 },
)

/** What a clock was read as on each day of a walk, and the days on which the case was at its applicant at the end of the day. */
function walk(moves: { days: number; act: string; far: number }[], excluding: boolean) {
  const rules = clocks.map((clock) => ({ ...clock, ...(excluding && { whileReturned: 'other-authority' as const }) }))
  const events: ClockEvent[] = []
  const stopDays = new Set<CalendarDate>()
  let [place, at, day, isWaiting]: [ClockPlace, number, number, boolean] = [none, 0, 0, false]
  const go = (open: { clock?: string; stopReason?: StopReason; body: string | null }[], isBack: boolean) => {
    const moved = moveClock(place, { open, isBack, isDecided: false }, rules)
    for (const step of moved.steps) {
      events.push({ ...step, at: clockTime(day) })
      const state = { start: 'running', resume: 'running', stop: 'stopped', end: 'ended', extend: 'running' }[step.kind]
      place = { key: step.clock, state, stopReason: step.kind === 'stop' ? step.reason : null, body: null, isHeld: false }
    }
    place = { ...place, body: moved.body, isHeld: moved.isHeld }
  }
  go([way[0]!], false)
  const readings: { day: CalendarDate; key: string; reading: ReturnType<typeof computeClock> }[] = []
  const look = () => {
    const today = addDays(origin, day)
    if (place.state === 'stopped') stopDays.add(today)
    for (const key of ['review', 'decision']) {
      const reading = computeClock(ruleOf(key), events, calendar, today)
      if (reading.state !== 'not-started') readings.push({ day: today, key, reading })
    }
  }
  for (const { days, act, far } of moves) {
    for (let n = 0; n < days; n++) {
      look()
      day++
    }
    if (isWaiting) {
      isWaiting = false
      go([way[at]!], false)
    } else if (act === 'applicant') {
      isWaiting = true
      go([{ stopReason: 'waiting-for-applicant', body: null }], false)
    } else if (act === 'back' && at > 0) {
      at = Math.max(0, at - far)
      go([way[at]!], true)
    } else if (act === 'on' && at < way.length - 1) {
      at++
      go([way[at]!], false)
    }
  }
  look()
  return { events, readings, stopDays }
}

describe('over any sequence of returns and submissions', () => {
  it.each([false, true])(
    'days used never decrease and the due date moves by excluded days alone (excluding what is returned: %s)',
    (excluding) => {
      fc.assert(
        fc.property(anyWalk, (moves) => {
          const { events, readings, stopDays } = walk(moves, excluding)
          for (const key of ['review', 'decision']) {
            expect(events.filter(({ kind, clock }) => kind === 'start' && clock === key).length).toBeLessThanOrEqual(1)
            let used = 0
            for (const { day, reading } of readings.filter((each) => each.key === key)) {
              expect(reading.usedDays).toBeGreaterThanOrEqual(used)
              used = reading.usedDays
              if (reading.state !== 'running') continue
              // counted independently: every working day but those at whose end it stood still
              let due = addWorkingDays(reading.startedOn!, 20, calendar)
              let [date, n] = [reading.startedOn!, 0]
              while (n < 20) {
                date = addWorkingDays(date, 1, calendar)
                if (date > day || !stopDays.has(date)) n++
                due = date
              }
              expect([day, reading.dueOn]).toEqual([day, due])
            }
          }
        }),
        { numRuns: 300 },
      )
    },
  )
})
