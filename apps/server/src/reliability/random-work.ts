import type { CaseView, TaskView } from '@wenwu/core/cases/model'
import { revisionUpon } from '@wenwu/core/cases/revision-upon'
import { contract as cases } from '@wenwu/core/cases/contract'
import { closedStatuses, draftStatus } from '@wenwu/core/codes/statuses'
import type { Field } from '@wenwu/core/form/model'
import type { ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import { newId } from '@wenwu/core/kernel/id'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { OfferedVerb, VerbOffer } from '@wenwu/core/tasks/schemas'
import { findVerb, verbList, type VerbName } from '@wenwu/core/tasks/verb'
import type { Accounts } from '../case-driver/accounts.ts'
import { handIn } from '../case-driver/file-case.ts'
import { inputOf } from '../case-driver/usual-input.ts'
import { RefusedCall, type Caller, type RawReply } from '../platform/http/caller.ts'
import type { Random } from './random.ts'

/** Something a person can be told to do now. */
interface Possible {
  /** A verb, or `step outcome`. */
  name: string
  weight: number
  do(): Promise<RawReply>
}

/** A person at a case, with what they see of it and what they are offered. */
interface Seat {
  username: string
  person: Caller
  caseId: string
  view: CaseView | undefined
  version: number
  verbs: readonly OfferedVerb[]
}

/** How likely each is done where it can be, before it has been done often. What ends a case or may always be done seldom, or little else would happen. */
const likely: Partial<Record<VerbName, number>> = { void: 0.02, withdraw: 0.04, jump: 0.1, urge: 0.3 }
const weights = { verb: 1, action: 0.5, claim: 0.1, release: 0.05 }
/** What a verb that is offered may be refused with: of all who are offered not everyone can be chosen with everything else. */
const refusedChoices = ['signer-cannot-decide', 'circulated-already']
/** How often a turn is something else than one command that is offered. */
const chances = { refused: 0.12, race: 0.12, batch: 0.08 }

/** What was done, and what went otherwise than the offer said. */
class Tally {
  /** Acknowledged, by verb or by step and outcome. */
  readonly acts = new Map<string, number>()
  /** Refused: what was not offered, who came too late, an action that asked for more. By error. */
  readonly refused = new Map<string, number>()
  races = 0
  /** An offer that was refused, an act that was done without an offer, a server's fault. */
  readonly faults: string[] = []

  /** Verbs that were acknowledged. */
  get done(): number {
    return [...this.acts].reduce((sum, [name, n]) => sum + (isVerb(name) ? n : 0), 0)
  }
}

/**
 * Somebody who gives random commands on cases of their own: of the moment's offers for a random person, which is what a page would send. Now and then a verb
 * that is not offered, two at once, or several cases by one call. Every choice comes from `random`, so that a seed repeats them.
 */
export class RandomWork {
  readonly tally = new Tally()
  private readonly accounts: Accounts
  private readonly usernames: readonly string[]
  private readonly cases: readonly string[]
  private readonly random: Random

  constructor(given: { accounts: Accounts; usernames: readonly string[]; cases: readonly string[]; random: Random }) {
    this.accounts = given.accounts
    this.usernames = given.usernames
    this.cases = given.cases
    this.random = given.random
  }

  /** What several did together, in words. */
  static summary(works: readonly RandomWork[]): string {
    const [acts, refused] = [new Map<string, number>(), new Map<string, number>()]
    for (const { tally } of works) {
      for (const [name, n] of tally.acts) increment(acts, isVerb(name) ? name : 'actions of steps', n)
      for (const [name, n] of tally.refused) increment(refused, name, n)
    }
    const said = (counts: Map<string, number>) => [...counts].map(([name, n]) => `${name} ${n}`).join(', ')
    return `${works.reduce((sum, { tally }) => sum + tally.done, 0)} verbs: ${said(acts)}; refused: ${said(refused)}`
  }

  /** One command, or two at once. */
  async turn(): Promise<void> {
    const { random } = this
    if (this.cases.length > 1 && random.isTrue(chances.batch)) return this.doBatch()
    const caseId = random.pick(this.cases)
    if (random.isTrue(chances.refused)) return this.doRefused(caseId)
    if (random.isTrue(chances.race)) return this.doRace(caseId)
    const possible = await this.findPossible(caseId)
    if (possible === undefined) return
    const { status, body } = await possible.do()
    if (status === 200) return increment(this.tally.acts, possible.name)
    // what an action asks for may be more than this client knows how to say; a verb that is offered is done
    if (status < 500 && (!isVerb(possible.name) || refusedChoices.includes(errorIn(body))))
      return increment(this.tally.refused, `${possible.name}: ${errorIn(body)}`)
    this.fault(`${possible.name} of ${caseId} was offered and refused: ${status} ${JSON.stringify(body)}`)
  }

  /** Two people at once, on two servers: one of them may come too late. */
  private async doRace(caseId: string): Promise<void> {
    const [one, other] = [await this.findPossible(caseId), await this.findPossible(caseId)]
    if (one === undefined || other === undefined) return
    this.tally.races++
    const replies = await Promise.all([one.do(), other.do()])
    for (const [at, { status, body }] of replies.entries()) {
      const { name } = at === 0 ? one : other
      if (status === 200) increment(this.tally.acts, name)
      else if (status < 500) increment(this.tally.refused, `at once: ${errorIn(body)}`)
      else this.fault(`${name} of ${caseId} beside another: ${status} ${JSON.stringify(body)}`)
    }
  }

  /** A verb that this person is not offered. */
  private async doRefused(caseId: string): Promise<void> {
    const { random } = this
    const { username, person, view, verbs, version } = await this.seatOf(random.pick(this.usernames), caseId)
    const offered = new Set(verbs.map(({ verb }) => verb))
    const [verb, { form }] = random.pick(verbList.filter(([name]) => !offered.has(name)))
    const taskId = random.isTrue(0.2) || view === undefined || view.tasks.length === 0 ? newId() : random.pick(view.tasks).id
    const input = this.inputOf(form, { verb, to: null, choices: {} })
    const { status, body } = await person.send(tasks.verb, { caseId, verb, taskId, version, input })
    if (status >= 400 && status < 500) increment(this.tally.refused, `no offer: ${errorIn(body)}`)
    else this.fault(`${username} did ${verb} to ${caseId} without an offer: ${status}`)
  }

  /** A verb to tasks of several cases with the same words. */
  private async doBatch(): Promise<void> {
    const { random } = this
    for (const username of random.shuffle(this.usernames).slice(0, 4)) {
      const seats = await Promise.all(this.cases.map((caseId) => this.seatOf(username, caseId)))
      const ids = seats.flatMap(({ verbs }) =>
        verbs.flatMap(({ verb, taskId }) => (findVerb(verb)?.isBatch === true && taskId ? [taskId] : [])),
      )
      if (new Set(ids).size < 2) continue
      const person = this.accounts.as(username)
      const some = random.shuffle([...new Set(ids)]).slice(0, 3)
      const offers = await person.call(tasks.verbOffers, { ids: some })
      if (offers.length === 0) continue
      const offer = random.pick(offers)
      const input = this.inputOf(findVerb(offer.verb)!.form, offer)
      for (const { error } of await person.call(tasks.verbBatch, { verb: offer.verb, ids: some, input }))
        // sent again after a kill, one that was done before is no longer theirs
        if (error === null) increment(this.tally.acts, offer.verb)
        else increment(this.tally.refused, `among several: ${error}`)
      return
    }
  }

  /** One thing that a random person can do to a case now, what was done seldom first; undefined where there is nothing to do. */
  private async findPossible(caseId: string): Promise<Possible | undefined> {
    for (const username of this.random.shuffle(this.usernames)) {
      const possible = this.possibilitiesOf(await this.seatOf(username, caseId))
      const weight = possible.reduce((sum, each) => sum + each.weight, 0)
      // who could always do something, and only that, mostly lets others go first
      if (this.random.isTrue(weight)) return this.random.weigh(possible)
    }
    return undefined
  }

  private async seatOf(username: string, caseId: string): Promise<Seat> {
    const person = this.accounts.as(username)
    const read = async (endpoint: typeof cases.get | typeof tasks.verbs) => {
      const { status, body } = await person.send(endpoint, { id: caseId })
      if (status !== 200 && status !== 404) this.fault(`${username} reads ${caseId}: ${status}`)
      return (body as { data?: unknown }).data
    }
    const offered = (await read(tasks.verbs)) as { version: number; verbs: OfferedVerb[] } | undefined
    // who does not see the case is offered nothing either
    const view = offered && ((await read(cases.get)) as CaseView | undefined)
    return { username, person, caseId, view, version: offered?.version ?? 0, verbs: offered?.verbs ?? [] }
  }

  private possibilitiesOf(seat: Seat): Possible[] {
    const { person, caseId, view, version, verbs } = seat
    const done = (verb: string) => this.tally.acts.get(verb) ?? 0
    const offered = verbs.map((offer): Possible => {
      const { verb, taskId } = offer
      const weight = (likely[verb as VerbName] ?? weights.verb) / (1 + done(verb) / 4)
      const send = () => {
        const input = this.inputOf(findVerb(verb)!.form, offer)
        return person.send(tasks.verb, { caseId, verb, version, input, ...(taskId !== null && { taskId }) })
      }
      return { name: verb, weight, do: send }
    })
    if (view === undefined || closedStatuses.has(view.status)) return offered
    if (view.status === draftStatus) {
      const { itemCode, revision, abilities } = view
      return !abilities.canSubmit
        ? []
        : [
            {
              name: 'draft submit',
              weight: weights.verb,
              do: () => person.send(cases.submit, { itemCode, id: caseId, baseRevision: revision }),
            },
          ]
    }
    const acts = view.tasks.flatMap((task) =>
      task.isMine
        ? task.actions.map((action) => ({
            name: `${task.step} ${action.outcome}`,
            weight: weights.action,
            do: () => act(seat, task, action),
          }))
        : [],
    )
    const claims = view.tasks.flatMap((task): Possible[] =>
      task.isMine && task.claimedBy !== null
        ? [{ name: `${task.step} release`, weight: weights.release, do: () => person.send(tasks.release, { id: task.id }) }]
        : task.canClaim
          ? [{ name: `${task.step} claim`, weight: weights.claim, do: () => person.send(tasks.claim, { id: task.id }) }]
          : [],
    )
    return [...offered, ...acts, ...claims]

    function act({ username }: Seat, task: TaskView, action: TaskAction): Promise<RawReply> {
      return complete({ username, person, view: view!, task, action })
    }
  }

  /** What a form asks for, chosen at random of what is offered. */
  private inputOf(form: readonly Field[], offer: Pick<VerbOffer, 'choices' | 'verb' | 'to'>): ActionInput {
    return Object.fromEntries(form.flatMap((field) => this.answerOf(field, offer)))
  }

  private answerOf(field: Field, { choices }: Pick<VerbOffer, 'choices'>): [string, unknown][] {
    const { random } = this
    switch (field.type) {
      case 'directory': {
        const ids = (choices[field.directory] ?? []).map(({ id }) => id)
        if (ids.length === 0) return [[field.key, field.multiple === true ? ['nobody'] : 'nobody']]
        return [[field.key, field.multiple === true ? random.shuffle(ids).slice(0, random.between(1, 3)) : random.pick(ids)]]
      }
      case 'select':
        return [[field.key, random.pick(field.options as readonly { code: string }[]).code]]
      case 'number':
        return [[field.key, random.between(field.min ?? 1, Math.min(field.max ?? 30, 100))]]
      case 'long-text':
        return [[field.key, `第${random.between(1, 1_000_000)}次。`]]
      default:
        return []
    }
  }

  private fault(words: string): void {
    this.tally.faults.push(words)
  }
}

/** An action of a step with all that it asks for, as the page would send it. */
async function complete(about: {
  username: string
  person: Caller
  view: CaseView
  task: TaskView
  action: TaskAction
}): Promise<RawReply> {
  const { username, person, view, task, action } = about
  try {
    if (action.tone === 'primary') await handIn({ as: () => person }, username, view, task.step)
    const input = await inputOf({ ...about, now: new Date() })
    const decision = { taskId: task.id, version: task.version, outcome: action.outcome, input, baseRevision: revisionUpon(action, view) }
    return await person.send(tasks.complete, decision)
  } catch (error) {
    // of two at once the later one cannot hand in what its step no longer takes
    if (!(error instanceof RefusedCall)) throw error
    return { status: error.status, headers: new Headers(), body: error.reply }
  }
}

/** A verb, not an action of a step. */
function isVerb(name: string): boolean {
  return !name.includes(' ')
}

function increment(counts: Map<string, number>, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by)
}

function errorIn(body: unknown): string {
  return (body as { error?: string }).error ?? ''
}
