import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, type NoticeQuery } from '@wenwu/core/notices/contract'
import { noticeCallMessage } from '@wenwu/core/notices/model'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const key = 'the key of a portal, longer than thirty-two characters'.replaceAll(' ', '-')
let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ config: { noticeApps: new Map([['portal', key]]) } })
})
afterAll(() => api.stop())

const newest: NoticeQuery = { title: undefined, from: undefined, to: undefined, page: { number: 1, size: 10 } }
const officialsOnly = '平台操作培训安排'
const titlesOf = (page: { rows: { notice_title: string }[] }) => page.rows.map((row) => row.notice_title)

describe('notices', () => {
  it('reach whom they are for, newest first', async () => {
    const open = titlesOf(await api.anonymous.call(contract.open, newest))
    expect(open).toHaveLength(4)
    expect(open[0]).toBe('关于文物行政审批与监管平台试运行的通知')
    expect(open).not.toContain(officialsOnly)
    expect((await api.as('company').call(contract.list, {})).map((row) => row.notice_title)).toEqual(open)
    const official = await api.as('province-sx').call(contract.list, {})
    expect(official.map((row) => row.notice_title)).toEqual([...open, officialsOnly])
    const { id } = official.at(-1)!
    expect((await api.as('province-sx').call(contract.get, { id })).notice_content).toContain('^p')
    for (const stranger of [api.anonymous, api.as('company')]) expect((await stranger.send(contract.get, { id })).status).toBe(404)
  })

  it('are found by words of the title and days of publication, both included', async () => {
    const find = async (query: Partial<NoticeQuery>) => titlesOf(await api.as('national-lead').call(contract.open, { ...newest, ...query }))
    expect(await find({ title: '汛期 文物' })).toEqual(['关于加强汛期不可移动文物安全防范工作的通知'])
    expect(await find({ title: '%' })).toEqual([])
    const [first] = (await api.anonymous.call(contract.open, newest)).rows
    const day = first!.pub_time.slice(0, 10)
    expect(await find({ from: day, to: day })).toEqual([first!.notice_title])
    const second = await api.as('national-lead').call(contract.open, { ...newest, page: { number: 2, size: 2 } })
    expect([second.rows.length, second.total]).toEqual([2, 5])
    const { queries } = await api.countQueries(() => api.anonymous.call(contract.open, { ...newest, page: { number: 1, size: 2 } }))
    expect(queries).toBe(2)
  })
})

describe('the signed call of a portal', () => {
  const body = { starttime: '', endtime: '', title: '', isdoor: 1, iswork: '', currentPage: 1, pageSize: 10 }
  const sign = (
    changed: Partial<{ app: string; time: number; definite: string; isDoor: string; key: string }> = {},
  ): Record<string, string> => {
    const appCode = changed.app ?? 'portal'
    const time = String(changed.time ?? api.clock.now().getTime())
    const definite = changed.definite ?? `nonce-${Math.random().toString(36).slice(2)}-0000000000`
    const isDoor = changed.isDoor ?? '1'
    const secretSign = createHmac('sha256', changed.key ?? key)
      .update(noticeCallMessage({ appCode, time, definite, isDoor }))
      .digest('hex')
    return { secretTime: time, secretSign, secretDefinite: definite, appCode, isdoor: isDoor }
  }
  const ask = (headers: Record<string, string>) => api.request('POST', '/api/crbNoticeMaintenances/login', body, headers)

  it('reads public notices, with the body the specification sends; the first of data is the newest', async () => {
    const reply = await ask(sign())
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      code: 200,
      recordsTotal: 4,
      data: [{ notice_title: '关于文物行政审批与监管平台试运行的通知', pub_organization: '国家文物局' }, {}, {}, {}],
    })
    // an official's browser that makes the call gets the public's notices, too
    const authorization = (await api.as('province-sx').authorization())!
    expect((await ask({ ...sign(), authorization })).body).toMatchObject({ recordsTotal: 4 })
  })

  it('is refused unsigned, with another key, of an unknown application, with any header changed, too old, too new', async () => {
    const minutes = (n: number) => api.clock.now().getTime() + n * 60_000
    const good = sign()
    const bad: Record<string, string>[] = [
      {},
      sign({ key: 'x'.repeat(40) }),
      sign({ app: 'another' }),
      { ...good, isdoor: '0' },
      { ...good, secretTime: String(Number(good['secretTime']) + 1) },
      { ...good, secretDefinite: `${good['secretDefinite']}x` },
      { ...good, secretSign: good['secretSign']!.slice(0, -2) },
      sign({ time: minutes(-6) }),
      sign({ time: minutes(6) }),
      sign({ definite: 'short' }),
    ]
    for (const headers of bad)
      expect((await ask(headers)).body).toMatchObject({ error: 'signed-call-invalid', msg: '调用签名无效或已使用。' })
    expect((await ask(sign({ time: minutes(-4) }))).status).toBe(200)
    // nothing of all that used the good one up
    expect((await ask(good)).status).toBe(200)
  })

  it('opens once: the same headers again are refused, also at the same moment', async () => {
    const headers = sign()
    const replies = await Promise.all([ask(headers), ask(headers), ask(headers)])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 403, 403])
    expect((await ask(headers)).status).toBe(403)
  })
})
