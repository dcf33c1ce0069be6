import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contract as content } from '@wenwu/core/content/contract'
import { seriousFaults } from './support/axe.ts'
import { button } from './support/button.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { chooseOption, inputOf } from './support/form.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

const site = { key: 'status', name: '状态监测', url: 'https://status.example.org/overview' }
let stage: Stage
beforeAll(async () => {
  stage = await startStage({ config: { framedSites: [site] } })
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

const title = '关于公布冬季文物安全检查安排的通知'
const dialog = (page: Page) => page.getByRole('dialog')
/** A public page, once the program's own has taken the place of the server's (decision 0044). */
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await eventually(() => page.locator('#server-page').count()).toBe(0)
}
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!

describe('editors', () => {
  test('write, are sent back, and write again; a lead publishes; the public reads; a revision replaces it; it is withdrawn', async () => {
    const editor = await stage.as('editor')
    await editor.goto('/content')
    await editor.getByRole('button', { name: '新建' }).click()
    await editor.getByRole('menuitem', { name: '通知公告' }).click()
    await inputOf(editor, 'notice.title').fill(title)
    await inputOf(editor, 'notice.content').fill('检查自12月1日开始。^p请各单位提前自查。')
    await button(editor, '保存草稿').click()
    await toast(editor, '草稿已保存').waitFor()
    await editor.getByRole('heading', { name: title, level: 1 }).waitFor()
    await eventually(() => idOf(editor)).toMatch(/^[0-9a-f-]{36}$/)
    const id = idOf(editor)

    // what is missing is named and found; nothing typed is lost
    await button(editor, '提交审核').click()
    await editor.getByRole('alert').getByRole('link', { name: '发布单位必填' }).click()
    await eventually(() => editor.evaluate(() => document.activeElement?.id)).toBe('f-notice-organization')
    await inputOf(editor, 'notice.organization').fill('国家文物局')
    await inputOf(editor, 'notice.audience').click()
    await chooseOption(editor, '社会公众')
    await editor.getByText('有未保存的修改').waitFor()
    await shoot(editor, '2.10-content-edit')
    await button(editor, '提交审核').click()
    await toast(editor, '已提交审核').waitFor()
    await editor.getByText('这一版由您编写，须由其他人员审核。').waitFor()
    await eventually(() => button(editor, '发布').count()).toBe(0)

    const lead = await stage.as('editor-lead')
    await lead.goto('/content?preset=in-review')
    await lead.getByRole('link', { name: title }).click()
    await lead.getByText('请各单位提前自查。').waitFor()
    await button(lead, '退回修改').click()
    await dialog(lead).getByRole('button', { name: '退回修改' }).click()
    await dialog(lead).getByText('请填写说明').waitFor()
    await dialog(lead).getByRole('textbox').fill('请写明检查结束的日期。')
    await dialog(lead).getByRole('button', { name: '退回修改' }).click()
    await toast(lead, '已退回修改').waitFor()

    await editor.reload()
    await editor.getByText('顾存真退回：请写明检查结束的日期。').waitFor()
    await inputOf(editor, 'notice.content').fill('检查自12月1日开始，12月20日结束。^p请各单位提前自查。')
    await button(editor, '提交审核').click()
    await toast(editor, '已提交审核').waitFor()
    await lead.reload()
    await button(lead, '发布').click()
    await dialog(lead).getByRole('button', { name: '发布这一版' }).click()
    await toast(lead, '已发布').waitFor()

    const publicText = async () => (await fetch(`${stage.address}/online_info/notices/${id}`)).text()
    const reader = await stage.visit()
    await open(reader, '/online_info')
    await reader.getByRole('link', { name: title }).click()
    await reader.getByText('检查自12月1日开始，12月20日结束。').waitFor()
    // ^p is a gap of 8 px between paragraphs (specification §3)
    await eventually(async () => {
      const [first, second] = await Promise.all([0, 1].map((n) => reader.locator('.paragraph').nth(n).boundingBox()))
      return second!.y - first!.y - first!.height
    }).toBe(8)
    await shoot(reader, '2.10-notice-public')

    // a revision: readers keep the old text until the new one is published; the reviewer sees before and after
    await editor.reload()
    await button(editor, '修订').click()
    await toast(editor, '已开始新的一版，当前公开的版本不受影响').waitFor()
    await inputOf(editor, 'notice.content').fill('检查自12月1日开始，12月31日结束。^p请各单位提前自查。')
    await button(editor, '提交审核').click()
    await toast(editor, '已提交审核').waitFor()
    await eventually(publicText).toContain('12月20日结束')
    await lead.reload()
    await lead.getByRole('heading', { name: '对照公开的第 1 版' }).waitFor()
    await eventually(() => lead.locator('.content-lines del').allInnerTexts()).toEqual(['检查自12月1日开始，12月20日结束。'])
    await eventually(() => lead.locator('.content-lines ins').allInnerTexts()).toEqual(['检查自12月1日开始，12月31日结束。'])
    await eventually(() => seriousFaults(lead)).toEqual([])
    await shoot(lead, '2.10-content-review')
    await button(lead, '发布').click()
    await dialog(lead).getByRole('button', { name: '发布这一版' }).click()
    await toast(lead, '已发布').waitFor()
    await eventually(publicText).toContain('12月31日结束')

    await lead.getByRole('tab', { name: '版本与记录' }).click()
    await lead.getByText('已被新版替换').waitFor()
    await button(lead, '与第 1 版对照').click()
    await lead.locator('.content-lines ins').first().waitFor()
    await shoot(lead, '2.10-content-history')
    await button(lead, '撤回').click()
    await dialog(lead).getByRole('textbox').fill('检查安排另行通知。')
    await dialog(lead).getByRole('button', { name: '撤回该内容' }).click()
    await lead.getByText('顾存真撤回：检查安排另行通知。').waitFor()
    await reader.goto(`/online_info/notices/${id}`)
    await reader.getByText('内容没有读取成功').waitFor()
  })

  test('of two at once the second is told, sees both texts and decides; nothing typed is lost', async () => {
    const data = { faq: { question: '两人同时修改的问题', answer: '原来的解答。', category: '其他' } }
    const { id } = await stage.app.as('editor').call(content.create, { kind: 'faq', data })
    const page = await stage.as('editor')
    await page.goto(`/content/faq/${id}`)
    await inputOf(page, 'faq.answer').fill('我的解答。')
    await stage.app
      .as('editor-lead')
      .call(content.save, { kind: 'faq', id, revision: 1, data: { faq: { ...data.faq, answer: '对方的解答。', category: '申报与材料' } } })
    await page.keyboard.press('Control+s')
    const alert = page.getByRole('alert')
    await alert.getByText('顾存真在您编写期间保存了另一份内容').waitFor()
    await eventually(() => alert.locator('del').allInnerTexts()).toEqual(['对方的解答。'])
    await eventually(() => alert.locator('ins').allInnerTexts()).toEqual(['我的解答。'])
    // what nobody touched here is theirs, and no difference
    await eventually(() => alert.locator('tbody tr').count()).toBe(1)
    await eventually(() => inputOf(page, 'faq.answer').inputValue()).toBe('我的解答。')
    await shoot(page, '2.10-content-conflict')
    await button(page, '以我的内容覆盖保存').click()
    await toast(page, '草稿已保存').waitFor()
    await eventually(() => alert.count()).toBe(0)
    expect((await stage.app.as('editor').call(content.get, { kind: 'faq', id })).data['faq']).toMatchObject({
      answer: '我的解答。',
      category: '申报与材料',
    })

    // and so is a paragraph that nobody touched here
    const paragraphs = (first: string, last: string) => `${first}\n中间一段。\n${last}`
    await inputOf(page, 'faq.answer').fill(paragraphs('首段。', '末段。'))
    await page.keyboard.press('Control+s')
    await page.getByText('有未保存的修改').waitFor({ state: 'detached' })
    // one goes on typing where one was
    await eventually(() => inputOf(page, 'faq.answer').evaluate((element) => element === document.activeElement)).toBe(true)
    await inputOf(page, 'faq.answer').fill(paragraphs('首段。', '我改的末段。'))
    const stored = await stage.app.as('editor').call(content.get, { kind: 'faq', id })
    await stage.app.as('editor-lead').call(content.save, {
      ...{ kind: 'faq', id, revision: stored.revision },
      data: { faq: { ...stored.data['faq'], answer: paragraphs('对方改的首段。', '末段。') } },
    })
    await page.keyboard.press('Control+s')
    await eventually(() => alert.locator('ins').allInnerTexts()).toEqual(['我改的末段。'])
    await eventually(() => inputOf(page, 'faq.answer').inputValue()).toBe(paragraphs('对方改的首段。', '我改的末段。'))
    await alert.getByText('双方修改的地方不同，已合并在本页').waitFor()
    await shoot(page, '2.10-content-merged')
    await button(page, '保存合并的内容').click()
    await eventually(async () => (await stage.app.as('editor').call(content.get, { kind: 'faq', id })).data['faq']?.['answer']).toBe(
      paragraphs('对方改的首段。', '我改的末段。'),
    )
    await eventually(() => alert.count()).toBe(0)

    // who goes on and meets a third save is told of what clashes, then and after a further one that touches something else
    const other = async (answer: string, category: string) => {
      const { revision } = await stage.app.as('editor').call(content.get, { kind: 'faq', id })
      await stage.app.as('editor-lead').call(content.save, { kind: 'faq', id, revision, data: { faq: { ...data.faq, answer, category } } })
    }
    await inputOf(page, 'faq.answer').fill('我再改的解答。')
    await other('对方再改的解答。', '申报与材料')
    await page.keyboard.press('Control+s')
    await button(page, '以我的内容覆盖保存').waitFor()
    await other('对方再改的解答。', '其他')
    await page.keyboard.press('Control+s')
    await toast(page, '顾存真在您编写期间保存了另一份内容').waitFor()
    await button(page, '以我的内容覆盖保存').click()
    await eventually(async () => (await stage.app.as('editor').call(content.get, { kind: 'faq', id })).data['faq']).toMatchObject({
      answer: '我再改的解答。',
      category: '其他',
    })
    await eventually(() => alert.count()).toBe(0)

    // a draft that nobody wants goes for good, and so does its page
    await button(page, '放弃草稿').click()
    await dialog(page).getByText('该内容从未公开，放弃后整条内容将被删除，不能恢复。').waitFor()
    await dialog(page).getByRole('button', { name: '放弃草稿' }).click()
    await toast(page, '草稿已放弃').waitFor()
    await page.waitForURL('**/content')
    expect((await stage.app.as('editor').send(content.get, { kind: 'faq', id })).status).toBe(404)
  })
})

describe('readers', () => {
  test('find notices, questions, help and links on the card of the home page and on /online_info', async () => {
    const page = await stage.as('province-sx')
    await page.goto('/home')
    await page.getByRole('button', { name: '关于申报材料一次性告知的说明' }).click()
    await dialog(page).getByText('补正期间不计入办理时限。').waitFor()
    await eventually(async () => (await page.locator('.ant-modal-container').boundingBox())!.height).toBeLessThanOrEqual(357)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: '帮助手册' }).click()
    await page.getByRole('button', { name: '待办的领取与退还' }).waitFor()
    await page.getByRole('tab', { name: '常见问题' }).click()
    await page.getByRole('button', { name: '忘记密码怎么办？' }).click()
    await dialog(page).getByText('用短信验证码设置新密码').waitFor()
    await page.keyboard.press('Escape')
    // a card with nothing on it says so
    await page.route('**/api/v1/portal/information', (route) =>
      route.fulfill({ json: { code: 200, data: { faqs: [], helpArticles: [], links: [], downloads: [] } } }),
    )
    await page.reload()
    await page.getByRole('tab', { name: '常见问题' }).click()
    await page.getByRole('region', { name: '通知、问题与帮助' }).getByText('暂无内容').waitFor()

    const reader = await stage.visit()
    await open(reader, '/online_info?tab=faqs')
    await reader.getByText('上传文件有什么要求？').click()
    await reader.getByText('单个文件不超过 20 MB').waitFor()
    await reader.getByRole('tab', { name: '友情链接' }).click()
    const link = reader.getByRole('link', { name: /国家标准全文公开系统/ })
    await eventually(async () => [await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
      'https://openstd.samr.gov.cn/',
      'noopener noreferrer',
    ])
    await eventually(() => seriousFaults(reader)).toEqual([])
    await shoot(reader, '2.10-online-info')
  })

  test('read all of it without scripts; with them nothing moves when the program takes over, and what was opened stays open', async () => {
    const page = await stage.visit({ javaScriptEnabled: false })
    await page.goto('/online_info')
    await eventually(() => page.title()).toBe('信息公开 · 文物行政审批与监管平台')
    await page.getByPlaceholder('标题中的词').fill('汛期')
    await page.getByRole('button', { name: '查询' }).click()
    const row = page.locator('.notice-rows li')
    await eventually(() => row.allInnerTexts()).toEqual([
      expect.stringMatching(/关于加强汛期不可移动文物安全防范工作的通知[^]*国家文物局[^]*\d{4}-\d\d-\d\d/),
    ])
    await row.getByRole('link').click()
    await eventually(() => page.title()).toBe('关于加强汛期不可移动文物安全防范工作的通知 · 文物行政审批与监管平台')
    await shoot(page, '2.10-notice-plain')
    await page.getByRole('link', { name: '返回通知公告' }).click()
    await eventually(() => page.title()).toBe('信息公开 · 文物行政审批与监管平台')
    await shoot(page, '2.10-online-info-plain')
    await page.getByRole('navigation', { name: '栏目' }).getByRole('link', { name: '常见问题' }).click()
    await eventually(() => page.title()).toBe('常见问题 · 文物行政审批与监管平台')
    await page.getByText('上传文件有什么要求？').click()
    await eventually(() => page.getByText('单个文件不超过 20 MB').isVisible()).toBe(true)

    const reader = await stage.visit()
    const drawn = reader.locator('#server-page')
    const boxes = (within: string) =>
      Promise.all(
        ['.tab-bar', '.portal-fold >> nth=2', '.portal-fold >> nth=-1'].map((part) => reader.locator(`${within} ${part}`).boundingBox()),
      )
    let before: Awaited<ReturnType<typeof boxes>> = []
    await reader.route('**/api/v1/portal/information', async (route) => {
      await drawn.getByText('上传文件有什么要求？').click()
      await reader.evaluate(() => document.fonts.ready)
      before = await boxes('#server-page')
      await route.continue()
    })
    await open(reader, '/online_info?tab=faqs')
    await eventually(() => reader.getByText('单个文件不超过 20 MB').isVisible()).toBe(true)
    expect(before).toHaveLength(3)
    await eventually(() => boxes('#root')).toEqual(before)
    await eventually(() => reader.title()).toBe('常见问题 · 文物行政审批与监管平台')
  })

  test('see an external site of the operator’s list in a frame, and no other', async () => {
    const page = await stage.as('national-officer')
    await page.route(`${site.url}*`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>外部页面</p>' }))
    await page.goto('/state-protection?site=status')
    await page.frameLocator('iframe').getByText('外部页面').waitFor()
    await page.getByText('以下内容由外部网站 status.example.org 提供，请勿在其中输入本平台的账号和密码。').waitFor()
    await follow(page, `/state-protection?site=${encodeURIComponent('https://evil.example.org')}`)
    await page.getByText('该页面不在允许显示的名单中。').waitFor()
    await eventually(() => page.locator('iframe').count()).toBe(0)
    expect(stage.takeProblems()).toEqual([`request to ${site.url}`])
  })
})
