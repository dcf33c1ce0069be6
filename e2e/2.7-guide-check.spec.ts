import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { guideKind } from '../apps/server/src/modules/public-texts/guides/index.ts'
import { importEntry, type ContentKind } from '../apps/server/src/modules/public-texts/publishing/index.ts'
import { inTransaction } from '../apps/server/src/platform/database/request-database.ts'
import { seriousFaults } from './support/axe.ts'
import { button } from './support/button.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'
import { readSheet } from './support/xlsx.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

/** A guide as it stood before the revision of the law. */
const old = {
  code: '90003',
  name: '涉及不可移动文物的建设工程选址意见',
  category: 'construction',
  statutoryDeadline: '20个工作日',
  materials: [{ id: 'letter', name: '选址意见申请函' }],
  legalBasis: [
    { id: 'a', statute: '中华人民共和国文物保护法', version: '2017', article: '第二十条' },
    { id: 'b', statute: '中华人民共和国文物保护法', version: '2017', article: '第一条' },
  ],
}

test('an editor sees what guides cite wrongly, by kind, as a file, and goes to the revision', async () => {
  const page = await stage.as('editor')
  await page.goto('/content?kind=guide')
  await button(page, '引用条文检查').click()
  await page.getByText('没有发现问题。').waitFor()
  await inTransaction(stage.app.pool, (db) => importEntry({ db, now: stage.app.clock.now() }, guideKind as ContentKind, old))
  await button(page, '刷新').click()
  await page.getByText('发现 2 处问题').waitFor()
  const row = page.getByRole('row').filter({ hasText: '《中华人民共和国文物保护法》（2024）第三十一条' })
  await row.waitFor()
  await eventually(() => row.innerText()).toContain('条号已变')
  await shoot(page, '2.7-guide-check')
  await eventually(() => seriousFaults(page)).toEqual([])

  await page.getByRole('button', { name: '部法规未能检查' }).click()
  await page.getByText('《文物保护工程管理办法》').waitFor()
  await shoot(page, '2.7-guide-check-laws')
  await page.keyboard.press('Escape')
  await page.goto('/guide-check?kind=old-version')
  await page.getByRole('row').filter({ hasText: '引用了旧文本' }).waitFor()
  await eventually(() => page.getByText('《中华人民共和国文物保护法》（2024）第三十一条').count()).toBe(0)
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, '导出').click()])
  expect(file.suggestedFilename()).toMatch(/^引用条文检查-.*\.xlsx$/)
  const sheet = await readSheet(await readFile(await file.path()))
  expect(sheet.map((cells) => cells[2])).toEqual(['问题', '引用了旧文本'])

  await page.setViewportSize(phone)
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await shoot(page, '2.7-guide-check-phone')
  await page.setViewportSize({ width: 1366, height: 768 })
  // the row of the table: the card of the telephone goes away in this moment, and a click with it
  await page.locator('tr[data-row]').getByRole('link', { name: old.name }).click()
  await button(page, '修订').waitFor()
})
