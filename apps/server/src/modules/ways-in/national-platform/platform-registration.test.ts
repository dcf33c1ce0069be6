import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as registration } from '@wenwu/core/registration/contract'
import { agreements } from '@wenwu/core/registration/agreements'
import { newMobile, registrantPassword, registrationCode, signInAs } from '../../../testing/registrants.ts'
import { digestOf, type TestApp } from '../../../testing/test-app.ts'
import { CookieBrowser } from './testing/cookie-browser.ts'
import { refused, simulated, startWithSimulator } from './testing/simulated-platform.ts'

const { other, newEntity, newCentre } = simulated

let api: TestApp
let browser: CookieBrowser
beforeAll(async () => {
  api = await startWithSimulator()
})
afterAll(() => api.stop())
beforeEach(() => {
  browser = new CookieBrowser(api)
})

async function accountPart(mobile: string) {
  return {
    password: digestOf(registrantPassword),
    phone: mobile,
    vCode: await registrationCode(api, mobile),
    email: 'ruochuan@example.com',
  }
}
const consents = { service: agreements.service.version, privacy: agreements.privacy.version }

describe('registering what the platform has verified', () => {
  it('an individual: name and number are the platform’s, the account is bound, a repeated request changes nothing', async () => {
    await browser.come(other)
    const body = {
      username: 'gj-person',
      ...(await accountPart(newMobile())),
      agreement: { ...consents, idCard: agreements['identity-number'].version },
      name: '冒名者',
      idCard: '110105199003070017',
    }
    const send = (key: string) => browser.send('/api/v1/national-platform/individuals', { json: body, headers: { 'idempotency-key': key } })
    const first = await send('registration-of-the-other-one')
    expect([first.status, first.body.data]).toEqual([200, { id: expect.any(String) as string, userName: 'gj-person', userType: '2' }])
    expect((await send('registration-of-the-other-one')).body).toEqual(first.body)
    expect((await send('another-key-of-the-same-person')).status).not.toBe(200)
    const { rows } = await api.pool.query<{ name: string; kinds: string[] }>(
      `select name, array(select kind from consents where user_id = users.id order by kind) as kinds from users where username = 'gj-person'`,
    )
    expect(rows).toEqual([{ name: '温言蹊', kinds: ['identity-number', 'privacy', 'service'] }])
    const again = await browser.come(other)
    expect(again.body.code).toBe(200)
    expect(
      (await browser.send('/api/userCount/getCurrentUserCount', { headers: { authorization: await browser.tokenFor(again) } })).body.data,
    ).toMatchObject({ userName: 'gj-person' })
  })

  it('an entity with its administrator; then a further person of it as an operator who waits', async () => {
    await browser.come(newEntity, '/api/zwfw/corpLogin')
    expect(await browser.arrival()).toMatchObject({ organizationName: '河东木作营造有限公司', isEntityKnown: false })
    const entity = {
      username: 'gj-entity',
      ...(await accountPart(newMobile())),
      regionCode: '140802',
      address: '禹都大道 8 号',
      agreement: consents,
    }
    const operator = { username: 'gj-operator', ...(await accountPart(newMobile())), agreement: consents }
    const key = (name: string) => ({ 'idempotency-key': `registration-${name}-here` })
    expect(refused(await browser.send('/api/v1/national-platform/operators', { json: operator, headers: key('early') }))).toEqual([
      404,
      'not-found',
    ])
    expect(
      refused(
        await browser.send('/api/v1/national-platform/individuals', {
          json: { ...operator, agreement: { ...consents, idCard: '' } },
          headers: key('kind'),
        }),
      ),
    ).toEqual([404, 'platform-arrival-over'])
    expect((await browser.send('/api/v1/national-platform/entities', { json: entity, headers: key('entity') })).status).toBe(200)
    const { rows } = await api.pool.query(
      `select o.name, o.credit_code, o.legal_representative, u.name as person from users u join organizations o on o.id = u.organization_id where username = 'gj-entity'`,
    )
    expect(rows).toEqual([
      { name: '河东木作营造有限公司', credit_code: '91140800MA0DEM088X', legal_representative: '蒋安澜', person: '蒋安澜' },
    ])

    // the same account of the platform, bound no more: its holder is a further person of the entity now
    await api.pool.query('delete from platform_bindings')
    await browser.come(newEntity, '/api/zwfw/corpLogin')
    expect(await browser.arrival()).toMatchObject({ isEntityKnown: true })
    expect((await browser.send('/api/v1/national-platform/operators', { json: operator, headers: key('operator') })).status).toBe(200)
    const administrator = await signInAs(api, 'gj-entity', 'legal-entity')
    const { rows: operators } = await administrator.call(registration.operators, {
      filter: {},
      sort: 'added-desc',
      page: { number: 1, size: 10 },
    })
    expect(operators).toMatchObject([{ username: 'gj-operator', state: 'waiting', name: '蒋安澜' }])
    const own = await signInAs(api, 'gj-operator', 'legal-entity')
    expect((await own.send(registration.operators, { filter: {}, sort: 'added-desc', page: { number: 1, size: 10 } })).status).toBe(403)
  })

  it('no one without an arrival, and no one without the code of the telephone', async () => {
    const body = { username: 'gj-nobody', ...(await accountPart(newMobile())), regionCode: '610102', address: '', agreement: consents }
    const send = (json: object) =>
      browser.send('/api/v1/national-platform/entities', { json, headers: { 'idempotency-key': 'registration-of-nobody' } })
    expect(refused(await send(body))).toEqual([404, 'platform-arrival-over'])
    await browser.come(newCentre, '/api/zwfw/corpLogin')
    expect((await send({ ...body, vCode: '000000' })).status).toBe(400)
    expect(await browser.arrival()).not.toBeNull()
    expect((await send(body)).status).toBe(200)
  })
})
