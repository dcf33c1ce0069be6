import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { figures, home, homeOf } from './support/shell.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

test('the figures of a row stand on one line, in even rows', async () => {
  const page = await home(stage, 'province-sx')
  await page.setViewportSize({ width: 1366, height: 768 })
  const rows = () =>
    page.locator('.figures-list').evaluateAll((lists) =>
      lists.map((list) => {
        const tops = new Map<number, Set<number>>()
        const counts = new Map<number, number>()
        for (const figure of list.children) {
          const top = figure.getBoundingClientRect().top
          const value = figure.querySelector('.figure-value')!.getBoundingClientRect().top
          tops.set(top, (tops.get(top) ?? new Set()).add(value))
          counts.set(top, (counts.get(top) ?? 0) + 1)
        }
        const inRow = [...counts.values()]
        return {
          isOnOneLine: [...tops.values()].every((values) => values.size === 1),
          isEven: Math.max(...inRow) - Math.min(...inRow) < inRow.length,
        }
      }),
    )
  await eventually(rows).toEqual([
    { isOnOneLine: true, isEven: true },
    { isOnOneLine: true, isEven: true },
  ])
  await shoot(page, '2.1-home-figures')
})

describe('the home page of people without to-dos', () => {
  test('administrators of security and audit see new accounts, failed sign-ins and the audit check, and no to-dos', async () => {
    await stage.leave(await homeOf(stage, 'admin-security', ['待审核账号', '今日登录失败', '待确认日历变更']))
    const page = await homeOf(stage, 'admin-audit', ['待审核账号', '今日登录失败', '审计日志核验'])
    await page.getByRole('link', { name: /今日登录失败/ }).click()
    await page.getByRole('heading', { level: 1, name: '登录日志' }).waitFor()
  })

  test('editors see what waits for review and what is being written', async () => {
    const page = await home(stage, 'editor-lead')
    for (const name of ['等待审核发布', '起草中的内容', '最近的导入']) await page.getByRole('heading', { level: 2, name }).waitFor()
    await eventually(() => page.getByText('我的待办').count()).toBe(0)
    await page.locator('.home-links').getByRole('link', { name: '数据导入' }).waitFor()
    await shoot(page, '2.1-home-editor')
    await shoot(page, '2.1-home-editor-phone', phone)
  })

  test('customs look cases up', async () => {
    const page = await home(stage, 'customs')
    await page.getByRole('heading', { level: 2, name: '查询' }).waitFor()
    await eventually(() => figures(page).count()).toBe(0)
    await page.locator('.home-enquiry input').fill('出境')
    await shoot(page, '2.1-home-customs')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=*')
    await follow(page, '/home')
    await page.getByRole('link', { name: '文物进出境事项' }).click()
    await page.waitForURL('**/work-guide?category=entry-exit')
  })
})
