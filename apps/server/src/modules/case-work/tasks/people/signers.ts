import type { Command } from '@wenwu/bpmn/commands'
import { findOpenTasks, type Token } from '@wenwu/bpmn/state'
import { step } from '@wenwu/bpmn/step'
import { authorityOf } from '@wenwu/core/auth/authority'
import { delegatedDone } from '@wenwu/core/tasks/cosign'
import { askedForAnother } from '@wenwu/core/tasks/signer-note'
import type { LastAct } from '../../cases/index.ts'
import { isAskedAt, keyOfGroup, keyOfUser, placeOf, rowOf, type Signer, signerOf } from '../../process/index.ts'
import { colleagueChoices } from './colleague-choice.ts'
import type { OpenTask, Situation } from '../situation/situation.ts'
import { notYours, type Choice, type Offer, type Refusal } from '../verb.ts'

/** Whom who has a task, or its lead, may ask there: colleagues of the authority and work groups. Not at a step of a body, an expert or the applicant. */
export function offerSigners(situation: Situation, task: OpenTask | undefined): Offer | Refusal {
  if (task === undefined || !(situation.isMine(task) || situation.isLead(task))) return notYours
  if (authorityOf(situation.settingsOf(task).role) === undefined) return { refused: 'no-signers-here' }
  const signers = signersFor(situation, task)
  if (signers.length === 0) return { refused: 'nobody-to-ask' }
  return { choices: { signers }, ...(!situation.isMine(task) && { note: askedForAnother }) }
}

function signersFor(situation: Situation, task: OpenTask): Choice[] {
  const here = holderOf(situation, task)
  const open = situation.tasks.filter(({ step }) => step === task.step).map(({ candidate_key: key }) => key)
  // whoever waits in the row, or is still to come in it, would be asked twice; who has answered a signer's row is asked again by who made it alone
  const taken = new Set([...open, ...keysInRow(situation, task), ...voicesBeside(situation, task)])
  const others = situation.colleaguesOf(task).filter(({ userId }) => userId !== here && userId !== situation.actor.userId)
  const colleagues = colleagueChoices(others, situation.actor)
  const groups = situation.groups.map(({ id, name, people }) => ({ id: keyOfGroup(id), name, people }))
  return [...colleagues, ...groups].filter(({ id }) => !taken.has(id))
}

/** The element of the row that stands for one who was chosen. */
export function toSigner({ id, name, fullName }: Choice): Signer {
  return { key: id, name: fullName ?? (typeof name === 'string' ? name : name.zh_CN) }
}

/** The element that stands for the task itself, so that it comes back to who had it. */
export function ownElement(situation: Situation, task: OpenTask): Signer {
  const kept = signerOf(situation.tokenOf(task)?.element)
  const holder = holderOf(situation, task)
  return {
    key: task.candidate_key,
    name: kept?.name ?? '',
    ...(holder !== null && { holder }),
    ...(kept?.isDelegate && { isDelegate: true }),
  }
}

/**
 * Keys of those who have a say in the row of a signer's task beside it, or have had one since others were asked there last: nobody speaks twice. `withDecider`: who
 * decides behind it, too. Empty for any other task.
 */
export function voicesBeside(situation: Situation, task: OpenTask, { withDecider = false } = {}): ReadonlySet<string> {
  if (!task.is_asked) return new Set()
  const answered = situation.history.answeredAt(task.step).map(keyOfUser)
  return new Set([...keysInRow(situation, task, { withDecider }), ...answered])
}

/** Keys of those who are asked, wait or are still to come in the row of a task beside it, and of who speaks for them. */
function keysInRow(situation: Situation, task: OpenTask, { withDecider = false } = {}): string[] {
  const { instance, tasks } = situation
  const { tokens } = instance.state
  const token = situation.tokenOf(task)
  if (token === undefined) return []
  const row = rowOf(instance.state, token)
  const bodies = tokens.filter((body) => body.multiInstance !== undefined && rowOf(instance.state, body).id === row.id)
  const places = bodies.flatMap(({ id, multiInstance }) =>
    multiInstance!.elements.flatMap((element, index) => {
      // behind a row before a signer's task comes that signer, who has a say like the others
      const isDecider = index === multiInstance!.adHoc?.own && !isAskedAt(tokens, id)
      const open = tokens.find((each) => each.parent === id && each.index === index)
      const isOver = index < multiInstance!.created && open === undefined
      const isLeftOut = isDecider && !withDecider
      return isOver || isLeftOut || open?.id === token.id || open?.multiInstance !== undefined ? [] : (signerOf(element) ?? [])
    }),
  )
  const others = tasks.filter((each) => each !== task && (withDecider || each.is_asked))
  const held = others.filter((each) => bodies.some(({ id }) => situation.tokenOf(each)?.parent === id))
  const named = [...places, ...held.map(({ candidate_key: key, claimed_by: holder }) => ({ key, holder: holder ?? undefined }))]
  return named.flatMap(({ key, holder }) => (holder === undefined ? [key] : [key, keyOfUser(holder)]))
}

/** Who had a task before others were asked, to whom it has come back. */
export function holderInRow(situation: Situation, task: OpenTask): string | undefined {
  return signerOf(situation.tokenOf(task)?.element)?.holder
}

/**
 * The command that asks this person again who has answered in a row, for a work group where it was asked, and takes that back. `opened`: the task to which it went
 * on, the next one's or that of who asked; without it others of the row are still asked. Undefined where no such row is open.
 */
export function askAgain(
  { actor, instance, groups }: Situation,
  { step, outcome, candidateKey }: LastAct,
  opened: OpenTask | undefined,
): Command | undefined {
  const key = keyOfUser(actor.userId)
  const group = groups.find(({ id }) => keyOfGroup(id) === candidateKey)
  const asked = group === undefined ? { key, name: actor.name } : { key: keyOfGroup(group.id), name: group.name, holder: actor.userId }
  const element: Signer = { ...asked, ...(outcome === delegatedDone && { isDelegate: true }) }
  if (opened !== undefined) return { type: 'addInstance', tokenId: opened.token_id, element, position: 'before' }
  const answer = outcome ?? ''
  const rows = instance.state.tokens.filter(({ node, multiInstance: row }) => node === step && row?.adHoc?.parallel && row.tally[answer])
  const keys = new Set([key, candidateKey])
  const row = rows.find(({ multiInstance }) => multiInstance!.elements.some((each) => keys.has(signerOf(each)?.key ?? '')))
  const body = row ?? (rows.length === 1 ? rows[0] : undefined)
  return body && { type: 'addInstance', tokenId: body.id, element, position: 'end', instead: answer }
}

function holderOf(situation: Situation, task: OpenTask): string | null {
  return task.claimed_by ?? (situation.isMine(task) ? (situation.principalOf(task) ?? situation.actor).userId : null)
}

/** One who may be taken out of a row: asked now (by token) or later (by place). */
export interface Removable extends Choice {
  command: { type: 'cancelInstance'; tokenId: string } | { type: 'removeInstance'; tokenId: string; index: number }
}

/** Those this person may remove: whoever has the task that the row was made for, and the lead of the authority. Not who decides because it was handed on. */
export function removablesOf(situation: Situation): Removable[] {
  const { tokens } = situation.instance.state
  return tokens.flatMap((body) => {
    const row = body.multiInstance
    if (row?.adHoc === undefined || !mayRemove(situation, body.id)) return []
    const { own } = row.adHoc
    const last = isHandedOn(situation, body) ? row.elements.length - 1 : undefined
    return row.elements.flatMap((element, index): Removable[] => {
      const signer = signerOf(element)
      const open = tokens.find((token) => token.parent === body.id && token.index === index)
      if (index === own || index === last || signer === undefined || (index < row.created && open === undefined)) return []
      // a row of several who are asked together stands in the place of the first of them, who is in it
      if (open?.multiInstance !== undefined && signerOf(open.element) === undefined) return []
      const command = open
        ? ({ type: 'cancelInstance', tokenId: open.id } as const)
        : ({ type: 'removeInstance', tokenId: body.id, index } as const)
      return [{ id: `${body.id}:${index}`, name: signer.name, ...turnAfter(situation, command), command }]
    })
  })
}

/** Whose turn it is once one is removed: that of the next in the row, or of who decides. Nobody's where others are asked as before, and where it is not known. */
function turnAfter(situation: Situation, command: Removable['command']): Pick<Choice, 'people' | 'isStill'> {
  const { instance, item, tasks } = situation
  const { state } = step(item.process, instance.state, command)
  // a token of another branch that waits at a join or for an event is at no step: it is nobody's turn
  const atSteps = findOpenTasks(state).filter(({ node }) => item.tasks.has(node))
  const keys = atSteps.flatMap((token): { key: string; holder: string | null | undefined }[] => {
    if (placeOf(state.tokens, token.id).standing === 'waits') return []
    const open = tasks.find(({ token_id: id }) => id === token.id)
    if (open === undefined) return [{ key: keyOf(situation, token), holder: signerOf(token.element)?.holder }]
    return situation.standingOf(open) === 'waits' ? [{ key: open.candidate_key, holder: open.claimed_by }] : []
  })
  const people = keys.flatMap(({ key, holder }) => situation.peopleOf(key).filter(({ userId }) => (holder ?? userId) === userId))
  return people.length === 0 ? { people, isStill: true } : { people }
}

function keyOf(situation: Situation, { node, element }: Token): string {
  return signerOf(element)?.key ?? situation.keyOfStep(node)
}

/** Whether this person made a row of signers and still has what it was made for, or leads the authority: they may take out whoever is asked in it. */
export function mayRemove(situation: Situation, bodyId: string): boolean {
  const { tokens } = situation.instance.state
  const body = tokens.find(({ id }) => id === bodyId)
  const row = body?.multiInstance
  if (body === undefined || row?.adHoc === undefined) return false
  if (situation.isLead({ step: body.node })) return true
  const index = row.adHoc.own
  const own = signerOf(row.elements[index])
  // several who are asked together stand before the task of who asked them
  if (own === undefined) return body.parent !== undefined && mayRemove(situation, body.parent)
  if (isHandedOn(situation, body)) return false
  const open = tokens.find((token) => token.parent === body.id && token.index === index)
  const task = situation.tasks.find(({ token_id: id }) => id === open?.id)
  if (task !== undefined) return situation.isMine(task)
  return own.holder === undefined ? situation.holdsKey(own.key) : own.holder === situation.actor.userId
}

/** Whether the task that a row was made for is done, and another of the row decides. */
function isHandedOn({ instance }: Situation, { id, multiInstance: row }: Token): boolean {
  const own = row?.adHoc?.own ?? -1
  return (
    row !== undefined && own >= 0 && own < row.created && !instance.state.tokens.some(({ parent, index }) => parent === id && index === own)
  )
}

/** Whether one who was chosen may decide at the step of a task: a handler of it, or a lead of its authority. */
export function mayDecide(situation: Situation, task: OpenTask, { people }: Choice): boolean {
  const peers = new Set(situation.peopleOf(situation.keyOfStep(task.step)).map(({ userId }) => userId))
  return people.length > 0 && people.every(({ userId, permissions }) => peers.has(userId) || permissions.includes('task.lead'))
}

/** Whether a task is that of the step itself, not of a signer who was asked. */
export function isOfStep(situation: Situation, task: OpenTask): boolean {
  const { standing } = placeOf(situation.instance.state.tokens, task.token_id)
  return standing === 'own' || standing === 'detour' || standing === 'waits'
}
