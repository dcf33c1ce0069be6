import type { CaseEvent, CaseView } from '@wenwu/core/cases/model'
import { handedOn, signerAnswers } from '@wenwu/core/tasks/cosign'
import { groupVerdicts, type Verdicts } from './group-verdicts.ts'

/** What was asked of signers at a step (会签, 加签, 委托代办), and what they answered. */
export interface SigningRound {
  asks: CaseEvent[]
  answers: Verdicts
  /** Signers who have not answered. */
  open: number
  /** The step was decided or returned since. */
  isOver: boolean
}

/** Kinds of the entries by which signers are asked, and of those that take the step away from who has it. */
const askingKinds: ReadonlySet<string> = new Set(['countersigned', 'signer-added', 'delegated'])
const endingKinds: ReadonlySet<string> = new Set(['returned', 'jumped', 'opinion-passed-over'])

/** Whether an entry is told with its round. */
export function isOfRound({ kind, outcome }: CaseEvent): boolean {
  return askingKinds.has(kind) || (kind === 'acted' && signerAnswers.includes(outcome ?? ''))
}

interface Round {
  step: string | null
  asks: CaseEvent[]
  answers: CaseEvent[]
  isOver: boolean
}

/** The rounds of signers as far as this reader may see them, oldest first: in each every answer stands that was not taken back. */
export function signingRoundsOf({ history, tasks }: Pick<CaseView, 'history' | 'tasks'>): SigningRound[] {
  const rounds: Round[] = []
  const lastAt = (at: string | null) => rounds.filter(({ step }) => step === at).at(-1)
  let lastAct: CaseEvent | undefined
  for (const event of history) {
    const round = lastAt(event.step)
    const isAct = event.kind === 'acted'
    if (askingKinds.has(event.kind)) {
      const goesOn = round !== undefined && !round.isOver && !asksAnew(round, event)
      if (goesOn) round.asks.push(event)
      else rounds.push({ step: event.step, asks: [event], answers: [], isOver: false })
      if (round !== undefined && !goesOn) round.isOver = true
    } else if (isAct && signerAnswers.includes(event.outcome ?? '')) round?.answers.push(event)
    else if (event.kind === 'taken-back' && lastAct !== undefined) takeBack(lastAct, lastAt(lastAct.step))
    else if (round !== undefined && (endingKinds.has(event.kind) || (isAct && event.outcome !== handedOn))) round.isOver = true
    if (isAct) lastAct = event
  }
  return rounds.map(({ step, asks, answers, isOver }) => ({
    asks,
    answers: groupVerdicts(answers),
    open: isOver ? 0 : openAt(tasks, step),
    isOver,
  }))
}

/** Who is asked now, and who will be when they have answered. */
function openAt(tasks: CaseView['tasks'], at: string | null): number {
  return tasks.reduce((open, { step, isAsked, toAsk }) => (step === at && isAsked ? open + 1 + toAsk : open), 0)
}

/** Whether who asked has the step again, and asks once more: not who was asked and asks others. */
function asksAnew({ asks: [first], answers }: Round, { actorName, details }: CaseEvent): boolean {
  return answers.length > 0 && first?.actorName === actorName && first.details['task'] !== details['task']
}

function takeBack(act: CaseEvent, round: Round | undefined): void {
  if (round === undefined) return
  round.answers = round.answers.filter((answer) => answer !== act)
  round.isOver = false
}
