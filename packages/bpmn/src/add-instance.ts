import type { Run } from './behaviours/behaviour.ts'
import { createInstances, getProgress, goOn, maxInstances, repeatableAt } from './behaviours/multi-instance.ts'
import type { Command, InstancePosition } from './commands.ts'
import { BpmnError } from './errors.ts'
import { toJson, type Json } from './json.ts'
import { getNode, type RepeatableActivity } from './model.ts'
import { isLeaf, type Token } from './state.ts'

type Added = Extract<Command, { type: 'addInstance' }>

/**
 * Carries out `addInstance`. Throws BpmnError 'token-not-an-instance', 'token-not-completable', 'position-out-of-range', 'collection-too-large' or
 * 'answer-not-given'.
 */
export function addInstance(run: Run, { tokenId, element, position, own, instead }: Added): void {
  const token = run.getToken(tokenId)
  const added = toJson(element)
  if (position === 'end' || typeof position === 'number') {
    const { node, body } = getActivity(run, token)
    const heard = instead === undefined ? body : uncount(run, node, body, instead)
    return insert(run, node, heard, added, position === 'end' ? getProgress(body).elements.length : position)
  }
  const node = getNode(run.definition, token.node)
  if (node.type !== 'userTask' || token.state !== 'active' || !isLeaf(token)) {
    throw new BpmnError('token-not-completable', `token ${tokenId} at ${node.id} is no open task`, { elementId: node.id })
  }
  const body = token.index === undefined ? undefined : run.getToken(token.parent ?? '')
  const kept = own === undefined ? (token.element ?? null) : toJson(own)
  if (body && isParallel(node, body) === (position === 'beside')) return addInRow(run, node, body, token, { added, own: kept }, position)
  wrap(run, node, token, added, position, kept)
}

/** Carries out `removeInstance`. Throws BpmnError 'token-not-an-instance', 'instance-begun', 'position-out-of-range' or 'own-instance'. */
export function removeInstance(run: Run, tokenId: string, index: number): void {
  const { node, body } = getActivity(run, run.getToken(tokenId))
  const { adHoc, ...progress } = getProgress(body)
  checkIndex(node, index, progress.elements.length - 1)
  if (index < progress.created) throw new BpmnError('instance-begun', `instance ${index} of ${node.id} has begun`, { elementId: node.id })
  if (adHoc?.own === index)
    throw new BpmnError('own-instance', `instance ${index} of ${node.id} is the task itself`, { elementId: node.id })
  const elements = progress.elements.filter((_, at) => at !== index)
  const moved = adHoc && { adHoc: { ...adHoc, own: adHoc.own - (index < adHoc.own ? 1 : 0) } }
  goOn(run, node, { ...body, multiInstance: { ...progress, elements, ...moved } })
}

/** The activity that a token is the body or an instance of. */
function getActivity(run: Run, token: Token): { node: RepeatableActivity; body: Token } {
  const node = repeatableAt(run, token)
  const body = token.multiInstance ? token : token.index === undefined ? undefined : run.getToken(token.parent ?? '')
  if (!node || !body) {
    throw new BpmnError('token-not-an-instance', `token ${token.id} is no instance of a multi-instance task`, { elementId: token.node })
  }
  return { node, body }
}

function isParallel(node: RepeatableActivity, body: Token): boolean {
  return getProgress(body).adHoc?.parallel ?? node.multiInstance?.parallel ?? true
}

function checkIndex(node: RepeatableActivity, index: number, last: number): void {
  if (Number.isInteger(index) && index >= 0 && index <= last) return
  throw new BpmnError('position-out-of-range', `${node.id} has no place ${index} in its row`, { elementId: node.id })
}

/** An answer that was given is as if its instance had been cancelled. */
function uncount(run: Run, node: RepeatableActivity, body: Token, outcome: string): Token {
  const { completed, terminated = 0, tally, ...progress } = getProgress(body)
  const { [outcome]: given = 0, ...others } = tally
  if (given < 1) throw new BpmnError('answer-not-given', `nobody has answered ${outcome} at ${node.id}`, { elementId: node.id })
  const left = given === 1 ? others : { ...others, [outcome]: given - 1 }
  if (body.index === undefined) run.state.tally = { ...run.state.tally, [node.id]: left }
  return { ...body, multiInstance: { ...progress, completed: completed - 1, terminated: terminated + 1, tally: left } }
}

// all at once have no row: whatever the place, the instance begins now
function insert(run: Run, node: RepeatableActivity, body: Token, element: Json, index: number): void {
  const progress = getProgress(body)
  checkIndex(node, index, progress.elements.length)
  if (progress.elements.length >= maxInstances)
    throw new BpmnError('collection-too-large', `${node.id} has more than ${maxInstances} instances`, { elementId: node.id })
  const parallel = isParallel(node, body)
  if (!parallel && index < progress.created)
    throw new BpmnError('instance-begun', `instance ${index} of ${node.id} has begun`, { elementId: node.id })
  const at = parallel ? progress.elements.length : index
  const grown = {
    ...body,
    multiInstance: { ...progress, elements: progress.elements.toSpliced(at, 0, element), ...movedOwn(progress, at) },
  }
  run.replaceToken(grown)
  if (parallel) createInstances(run, node, grown, 1)
}

function addInRow(
  run: Run,
  node: RepeatableActivity,
  body: Token,
  token: Token,
  { added, own }: { added: Json; own: Json },
  position: InstancePosition,
): void {
  const { index = 0 } = token
  if (position === 'beside') return insert(run, node, body, added, getProgress(body).elements.length)
  if (position === 'after') {
    insert(run, node, body, added, index + 1)
    const grown = run.getToken(body.id)
    const { adHoc, ...progress } = getProgress(grown)
    // the one who is last in the row has the last word
    if (adHoc?.own === index) run.replaceToken({ ...grown, multiInstance: { ...progress, adHoc: { ...adHoc, decides: 'last' } } })
    return
  }
  const { created, ...progress } = getProgress(body)
  if (progress.elements.length >= maxInstances)
    throw new BpmnError('collection-too-large', `${node.id} has more than ${maxInstances} instances`, { elementId: node.id })
  run.cancelToken(token.id, 'added')
  // it comes again to who has it now, which need not be who was asked there
  const elements = progress.elements.toSpliced(index, 1, added, own)
  const before = { ...body, multiInstance: { ...progress, elements, created: created - 1, ...movedOwn(getProgress(body), index) } }
  run.replaceToken(before)
  createInstances(run, node, before, 1)
}

function movedOwn({ adHoc }: ReturnType<typeof getProgress>, at: number): object {
  return adHoc && at <= adHoc.own ? { adHoc: { ...adHoc, own: adHoc.own + 1 } } : {}
}

/** Makes the task of one the instance of an activity of two, in its place: path, timers, detour and all. */
function wrap(run: Run, node: RepeatableActivity, token: Token, added: Json, position: InstancePosition, own: Json): void {
  const { id, element: _, ...place } = token
  const isBefore = position === 'before'
  const body = run.addToken({
    ...place,
    ...(token.index !== undefined && { element: token.element ?? null }),
    multiInstance: {
      elements: isBefore ? [added, own] : [own, added],
      created: isBefore ? 0 : 1,
      completed: 0,
      tally: {},
      adHoc: { parallel: position === 'beside', own: isBefore ? 1 : 0, decides: position === 'after' ? 'last' : 'own' },
    },
  })
  run.state.timers = run.state.timers.map((timer) => (timer.tokenId === id ? { ...timer, tokenId: body.id } : timer))
  if (body.index === undefined) run.state.tally = { ...run.state.tally, [node.id]: {} }
  if (isBefore) run.cancelToken(id, 'added')
  else
    run.replaceToken({ id, node: node.id, state: 'active', path: [...body.path, `${body.id}.0`], parent: body.id, index: 0, element: own })
  if (position !== 'after') createInstances(run, node, body, 1)
}
