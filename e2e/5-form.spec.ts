import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { fileCase, newDraft, readyDraft } from '../apps/server/src/case-driver/file-case.ts'
import { usualItem } from '../apps/server/src/case-driver/played-items.ts'
import { demoPassword } from '../apps/server/src/db/seed/index.ts'
import { goStep, saved, submitByHand } from './support/application-form.ts'
import { seriousFaults } from './support/axe.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { inputOf } from './support/form.ts'
import { isSeen } from './support/is-seen.ts'
import { signInByHand } from './support/sign-in.ts'
import { withRelics } from './support/many-relics.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

describe('the form', () => {
  test('a draft without a name is opened from the list, filled in with the own unit', async () => {
    const draft = await stage.app.as('company').call(cases.createDraft, { itemCode: '56005' })
    const page = await stage.as('company')
    await page.goto('/cases')
    await page.getByRole('link', { name: '（未填写名称）' }).click()
    await page.waitForURL(`**/applications/${draft.id}`)
    await eventually(() => inputOf(page, 'applicant.applicantName').inputValue()).toBe('晋阳古建筑保护工程有限公司')
    await eventually(() => inputOf(page, 'applicant.creditCode').inputValue()).toBe('91140100MA0DEM0133')
    await eventually(() => inputOf(page, 'applicant.isAgent').getByRole('radio', { name: '否' }).isChecked()).toBe(true)

    await inputOf(page, 'applicant.applicantName').fill('渭北城际轨道建设有限公司')
    await inputOf(page, 'applicant.applicantName').press('Tab')
    const told = page.locator('.form-problem', { hasText: '单位名称与本账号登记的（晋阳古建筑保护工程有限公司）不一致' })
    await told.waitFor()
    await inputOf(page, 'applicant.isAgent').getByRole('radio', { name: '是' }).check()
    await told.waitFor({ state: 'detached' })

    // a chosen unit fills in what is empty, and leaves what was typed
    await goStep(page, '文物保护单位概况')
    await inputOf(page, 'unit.punitAddress').fill('慈恩寺院内')
    await inputOf(page, 'unit.punitName').fill('大雁塔')
    await page.locator('.form-unit-option', { hasText: '大雁塔' }).first().click()
    await eventually(() => inputOf(page, 'unit.punitAge').inputValue()).toBe('唐')
    await page.locator('.form-field', { hasText: '所在地' }).getByText('西安市').first().waitFor()
    await eventually(() => inputOf(page, 'unit.punitAddress').inputValue()).toBe('慈恩寺院内')
    // the directory names its city only, which the server refuses: told at once, and in the list of steps
    const tooWide = page.locator('.form-problem', { hasText: '所在地请选择到最末一级' })
    await tooWide.waitFor()
    // another one replaces what the first filled in
    await inputOf(page, 'unit.punitName').fill('佛光寺')
    await page.locator('.form-unit-option', { hasText: '佛光寺' }).first().click()
    await eventually(() => inputOf(page, 'unit.punitAge').inputValue()).toBe('唐至清')
    await page.locator('.form-field', { hasText: '所在地' }).getByText('五台县').first().waitFor()
    await tooWide.waitFor({ state: 'detached' })
    await eventually(() => inputOf(page, 'unit.punitAddress').inputValue()).toBe('慈恩寺院内')
  })

  test('a province is found by typing, by the keyboard alone', async () => {
    const { id } = await stage.app.as('company').call(cases.createDraft, { itemCode: 'other' })
    const page = await stage.as('company')
    await page.goto(`/applications/${id}?step=matter`)
    const place = inputOf(page, 'matter.region')
    const offered = page.locator('.ant-cascader-dropdown:not(.ant-select-dropdown-hidden) .ant-cascader-menu-item')
    await place.click()
    await offered.filter({ hasText: '北京市' }).waitFor()
    await place.fill('没有')
    await page.getByText('没有这样的地区').waitFor()
    await place.fill('陕')
    await eventually(() => offered.allInnerTexts()).toEqual(['陕西省'])
    await place.press('ArrowDown')
    await place.press('Enter')
    await offered.first().waitFor({ state: 'hidden' })
    await saved(page)
    await eventually(async () => (await stage.app.as('company').call(cases.get, { id })).data.matter?.region).toBe('61')
  })

  test('a period whose end precedes its start is kept and told at the field', async () => {
    const id = (await newDraft(stage.app, { title: '工期有误的工程' })).id
    const page = await stage.as('company')
    await page.goto(`/applications/${id}?step=project`)
    const end = inputOf(page, 'project.period.end')
    await end.fill('2027-01-01')
    await end.press('Tab')
    await page.locator('.form-problem', { hasText: '计划工期的结束日期早于开始日期' }).waitFor()
    await eventually(() => end.inputValue()).toBe('2027-01-01')
    await saved(page)
    await page.reload()
    await eventually(() => end.inputValue()).toBe('2027-01-01')
  })

  test('a day that is out of bounds or is none is kept and told, however the field is left', async () => {
    const { id } = await newDraft(stage.app, { itemCode: '56022' })
    const page = await stage.as('company')
    await page.goto(`/applications/${id}?step=project`)
    const day = inputOf(page, 'project.compilationDate')
    const told = (words: string) => page.locator('.form-field', { has: day }).locator('.form-problem', { hasText: words })
    await day.waitFor()
    for (const leave of ['Tab', 'Enter']) {
      await day.fill('')
      await day.press(leave)
      await told('成果完成日期必填').waitFor()
      await day.fill('2199-1-2')
      await day.press(leave)
      await told('成果完成日期不能晚于').waitFor()
      await eventually(() => day.inputValue()).toBe('2199-01-02')
      await day.fill('2026-13-45')
      await day.press(leave)
      await told('成果完成日期应为日期（如 2026-03-01）').waitFor()
      await eventually(() => day.inputValue()).toBe('2026-13-45')
    }
    // a day of the calendar takes the place of the words
    await day.click()
    await page.locator('.ant-picker-dropdown td:not(.ant-picker-cell-disabled) .ant-picker-cell-inner').first().click()
    await eventually(() => day.inputValue()).toMatch(/^20\d\d-\d\d-\d\d$/)
    await told('成果完成日期').waitFor({ state: 'detached' })

    await goStep(page, '征求意见和论证')
    const end = inputOf(page, 'consultation.publicPeriod.end')
    await end.fill('2026-13-45')
    await end.press('Tab')
    await page.locator('.form-problem', { hasText: '应为日期（如 2026-03-01）' }).waitFor()
    await end.fill('2199年1月2日')
    await end.press('Enter')
    await eventually(() => end.inputValue()).toBe('2199-01-02')
    await end.press('Tab')
    await saved(page)
    await page.reload()
    await eventually(() => end.inputValue()).toBe('2199-01-02')
  })

  test('a row of a table is deleted at once, and a filled one comes back by Ctrl+Z or 撤销', async () => {
    const id = (await newDraft(stage.app, { itemCode: 'TBCrpPaMainEntity', title: '删行的工程' })).id
    const page = await stage.as('company')
    await page.goto(`/applications/${id}?step=history`)
    const rows = page.locator('.form-table tbody tr')
    await rows.first().waitFor()
    const before = await rows.count()
    await page.getByRole('button', { name: '添加一行' }).first().click()
    await eventually(() => rows.count()).toBe(before + 1)
    await page.getByRole('button', { name: `删除第${before + 1}行` }).click()
    await eventually(() => rows.count()).toBe(before)

    const remove = page.getByRole('button', { name: '删除第1行', exact: true }).first()
    const told = page.locator('.form-table-removed')
    const first = await rows.first().locator('input, textarea').first().inputValue()
    await remove.focus()
    await page.keyboard.press('Enter')
    await told.getByText('已删除第1行').waitFor()
    await eventually(() => rows.count()).toBe(before - 1)
    await eventually(() => seriousFaults(page)).toEqual([])
    await shoot(page, '5-removed-row')
    await page.keyboard.press('Control+z')
    await eventually(() => rows.count()).toBe(before)
    await eventually(() => rows.first().locator('input, textarea').first().inputValue()).toBe(first)
    await told.waitFor({ state: 'detached' })
    await remove.click()
    await told.getByRole('button', { name: '撤销' }).click()
    await eventually(() => rows.count()).toBe(before)
    await remove.click()
    await eventually(() => rows.count()).toBe(before - 1)
    await eventually(() => page.evaluate(() => document.activeElement?.closest('.form-table-input') !== null)).toBe(true)

    // what to write in a column is said at its head, by the keyboard too, and to readers at each of its cells
    const { id: relics } = await newDraft(stage.app, { itemCode: '56015' })
    await page.goto(`/applications/${relics}?step=relics`)
    await page.getByRole('button', { name: '“文物名称”怎么填' }).focus()
    await page.getByRole('tooltip', { name: '与藏品总账一致。' }).waitFor()
    const cell = page.locator('td[data-column=culName]').first().locator('input, textarea')
    await eventually(() =>
      cell.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent),
    ).toBe('与藏品总账一致。')
  })

  test('an import and a paste are a step each that Ctrl+Z takes back; what the browser rewinds comes in sight', async () => {
    const { id } = await newDraft(stage.app, { itemCode: '56015', change: withRelics(40) })
    const page = await stage.as('company')
    await page.goto(`/applications/${id}?step=relics`)
    const rows = page.locator('.form-table tbody tr')
    const cell = (place: number, column = 'culName') => inputOf(page, `relics.culturalRelicList[${place}].${column}`)
    const isShown = (place: number) =>
      cell(place).evaluate((input) => {
        const { top, bottom } = input.getBoundingClientRect()
        return input === document.activeElement && top > 0 && bottom < window.innerHeight
      })
    await eventually(() => rows.count()).toBe(40)
    await cell(0).press('End')
    await page.keyboard.type('（破损）')
    const result = page.locator('.form-table-result')
    const read = async (): Promise<void> => {
      const buffer = Buffer.from('文物名称,总登记号\n铜鼎,FC-1\n铜壶,FC-99\n')
      await page
        .locator('input[type=file][aria-label^="从文件导入"]')
        .first()
        .setInputFiles({ name: '清单.csv', mimeType: 'text/csv', buffer })
      await result.getByText('已导入2行，原有内容未改动。').waitFor()
    }
    await read()
    await result.getByText('其中1行的总登记号与其他行相同，请核对。').waitFor()
    await eventually(() => rows.count()).toBe(42)
    await page
      .getByRole('button', { name: /^从文件导入/ })
      .first()
      .focus()
    await page.keyboard.press('Control+z')
    await eventually(() => rows.count()).toBe(40)
    const told = page.locator('.form-table-removed')
    await told.getByText('已撤销导入，移出2行').waitFor()
    await eventually(() => cell(0).inputValue()).toBe('铜镜0001（破损）')
    await result.waitFor({ state: 'detached' })
    await told.getByRole('button', { name: '撤销' }).click()
    await eventually(() => cell(40).inputValue()).toBe('铜鼎')

    // what was written in an imported row since goes with it, and comes back with it
    await cell(40).fill('铜鼎（残）')
    await result.getByRole('button', { name: '撤销本次导入' }).click()
    await eventually(() => rows.count()).toBe(40)
    await told.getByRole('button', { name: '撤销' }).click()
    await eventually(() => cell(40).inputValue()).toBe('铜鼎（残）')
    await result.getByRole('button', { name: '撤销本次导入' }).click()
    await eventually(() => rows.count()).toBe(40)

    const old = { name: '清单.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('x') }
    await page.locator('input[type=file][aria-label^="从文件导入"]').first().setInputFiles(old)
    await page.getByText('文件“清单.xls”类型超出限制！ 可上传 xlsx、csv').waitFor()

    await cell(39).evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '鎏金铜铺首\n错银铜车軎\n')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await told.getByText('已粘贴2行').waitFor()
    await cell(39).focus()
    await page.keyboard.press('Control+z')
    await eventually(() => rows.count()).toBe(40)
    await eventually(() => cell(39).inputValue()).toBe('铜镜0040')
    await told.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: '添加一行' }).first().focus()
    await page.getByRole('button', { name: '添加一行' }).first().scrollIntoViewIfNeeded()
    await page.keyboard.press('Control+z')
    await eventually(() => cell(0).inputValue()).not.toBe('铜镜0001（破损）')
    await eventually(() => isShown(0)).toBe(true)
  })

  test('a long table is filled in by pages: keys, new rows, a paste and what is wrong lead to the page of the row', async () => {
    const { id } = await newDraft(stage.app, { itemCode: '56015', change: withRelics(120) })
    const page = await stage.as('company')
    await page.goto(`/applications/${id}?step=relics`)
    const rows = page.locator('.form-table tbody tr')
    const cell = (place: number, column = 'culName') => inputOf(page, `relics.culturalRelicList[${place}].${column}`)
    const hasFocus = (place: number) => cell(place).evaluate((input) => input === document.activeElement)
    await page.locator('.row-pager').getByText('共120条').waitFor()
    await eventually(() => rows.count()).toBe(50)

    // Enter in the last row of a page goes on in the first of the next
    await cell(49).focus()
    await page.keyboard.press('Enter')
    await eventually(() => hasFocus(50)).toBe(true)
    await eventually(() => rows.first().locator('td').first().innerText()).toBe('51')
    // a block goes on beyond the page
    await cell(99).evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '鎏金铜铺首\n错银铜车軎\n')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await eventually(() => cell(99).inputValue()).toBe('鎏金铜铺首')
    await page.getByRole('button', { name: '添加一行' }).first().click()
    await eventually(() => hasFocus(120)).toBe(true)
    await eventually(() => cell(100).inputValue()).toBe('错银铜车軎')
    await eventually(() => rows.count()).toBe(21)
    await page.getByRole('button', { name: '删除第121行' }).click()
    await eventually(() => rows.count()).toBe(20)

    // one row after another is deleted where the pointer is, and what was done is in sight
    await page.locator('.row-pager').getByTitle('1', { exact: true }).click()
    await eventually(() => rows.count()).toBe(50)
    const remove = (row: number) => page.getByRole('button', { name: `删除第${row}行`, exact: true })
    await remove(25).evaluate((button) => button.scrollIntoView({ block: 'center' }))
    const stood = (await remove(25).boundingBox())!.y
    await remove(25).click()
    await page.locator('.form-table-removed', { hasText: '已删除第25行' }).waitFor()
    await eventually(() => remove(25).evaluate((button) => button === document.activeElement)).toBe(true)
    await eventually(async () => Math.abs((await remove(25).boundingBox())!.y - stood)).toBeLessThan(2)
    await eventually(() => page.locator('.form-table-removed').evaluate(isSeen)).toBe(true)
    await page.keyboard.press('Control+z')
    await page.locator('.row-pager').getByText('共120条').waitFor()

    // what is wrong on another page is told, and is one press away
    await page.locator('.row-pager').getByTitle('3', { exact: true }).click()
    await cell(110, 'culChicun').fill('')
    await page.locator('.row-pager').getByTitle('1', { exact: true }).click()
    await eventually(() => rows.count()).toBe(50)
    await page.getByRole('button', { name: '其他页还有1行需要修改' }).click()
    await eventually(() => page.evaluate(() => document.activeElement?.closest('tr')?.id)).toBe('f-relics-culturalRelicList-110')
    await goStep(page, '检查并提交')
    await page.locator('.form-summary').getByRole('link', { name: /尺寸/ }).click()
    await eventually(() => cell(110, 'culChicun').evaluate((input) => input === document.activeElement)).toBe(true)
    await saved(page)
  })
})

test('who applies is taken from the last application: blanks at once, what is said by choice, and back', async () => {
  const filed = await fileCase(stage.app, { title: '上次申请的工程' })
  const last = (await stage.app.as('company').call(cases.get, { id: filed.caseId })).data['applicant']
  const { id } = await stage.app.as('company').call(cases.createDraft, { itemCode: usualItem.code })
  const page = await stage.as('company')
  await page.goto(`/applications/${id}`)
  const superior = inputOf(page, 'applicant.superior')
  await superior.fill('另一个主管单位')
  await page.getByText(`上次申请：上次申请的工程（${filed.number}`).waitFor()
  await page.getByRole('button', { name: '沿用上次申请' }).click()
  const dialog = page.getByRole('dialog', { name: '沿用上次申请' })
  await dialog.waitFor()
  await shoot(page, '5-last-application-asks')
  await dialog.getByRole('button', { name: '按所选内容继续填写' }).click()
  await page.getByText(/已沿用上次申请填写 \d 项/).waitFor()
  await eventually(() => superior.inputValue()).toBe('另一个主管单位')
  await eventually(() => inputOf(page, 'applicant.address').inputValue()).toBe(last?.['address'])
  await eventually(() => seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await eventually(() => inputOf(page, 'applicant.address').inputValue()).toBe('')
  // the form opens where it was left
  await goStep(page, '申请材料')
  await saved(page)
  await page.goto('/home')
  await page.goto(`/applications/${id}`)
  await page.getByRole('heading', { level: 2, name: '申请材料' }).waitFor()
})

describe('a draft in two places, or cut off', () => {
  test('two browsers on one draft: both versions are shown, neither is lost', async () => {
    const id = (await newDraft(stage.app, { title: '两处修改的工程' })).id
    const [here, there] = [await stage.as('company'), await stage.as('company')]
    for (const page of [here, there]) {
      await page.goto(`/applications/${id}?step=project`)
      await eventually(() => inputOf(page, 'project.projectName').inputValue()).toBe('两处修改的工程')
    }
    await inputOf(here, 'project.projectName').fill('甲处修改的工程')
    await inputOf(here, 'project.projectSite').fill('甲处地点')
    await saved(here)
    await inputOf(there, 'project.projectName').fill('乙处修改的工程')
    const dialog = there.getByRole('dialog', { name: '这份申请在另一处也有修改' })
    await dialog.waitFor()
    for (const part of ['甲处修改的工程', '乙处修改的工程', '甲处地点', '两份内容都已保留'])
      await eventually(() => dialog.innerText()).toContain(part)
    await shoot(there, '5-conflict')
    await eventually(() => seriousFaults(there)).toEqual([])
    await dialog.getByRole('radio', { name: '工程名称 我这份' }).check()
    await dialog.getByRole('button', { name: '按所选内容继续填写' }).click()
    await saved(there)
    await there.reload()
    await eventually(() => inputOf(there, 'project.projectName').inputValue()).toBe('乙处修改的工程')
    await eventually(() => inputOf(there, 'project.projectSite').inputValue()).toBe('甲处地点')
    await there.getByRole('button', { name: '保留的版本' }).click()
    await eventually(() => there.getByRole('dialog').innerText()).toContain('与现在不同：建设工程或者作业')
    await there.getByRole('dialog').getByRole('button', { name: '对比并选择' }).first().click()
    await eventually(async () => (await there.getByRole('dialog').allInnerTexts()).join()).toContain('甲处修改的工程')
  })

  test('two windows on one draft: the second is told that it was handed in, and goes to the case', async () => {
    const { id } = await readyDraft(stage.app, { title: '两个窗口提交的工程' })
    const windows = [await stage.as('company'), await stage.as('company'), await stage.as('company')] as const
    const [first, second, third] = windows
    for (const page of windows) {
      await page.goto(`/applications/${id}?step=check`)
      await page.getByText('已经齐全').waitFor()
    }
    await submitByHand(first)
    const handIn = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: /^提\s*交$/ }).click()
      await page.getByRole('dialog', { name: '确认提交？' }).getByRole('button', { name: '确认提交' }).click()
      await toast(page, '这份申请的内容已经提交（在另一个窗口').waitFor()
      await page.waitForURL(`**/cases/${id}`)
      await page.getByText('两个窗口提交的工程').first().waitFor()
      await eventually(async () => (await page.locator('.toast').allInnerTexts()).join()).not.toContain('提交失败')
      await eventually(() => page.getByRole('dialog').count()).toBe(0)
    }
    await handIn(second)
    // what was typed and is not saved is no reason to be told less
    await goStep(third, '建设工程或者作业')
    await inputOf(third, 'project.projectSite').fill('提交之后填写的地点')
    await third.getByText('这份申请不能再保存').waitFor()
    await third.getByRole('link', { name: '查看办理进度' }).waitFor()
    await goStep(third, /检查/)
    await handIn(third)
  })

  test('a session that ends while a form is filled in: what was typed is there after signing in again', async () => {
    const id = (await newDraft(stage.app, { title: '失效前的工程', applicant: 'museum' })).id
    const page = await stage.as('museum', { ownSession: true })
    await page.goto(`/applications/${id}?step=project`)
    await eventually(() => inputOf(page, 'project.projectName').inputValue()).toBe('失效前的工程')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await stage.app.request('GET', '/api/signOut', undefined, { authorization: token ?? '' })
    await inputOf(page, 'project.projectName').fill('失效后填写的工程')
    await toast(page, '身份认证信息已失效，请重新登录。').waitFor()
    await page.waitForURL('**/crblogin?type=1')
    await signInByHand(page, 'museum', demoPassword)
    await page.waitForURL(`**/applications/${id}?step=project`)
    await eventually(() => inputOf(page, 'project.projectName').inputValue()).toBe('失效后填写的工程')
    await page.getByText('已恢复登录失效前填写的内容。').waitFor()
    await saved(page)
  })
})
