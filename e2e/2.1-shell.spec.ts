import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { drive } from '../apps/server/src/case-driver/drive-case.ts'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { contract as auth } from '@wenwu/core/auth/contract'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { representatives } from './support/representatives.ts'
import { home, homeOf, menu } from './support/shell.ts'
import { signInByHand } from './support/sign-in.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

let stage: Stage
let caseId = ''
let initiationId = ''
beforeAll(async () => {
  stage = await startStage()
  caseId = (await fileCase(stage.app, { title: '凤栖路区间隧道工程' })).caseId
  initiationId = (await fileCase(stage.app, { itemCode: 'TBCrpPaMainEntity', title: '望川楼修缮工程' })).caseId
  await drive(stage.app, caseId, 'nationalReview')
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const pathOf = (page: Page): string => new URL(page.url()).pathname
/** Titles of the tabs. */
const tabs = (page: Page) => page.locator('.page-tab-title').allTextContents()
const header = (page: Page, name: string) => page.locator('.shell-header').getByRole('button', { name })

describe('menu and guard', () => {
  /** Addresses that an earlier account has opened from its menu: each is opened once. */
  const opened = new Set<string>()

  /** The menu is exactly what the server gives, and each entry that is new opens a page. */
  async function walkMenu(page: Page, username: string): Promise<void> {
    const entries = (await stage.app.as(username).call(auth.menus, {})).filter((entry) => entry.type === 'menu')
    const below = (id: string | null): typeof entries =>
      entries
        .filter(({ parentId }) => parentId === id)
        .sort((a, b) => a.order - b.order)
        .flatMap((entry) => [entry, ...below(entry.id)])
    const given = below(null).filter(({ id, url }) => url !== '' || entries.some(({ parentId }) => parentId === id))
    await eventually(() => menu(page).locator('.menu-title').allInnerTexts()).toEqual(given.map((entry) => entry.title))
    // folders open and close in place
    for (const entry of given.filter(({ url }) => url !== '' && !opened.has(url))) {
      opened.add(entry.url)
      // one title may be a part of another
      await menu(page)
        .locator('.menu-title', { hasText: new RegExp(`^${entry.title}$`) })
        .click()
      await eventually(() => pathOf(page)).toBe(entry.url)
      await eventually(() => page.locator('#content h1').count()).toBeGreaterThan(0)
    }
    await shoot(page, `2.1-menu-${username}`)
  }

  /** What the menu does not give is no page, a form no more than its list. */
  async function areClosed(page: Page, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await follow(page, '/home')
      await eventually(() => page.title()).toContain('首页')
      await follow(page, path)
      await eventually(() => pathOf(page), path).toBe('/404')
      await eventually(() => page.locator('#content h1').innerText(), path).toBe('页面不存在')
    }
  }

  test('an official: the menu, and no page that it does not give', async () => {
    const page = await stage.as('national-officer')
    for (const path of representatives(['/', '/main', '/main/home'])) {
      await page.goto(path)
      await page.waitForURL('**/home')
    }
    await eventually(() => page.title()).toBe('首页 · 文物行政审批与监管平台')
    await walkMenu(page, 'national-officer')
    await areClosed(page, [
      '/new-application',
      '/workgroup-edit/1',
      '/user-add',
      '/user-management',
      '/organization-management',
      '/role-management',
    ])
  })

  test('an applicant: the menu, no to-dos, Ctrl+K leads to a page, and the class of a form is never shown as the code of a matter', async () => {
    const page = await stage.as('company')
    await page.goto('/todo')
    await page.waitForURL('**/404')
    await walkMenu(page, 'company')
    await areClosed(page, ['/user-edit/1'])
    for (const name of ['法律法规', '标准规范', '信息公开', '国保单位']) {
      await menu(page).getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('标准规范')
    await page.locator('[role=option][aria-selected=true]', { hasText: '标准规范' }).waitFor()
    await page.keyboard.press('Enter')
    await eventually(() => pathOf(page)).toBe('/specification')

    await follow(page, `/cases/${initiationId}`)
    await page.getByRole('heading', { level: 1, name: '望川楼修缮工程' }).waitFor()
    for (const path of [
      `/cases/${initiationId}`,
      '/new-application',
      '/work-guide',
      '/work-guide/TBCrpPaMainEntity',
      '/search?q=立项',
      '/cases',
    ]) {
      await follow(page, path)
      await page.locator('#content h1, #content input[role=combobox]').first().waitFor()
      await eventually(() => page.locator('.ant-skeleton, .skeleton').count()).toBe(0)
      await eventually(async () => [path, (await page.locator('body').innerText()).match(/TB(Crp|Crr|Sp)\w*/)?.[0]]).toEqual([
        path,
        undefined,
      ])
    }
    await follow(page, `/cases/${caseId}`)
    await page.getByRole('heading', { level: 1 }).getByText('56005').waitFor()
  })

  test('an administrator: what waits for it on the home page, the menu, and no page of the others', async () => {
    const page = await homeOf(stage, 'admin-system', ['待审核账号', '故障任务', '待确认日历变更'])
    await walkMenu(page, 'admin-system')
    await areClosed(page, ['/workgroup-add', '/role-add', '/role-management'])
  })

  test('a page that is not for this person has its title, why, and the way home', async () => {
    const page = await home(stage, 'province-sx-lead')
    await follow(page, '/annual-plans/batches')
    await page.getByRole('heading', { level: 1, name: '计划批次' }).waitFor()
    await page.getByText('您没有执行此操作的权限。').waitFor()
    await eventually(() => page.getByRole('button', { name: /重\s*试/ }).count()).toBe(0)
    await shoot(page, '2.1-refused')
    await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
    await page.waitForURL('**/home')
  })

  test('an unknown path leads to /404, which says which; a slash at the end is forgiven', async () => {
    const page = await stage.as('national-officer')
    for (const path of representatives(['/verify/%', '/nowhere', '/todo/x/y'])) {
      await page.goto(path)
      await page.waitForURL('**/404')
      await eventually(() => page.title()).toContain('页面不存在')
      // menu and header stay, what was typed is named, and no tab is left behind
      await menu(page).waitFor()
      await page.locator('#content').getByText(`没有这个地址：${path}`).waitFor()
      await eventually(() => tabs(page)).not.toContain('页面不存在')
      await shoot(page, '2.1-not-found-shell')
      await page.getByRole('link', { name: '返回首页' }).click()
      await page.waitForURL('**/home')
    }
    await follow(page, '/cases/')
    await page.getByRole('heading', { name: '办件查询' }).waitFor()
    await eventually(() => pathOf(page)).toBe('/cases/')
  })

  test('a visitor is told in the frame of public pages what is no page, and led to the sign-in page from what is', async () => {
    const page = await stage.visit()
    const unknown = ['/%', '/work-guide/56005/more', '/nowhere', '/404', '/verify/%']
    const statusOf = async (path: string) => (await fetch(stage.address + path, { headers: { accept: 'text/html' } })).status
    for (const path of unknown) await eventually(() => statusOf(path), path).toBe(404)
    for (const path of representatives(unknown)) {
      await page.goto(path)
      await page.waitForURL('**/404')
      await page.locator('.public-frame').getByRole('heading', { level: 1, name: '页面不存在' }).waitFor()
      await page.locator('.public-header').getByRole('link', { name: '办事指南' }).waitFor()
      await eventually(() => page.locator('.public-brand').getAttribute('href')).toBe('/online_info')
      await eventually(() => page.locator('.plain-page').getByRole('link', { name: '返回登录' }).getAttribute('href')).toBe('/login?type=1')
      await eventually(() => page.title()).toBe('页面不存在 · 文物行政审批与监管平台')
      await shoot(page, '2.1-not-found')
    }
    // the applicants' one on a new browser, else the one used last
    await follow(page, '/todo')
    await page.waitForURL('**/crblogin?type=1')
    await page.evaluate(() => localStorage.setItem('LOGIN_KIND', '3'))
    for (const path of representatives(['/todo', '/'])) {
      await page.goto(path)
      await page.waitForURL('**/crblogin?type=3')
    }
    await page.getByRole('slider').waitFor()
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('审批监管登录')
  })

  test('已办 lists what the person has handled, with step, result and time', async () => {
    const page = await home(stage, 'province-sx', '/done')
    await page.getByRole('heading', { level: 1, name: '已办' }).waitFor()
    const row = page.locator('tr[data-row]').filter({ hasText: '凤栖路区间隧道工程' }).first()
    await row.waitFor()
    await eventually(() => row.innerText()).toMatch(/\d{4}-\d{8}[\s\S]*(受理|上报|送审签)[\s\S]*\d{4}-\d{2}-\d{2}/)
    await shoot(page, '2.1-done')
    await page.getByRole('combobox', { name: '事项' }).click()
    await page.locator('.ant-select-item-option', { hasText: '保护范围涉建' }).click()
    await eventually(() => page.locator('tr[data-row]', { hasText: '望川楼修缮工程' }).count()).toBe(0)
    await row.waitFor()
    await page.getByRole('button', { name: '更多筛选' }).click()
    await page.getByRole('combobox', { name: '省份' }).click()
    await page.keyboard.type('北京')
    await page.keyboard.press('Enter')
    await page.getByText('没有符合条件的记录').waitFor()
  })

  test('menus that cannot be read lead to the sign-in page', async () => {
    const page = await stage.as('national-officer', { ownSession: true })
    await page.route('**/api/userCount/cscpMenus', (route) =>
      route.fulfill({ status: 500, json: { code: 500, error: 'internal', msg: '' } }),
    )
    await page.goto('/home')
    await page.waitForURL('**/crblogin?type=1')
    await toast(page, '内部错误，请重新操作或联系管理员。').waitFor()
    await eventually(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('an empty 已办 says what comes there; an account that is locked while it works is led out: 此账号已被禁用！', async () => {
    const page = await stage.as('thirdparty2', { ownSession: true })
    await page.goto('/done')
    await page.getByText('办理过的事项会列在这里。').waitFor()
    await page.route('**/api/userCount/getCurrentUserCount', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { data?: Record<string, unknown> }
      await route.fulfill({ response, json: { ...body, data: { ...body.data, isLock: '1' } } })
    })
    await page.reload()
    await page.waitForURL('**/crblogin?type=3')
    await toast(page, '此账号已被禁用！').waitFor()
    await eventually(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

describe('header', () => {
  test('full screen, settings, language and user centre are there; Ctrl+K finds a case by two characters and gives the focus back', async () => {
    const page = await home(stage, 'national-officer', '/todo')
    await page.locator('.list-table[aria-busy=false]').waitFor()
    // components come styled by the sheet that was made with the page, which stands before our own
    const search = page.locator('.ant-btn-primary').first()
    await eventually(() => search.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(34, 100, 160)')
    const sheets = () =>
      page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.replace(/^.*\/|-.{8}\.css$/g, '') ?? 'made in the page'))
    await eventually(async () => (await sheets()).filter((name) => name === 'antd' || name === 'start')).toEqual(['antd', 'start'])
    // the theme's values and the size of icons; a component that makes its rules in the browser would add one more
    await eventually(async () => (await sheets()).filter((name) => name === 'made in the page').length).toBeLessThanOrEqual(2)

    // the language changes without losing the page, and stays
    await page.getByRole('heading', { name: '待办', exact: true }).waitFor()
    await header(page, '语言').click()
    await eventually(() => page.getByRole('menuitem').allInnerTexts()).toEqual([
      '简体中文',
      'English',
      '日本語（未校閲）',
      '한국어(검수 전)',
      '繁體中文',
    ])
    await page.getByRole('menuitem', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'To do' }).waitFor()
    await eventually(() => pathOf(page)).toBe('/todo')
    await eventually(() => tabs(page)).toEqual(['Home', 'To do'])
    await page.reload()
    await page.getByRole('heading', { name: 'To do' }).waitFor()
    await page.locator('.shell-header').getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitem', { name: '简体中文' }).click()
    await page.getByRole('heading', { name: '待办', exact: true }).waitFor()

    await header(page, '全屏').click()
    await eventually(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await header(page, '退出全屏').click()
    await eventually(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false)

    await header(page, '设置').click()
    await page.getByRole('dialog').getByText('宽松', { exact: true }).click()
    await shoot(page, '2.1-settings')
    await page.keyboard.press('Escape')
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
    await menu(page).getByRole('link', { name: '办件查询' }).click()
    await page.locator('.density-comfortable').waitFor()

    await header(page, '用户中心').click()
    await eventually(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['用户中心', '帮助手册', '退出登录'])
    await page.getByRole('menuitem', { name: '用户中心' }).click()
    const centre = page.getByRole('dialog')
    await centre.getByText('国家文物局').waitFor()
    for (const part of ['季长歌', 'national-officer', '审批监管人员']) await eventually(() => centre.innerText()).toContain(part)
    await shoot(page, '2.1-user-centre')
    await page.keyboard.press('Escape')
    await eventually(() => page.getByRole('dialog').count()).toBe(0)

    await header(page, '设置').focus()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog')
    await palette.getByRole('combobox').fill('凤栖')
    await palette.getByRole('option', { name: /凤栖路区间隧道工程/ }).waitFor()
    await shoot(page, '2.1-palette')
    await palette.getByRole('combobox').press('Escape')
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('设置')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('凤栖')
    await page
      .getByRole('dialog')
      .getByRole('option', { name: /凤栖路区间隧道工程/ })
      .waitFor()
    await page.keyboard.press('Enter')
    await eventually(() => pathOf(page)).toBe(`/cases/${caseId}`)
  })
})

describe('when something fails', () => {
  test('a session that ends mid-work is told, leads to the sign-in page, and back to where one was', async () => {
    const page = await stage.as('national-officer', { ownSession: true })
    await page.goto('/cases?keyword=隧道')
    await eventually(() => page.locator('tr[data-row]').count()).toBe(1)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await stage.app.request('GET', '/api/signOut', undefined, { authorization: token ?? '' })
    // where the page is as it says so: two seconds later it leaves
    const toldAt = page.evaluate(
      (words) =>
        new Promise<string>((resolve) => {
          new MutationObserver((_changes, observer) => {
            if (document.querySelector('.toast')?.textContent.includes(words) !== true) return
            observer.disconnect()
            resolve(location.pathname)
          }).observe(document.body, { childList: true, subtree: true })
        }),
      '身份认证信息已失效，请重新登录。',
    )
    await page.getByRole('button', { name: '刷新' }).click()
    expect(await toldAt).toBe('/cases')
    await page.waitForURL('**/crblogin?type=3')
    await signInByHand(page, 'national-officer', demoPassword)
    await page.waitForURL((url) => url.pathname === '/cases' && url.searchParams.get('keyword') === '隧道')
    await eventually(() => page.locator('tr[data-row]').count()).toBe(1)

    // another person who signs in there does not land on the page of the first
    await page.getByRole('link', { name: '凤栖路区间隧道工程', exact: true }).click()
    await page.getByRole('button', { name: '查看流程图' }).waitFor()
    const second = await page.evaluate(() => localStorage.getItem('token'))
    await stage.app.request('GET', '/api/signOut', undefined, { authorization: second ?? '' })
    await page.getByRole('button', { name: '查看流程图' }).click()
    await page.waitForURL('**/crblogin?type=3')
    await signInByHand(page, 'national-lead', demoPassword)
    await page.waitForURL('**/home')
    await menu(page).waitFor()
    await eventually(() => tabs(page)).toEqual(['首页'])
  })

  test('without a network the specification’s words are shown and the rows stay', async () => {
    const page = await home(stage, 'national-officer', '/cases')
    const rows = page.locator('tr[data-row]')
    await rows.first().waitFor()
    const shown = await rows.count()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: '刷新' }).click()
    await toast(page, '网络连接错误，请检查网络环境！').waitFor()
    await eventually(() => rows.count()).toBe(shown)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: '刷新' }).click()
    await eventually(() => page.locator('.list-table').getAttribute('aria-busy')).toBe('false')
  })
})

test('on a phone the menu is a drawer, the tab a title with a way back, and nothing is wider than the screen', async () => {
  const page = await stage.as('national-officer', { viewport: phone })
  await page.goto('/home')
  await page.getByRole('button', { name: '打开菜单' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('link', { name: '待办' }).waitFor()
  await shoot(page, '2.1-drawer-phone')
  await drawer.getByRole('link', { name: '待办' }).click()
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
  await page.locator('.list-card').first().waitFor()
  await eventually(() => page.locator('.shell-title').innerText()).toBe('待办')
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.getByRole('button', { name: '返回' }).click()
  await eventually(() => pathOf(page)).toBe('/home')
})
