import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { developmentCertificates } from '../apps/server/src/platform/certificate-settings.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { knock, signOutByHand } from './support/sign-in.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

const pin = '123456'

let stage: Stage
/** A middleware on the user's own machine: answers as one, by the keys of the signer. */
let middleware: Server
/** The same on a port that no setting names. */
let stranger: Server
const asked: string[] = []

function startMiddleware(name: string): Promise<Server> {
  const server = createServer((request, reply) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
    if (request.method === 'OPTIONS') return void reply.writeHead(204, cors).end()
    asked.push(`${name} ${request.url} ${request.headers.cookie ?? ''}${request.headers.authorization ?? ''}`.trim())
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      void fetch(`${stage.address}/api/certificate-development${request.url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
        .then((answer) => answer.text())
        .then((text) => reply.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(text))
    })
  }).listen(0, '127.0.0.1')
  return new Promise((resolve) => server.once('listening', () => resolve(server)))
}

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** The page finds the key here: undefined is the signer of rehearsal, on our own server. */
function keyAt(address: string | undefined): void {
  stage.app.services.config.certificate = { ...developmentCertificates, middleware: address }
}

beforeAll(async () => {
  ;[middleware, stranger] = await Promise.all([startMiddleware('middleware'), startMiddleware('stranger')])
  stage = await startStage({ config: { certificate: { ...developmentCertificates, middleware: addressOf(middleware) } } })
})
afterAll(async () => {
  await stage?.close()
  middleware.close()
  stranger.close()
})
beforeEach(() => {
  keyAt(undefined)
  asked.length = 0
})
afterEach((context) => {
  // the page speaks to another port of this machine, and is kept from a third
  const isKeys = (problem: string): boolean =>
    problem.startsWith(`request to ${addressOf(middleware)}/`) || problem.includes(addressOf(stranger))
  expect(stage.takeProblems().filter((problem) => !isKeys(problem))).toEqual([])
  return endTest(stage, context)
})

async function openWay(options = {}): Promise<Page> {
  const page = await stage.visit(options)
  await page.goto('/crblogin?type=3&way=certificate')
  await page.getByRole('radio').first().waitFor()
  return page
}

/** The certificate of this account on the key. */
const certificateOf = (page: Page, username: string) => page.getByRole('radio', { name: username })

async function signIn(page: Page, username: string): Promise<void> {
  await certificateOf(page, username).first().check()
  await page.getByLabel('PIN 码', { exact: true }).fill(pin)
  await page.getByRole('button', { name: '使用证书登录' }).click()
}

const userOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('USER_INFO') ?? '{}') as { username?: string }).username)

async function issue(order: { username: string; keyKind: 'rsa' | 'p256' | 'sm2'; isExpired?: boolean; isBound?: boolean }): Promise<void> {
  const body = JSON.stringify({ isExpired: false, isBound: false, ...order })
  const reply = await fetch(`${stage.address}/api/certificate-development/certificates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(reply.status).toBe(200)
}

describe('signing in by certificate', () => {
  test('by keyboard alone: the icon, the choice, a wrong PIN told, the right one, home; at the wrong entrance, expired, revoked and unbound it says why', async () => {
    const page = await stage.visit()
    await knock(page, '/cases?keyword=隧道', '/crblogin?type=3')
    await page.getByRole('link', { name: 'CA 证书' }).press('Enter')
    await page.getByText('演示证书的 PIN 为 123456。').waitFor()
    const first = page.getByRole('radio').first()
    await first.waitFor()
    await first.focus()
    for (let n = 0; n < 4 && !(await certificateOf(page, 'national-officer').isChecked()); n++) await page.keyboard.press('ArrowDown')
    await eventually(() => certificateOf(page, 'national-officer').isChecked()).toBe(true)
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, '2.2-certificate')
    await page.keyboard.press('Enter')
    await eventually(() => page.getByRole('alert').innerText()).toBe('请输入 PIN 码')
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password')
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.getByText('PIN 码错误，多次输错会锁定证书介质。').waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password')
    await page.keyboard.type(pin)
    await page.keyboard.press('Enter')
    await page.locator('.toast', { hasText: '登录成功！' }).waitFor()
    await page.waitForURL('**/cases?keyword=*')
    await eventually(() => userOf(page)).toBe('national-officer')

    await signOutByHand(page)
    await page.getByRole('slider').waitFor()
    await follow(page, '/crblogin?type=1&way=certificate')
    await page.locator('.login-tabs', { hasText: '法人登录' }).waitFor()
    await signIn(page, 'national-lead')
    await page.getByText('账号或密码错误，请检查账号、密码拼写或登录入口是否正确！').waitFor()
    await signIn(page, 'company')
    await page.waitForURL('**/home')

    await issue({ username: 'province-sx', keyKind: 'p256', isExpired: true })
    await issue({ username: 'customs', keyKind: 'rsa' })
    await signOutByHand(page)
    await page.getByRole('slider').waitFor()
    await follow(page, '/crblogin?type=3&way=certificate')
    await certificateOf(page, 'province-sx').waitFor()
    await signIn(page, 'province-sx')
    await page.getByText('证书已过期，请到证书机构更新后重试。').waitFor()
    await signIn(page, 'customs')
    await page.getByText('证书没有绑定本平台账号，请先用其他方式登录，在个人信息中绑定。').waitFor()
    await shoot(page, '2.2-certificate-unbound')

    await follow(page, '/certificate-signer')
    await page.getByRole('heading', { name: '演练证书签名器' }).waitFor()
    await eventually(() => seriousFaults(page)).toEqual([])
    await page.getByRole('listitem').filter({ hasText: 'customs' }).getByRole('button').click()
    await page.getByText('证书已列入演练证书机构的吊销列表。').waitFor()
    await shoot(page, '2.2-certificate-signer')
    await follow(page, '/crblogin?type=3&way=certificate')
    await signIn(page, 'customs')
    await page.getByText('证书已被吊销，不能使用。').waitFor()
  })

  test('through the middleware of the setting, which learns nothing of the session; the page speaks to no other', async () => {
    keyAt(addressOf(middleware))
    const page = await openWay({ viewport: phone })
    await shoot(page, '2.2-certificate-phone')
    await signIn(page, 'national-officer')
    await page.waitForURL('**/home')
    expect(asked).toEqual(['middleware /listCertificates', 'middleware /sign'])

    await stage.leave(page)
    keyAt(addressOf(stranger))
    const other = await stage.visit()
    await other.goto('/crblogin?type=3&way=certificate')
    await other.getByText('无法连接本机的证书中间件。请安装并启动 USB Key 厂商的客户端后重试。').waitFor()
    expect(asked.filter((one) => one.startsWith('stranger'))).toEqual([])
  })
})

describe('which certificate belongs to which account', () => {
  test('one’s own: bound with PIN and password from the profile, used, and removed with the password', async () => {
    await issue({ username: 'province-zj', keyKind: 'sm2' })
    const page = await stage.as('province-zj', { ownSession: true })
    await page.goto('/self-edit')
    await page.getByRole('link', { name: 'CA 证书' }).click()
    await page.getByText('还没有绑定证书。').waitFor()
    await page.getByRole('button', { name: '绑定新证书' }).click()
    const dialog = page.getByRole('dialog')
    await certificateOf(page, 'province-zj').check()
    await dialog.getByRole('button', { name: '绑定', exact: true }).click()
    await dialog.getByText('请输入账号密码', { exact: true }).waitFor()
    await dialog.getByLabel('PIN 码').fill(pin)
    await dialog.getByLabel('账号密码').fill('Wrong@2026#')
    await dialog.getByRole('button', { name: '绑定', exact: true }).click()
    await dialog.getByText('当前密码错误，您还有 4 次尝试机会！').waitFor()
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, '2.2-certificate-bind')
    await dialog.getByLabel('账号密码').fill(demoPassword)
    await dialog.getByLabel('账号密码').press('Enter')
    await page.getByText('证书已绑定。').waitFor()
    await shoot(page, '2.2-certificate-own')

    await signOutByHand(page)
    await page.getByRole('slider').waitFor()
    await follow(page, '/crblogin?type=3&way=certificate')
    await signIn(page, 'province-zj')
    await page.waitForURL('**/home')

    await follow(page, '/self-edit')
    await page.getByRole('link', { name: 'CA 证书' }).click()
    await page.getByRole('button', { name: /^解除绑定/ }).click()
    await page.getByRole('dialog').getByLabel('账号密码').fill(demoPassword)
    await page.getByRole('dialog').getByLabel('账号密码').press('Enter')
    await page.getByText('证书绑定已解除。').waitFor()
    await page.getByText('还没有绑定证书。').waitFor()
  })

  test('somebody’s: the security administrator binds from a file what is made out to the person, and revokes a lost one', async () => {
    await issue({ username: 'province-hb', keyKind: 'p256' })
    await issue({ username: 'expert1', keyKind: 'p256' })
    const { rows } = await stage.app.pool.query<{ username: string; id: string; certificate: Buffer }>(
      `select u.username, u.id, d.certificate from development_certificates d join users u on u.id = d.user_id where u.username in ('province-hb', 'expert1')`,
    )
    const one = rows.find((row) => row.username === 'province-hb')!
    const foreign = rows.find((row) => row.username === 'expert1')!
    const page = await stage.as('admin-security')
    await page.goto(`/user-edit/${one.id}`)
    await page.getByRole('link', { name: 'CA 证书' }).click()
    await page.getByText('（province-hb）').waitFor()
    const form = page.getByRole('region', { name: '登记证书' })
    await form.getByRole('button', { name: '登记证书' }).click()
    await form.getByText('请选择证书文件').waitFor()
    const file = (row: { certificate: Buffer }) => ({ name: 'certificate.cer', mimeType: 'application/pkix-cert', buffer: row.certificate })
    await form.getByLabel('证书文件（PEM 或 DER）').setInputFiles(file(foreign))
    await form.getByLabel('理由').fill('省局来函，换发证书')
    await form.getByRole('button', { name: '登记证书' }).click()
    await form.getByText(/^证书上的名称与账号不符/).waitFor()
    await form.getByLabel('证书文件（PEM 或 DER）').setInputFiles(file(one))
    await form.getByRole('button', { name: '登记证书' }).click()
    await page.getByText('证书已绑定。').waitFor()
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, '2.2-certificate-of-user')

    await page.getByRole('button', { name: /^解除证书/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('理由').fill('介质遗失')
    await dialog.getByRole('checkbox').check()
    await shoot(page, '2.2-certificate-revoke')
    await dialog.getByRole('button', { name: '解除', exact: true }).click()
    await page.getByText('证书已解除。').waitFor()
    await page.getByRole('region', { name: '已绑定的证书' }).getByText('已吊销').waitFor()
  })
})
