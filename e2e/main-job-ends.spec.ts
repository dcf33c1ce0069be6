import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as documents } from '@wenwu/core/documents/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { drive } from '../apps/server/src/case-driver/drive-case.ts'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { colleagueOf, peopleOf } from '../apps/server/src/testing/case-fixtures.ts'
import { chooseAction, chooseVerb, confirmAction, confirmIsRefused, openCase, rail, seeStatus, showNode } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { representatives } from './support/representatives.ts'
import { desktop, phone, shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

async function at(username: string, caseId: string): Promise<Page> {
  const page = await stage.as(username)
  await openCase(page, caseId)
  return page
}

describe('the other ends', () => {
  test('a refusal: drafted with reasons, signed, issued, and read by the applicant', async () => {
    const { caseId } = await fileCase(stage.app, { title: '不予批准的工程' })
    await drive(stage.app, caseId, 'nationalReview')
    const officer = await at('national-officer', caseId)
    await chooseAction(officer, '拟不同意')
    const body = rail(officer).getByLabel('正文')
    await eventually(() => body.inputValue()).toContain('（请写明理由）')
    await rail(officer).getByLabel('意见').fill('影响文物安全。')
    await confirmIsRefused(officer, '拟不同意', '请在批复正文中写明不同意的理由。')
    await eventually(() => body.evaluate((element) => element === document.activeElement)).toBe(true)
    await shoot(officer, '5-refusal-without-reasons')
    await body.fill((await body.inputValue()).replace('（请写明理由）', '（一）隧道穿越遗址核心区，影响文物安全。'))
    // on a phone the letter stands above the case, which has the whole width
    await officer.setViewportSize(phone)
    await eventually(() => officer.locator('.case-sections').evaluate((content) => content.clientWidth > innerWidth * 0.8)).toBe(true)
    await officer.setViewportSize(desktop)
    await eventually(() => officer.locator('.case-sections').evaluate((content) => content.clientWidth < innerWidth * 0.8)).toBe(true)
    await confirmAction(officer, '拟不同意')
    await stage.leave(officer)

    // the head changes the text: it is kept over a reload, and nothing is signed without it
    const lead = await at('national-lead', caseId)
    await showNode(lead, '批复文件')
    await lead.getByRole('button', { name: '修改批复' }).click()
    const text = lead.getByRole('region', { name: '批复文件' }).getByLabel('正文')
    await eventually(() => text.inputValue()).toContain('影响文物安全。')
    await text.fill((await text.inputValue()).replace('影响文物安全。', '影响文物安全。\n（二）未作方案比选。'))
    await chooseAction(lead, '签发')
    await rail(lead).getByLabel('意见').fill('同意。')
    // a reload in the middle of a save is answered by a choice between the two
    await rail(lead)
      .getByText(/^办理内容已自动保存/)
      .waitFor()
    await lead.reload()
    await showNode(lead, '批复文件')
    await eventually(() => text.inputValue()).toContain('（二）未作方案比选。')
    await confirmIsRefused(lead, '签发', '批复有未保存的修改。')
    await shoot(lead, '5-reply-unsaved')
    // meanwhile another page stored other words: both are shown, nothing typed is lost, and one of the two is chosen
    const head = stage.app.as('national-lead')
    const seen = await head.call(cases.get, { id: caseId })
    const { id, revision, title, mainRecipient, body: paragraphs } = await head.call(documents.get, { id: seen.document!.id })
    const elsewhere = { title, mainRecipient, body: paragraphs, closing: '另一处写的结尾。' }
    await head.call(documents.save, { id, baseRevision: revision, text: elsewhere })
    await rail(lead).getByRole('button', { name: '保存批复并继续' }).click()
    const choice = lead.getByRole('region', { name: '批复文件' }).getByRole('alert')
    await choice.getByText('批复文字已被他人修改。请选择要保留的文字').waitFor()
    await eventually(() => choice.locator('mark').allInnerTexts()).toEqual([
      expect.stringContaining('（二）未作方案比选。'),
      expect.stringContaining('另一处写的结尾'),
    ])
    await shoot(lead, '5-two-replies')
    await choice.getByRole('button', { name: '保留本页的内容' }).click()
    await rail(lead).getByRole('button', { name: '保存批复并继续' }).click()
    await rail(lead).getByText('已办理：签发').waitFor()
    await lead.locator('.reply').getByText('（二）未作方案比选。').waitFor()
    await stage.leave(lead)

    const office = await at('national-office', caseId)
    await chooseAction(office, '编号用印并分发')
    const number = rail(office).getByLabel('发文字号')
    await eventually(() => number.inputValue()).toMatch(/^文物保函〔\d{4}〕\d+号$/)
    await number.fill('')
    await confirmIsRefused(office, '编号用印并分发', '请填写发文字号。')
    await number.fill('文物保函〔2026〕1189号')
    await confirmAction(office, '编号用印并分发')
    await seeStatus(office, '不批准')
    await stage.leave(office)
    const page = await at('company', caseId)
    await seeStatus(page, '不予批准')
    await showNode(page, '批复文件')
    await eventually(() => page.locator('.reply').innerText()).toContain('不同意在')
    await rail(page).getByText('本申请已办结，无待办环节。').waitFor()
    // on paper: every section, the materials, the history and the reply, whichever is open
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', document.querySelector('.case-sections')?.textContent ?? '')
    })
    await page.getByRole('button', { name: '打印本页' }).click()
    const printed = () => page.locator('body').getAttribute('data-printed')
    await eventually(printed).toContain('打印时间')
    for (const part of ['项目基本信息', '建设工程的规划、设计方案', '提交申请', '（二）未作方案比选。', '文物保函〔2026〕1189号'])
      await eventually(printed).toContain(part)
    await page.locator('.materials-print').waitFor({ state: 'detached' })
  })

  test('voiding asks for the reason and says what follows; the case is closed for everybody', async () => {
    const { caseId } = await fileCase(stage.app, { title: '作废的工程' })
    await drive(stage.app, caseId, 'nationalReview')
    const page = await at('national-lead', caseId)
    const dialog = page.getByRole('dialog')
    await chooseVerb(page, '延长办理期限')
    await dialog.getByText(/^增加10个工作日，至\d{4}\D\d+\D\d+$/).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await chooseVerb(page, '作废该申请')
    await dialog.getByText('作废后流程终止，全部待办取消，理由告知申请人；此后只有本单位负责人可以依据规定重新办理。').waitFor()
    await dialog.getByRole('button', { name: '作废该申请' }).click()
    await dialog.getByRole('alert').filter({ hasText: '请填写理由。' }).waitFor()
    await dialog.getByRole('textbox', { name: '理由' }).fill('重复申报。')
    await shoot(page, '5-void')
    await dialog.getByRole('button', { name: '作废该申请' }).click()
    await toast(page, '已办理：作废').waitFor()
    await seeStatus(page, '作废')
    await showNode(page, '办理过程')
    await eventually(() => page.locator('.timeline').innerText()).toContain('重复申报。')
  })

  test('a case is returned to the province, done there and straight back, by the keyboard; a colleague is asked and no longer asked; then it is transferred', async () => {
    await colleagueOf(stage.app, 'national-officer')
    const people = await peopleOf(stage.app)
    const { caseId } = await fileCase(stage.app, { title: '退回省局的工程' })
    await drive(stage.app, caseId, 'nationalReview')
    const officer = await at('national-officer', caseId)
    await chooseVerb(officer, '退回前面环节')
    const dialog = officer.getByRole('dialog')
    await dialog.getByText(`将转给：${people.nameOf('national-accept')}（1 人）`).waitFor()
    await dialog.getByRole('combobox', { name: '退回到' }).click()
    await officer.getByTitle('省局初审', { exact: true }).click()
    await dialog.getByText(`将转给：${people.nameOf('province-sx')}（1 人）`).waitFor()
    await dialog.getByRole('button', { name: '退回前面环节' }).click()
    await dialog.getByRole('alert').filter({ hasText: '请填写理由。' }).waitFor()
    const reason = dialog.getByRole('textbox', { name: '理由' })
    await reason.fill('请补充初审意见的依据。')
    await shoot(officer, '5-return')
    await shoot(officer, '5-return-phone', phone)
    await reason.press('Control+Enter')
    await toast(officer, '已办理：退回').waitFor()
    await seeStatus(officer, '省局办理')

    const province = await at('province-sx', caseId)
    await rail(province).getByText('请补充初审意见的依据。').waitFor()
    await rail(province).getByLabel('处理说明').fill('依据已补充。')
    await shoot(province, '5-returned')
    await confirmAction(province, '办理完毕，送回退回人')
    await openCase(officer, caseId)
    await rail(officer).getByText('您已领取').waitFor()

    const colleague = people.nameOf('national-officer-2')
    await rail(officer).getByRole('button', { name: '更多办理' }).press('ArrowDown')
    // each verb says below its name what it is
    const countersign = officer.getByRole('menuitem', { name: '发起会签', exact: true })
    await countersign.getByText('请几个人先提意见，再由您决定').waitFor()
    await eventually(() => countersign.getAttribute('aria-description')).toBe('请几个人先提意见，再由您决定')
    await officer.keyboard.press('Escape')
    await chooseVerb(officer, '发起会签')
    // with their duty; one after another in the order in which they are ticked, until it is changed
    const lead = `${people.nameOf('national-lead')}（国家文物局负责人）`
    await dialog.getByRole('checkbox', { name: lead, exact: true }).check()
    await dialog.getByRole('checkbox', { name: new RegExp(`^${colleague}（`) }).check()
    await dialog.getByRole('combobox', { name: '会签方式' }).click()
    await officer.getByTitle('依次办理', { exact: true }).click()
    const order = dialog.getByRole('region', { name: '办理顺序' }).getByRole('listitem')
    await eventually(async () => (await order.allInnerTexts()).map((line) => line.replace(/（.*/s, '').replace(/\s/g, ''))).toEqual([
      `1${people.nameOf('national-lead')}`,
      `2${colleague}`,
    ])
    await order.nth(1).getByRole('button', { name: /^上移/ }).press('Enter')
    await eventually(() => order.first().innerText()).toContain(colleague)
    await eventually(() => officer.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(`上移：${colleague}`)
    await dialog.getByText(`将依次转给：${colleague}和${people.nameOf('national-lead')}（2 人）`).waitFor()
    await shoot(officer, '5-signers-in-order')
    await dialog.getByRole('checkbox', { name: lead, exact: true }).uncheck()
    await order.first().waitFor({ state: 'detached' })
    await dialog.getByText(`将转给：${colleague}（1 人）`).waitFor()
    await dialog.getByRole('button', { name: '发起会签' }).click()
    await toast(officer, '发起会签').waitFor()
    await chooseVerb(officer, '减签')
    await dialog.getByText(`将转给：${people.nameOf('national-officer')}（1 人）`).waitFor()
    await reason.fill('已当面商定。')
    await reason.press('Control+Enter')
    await toast(officer, '减签').waitFor()
    await rail(officer).getByText('您已领取').waitFor()

    await chooseVerb(officer, '转交他人')
    // by its label, though the step beside it asks for words of the same name; the menu has gone
    const note = dialog.getByLabel('附言')
    await eventually(() => officer.locator('.ant-dropdown:visible').count()).toBe(0)
    await note.fill('另有任务，请接办。')
    await note.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => officer.evaluate(() => document.activeElement?.textContent?.trim())).toBe('更多办理')
    await toast(officer, '已保留所填内容').waitFor()
    await chooseVerb(officer, '转交他人')
    await eventually(() => note.inputValue()).toBe('另有任务，请接办。')
    await dialog.getByText('已恢复上次所填内容。').waitFor()
    await dialog.getByRole('button', { name: '清空' }).click()
    await eventually(() => note.inputValue()).toBe('')
    await eventually(() => note.evaluate((field) => field === document.activeElement)).toBe(true)
    await eventually(() => dialog.getByText('已恢复上次所填内容。').count()).toBe(0)
    await note.fill('另有任务，请接办。')
    // one of several
    await dialog.getByLabel('转交给').click()
    await officer.locator('.ant-select-item-option:visible', { hasText: colleague }).click()
    await dialog.getByText(`将转给：${colleague}（1 人）`).waitFor()
    await shoot(officer, '5-transfer')
    await dialog.getByRole('button', { name: '转交他人' }).click()
    await toast(officer, '已办理：转交').waitFor()
    await rail(officer).getByRole('listitem').filter({ hasText: colleague }).waitFor()
    // what was said with 减签 and 转交 says whom it concerns
    const named = rail(officer).getByRole('region', { name: '办理情况' }).getByText(colleague, { exact: true })
    await eventually(() => named.count()).toBe(2)
  })

  test('the applicant reads why a case was voided and why it was not accepted (行政许可法 32条, 38条)', async () => {
    const refused = await fileCase(stage.app, { title: '不予受理的工程' })
    await drive(stage.app, refused.caseId, 'notAccepted', { given: { reason: '不属于本机关职权范围。' } })
    const voided = await fileCase(stage.app, { title: '被作废的工程' })
    await stage.app.as('province-sx-lead').call(tasks.void, { id: voided.caseId, reason: '重复申报。' })
    const page = await at('company', refused.caseId)
    for (const [id, reason, end] of [
      [refused.caseId, '不属于本机关职权范围。', '本申请已办结'],
      [voided.caseId, '重复申报。', '本申请已作废'],
    ] as const) {
      await follow(page, `/cases/${id}`)
      await showNode(page, '办理过程')
      await eventually(() => page.locator('#content').innerText()).toContain(reason)
      await eventually(() => rail(page).innerText()).toContain(end)
    }
  })

  test('of two officials at one step the second is told who acted, and keeps what was typed', async () => {
    const { caseId } = await fileCase(stage.app, { title: '两人同办的工程' })
    const [first, second] = [await at('province-sx', caseId), await stage.as('province-sx')]
    await openCase(second, caseId)
    await chooseAction(second, '不予受理')
    await rail(second).getByLabel('理由').fill('我写下的理由。')
    await rail(second)
      .getByText(/^办理内容已自动保存/)
      .waitFor()
    await chooseAction(first, '受理')
    await rail(first).getByRole('button', { name: '保留本页的内容' }).click()
    await confirmAction(first, '受理')
    await rail(second).getByRole('button', { name: '确认不予受理' }).click()
    const told = rail(second).getByRole('alert')
    await eventually(() => told.innerText()).toContain('我写下的理由。')
    await eventually(() => told.innerText()).toMatch(/谢思齐.*受理.*您的意见未提交，已为您保留|不在您的办理环节/s)
    await rail(second).getByText('省局初审').waitFor()
    await seeStatus(second, '省局办理')
    await eventually(() => second.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('STEP:')))).toEqual([])
  })

  test('a province sees nothing of another’s case, a third party nothing that was not entrusted', async () => {
    const { caseId } = await fileCase(stage.app, { title: '别省看不到的工程' })
    // over HTTP as everybody: case-visibility.access.test.ts
    for (const username of representatives(['province-sxi', 'thirdparty2', 'expert3', 'museum'], 2)) {
      const page = await stage.as(username)
      await page.goto(`/cases/${caseId}`)
      await page.getByRole('alert').filter({ hasText: '您要找的内容不存在，或您无权查看。' }).waitFor()
      await eventually(() => page.locator('#content').innerText()).not.toContain('别省看不到')
      await stage.leave(page)
    }
  })

  test('sends straight to experts from the national bureau, and the clock stands still meanwhile', async () => {
    const { caseId } = await fileCase(stage.app, { title: '送专家的工程' })
    await drive(stage.app, caseId, 'nationalReview')
    const { idOf } = await peopleOf(stage.app)
    const given = { expertIds: ['expert1', 'expert2', 'expert3'].map(idOf) }
    const view = await drive(stage.app, caseId, 'expertReview', { given })
    expect(view.status).toBe('G05')
    const officer = await at('national-officer', caseId)
    for (const name of ['文砚之', '喻溯源']) {
      await chooseVerb(officer, `不再等待该专家：${name}`)
      const dialog = officer.getByRole('dialog', { name: '不再等待该专家' })
      await dialog.getByText(`涉及：${name}`).waitFor()
      await dialog.getByLabel('理由').fill('账号已停用。')
      await shoot(officer, '5-dismiss-expert')
      await dialog.getByRole('button', { name: '不再等待该专家' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await showNode(officer, '办理过程')
    await eventually(() => officer.locator('.timeline').innerText()).toMatch(/不再等待该专家.*\s*喻溯源[\s\S]*账号已停用。/)
    const page = await stage.as('company', { viewport: phone })
    await openCase(page, caseId)
    await seeStatus(page, '专家评审')
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await shoot(page, '5-case-phone')
  })
})
