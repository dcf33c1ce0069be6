import type { ClockDefinition, TaskSettings } from '../item/model.ts'
import type { ClockEvent } from './rule.ts'
import { isSuspension } from './suspension.ts'

/** The clock of a case as its row has it. */
export interface ClockPlace {
  /** The clock that was open last; null before the first. */
  key: string | null
  state: string | null
  /** Why it stands still, while it does. */
  stopReason: string | null
  /** Kind of the body whose clock it is: the five days of the province are not those of the national bureau. Null where none is known. */
  body: string | null
  /** It was begun, the case (or a branch of it) was taken back to before its steps, and has not come to one of them again. */
  isHeld: boolean
}

/** Where a case has come to. */
export interface CaseMove {
  /** Its open tasks, each with the kind of the body whose step it is, in the order of the drawing's tokens; none when the process is over. `isNew`: it came by this move. */
  open: readonly (Pick<TaskSettings, 'clock' | 'stopReason'> & { body: string | null; isNew?: boolean })[]
  /** It went back there (a return, an act taken back, a move by hand to before the steps of its clock), not on. */
  isBack: boolean
  /** A move by hand took it past the steps of its clock, which holds nothing any more. */
  isPast?: boolean
  isDecided: boolean
  /** What the case waits for now does not stop its clock, unless the rule says so (`stopsForSupplement`). */
  isSupplement?: boolean
}

/** What happens to a clock, at the instant of the move. */
export type ClockStep = Omit<ClockEvent, 'at'>

export interface MovedClock extends Pick<ClockPlace, 'body' | 'isHeld'> {
  steps: ClockStep[]
}

/**
 * What must happen to the clocks of a case for its new place in the process.
 *
 * - Forwards, the clock that the open step names begins and any other ends. A step without a clock stops the running one, and ends it once the case is
 *   decided or the process is over.
 * - A clock once begun stays (行政许可法 42, 45条: only what the law excludes is excluded). While the case is back at steps of other clocks it goes on, or stands
 *   still where its rule says so (`whileReturned`), until the case comes to a step of its own again. So no return begins the time again.
 * - A stopped clock goes on where it stopped. One that `startsAnew` begins from zero when the applicant has handed in again (each receipt opens its own five
 *   days, 32条). What its head has stopped (45条) goes on by itself alone.
 */
export function moveClock(
  now: ClockPlace,
  move: CaseMove,
  clocks: readonly Pick<ClockDefinition, 'key' | 'startsAnew' | 'whileReturned' | 'stopsForSupplement'>[],
): MovedClock {
  const { key: current } = now
  const isOwn = (task: CaseMove['open'][number]) => task.clock === current && (now.body ?? task.body) === task.body
  const timed = move.open.filter(({ clock }) => clock !== undefined)
  // of parallel branches the one whose clock is open counts
  const next = timed.find(isOwn) ?? timed[0]
  if (current === null || (now.state !== 'running' && now.state !== 'stopped')) {
    if (next === undefined) return { steps: [], body: null, isHeld: false }
    return { steps: [begin(next.clock!)], body: next.body, isHeld: false }
  }
  const rule = clocks.find(({ key }) => key === current)
  const { body } = now
  if (next !== undefined && isOwn(next)) {
    // a branch that was taken back holds the clock also when the other branches are done
    const isBranchBack = move.open.some((task) => !isOwn(task) && (now.isHeld || (move.isBack && task.isNew === true)))
    return { steps: atOwnStep(current, now, rule), body: body ?? next.body, isHeld: isBranchBack }
  }
  if (move.open.length === 0) return { steps: [end(current, 'concluded')], body, isHeld: false }
  const isHeld = move.isPast !== true && (now.isHeld || move.isBack)
  if (next === undefined) {
    if (move.isDecided) return { steps: [end(current, 'concluded')], body, isHeld: false }
    if (move.isSupplement === true && rule?.stopsForSupplement !== true) return { steps: [], body, isHeld }
    const reason = move.open.find(({ stopReason }) => stopReason !== undefined)?.stopReason ?? ''
    return { steps: now.state === 'running' ? [stop(current, reason)] : [], body, isHeld }
  }
  if (isHeld) return { steps: whileHeld(current, now, rule), body, isHeld }
  return { steps: [end(current, 'next'), begin(next.clock!)], body: next.body, isHeld: false }
}

/**
 * What happens to a clock that its head lets go on after a suspension (45条): it runs again, or, where the place of its case stops it anyway, stands still for that reason.
 */
export function resumeSuspended(now: ClockPlace, move: CaseMove, clocks: Parameters<typeof moveClock>[2]): ClockStep[] {
  const { key } = now
  if (key === null) return []
  const { steps } = moveClock({ ...now, state: 'running', stopReason: null }, move, clocks)
  return [resume(key), ...steps.filter((step) => step.clock === key && step.kind === 'stop')]
}

const begin = (clock: string): ClockStep => ({ clock, kind: 'start', reason: '' })
const stop = (clock: string, reason: string): ClockStep => ({ clock, kind: 'stop', reason })
const resume = (clock: string): ClockStep => ({ clock, kind: 'resume', reason: '' })
const end = (clock: string, reason: string): ClockStep => ({ clock, kind: 'end', reason })

function atOwnStep(clock: string, { state, stopReason }: ClockPlace, rule: Pick<ClockDefinition, 'startsAnew'> | undefined): ClockStep[] {
  if (state === 'running' || isSuspension(stopReason)) return []
  const isReceipt = rule?.startsAnew === true && stopReason === 'waiting-for-applicant'
  return isReceipt ? [end(clock, 'anew'), begin(clock)] : [resume(clock)]
}

function whileHeld(
  clock: string,
  { state, stopReason }: ClockPlace,
  rule: Pick<ClockDefinition, 'whileReturned'> | undefined,
): ClockStep[] {
  if (isSuspension(stopReason)) return []
  const reason = rule?.whileReturned
  if (reason === undefined) return state === 'running' ? [] : [resume(clock)]
  return stopReason === reason ? [] : [stop(clock, reason)]
}
