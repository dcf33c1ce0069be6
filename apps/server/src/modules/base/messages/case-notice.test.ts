import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/messages/contract'
import { readMailServer } from '../../../platform/mail-settings.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { runJobs } from '../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { queueCaseNotice, sendMessage } from './index.ts'

const person = { name: '林青禾', mobile: '13900001111', email: 'lin@example.com', locale: null }
const title = '凤栖路区间隧道\r\nBcc: x@example.com\r\n工程'
const record = { id: '0193b0a0-0000-7000-8000-000000000001', number: '2026-00000012', title }

const queue = (api: TestApp, more: Partial<Parameters<typeof queueCaseNotice>[2]> = {}) =>
  inTransaction(api.pool, (db) =>
    queueCaseNotice(db, api.services, { notice: 'case-correction', person, case: record, now: api.clock.now(), ...more }),
  )

describe('in a rehearsal', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp({ config: { publicUrl: 'https://wenwu.example' } })
  })
  afterAll(() => api.stop())

  it('phone and mailbox both show in the outbox, in the language of the person', async () => {
    await queue(api)
    await queue(api, {
      notice: 'case-decided',
      person: { ...person, email: 'other@example.com', locale: 'en_US' },
      case: { ...record, title: 'Tunnel' },
    })
    await runJobs(api)
    const [mail] = await api.anonymous.call(contract.outbox, { email: person.email })
    expect(mail).toMatchObject({
      mobile: '',
      email: person.email,
      template: 'case-correction',
      subject: '申报需要补正：凤栖路区间隧道 Bcc: x@example.com 工程',
    })
    expect(mail!.text).toMatch(/^林青禾：\n\n您申报的“凤栖路/)
    expect(mail!.text).toContain(`查看：https://wenwu.example/cases/${record.id}`)
    const sms = await api.anonymous.call(contract.outbox, { mobile: person.mobile })
    expect(sms.map((one) => [one.email, one.template])).toEqual(
      expect.arrayContaining([
        ['', 'case-correction'],
        ['', 'case-decided'],
      ]),
    )
    const [english] = await api.anonymous.call(contract.outbox, { email: 'other@example.com' })
    expect(english!.subject).toBe('Decision on your application: Tunnel')
  })

  it('nothing is queued for who has neither number nor address; a long title is cut', async () => {
    const count = async () => (await api.pool.query<{ n: string }>('select count(*) as n from messages')).rows[0]!.n
    const before = await count()
    await queue(api, { person: { ...person, mobile: '', email: 'no address' } })
    expect(await count()).toBe(before)
    await queue(api, { person: { ...person, mobile: '', email: 'long@example.com' }, case: { ...record, title: '塔'.repeat(200) } })
    await runJobs(api)
    expect((await api.anonymous.call(contract.outbox, { email: 'long@example.com' }))[0]!.subject).toBe(`申报需要补正：${'塔'.repeat(60)}…`)
  })
})

describe('with a mail server', () => {
  let api: TestApp
  let server: SMTPServer
  let mails: { from: string; to: string[]; raw: string }[] = []
  let refusal: number | undefined

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      hideSTARTTLS: true,
      onRcptTo(_address, _session, done) {
        done(refusal === undefined ? null : Object.assign(new Error('no'), { responseCode: refusal }))
      },
      onData(stream, session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope
          mails.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map((one) => one.address),
            raw: Buffer.concat(parts).toString('utf8'),
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    const fail = (_zh: string, en: string): never => {
      throw new Error(en)
    }
    const mail = readMailServer(
      { WENWU_SMTP_URL: `smtp://127.0.0.1:${port}`, WENWU_MAIL_FROM: '文物审批平台 <no-reply@example.com>' },
      fail,
    )
    // production without a gateway for phones: mail alone
    api = await startTestApp({ config: { environment: 'production', mail } })
  })
  afterAll(async () => {
    await api.stop()
    await new Promise<void>((resolve) => server.close(resolve))
  })
  afterEach(() => {
    mails = []
    refusal = undefined
  })

  const newest = async () =>
    (
      await api.pool.query<{ id: string; status: string; sealed: Buffer | null }>(
        'select id, status, sealed from messages order by created_at desc, id desc limit 1',
      )
    ).rows[0]!

  it('one mail goes to one address; a title adds no header and no receiver', async () => {
    await queue(api)
    expect(await runJobs(api)).toBe(0)
    expect(mails).toMatchObject([{ from: 'no-reply@example.com', to: [person.email] }])
    const { id, status, sealed } = await newest()
    expect([status, sealed]).toEqual(['sent', null])
    const head = mails[0]!.raw.split('\r\n\r\n')[0]!
    expect(head).toContain(`Message-ID: <${id}@example.com>`)
    expect(head).toContain('Auto-Submitted: auto-generated')
    expect(head.split('\r\n').filter((line) => /^(bcc|to):/i.test(line))).toEqual([`To: ${person.email}`])
  })

  it('a refusal is final, a full mailbox is tried again', async () => {
    refusal = 550
    await queue(api)
    expect(await runJobs(api)).toBe(0)
    expect((await newest()).status).toBe('refused')
    refusal = 452
    await queue(api)
    const { id } = await newest()
    await expect(sendMessage(api.services, id, api.clock.now())).rejects.toThrow('452')
    expect((await newest()).status).toBe('queued')
    refusal = undefined
    await sendMessage(api.services, id, api.clock.now())
    expect([(await newest()).status, mails.length]).toEqual(['sent', 1])
  })
})

it('an installation without any channel queues nothing', async () => {
  const api = await startTestApp({ config: { environment: 'production' } })
  await queue(api)
  expect((await api.pool.query('select from messages')).rows).toEqual([])
  await api.stop()
})
