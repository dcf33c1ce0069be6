import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { act, caseAt, drive } from '../apps/server/src/case-driver/drive-case.ts'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { peopleOf } from '../apps/server/src/testing/case-fixtures.ts'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { seriousFaults } from './support/axe.ts'
import { actByHand, chooseAction, chooseVerb, confirmAction, openCase, rail } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { signInByHand } from './support/sign-in.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

describe('what goes out', () => {
  /** Whether something is in the column of actions above the button that confirms. */
  const isInSight = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => {
      const column = element.closest('.case-rail')!
      const bar = column.querySelector('.action-form > .ant-btn:last-child')!
      const { top, bottom } = element.getBoundingClientRect()
      return top >= column.getBoundingClientRect().top && bottom <= bar.getBoundingClientRect().top
    })
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

  test('is in sight with the focus when its outcome is chosen, and what was said before is folded', async () => {
    const caseId = await caseAt(stage.app, 'nationalReview', { title: '先看清再办理的工程' })
    const officer = await stage.as('national-officer')
    // in a low window there is no room for what was said and what is to be said: the focus takes nothing of the former away
    await officer.setViewportSize({ width: 1366, height: 560 })
    await openCase(officer, caseId)
    const said = rail(officer).locator('.story-opinion')
    await said.nth(2).waitFor()
    await eventually(() => hasFocus(rail(officer).getByLabel('意见'))).toBe(true)
    await eventually(() =>
      said.first().evaluate((one) => one.getBoundingClientRect().top >= one.closest('.case-rail')!.getBoundingClientRect().top),
    ).toBe(true)
    // the outcomes stand at its lower edge, wherever the column is scrolled to
    await rail(officer).evaluate((column) => column.scrollTo(0, 0))
    await eventually(() =>
      rail(officer)
        .getByRole('button', { name: '拟不同意', exact: true })
        .evaluate((one) => one.getBoundingClientRect().bottom <= one.closest('.case-rail')!.getBoundingClientRect().bottom),
    ).toBe(true)
    await officer.setViewportSize({ width: 1366, height: 768 })
    await rail(officer).getByRole('button', { name: '拟原则同意', exact: true }).press('Enter')
    const title = rail(officer).getByLabel('标题')
    const body = rail(officer).getByLabel('正文')
    await eventually(() => hasFocus(body)).toBe(true)
    await eventually(async () => [
      await isInSight(title),
      await isInSight(rail(officer).getByLabel('主送')),
      await isInSight(body),
    ]).toEqual([true, true, true])
    await eventually(() => said.evaluateAll((each) => each.filter((one) => one.getBoundingClientRect().height > 28).length)).toBe(0)
    // the second click of a double one decides nothing
    await rail(officer).getByRole('button', { name: '拟原则同意', exact: true }).dblclick()
    await eventually(() => hasFocus(body)).toBe(true)
    await shoot(officer, '5-reply-in-sight')

    await drive(stage.app, caseId, 'issue')
    const office = await stage.as('national-office')
    await office.setViewportSize({ width: 1366, height: 768 })
    await openCase(office, caseId)
    // at once, with Ctrl: not before the number was on the screen
    await rail(office)
      .getByRole('button', { name: '编号用印并分发', exact: true })
      .click({ modifiers: ['ControlOrMeta'] })
    const number = rail(office).getByLabel('发文字号')
    await eventually(() => hasFocus(number)).toBe(true)
    await eventually(async () => [await isInSight(number), await isInSight(rail(office).getByLabel('成文日期'))]).toEqual([true, true])
    await shoot(office, '5-number-in-sight')
  })
})

describe('after acting', () => {
  test('the rail says where the case is, also to those who see no other task of it', async () => {
    const given = { thirdPartyId: (await peopleOf(stage.app)).organizationOf('thirdparty') }
    const caseId = await caseAt(stage.app, 'assessMid', { title: '说明去向的工程' }, { given })
    const body = await stage.as('thirdparty')
    await openCase(body, caseId)
    await chooseAction(body, '送专家评审')
    await rail(body)
      .getByRole('checkbox', { name: /文砚之/ })
      .check()
    await confirmAction(body, '送专家评审')
    // who called the experts reads who is waited for
    await rail(body)
      .getByText(/^等待第三方组织的专家评审 文砚之/)
      .waitFor()
    await eventually(() => rail(body).innerText()).not.toContain('办结')

    const expert = await stage.as('expert1')
    await openCase(expert, caseId)
    // words first, then the outcome: the button that has the focus then says these keys, and they press it
    await rail(expert).getByLabel('意见').fill('措施可行。')
    await chooseAction(expert, '同意')
    const confirm = rail(expert).getByRole('button', { name: '确认同意', exact: true })
    await eventually(() => confirm.evaluate((button) => button === document.activeElement)).toBe(true)
    await expert.keyboard.press('Control+Enter')
    await rail(expert).getByText('已办理：同意').waitFor()
    await rail(expert).getByText('等待第三方中期', { exact: true }).waitFor()

    await drive(stage.app, caseId, 'assessLate')
    await openCase(body, caseId)
    await chooseAction(body, '评估通过')
    const opinion = rail(body).getByLabel('意见')
    await opinion.fill('评估通过。')
    // the keys press the button
    await opinion.press('Control+Enter')
    await rail(body).getByText('已办理：评估通过').waitFor()
    await rail(body).getByText('等待司处承办', { exact: true }).waitFor()
    await eventually(() => rail(body).innerText()).not.toContain('办结')
  })

  test('marks, reason and opinion are there after a reload; one’s own next step is offered first', async () => {
    const { caseId } = await fileCase(stage.app, { title: '写到一半的退回' })
    const page = await stage.as('province-sx')
    await openCase(page, caseId)
    await chooseAction(page, '退回补正')
    // two marks of one moment: both stay
    await page.evaluate(() => {
      for (const tick of [...document.querySelectorAll<HTMLElement>('.defect-tick input')].slice(0, 2)) tick.click()
    })
    await rail(page).getByText('已标记 2 处需补正').waitFor()
    await page.locator('.defect-tick').nth(1).click()
    await page
      .getByRole('textbox', { name: /的补正说明$/ })
      .first()
      .fill('请写明里程。')
    // while the server keeps nothing, leaving is asked about
    await page.route('**/api/v1/tasks/*/draft', (route) => route.abort())
    await rail(page).locator('#f-input-reason').fill('请一次补齐。')
    await rail(page).getByText('办理内容没有保存到服务器').waitFor()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const leaving = await asked
    expect(leaving.type()).toBe('beforeunload')
    await leaving.dismiss()
    await page.unroute('**/api/v1/tasks/*/draft')
    await rail(page).getByRole('button', { name: '重试' }).click()
    await rail(page).getByText('办理内容已自动保存').waitFor()
    await page.reload()
    await rail(page).getByText('已标记 1 处需补正').waitFor()
    await eventually(() => rail(page).locator('#f-input-reason').inputValue()).toBe('请一次补齐。')
    await eventually(() =>
      page
        .getByRole('textbox', { name: /的补正说明$/ })
        .first()
        .inputValue(),
    ).toBe('请写明里程。')
    await rail(page).getByText('办理内容已自动保存').waitFor()

    // another machine has it too; what is written there is not overwritten here
    const elsewhere = await stage.as('province-sx')
    await openCase(elsewhere, caseId)
    await rail(elsewhere).getByText('已标记 1 处需补正').waitFor()
    await rail(elsewhere).locator('#f-input-reason').fill('请在十日内补齐。')
    await eventually(async () => JSON.stringify((await stage.app.pool.query('select content from task_drafts')).rows)).toContain(
      '请在十日内补齐。',
    )
    await rail(page).locator('#f-input-reason').fill('请一次补齐，写清理由。')
    await rail(page).getByRole('alert').getByText('也保存了本环节的办理内容').waitFor()
    // what the other place says is read before one chooses, and nothing is decided meanwhile
    await rail(page).getByRole('alert').getByText('请在十日内补齐。').waitFor()
    await eventually(() => rail(page).getByRole('alert').locator('mark').allInnerTexts()).toEqual(['一次补齐，写清理由', '在十日内补齐'])
    await shoot(page, '5-two-works')
    await eventually(() => rail(page).getByRole('button', { name: '确认退回补正' }).isDisabled()).toBe(true)
    await rail(page).getByRole('button', { name: '采用另一处的内容' }).click()
    await eventually(() => rail(page).locator('#f-input-reason').inputValue()).toBe('请在十日内补齐。')
    // words for one action are never those for another
    await chooseAction(page, '不予受理')
    await eventually(() => rail(page).locator('#f-input-reason').inputValue()).toBe('')
    await actByHand(page, '受理')
    await rail(page).getByText('下一环节“省局初审”由您办理。').waitFor()
    // a verb that follows is what was done last, and who is waited for is named
    await chooseVerb(page, '加签')
    const lead = (await peopleOf(stage.app)).nameOf('province-sx-lead')
    const adding = page.getByRole('dialog', { name: '加签' })
    await adding.getByRole('combobox').first().fill(lead)
    await page.keyboard.press('Enter')
    await adding.getByRole('button', { name: '加签' }).click()
    await rail(page).getByText(`已办理：加签：${lead}`).waitFor()
    await eventually(() => rail(page).getByRole('listitem').allInnerTexts()).toEqual([`等待省局初审 ${lead}`])
    await act(stage.app, 'province-sx-lead', caseId, 'provinceReview', { outcome: 'cosign-agreed', opinion: '同意。' })
    await page.reload()
    // the page left open elsewhere learns of it with the next words, which it gives back
    await rail(elsewhere).locator('#f-input-reason').fill('晚到的一句')
    const late = rail(elsewhere).getByRole('alert')
    await late.getByText('晚到的一句').waitFor()
    await eventually(() => late.innerText()).toContain('该申请现在不在您的办理环节')
    await rail(elsewhere).getByRole('button', { name: '提出初审意见，送审签' }).waitFor()
    await eventually(() => rail(elsewhere).getByRole('button', { name: '退回补正' }).count()).toBe(1)
    await chooseAction(page, '提出初审意见，送审签')
    const opinion = rail(page).getByLabel('意见')
    const phrases = rail(page).getByRole('button', { name: /^常用意见/ })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    // a phrase goes where the caret is, by keyboard alone; the one used last comes first
    // a pointer that rests over the menu would choose where it begins
    await page.mouse.move(0, 0)
    await opinion.fill('措施可行。')
    await opinion.press('ArrowLeft')
    await phrases.focus()
    await page.keyboard.press('Enter')
    await eventually(focused).toBe('材料齐全，予以受理。')
    await page.keyboard.press('Escape')
    await eventually(focused).toBe('常用意见（意见）')
    await page.keyboard.press('Enter')
    await eventually(focused).toBe('材料齐全，予以受理。')
    // where the menu has just opened it takes the focus once more
    await eventually(async () => {
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowDown')
      return focused()
    }).toBe('经审查，拟同意上报。')
    await page.keyboard.press('Enter')
    await eventually(() => opinion.inputValue()).toBe('措施可行经审查，拟同意上报。。')
    await page.keyboard.press('Backspace')
    await eventually(() => opinion.inputValue()).toBe('措施可行经审查，拟同意上报。')
    // what is typed is kept as a phrase, found with the others and put in from there
    await opinion.fill('写到一半的')
    await phrases.click()
    await page.getByRole('menuitem', { name: '存为常用' }).click()
    await page.locator('.toast', { hasText: '已存为常用意见' }).waitFor()
    await opinion.fill('意见：')
    await phrases.click()
    await eventually(() => page.getByRole('menuitem').first().innerText()).toBe('经审查，拟同意上报。')
    await page.getByRole('menuitem', { name: '全部与管理…' }).click()
    const dialog = page.getByRole('dialog', { name: '常用意见' })
    await dialog.getByRole('button', { name: '修改：写到一半的' }).click()
    const edited = dialog.getByRole('textbox', { name: '修改：写到一半的' })
    await edited.fill('写到一半的意见')
    await edited.press('Escape')
    await page.getByRole('dialog', { name: '放弃所填内容？' }).getByRole('button', { name: '继续填写' }).click()
    const reload = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => location.reload()))
    const reloading = await reload
    expect(reloading.type()).toBe('beforeunload')
    await reloading.dismiss()
    await eventually(() => edited.inputValue()).toBe('写到一半的意见')
    await dialog.getByRole('button', { name: /保\s*存/ }).click()
    await dialog.getByRole('button', { name: '删除：请申请人按补正意见补充材料后重新提交。' }).click()
    await dialog.getByRole('button', { name: '确认删除' }).click()
    await dialog.getByText('我的（3/50）').waitFor()
    await eventually(() => dialog.getByRole('button', { name: '修改：经现场核查，情况属实。' }).count()).toBe(0)
    await opinion.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(0, 3))
    await dialog.getByRole('button', { name: '填入：写到一半的意见' }).click()
    await eventually(() => opinion.inputValue()).toBe('写到一半的意见')
    await follow(page, '/todo')
    await page.getByRole('heading', { level: 1, name: '待办' }).waitFor()
    await follow(page, `/cases/${caseId}`)
    await eventually(() => rail(page).getByLabel('意见').inputValue()).toBe('写到一半的意见')

    // on a phone the rail is below everything: a bar leads to it, and takes the focus there
    await page.setViewportSize(phone)
    const jump = page.getByRole('button', { name: '去办理：省局初审' })
    await jump.click()
    await jump.waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('办理')
    await eventually(() => rail(page).evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)).toBe(true)
    await follow(page, '/todo')
    const card = page.locator('.list-card', { hasText: '写到一半的退回' })
    for (const part of [/2026-\d{8}/, /渭北城际轨道建设有限公司/]) await eventually(() => card.innerText()).toMatch(part)
  })

  test('what was not accepted is called so, and the bell tells the applicant', async () => {
    const { caseId } = await fileCase(stage.app, { title: '不在职权内的工程' })
    const page = await stage.as('province-sx')
    await openCase(page, caseId)
    await chooseAction(page, '不予受理')
    await rail(page).getByLabel('理由').fill('不属于本机关职权范围。')
    await confirmAction(page, '不予受理')
    await rail(page).getByText('本申请已办结，无待办环节。').waitFor()
    await eventually(() => page.locator('.page-header .status-tag').first().innerText()).toBe('不予受理')
    // what is told comes by itself, and the bell counts it when the page is opened
    const unreadOf = async (username: string) =>
      (
        await stage.app.pool.query(
          'select from bell_messages m join users u on u.id = m.user_id where m.case_id = $1 and u.username = $2 and m.read_at is null',
          [caseId, username],
        )
      ).rowCount
    await eventually(() => unreadOf('company')).toBe(1)
    const applicant = await stage.as('company')
    await applicant.goto('/cases')
    await eventually(() => applicant.locator('tr[data-row]', { hasText: '不在职权内的工程' }).innerText()).toContain('不予受理')
    const bell = applicant.getByRole('button', { name: /^消息/ })
    await eventually(() => bell.getAttribute('aria-label')).toMatch(/^消息，\d+ 条未读$/)
    const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
    const before = await unread()
    await bell.press('Enter')
    const line = applicant.getByRole('dialog', { name: '消息' }).getByRole('link', { name: /^不予受理.*未读.*不在职权内的工程/ })
    await line.waitFor()
    await eventually(() => seriousFaults(applicant)).toEqual([])
    const path = (await line.getAttribute('href')) ?? ''
    await line.press('Enter')
    await rail(applicant).getByText('不属于本机关职权范围。').waitFor()
    await eventually(unread).toBe(before - 1)
    await rail(applicant).getByRole('button', { name: '查看不予受理通知书' }).click()
    await applicant.locator('.paper-list').getByRole('button', { name: '不予受理通知书' }).waitFor()

    // its link leads there through the sign-in page too; who opens the case by any way has read what is told of it
    await stage.app.pool.query('update bell_messages set read_at = null where case_id = $1', [caseId])
    await applicant.evaluate(() => localStorage.removeItem('token'))
    await applicant.goto(path)
    await signInByHand(applicant, 'company', demoPassword)
    await rail(applicant).getByText('不属于本机关职权范围。').waitFor()
    await eventually(() => new URL(applicant.url()).pathname).toBe(path)
    const unreadOfCase = async () =>
      (await stage.app.pool.query('select from bell_messages where case_id = $1 and read_at is null', [caseId])).rowCount
    await eventually(unreadOfCase).toBe(0)
  })
})

test('officials choose statuses in words, and a rejection is found among the ends without approval', async () => {
  const { caseId } = await fileCase(stage.app, { title: '未获批准的工程' })
  await stage.app.pool.query("update cases set status = 'G10', conclusion = 'refused' where id = $1", [caseId])
  const page = await stage.as('national-officer')
  // an address of an earlier version, with one code of several that share a name
  await page.goto('/cases?status=2')
  await eventually(() => page.locator('.list-filters').innerText()).toMatch(/省局办理$/m)
  await page.getByLabel('状态', { exact: true }).click()
  await page.getByTitle('办结（未获批准）、不批准、不予受理').click()
  await page.locator('tr[data-row]', { hasText: '未获批准的工程' }).waitFor()
  await eventually(() => new URL(page.url()).searchParams.get('status')).toBe('G10,5')
  await page.getByLabel('状态', { exact: true }).click()
  const offered = () => page.locator('.ant-select-item-option').evaluateAll((all) => all.map((one) => one.getAttribute('title')))
  await eventually(async () => (await offered()).slice(0, 3)).toEqual(['填报中', '省局办理、市县局办理', '补正中、初审退回'])
  await eventually(async () => (await offered()).filter((title) => /[0-9]/.test(title ?? ''))).toEqual([])
})
