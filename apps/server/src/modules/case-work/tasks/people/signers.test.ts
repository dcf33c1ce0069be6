import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { askedForAnother } from '@wenwu/core/tasks/signer-note'
import { caseAt, drive } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, type People } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  await colleagueOf(api, 'national-officer')
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const [me, second, lead, office] = ['national-officer', 'national-officer-2', 'national-lead', 'national-office']
const step = 'nationalReview'
const user = (username: string) => `user@${people.idOf(username)}`
const view = (username: string, id: string) => api.as(username).call(cases.get, { id })
const mine = async (username: string, id: string) => (await view(username, id)).tasks.filter(({ isMine }) => isMine)
const outcomes = async (username: string, id: string) =>
  (await mine(username, id)).flatMap(({ actions }) => actions.map(({ outcome }) => outcome))
const doIt = async (username: string, caseId: string, verb: string, input: object) => {
  const { verbs } = await api.as(username).call(tasks.verbs, { id: caseId })
  const taskId = verbs.find((each) => each.verb === verb)?.taskId ?? (await mine(username, caseId))[0]?.id
  return api.as(username).send(tasks.verb, { caseId, verb, input: { ...input }, ...(typeof taskId === 'string' && { taskId }) })
}
const complete = async (username: string, id: string, outcome: string, opinion = '已阅。') => {
  const [task] = await mine(username, id)
  return api.as(username).send(tasks.complete, { taskId: task!.id, version: task!.version, outcome, input: { opinion } })
}
/** What the bell says of a case: the kind, who asks, by what and with which words. */
const told = async (username: string, id: string) =>
  (await api.as(username).call(bell.list, {})).messages
    .filter(({ caseId }) => caseId === id)
    .map(({ kind, by }) => [kind, by && `${by.name} ${by.act} ${by.words}`])
const has = async (id: string, ...names: string[]) => {
  const found: string[] = []
  for (const name of names) if ((await mine(name, id)).length > 0) found.push(name)
  return found
}

describe('a signer', () => {
  it('before gives an opinion; then it is again with who had it, who decides', async () => {
    const id = await caseAt(api, step)
    expect((await doIt(me, id, 'add-signer', { to: user(office), position: 'before', opinion: '请核预算。' })).status).toBe(200)
    expect([await has(id, me, second, office), await outcomes(office, id)]).toEqual([[office], ['cosign-agreed', 'cosign-objected']])
    expect(await told(office, id)).toEqual([['assigned', `${people.nameOf(me)} 加签 请核预算。`]])
    expect((await complete(office, id, 'cosign-agreed')).status).toBe(200)
    expect(await has(id, me, second, office)).toEqual([me])
    expect(await told(me, id)).toEqual([['signers-done', `${people.nameOf(office)} 同意 已阅。`]])
    expect((await drive(api, id, 'filed')).status).toBe('G11')
    const words = (await view(me, id)).history
      .filter(({ kind }) => kind === 'signer-added' || kind === 'acted')
      .map(({ kind, outcome }) => [kind, outcome])
    expect(words.slice(-8)).toEqual(
      expect.arrayContaining([
        ['signer-added', null],
        ['acted', 'cosign-agreed'],
      ]),
    )
  })

  it('beside: who has the step decides when they have answered, or are removed', async () => {
    const id = await caseAt(api, step)
    expect((await doIt(me, id, 'add-signer', { to: user(second), position: 'beside' })).status).toBe(200)
    expect([await has(id, me, second), await outcomes(me, id)]).toEqual([[me, second], []])
    expect((await complete(me, id, 'sign')).body).toMatchObject({ error: 'signers-open' })
    // who waits reads whom for, and since when; who is asked waits for none
    expect((await mine(me, id)).map((task) => task.awaits)).toEqual([
      [{ name: people.nameOf(second), since: (await mine(second, id))[0]!.createdAt }],
    ])
    expect((await mine(second, id)).map((task) => task.awaits)).toEqual([[]])
    const { verbs } = await api.as(me).call(tasks.verbs, { id })
    // who has the step may return the case as well: the dialog says whose task ends with it
    const back = verbs.find(({ verb }) => verb === 'return')!.choices['steps']!
    expect(back.map(({ ends }) => ends?.flatMap(({ of }) => of.names))).toContainEqual([people.nameOf(second)])
    const row = verbs.find(({ verb }) => verb === 'remove-signer')!.choices['row']!
    // it is with who asked again, and the dialog says so
    expect(row.map(({ name, to }) => [name.zh_CN, to?.names])).toEqual([[people.nameOf(second), [people.nameOf(me)]]])
    expect((await doIt(me, id, 'remove-signer', { who: row[0]!.id, reason: '已当面说明。' })).status).toBe(200)
    expect([await has(id, me, second), (await outcomes(me, id)).length > 0]).toEqual([[me], true])
    expect((await mine(me, id)).map((task) => task.awaits)).toEqual([[]])
    // the row is at its end: who decides may return the case
    expect((await doIt(me, id, 'return', { step: 'provinceReview', mode: 'walk-again', reason: '缺页' })).status).toBe(200)
    expect(await has(id, me, second, 'province-sx')).toEqual(['province-sx'])
  })

  it('after decides, and must be one who may', async () => {
    const id = await caseAt(api, step)
    expect((await doIt(me, id, 'add-signer', { to: user(office), position: 'after' })).body).toMatchObject({
      error: 'signer-cannot-decide',
      field: 'to',
    })
    const own = await outcomes(me, id)
    expect((await doIt(me, id, 'add-signer', { to: user(lead), position: 'after' })).status).toBe(200)
    expect(await outcomes(me, id)).toEqual(['handed-on'])
    expect(await told(lead, id)).toEqual([])
    await complete(me, id, 'handed-on')
    expect([await has(id, me, second, lead), await outcomes(lead, id)]).toEqual([[lead], own])
    expect((await told(lead, id)).map(([kind]) => kind)).toEqual(['assigned'])
    // who decides in the row may return the case, too
    expect((await doIt(lead, id, 'return', { step: 'provinceReview', mode: 'straight-back', reason: '缺页' })).status).toBe(200)
    expect(await has(id, me, lead, 'province-sx')).toEqual(['province-sx'])
  })

  it('is added by the lead to whoever has the step, who decides: the lead is told so', async () => {
    const id = await caseAt(api, step)
    const noteFor = async (username: string) =>
      (await api.as(username).call(tasks.verbs, { id })).verbs
        .filter(({ verb }) => ['add-signer', 'countersign', 'delegate'].includes(verb))
        .map(({ note }) => note)
    await api.as(me).call(tasks.claim, { id: (await mine(me, id))[0]!.id })
    for (const note of await noteFor(me)) expect(note).not.toEqual(askedForAnother)
    expect(await noteFor(lead)).toEqual([askedForAnother, askedForAnother, askedForAnother])
  })

  it('is not added by the applicant, another authority or at a step of none', async () => {
    const id = await caseAt(api, step)
    const taskId = (await mine(me, id))[0]!.id
    for (const username of ['company', 'province-sx', 'province-sx-lead', office])
      for (const verb of ['add-signer', 'countersign', 'delegate', 'remove-signer']) {
        const reply = await api
          .as(username)
          .send(tasks.verb, { caseId: id, verb, taskId, input: { to: user(second), position: 'before', reason: '试' } })
        expect([username, verb, [403, 409].includes(reply.status)]).toEqual([username, verb, true])
      }
    expect((await doIt(me, id, 'add-signer', { to: user('province-sx'), position: 'before' })).body).toMatchObject({
      error: 'choice-gone',
      field: 'to',
    })
  })
})

describe('a countersign', () => {
  const begin = async (input: object) => {
    const id = await caseAt(api, step)
    expect((await doIt(me, id, 'countersign', { to: [user(second), user(lead), user(office)], ...input })).status).toBe(200)
    return id
  }

  it('offers people with their duty, and calls namesakes by it', async () => {
    const [id, other] = [await caseAt(api, step), await caseAt(api, step)]
    const offered = async () =>
      (await api.as(me).call(tasks.verbs, { id })).verbs
        .find(({ verb }) => verb === 'countersign')!
        .choices['signers']!.filter((choice) => [lead, office].some((one) => choice.id === user(one)))
    const duties = new Map((await offered()).map((choice) => [choice.id, choice.about?.zh_CN]))
    expect(duties).toEqual(
      new Map([
        [user(lead), '国家文物局负责人'],
        [user(office), '国家文物局办公室'],
      ]),
    )
    const asked = async (caseId: string) => {
      await doIt(me, caseId, 'countersign', { to: [user(lead), user(office)], way: 'all' })
      const { history, tasks: open } = await view(me, caseId)
      return [history.at(-1)!.details['assignee'], ...open.map(({ assignee }) => assignee?.name).toSorted()]
    }
    const [one, two] = [people.nameOf(lead), people.nameOf(office)]
    expect(await asked(other)).toEqual([`${one}、${two}`, ...[one, two].toSorted()])
    await api.pool.query('update users set name = $1 where username = $2', [one, office])
    const called = [lead, office].map((each) => `${one}（${duties.get(user(each))}）`)
    expect(await asked(id)).toEqual([called.join('、'), ...called.toSorted()])
    await api.pool.query('update users set name = $1 where username = $2', [two, office])
  })

  it('all: whatever they say, the one who asked decides', async () => {
    const id = await begin({ way: 'all' })
    expect(await has(id, me, second, lead, office)).toEqual([second, lead, office])
    for (const one of [lead, second, office]) expect((await complete(one, id, 'cosign-objected')).status).toBe(200)
    expect([await has(id, me, second, lead, office), (await outcomes(me, id)).includes('cosign-agreed')]).toEqual([[me], false])
  })

  it('says of each who may be removed to whom the case goes by it', async () => {
    const removed = async (id: string) =>
      (await api.as(me).call(tasks.verbs, { id })).verbs
        .find(({ verb }) => verb === 'remove-signer')!
        .choices['row']!.map(({ name, to }) => [name.zh_CN, to?.names ?? null] as const)
    const name = people.nameOf
    // the others are still asked
    const all = await removed(await begin({ way: 'all' }))
    expect(new Map(all)).toEqual(new Map([second, lead, office].map((one) => [name(one), null])))
    expect(all).toHaveLength(3)
    const inTurn = await removed(await begin({ way: 'sequence' }))
    const [, next] = inTurn.map(([who]) => who)
    expect(inTurn.map(([, to]) => to)).toEqual([[next], null, null])
    const alone = await caseAt(api, step)
    await doIt(me, alone, 'countersign', { to: [user(second)], way: 'all' })
    expect(await removed(alone)).toEqual([[name(second), [name(me)]]])
  })

  it('in sequence: with the one whose turn it is removed, the next is told', async () => {
    const id = await begin({ to: [user(lead), user(office), user(second)], way: 'sequence' })
    const row = (await api.as(me).call(tasks.verbs, { id })).verbs.find(({ verb }) => verb === 'remove-signer')!.choices['row']!
    const first = row.find((choice) => choice.name.zh_CN === people.nameOf(lead))!
    expect((await doIt(me, id, 'remove-signer', { who: first.id, reason: '出差。' })).status).toBe(200)
    expect(await has(id, me, second, lead, office)).toEqual([office])
    expect((await told(office, id)).map(([kind]) => kind)).toEqual(['assigned'])
    expect(await told(second, id)).toEqual([])
  })

  it('any: one answer', async () => {
    const id = await begin({ way: 'any' })
    await complete(lead, id, 'cosign-objected')
    expect(await has(id, me, second, lead, office)).toEqual([me])
  })

  it('in sequence', async () => {
    // in the order in which they were chosen, which the history says
    const id = await begin({ to: [user(lead), user(office), user(second)], way: 'sequence', opinion: '请看防洪评价。' })
    const row = [lead, office, second].map((one, index) => `${index + 1}. ${people.nameOf(one)}`).join('、')
    expect((await view(me, id)).history.at(-1)!.details).toMatchObject({ assignee: row })
    const behind = new Map([lead, office, second].map((one, index, all) => [one, all.length - 1 - index]))
    for (const one of [lead, office, second]) {
      expect((await view(me, id)).tasks.map(({ toAsk }) => toAsk)).toEqual([behind.get(one)])
      const open = await has(id, me, second, lead, office)
      expect(open).toEqual([one])
      // whose turn comes with the answer of another is told as the first is, by whom and for what
      expect(await told(one, id)).toEqual([['assigned', `${people.nameOf(me)} 发起会签 请看防洪评价。`]])
      // an opinion is asked of them: why they cannot return the case stands where the verb would be
      const { verbs, refused } = await api.as(one).call(tasks.verbs, { id })
      expect(verbs.some(({ verb }) => verb === 'return')).toBe(false)
      // of one's own task the menu does not say whose it is
      expect(verbs.find(({ verb }) => verb === 'transfer')?.assignee).toBe('')
      expect(refused.map(({ verb, reason }) => [verb, reason])).toEqual([['return', 'signer-cannot-return']])
      expect((await doIt(one, id, 'return', { step: 'provinceReview', mode: 'walk-again', reason: '缺页' })).body).toMatchObject({
        error: 'signer-cannot-return',
      })
      await complete(one, id, 'cosign-agreed')
    }
    expect(await has(id, me, second, lead, office)).toEqual([me])
  })

  it('is ended by a return of who asked, or of the lead: who was asked is told and reads why', async () => {
    const id = await begin({ way: 'all' })
    const offered = async (username: string) =>
      (await api.as(username).call(tasks.verbs, { id })).verbs.filter(({ verb }) => verb === 'return')
    // once for the whole row, and not by those who are asked, of whom the lead is one
    expect((await Promise.all([me, second, lead, office].map(offered))).map(({ length }) => length)).toEqual([1, 0, 0, 0])
    // it is of the row, not of the one whose task stands for it
    expect((await offered(me))[0]!.assignee).toBe('')
    const ends = (await offered(me))[0]!.choices['steps']![0]!.ends!
    expect(ends.flatMap(({ of }) => of.names).toSorted()).toEqual([second, lead, office].map((name) => people.nameOf(name)).toSorted())
    expect((await doIt(me, id, 'return', { step: 'provinceReview', mode: 'straight-back', reason: '缺页' })).status).toBe(200)
    expect(await has(id, me, second, lead, office, 'province-sx')).toEqual(['province-sx'])
    for (const one of [second, lead, office]) {
      const { messages } = await api.as(one).call(bell.list, {})
      expect(messages.filter(({ caseId, kind }) => caseId === id && kind === 'task-ended')).toHaveLength(1)
      expect((await view(one, id)).history.at(-1)).toMatchObject({ kind: 'returned', opinion: '缺页' })
    }
    await complete('province-sx', id, 'sent-back')
    expect(await has(id, me, second, lead, office)).toEqual([me])

    const led = await caseAt(api, step)
    await doIt(me, led, 'countersign', { to: [user(second), user(office)], way: 'sequence' })
    expect((await doIt(lead, led, 'return', { step: 'provinceReview', mode: 'walk-again', reason: '缺页' })).status).toBe(200)
    expect(await has(led, me, second, lead, office, 'province-sx')).toEqual(['province-sx'])
  })

  it('an answer is taken back while nobody has acted since, and is counted no more', async () => {
    const id = await begin({ way: 'share', share: 66 })
    const takeBack = async (username: string, at: string) => (await doIt(username, at, 'take-back', { opinion: '看错了。' })).status
    await complete(second, id, 'cosign-agreed')
    expect([await takeBack(second, id), await has(id, me, second, lead, office)]).toEqual([200, [second, lead, office]])
    await complete(second, id, 'cosign-agreed')
    // one of them alone has agreed, if twice
    expect(await has(id, me, second, lead, office)).toEqual([lead, office])
    await complete(lead, id, 'cosign-agreed')
    // the share is reached: it is again with who asked, who has not acted
    expect([await takeBack(second, id), await takeBack(lead, id), await has(id, me, second, lead, office)]).toEqual([409, 200, [lead]])
    await complete(lead, id, 'cosign-objected')
    expect(await has(id, me, second, lead, office)).toEqual([me])
    const other = await begin({ way: 'sequence' })
    const asked = () => has(other, me, second, lead, office)
    const [first] = await asked()
    await complete(first!, other, 'cosign-agreed')
    const [behind] = await asked()
    expect([await takeBack(first!, other), await asked()]).toEqual([200, [first]])
    // the case is where it was: who was next is told that it is not their turn, and is still counted
    expect((await told(behind!, other))[0]).toEqual(['task-recalled', `${people.nameOf(first!)} 撤回办理 看错了。`])
    expect((await view(me, other)).tasks.map(({ toAsk }) => toAsk)).toEqual([2])
    await complete(first!, other, 'cosign-objected')
    const [next] = await asked()
    await complete(next!, other, 'cosign-agreed')
    expect([await takeBack(first!, other), (await asked()).includes(first!)]).toEqual([409, false])
  })

  it('is one say for each: who has one, has had one or decides takes over no other', async () => {
    const taking = async (id: string) => {
      const { verbs, refused } = await api.as(lead).call(tasks.verbs, { id })
      return [
        verbs.filter(({ verb }) => verb === 'take-over').length,
        refused.filter(({ reason }) => reason === 'voice-already').map(({ verb }) => verb),
      ]
    }
    const id = await begin({ way: 'all' })
    expect(await taking(id)).toEqual([0, ['take-over', 'take-over']])
    const [task] = await mine(second, id)
    const said = { caseId: id, verb: 'take-over', taskId: task!.id, input: { reason: '出差。' } }
    expect((await api.as(lead).send(tasks.verb, said)).body).toMatchObject({ error: 'voice-already' })
    await complete(lead, id, 'cosign-agreed')
    expect(await taking(id)).toEqual([0, ['take-over', 'take-over']])
    // nor is the task of one given to another of them
    const receivers = (await api.as(lead).call(tasks.verbs, { id })).verbs
      .filter(({ verb, taskId }) => verb === 'transfer' && taskId !== task!.id)
      .flatMap(({ choices }) => choices['receivers']!.map(({ name }) => name.zh_CN))
    expect(receivers).not.toContain(people.nameOf(second))
    // the next round is another one
    for (const one of [second, office]) await complete(one, id, 'cosign-agreed')
    expect((await doIt(me, id, 'countersign', { to: [user(second), user(office)], way: 'all' })).status).toBe(200)
    expect(await taking(id)).toEqual([2, []])
    expect((await doIt(lead, id, 'take-over', { reason: '出差。' })).status).toBe(200)
    expect(await taking(id)).toEqual([0, ['take-over']])
    // who decides behind them has the last word as it is
    const led = await caseAt(api, step)
    expect((await doIt(lead, led, 'take-over', { reason: '承办人出差。' })).status).toBe(200)
    expect((await doIt(lead, led, 'countersign', { to: [user(second)], way: 'all' })).status).toBe(200)
    expect(await taking(led)).toEqual([0, ['take-over']])
  })

  it('is passed on to nobody who is asked at the step already, also by one who hands the say on', async () => {
    const id = await caseAt(api, step)
    expect((await doIt(me, id, 'countersign', { to: [user(second), user(office)], way: 'all' })).status).toBe(200)
    expect((await doIt(office, id, 'add-signer', { to: user(lead), position: 'after' })).status).toBe(200)
    expect((await doIt(second, id, 'transfer', { to: user(me), opinion: '出差。' })).status).toBe(200)
    // others could have it, these not
    expect((await doIt(office, id, 'transfer', { to: user(me), opinion: '出差。' })).body).toMatchObject({ error: 'choice-gone' })
  })

  it('is not passed on to a signer who waits for those they have asked themselves', async () => {
    const id = await caseAt(api, step)
    expect((await doIt(lead, id, 'take-over', { reason: '承办人出差。' })).status).toBe(200)
    expect((await doIt(lead, id, 'countersign', { to: [user(me), user(second)], way: 'all' })).status).toBe(200)
    expect((await doIt(second, id, 'countersign', { to: [user(office)], way: 'all' })).status).toBe(200)
    // it would come back to second, who had two of one row
    expect((await doIt(me, id, 'transfer', { to: user(second), opinion: '出差。' })).body).toMatchObject({ error: 'choice-gone' })
    await complete(office, id, 'cosign-objected')
    expect(await has(id, me, second, lead)).toEqual([me, second])
  })

  it('stays with whom it was passed on to, who has given the claim back', async () => {
    const id = await begin({ way: 'all' })
    expect((await doIt(second, id, 'transfer', { to: user(me), opinion: '出差。' })).status).toBe(200)
    const [task] = await mine(me, id)
    await api.as(me).call(tasks.release, { id: task!.id })
    expect([await has(id, me, second), await outcomes(me, id)]).toEqual([[me], ['cosign-agreed', 'cosign-objected']])
  })

  it('by share: of three, two thirds', async () => {
    const id = await begin({ way: 'share', share: 66 })
    await complete(second, id, 'cosign-objected')
    await complete(lead, id, 'cosign-agreed')
    expect(await has(id, me, second, lead, office)).toEqual([office])
    await complete(office, id, 'cosign-agreed')
    expect(await has(id, me, second, lead, office)).toEqual([me])
    const unsaid = await caseAt(api, step)
    expect((await doIt(me, unsaid, 'countersign', { to: [user(second)], way: 'share' })).body).toMatchObject({ field: 'share' })
  })
})

it('what is delegated comes back when it is done', async () => {
  const id = await caseAt(api, step)
  const own = await outcomes(me, id)
  expect((await doIt(me, id, 'delegate', { to: user(second), opinion: '请代为核对。' })).status).toBe(200)
  expect([await has(id, me, second), await outcomes(second, id)]).toEqual([[second], ['delegated-done']])
  await complete(second, id, 'delegated-done')
  expect([await has(id, me, second), await outcomes(me, id)]).toEqual([[me], own])
})
