import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract } from '@wenwu/core/imports/contract'
import { usualItem } from '../../../case-driver/played-items.ts'
import { submitted } from '../../../testing/case-fixtures.ts'
import { startTestApp, testSecret, type TestApp } from '../../../testing/test-app.ts'
import { importCommand } from './index.ts'

let api: TestApp
let folder: string
beforeAll(async () => {
  api = await startTestApp()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wenwu-older-'))
})
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true })
  await api.stop()
})

const row = (more: object) => ({
  recNumber: '旧2019-001',
  itemCode: usualItem.code,
  billName: '旧系统的城墙修缮工程',
  companyName: '某文物保管所',
  provinceName: '陕西省',
  busiStat: '4',
  camApplyTime: '2019-03-01',
  dispatchNum: '陕文物发〔2019〕12号',
  decidedOn: '2019-04-02',
  ...more,
})

async function run(rows: readonly object[], ...flags: string[]): Promise<{ code: number; printed: string }> {
  const file = path.join(folder, '历史办件.jsonl')
  fs.writeFileSync(file, rows.map((each) => JSON.stringify(each)).join('\n'))
  let printed = ''
  const code = await importCommand({
    pool: api.pool,
    secret: testSecret,
    args: ['older-cases', file, ...flags],
    folder,
    print: (text) => (printed += text),
    isLive: false,
    isStopped: () => false,
  })
  return { code, printed }
}

const list = async (preset: 'old-system' | 'new-system', username = 'province-sx') =>
  (await api.as(username).call(cases.query, { filter: { preset }, sort: 'submitted-desc', page: { number: 1, size: 100 } })).rows

it('concluded cases of an earlier system come in with a result for each row, and the presets tell them from ours', async () => {
  const own = await submitted(api)
  const { rows: units } = await api.pool.query<{ credit_code: string }>(
    "select o.credit_code from organizations o join users u on u.organization_id = o.id where u.username = 'company'",
  )
  const taken = await api.as('company').call(cases.get, { id: own })
  const file = [
    row({}),
    row({
      recNumber: '旧2019-002',
      camApplyTime: '2019-03-02',
      busiStat: '5',
      conclusion: 'not-accepted',
      dispatchNum: '',
      creditCode: units[0]!.credit_code,
    }),
    row({ recNumber: '旧2019-003', busiStat: 'G12' }),
    row({ recNumber: '旧2019-004', conclusion: 'void' }),
    row({ recNumber: '旧2019-005', itemCode: '没有这个事项' }),
    row({ recNumber: taken.number }),
    row({ recNumber: '旧2019-006', camApplyTime: '2199-01-01' }),
  ]
  const { code, printed } = await run(file)
  expect([code, printed.match(/^ {2}\d+ .*$/gm)?.map((line) => line.trim().split(' ')[0])]).toEqual([2, ['3', '4', '7', '5', '6']])
  const older = await list('old-system')
  expect(older.map((each) => [each.number, each.status, each.conclusion, each.documentNumber])).toEqual([
    ['旧2019-002', '5', 'not-accepted', null],
    ['旧2019-001', '4', 'approved', '陕文物发〔2019〕12号'],
  ])
  expect((await list('new-system')).map(({ id }) => id)).toEqual([own])
  expect((await list('old-system', 'province-sxi')).length).toBe(0)
  // again: the same, and what changed
  expect((await run(file.slice(0, 2))).printed).toContain('2')
  expect((await list('old-system')).map(({ id }) => id)).toEqual(older.map(({ id }) => id))
  await run([row({ billName: '改过名称的旧工程' })])
  expect((await list('old-system')).find(({ number }) => number === '旧2019-001')?.title).toBe('改过名称的旧工程')
})

it('are read like any case: by the unit whose code they have, which may apply again', async () => {
  const mine = (await list('old-system', 'company')).find(({ number }) => number === '旧2019-002')!
  const view = await api.as('company').call(cases.get, { id: mine.id })
  expect([view.tasks, view.history, view.abilities.canReapply]).toEqual([[], [], true])
  expect((await api.as('company').call(cases.process, { id: mine.id })).ended).toBe('notAccepted')
  const draft = await api.as('company').call(cases.reapply, { id: mine.id })
  expect([draft.status, draft.reappliedFrom?.id]).toEqual(['01', mine.id])
  expect((await api.as('museum').send(cases.get, { id: mine.id })).status).toBe(404)
})

it('come by the command alone', async () => {
  const reply = await api
    .as('editor-lead')
    .sendWire(contract.check, { target: 'older-cases' }, { file: { name: 'a.jsonl', content: '{}' } })
  expect(reply.status).toBe(403)
})
