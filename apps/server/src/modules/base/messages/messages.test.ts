import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/messages/contract'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as verification } from '@wenwu/core/verification/contract'
import { newId } from '@wenwu/core/kernel/id'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { readConfig } from '../../../platform/config.ts'
import { messagesTo, runJobs } from '../../../testing/messages.ts'
import { startTestApp, testSecret, type TestApp } from '../../../testing/test-app.ts'
import { queueMessage, sendMessage } from './index.ts'
import { Outbox } from './outbox.ts'
import { openMessage, sealMessage } from './seal-message.ts'

const mobile = '13800138000'

describe('the message queue and the development outbox', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  const message = (to: string | null = mobile) =>
    ({ mobile: to, template: 'password-changed', params: { time: '2026-11-23 10:00' }, now: api.clock.now() }) as const
  const idOf = async () =>
    (await api.pool.query<{ id: string; status: string }>('select id, status from messages order by created_at desc, id desc limit 1'))
      .rows[0]!

  it('a message leaves when its change is committed, and only then', async () => {
    const undone = inTransaction(api.pool, async (db) => {
      await queueMessage(db, api.services, message('13800000001'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await messagesTo(api, '13800000001')).toEqual([])
    await inTransaction(api.pool, (db) => queueMessage(db, api.services, message()))
    expect(await messagesTo(api, mobile)).toMatchObject([
      {
        mobile,
        template: 'password-changed',
        text: '【文物审批】您的账号密码已于 2026-11-23 10:00 修改，已登录的设备已全部退出。如非本人操作，请立即重置密码并联系管理员。',
      },
    ])
  })

  it('run twice, the job sends once', async () => {
    await inTransaction(api.pool, (db) => queueMessage(db, api.services, message('13800000002')))
    const { id } = await idOf()
    await sendMessage(api.services, id, api.clock.now())
    await sendMessage(api.services, id, api.clock.now())
    expect(await messagesTo(api, '13800000002')).toHaveLength(1)
  })

  it('what is too old is given up, what is for nobody is withheld; neither keeps its words', async () => {
    await inTransaction(api.pool, (db) => queueMessage(db, api.services, { ...message('13800000003'), lifetimeSeconds: 60 }))
    const old = await idOf()
    await sendMessage(api.services, old.id, new Date(api.clock.now().getTime() + 61_000))
    await inTransaction(api.pool, (db) => queueMessage(db, api.services, message(null)))
    const withheld = await idOf()
    await sendMessage(api.services, withheld.id, api.clock.now())
    const { rows } = await api.pool.query('select status, sealed from messages where id = any($1) order by status', [[old.id, withheld.id]])
    expect(rows).toEqual([
      { status: 'expired', sealed: null },
      { status: 'withheld', sealed: null },
    ])
    expect(await messagesTo(api, '13800000003')).toEqual([])
  })

  it('shows the newest first, of one number or of all', async () => {
    await inTransaction(api.pool, (db) => queueMessage(db, api.services, message('13800000004')))
    await inTransaction(api.pool, (db) => queueMessage(db, api.services, message('13800000005')))
    await messagesTo(api, '13800000004')
    const all = await api.anonymous.call(contract.outbox, {})
    expect(all.length).toBeGreaterThan(1)
    expect([...all].sort((a, b) => (a.sentAt < b.sentAt ? 1 : -1))).toEqual(all)
    expect((await api.anonymous.call(contract.outbox, { mobile: '+86 138 0000 0004' })).map((one) => one.mobile)).toEqual(['13800000004'])
    expect(await api.anonymous.call(contract.outbox, { mobile: 'nonsense' })).toEqual([])
  })

  it('is one statement', async () => {
    expect((await api.countQueries(() => api.anonymous.call(contract.outbox, {}))).queries).toBe(1)
  })

  it('opens the way in by SMS', async () => {
    expect(await api.anonymous.call(auth.ways, {})).toContain('sms')
  })
})

describe('in production without a gateway', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp({ config: { environment: 'production' } })
  })
  afterAll(() => api.stop())

  it('the outbox does not exist, not even for administrators', async () => {
    for (const caller of [api.anonymous, api.as('admin-system'), api.as('admin-audit')])
      expect(await caller.send(contract.outbox, {})).toMatchObject({ status: 404, body: { error: 'not-found' } })
  })

  it('its adapter refuses to be made, and the job fails instead of writing', async () => {
    expect(() => new Outbox(api.services, api.clock.now())).toThrow('never used in production')
    await inTransaction(api.pool, (db) =>
      queueMessage(db, api.services, { mobile, template: 'password-changed', params: { time: '' }, now: api.clock.now() }),
    )
    expect(await runJobs(api)).toBe(1)
    const { rows } = await api.pool.query('select from outbox_messages')
    expect(rows).toEqual([])
  })

  it('no code can be asked for, and the way in by SMS is closed', async () => {
    expect(await api.anonymous.call(auth.ways, {})).not.toContain('sms')
    const reply = await api.anonymous.send(verification.sendCode, { mobile, purpose: 'sign-in' })
    expect(reply).toMatchObject({ status: 200, body: { flag: '0', error: 'messages-closed', msg: '短信服务未开通，请联系管理员。' } })
    const forgotten = await api.anonymous.send(verification.forgotPassword, { userType: 'person', username: 'person', mobile })
    expect(forgotten).toMatchObject({ status: 503, body: { error: 'messages-closed' } })
  })
})

describe('with a gateway', () => {
  let api: TestApp
  let gateway: http.Server
  let seen: { url: string; headers: http.IncomingHttpHeaders; body: unknown }[] = []
  let answer: (reply: http.ServerResponse) => void
  const ok = (reply: http.ServerResponse) => reply.writeHead(200).end('{"echo":"13800138000"}')

  beforeAll(async () => {
    answer = ok
    gateway = http.createServer((request, reply) => {
      let text = ''
      request.on('data', (part: Buffer) => (text += part.toString('utf8')))
      request.on('end', () => {
        seen.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(text) as unknown })
        answer(reply)
      })
    })
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const { port } = gateway.address() as AddressInfo
    // production: the adapter that is in force there
    api = await startTestApp({
      config: { environment: 'production', sms: { url: `http://127.0.0.1:${port}/send`, secret: 'a secret of the gateway' } },
    })
  })
  afterAll(async () => {
    await api.stop()
    await new Promise((resolve) => gateway.close(resolve))
  })
  afterEach(() => {
    seen = []
    answer = ok
  })

  async function queue(lifetimeSeconds = 300): Promise<string> {
    await inTransaction(api.pool, (db) =>
      queueMessage(db, api.services, {
        mobile,
        template: 'sign-in-code',
        params: { code: '123456', minutes: 5 },
        now: api.clock.now(),
        lifetimeSeconds,
      }),
    )
    return (await api.pool.query<{ id: string }>('select id from messages order by created_at desc, id desc limit 1')).rows[0]!.id
  }
  const stateOf = async (id: string) =>
    (
      await api.pool.query<{ status: string; isSealed: boolean }>(
        'select status, sealed is not null as "isSealed" from messages where id = $1',
        [id],
      )
    ).rows[0]

  it('posts number and words with the secret and a key of the message; nothing in the address', async () => {
    const id = await queue()
    expect(await runJobs(api)).toBe(0)
    expect(seen).toMatchObject([
      {
        url: '/send',
        headers: { authorization: 'Bearer a secret of the gateway', 'idempotency-key': id, 'content-type': 'application/json' },
        body: { id, mobile, template: 'sign-in-code', text: expect.stringContaining('123456') as string },
      },
    ])
    expect(await stateOf(id)).toEqual({ status: 'sent', isSealed: false })
    expect((await api.pool.query('select from outbox_messages')).rows).toEqual([])
  })

  it.each([500, 503, 429, 408])('%i: the queue tries again until it is taken', async (status) => {
    answer = (reply) => reply.writeHead(status).end()
    const id = await queue()
    await expect(sendMessage(api.services, id, api.clock.now())).rejects.toThrow(String(status))
    expect(await stateOf(id)).toEqual({ status: 'queued', isSealed: true })
    answer = ok
    await sendMessage(api.services, id, api.clock.now())
    expect(await stateOf(id)).toEqual({ status: 'sent', isSealed: false })
    expect(new Set(seen.map((request) => request.headers['idempotency-key']))).toEqual(new Set([id]))
  })

  it('a refusal is final', async () => {
    answer = (reply) => reply.writeHead(400).end()
    const id = await queue()
    await sendMessage(api.services, id, api.clock.now())
    expect(await stateOf(id)).toEqual({ status: 'refused', isSealed: false })
  })

  it('a redirect is not followed, wherever it leads', async () => {
    answer = (reply) => reply.writeHead(307, { location: '/elsewhere' }).end()
    const id = await queue()
    await sendMessage(api.services, id, api.clock.now())
    expect(seen.map((request) => request.url)).toEqual(['/send'])
    expect(await stateOf(id)).toMatchObject({ status: 'refused' })
  })

  it('a gateway that does not answer is tried again, until the code is worth nothing', async () => {
    answer = (reply) => reply.destroy()
    const id = await queue(60)
    await expect(sendMessage(api.services, id, api.clock.now())).rejects.toThrow()
    await sendMessage(api.services, id, new Date(api.clock.now().getTime() + 61_000))
    expect(await stateOf(id)).toEqual({ status: 'expired', isSealed: false })
  })

  it('opens the way in by SMS, and no outbox', async () => {
    expect(await api.anonymous.call(auth.ways, {})).toContain('sms')
    expect((await api.anonymous.send(contract.outbox, {})).status).toBe(404)
    expect(await api.anonymous.call(verification.sendCode, { mobile, purpose: 'register' })).toEqual({ seconds: 60, isRehearsal: false })
  })
})

describe('a waiting message', () => {
  const id = newId()
  it('is read by nobody without the secret, nor under another id, nor after a change', () => {
    const sealed = sealMessage(testSecret, id, { mobile, text: '123456' })
    expect(openMessage(testSecret, id, sealed)).toEqual({ mobile, text: '123456' })
    expect(sealed.toString('latin1')).not.toContain('123456')
    expect(() => openMessage(Buffer.alloc(40, 1), id, sealed)).toThrow()
    expect(() => openMessage(testSecret, newId(), sealed)).toThrow()
    const changed = Buffer.from(sealed)
    changed[changed.length - 1]! ^= 1
    expect(() => openMessage(testSecret, id, changed)).toThrow()
  })
})

describe('the setting of the gateway', () => {
  const read = (environment: string, url: string, secret = 'sixteen letters!') =>
    readConfig(
      {
        WENWU_ENV: environment,
        WENWU_SECRET: testSecret.toString('utf8'),
        WENWU_PUBLIC_URL: 'https://wenwu.example',
        WENWU_SMS_URL: url,
        WENWU_SMS_SECRET: secret,
      },
      '/tmp',
    ).sms

  it('is https in production, or this machine', () => {
    expect(read('production', 'https://sms.example.com/send')).toEqual({ url: 'https://sms.example.com/send', secret: 'sixteen letters!' })
    expect(read('production', 'http://127.0.0.1:8080/send')).toMatchObject({ url: 'http://127.0.0.1:8080/send' })
    expect(read('test', 'http://10.0.0.8/send')).toMatchObject({ url: 'http://10.0.0.8/send' })
    expect(read('test', '')).toBeUndefined()
  })

  it.each(['http://sms.example.com/send', 'ftp://127.0.0.1/', 'file:///etc/passwd', 'nonsense', 'https://user:word@sms.example.com/'])(
    'refuses %s',
    (url) => {
      expect(() => read('production', url)).toThrow('WENWU_SMS_URL')
    },
  )

  it('demands a secret', () => {
    expect(() => read('production', 'https://sms.example.com/', 'short')).toThrow('WENWU_SMS_SECRET')
  })
})
