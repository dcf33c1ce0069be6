import { authorityOf } from '@wenwu/core/auth/authority'
import { placeOf, signerOf, type Signer } from '../process/index.ts'
import type { OpenTask, Situation } from './situation.ts'
import { notYours, type Choice, type Offer, type Refusal } from './verb.ts'

/** Whom who has a task, or its lead, may ask there: colleagues of the authority and work groups. Not at a step of a body, an expert or the applicant. */
export function offerSigners(situation: Situation, task: OpenTask | undefined): Offer | Refusal {
  if (task === undefined || !(situation.isMine(task) || situation.isLead(task))) return notYours
  if (authorityOf(situation.settingsOf(task).role) === undefined) return { refused: 'no-signers-here' }
  const signers = signersFor(situation, task)
  return signers.length === 0 ? { refused: 'nobody-to-ask' } : { choices: { signers } }
}

function signersFor(situation: Situation, task: OpenTask): Choice[] {
  const here = holderOf(situation, task)
  const taken = new Set(situation.tasks.filter(({ step }) => step === task.step).map(({ candidate_key: key }) => key))
  const colleagues = situation
    .colleaguesOf(task)
    .filter(({ userId }) => userId !== here && userId !== situation.actor.userId)
    .map((person) => ({ id: `user@${person.userId}`, name: person.name, people: [person] }))
  const groups = situation.groups.map(({ id, name, people }) => ({ id: `group@${id}`, name, people }))
  return [...colleagues, ...groups].filter(({ id }) => !taken.has(id))
}

/** The element of the row that stands for one who was chosen. */
export function toSigner({ id, name }: Choice): Signer {
  return { key: id, name: typeof name === 'string' ? name : name.zh_CN }
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

function holderOf(situation: Situation, task: OpenTask): string | null {
  return task.claimed_by ?? (situation.isMine(task) ? (situation.principalOf(task) ?? situation.actor).userId : null)
}

/** One who may be taken out of a row: asked now (by token) or later (by place). */
export interface Removable extends Choice {
  command: { type: 'cancelInstance'; tokenId: string } | { type: 'removeInstance'; tokenId: string; index: number }
}

/** Those this person may remove: whoever has the task that the row was made for, and the lead of the authority. */
export function removablesOf(situation: Situation): Removable[] {
  const { tokens } = situation.instance.state
  return tokens.flatMap((body) => {
    const row = body.multiInstance
    if (row?.adHoc === undefined || !mayRemove(situation, body.id)) return []
    const { own } = row.adHoc
    return row.elements.flatMap((element, index): Removable[] => {
      const signer = signerOf(element)
      const open = tokens.find((token) => token.parent === body.id && token.index === index)
      if (index === own || signer === undefined || (index < row.created && open === undefined)) return []
      const command = open
        ? ({ type: 'cancelInstance', tokenId: open.id } as const)
        : ({ type: 'removeInstance', tokenId: body.id, index } as const)
      return [{ id: `${body.id}:${index}`, name: signer.name, people: [], command }]
    })
  })
}

function mayRemove(situation: Situation, bodyId: string): boolean {
  const { tokens } = situation.instance.state
  const body = tokens.find(({ id }) => id === bodyId)
  const row = body?.multiInstance
  if (body === undefined || row?.adHoc === undefined) return false
  if (situation.isLead({ step: body.node })) return true
  const own = signerOf(row.elements[row.adHoc.own])
  // several who are asked together stand before the task of who asked them
  if (own === undefined) return body.parent !== undefined && mayRemove(situation, body.parent)
  return own.holder === undefined ? situation.holdsKey(own.key) : own.holder === situation.actor.userId
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
