import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, drive, taskOf } from '../../../../case-driver/drive-case.ts'
import { waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

// The clock of a case that an administrator moves, or whose head has stopped the time.

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ now: '2026-03-02T02:00:00Z' })
})
afterAll(() => api.stop())

const doIt = (username: string, caseId: string, verb: string, input: object) =>
  // to go on needs no reason
  api.as(username).send(tasks.verb, { caseId, verb, input: { ...(verb !== 'resume-clock' && { reason: '流程走不下去。' }), ...input } })
const done = async (...deed: Parameters<typeof doIt>) => expect([deed[2], (await doIt(...deed)).status]).toEqual([deed[2], 200])
const jump = (caseId: string, step: string) => done('case-admin', caseId, 'jump', { step })
const clockOf = async (id: string) => {
  const { clock } = await api.as('national-lead').call(cases.get, { id })
  return [clock?.key, clock?.state, clock?.dueOn]
}

describe('a move by hand', () => {
  it('to before the steps of a clock holds it, also where the case was never there; past them it holds nothing', async () => {
    const id = await waitingCase(api, 'provinceReview')
    expect((await clockOf(id)).slice(0, 2)).toEqual(['review', 'running'])
    await jump(id, 'nationalReview')
    const begun = await clockOf(id)
    expect(begun.slice(0, 2)).toEqual(['decision', 'running'])
    // the acceptance was passed over, so it lies behind
    await jump(id, 'nationalAccept')
    expect(await clockOf(id)).toEqual(begun)
    await jump(id, 'nationalReview')
    expect(await clockOf(id)).toEqual(begun)
    await jump(id, 'provinceSign')
    expect((await clockOf(id))[0]).toBe('decision')
    await jump(id, 'nationalReview')
    expect(await clockOf(id)).toEqual(begun)
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('lets no time that the head has stopped go on, nor end', async () => {
    const id = await waitingCase(api, 'provinceReview')
    await jump(id, 'nationalReview')
    await done('national-lead', id, 'suspend-clock', { cause: 'hearing', plannedDays: 20 })
    const stopped = await clockOf(id)
    expect(stopped.slice(0, 2)).toEqual(['decision', 'stopped'])
    for (const step of ['nationalAccept', 'nationalReview', 'provinceReview', 'nationalReview']) {
      await jump(id, step)
      expect([step, await clockOf(id)]).toEqual([step, stopped])
    }
    await expect(drive(api, id, 'filed')).rejects.toThrow('期限已暂停（听证），请先恢复计时。')
    await done('national-lead', id, 'resume-clock', {})
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('after a reopening goes on with what was left, and no clock of before runs past its steps', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const begun = await clockOf(id)
    await done('national-lead', id, 'void', {})
    await done('national-lead', id, 'reopen', { step: 'nationalAccept', ground: 'mistake' })
    expect((await clockOf(id))[0]).toBe('acceptance')
    await jump(id, 'nationalReview')
    expect(await clockOf(id)).toEqual(begun)
    await drive(api, id, 'filing')
    expect((await clockOf(id))[0]).toBe('delivery')
  })
})

it('the province’s head who has stopped the time lets it go on before the case is reported, or is moved on', async () => {
  const id = await waitingCase(api, 'provinceSign')
  await done('province-sx-lead', id, 'suspend-clock', { cause: 'appraisal', plannedDays: 30 })
  const stopped = await clockOf(id)
  const reporting = async () =>
    (await taskOf(api, 'province-sx-lead', id, 'provinceSign')).actions.find(({ outcome }) => outcome === 'report')
  expect((await reporting())?.hint?.zh_CN).toBe('期限已暂停（鉴定），尚不能办理；请先由本机关负责人恢复计时。')
  await expect(act(api, 'province-sx-lead', id, 'provinceSign', { outcome: 'report' })).rejects.toThrow(
    '期限已暂停（鉴定），请先恢复计时。',
  )
  const { verbs } = await api.as('case-admin').call(tasks.verbs, { id })
  const offer = verbs.find(({ verb }) => verb === 'jump')!
  expect(offer.choices['targets']!.map((choice) => choice.id)).toEqual(['provinceAccept', 'provinceReview'])
  expect(offer.note.zh_CN).toContain('期限已暂停（鉴定），恢复计时前不能转到会结束该期限的环节。')
  expect((await doIt('case-admin', id, 'jump', { step: 'nationalReview' })).body).toMatchObject({ error: 'step-not-there', field: 'step' })
  expect(await clockOf(id)).toEqual(stopped)
  await done('province-sx-lead', id, 'resume-clock', {})
  expect((await reporting())?.hint?.zh_CN).toMatch(/\n将转给：/)
  await act(api, 'province-sx-lead', id, 'provinceSign', { outcome: 'report' })
  expect((await clockOf(id)).slice(0, 2)).toEqual(['acceptance', 'running'])
})
