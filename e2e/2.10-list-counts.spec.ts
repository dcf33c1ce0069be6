import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { copiesOf } from '../apps/server/src/testing/case-fixtures.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
  const { caseId } = await fileCase(stage.app, { title: '望川寺大殿修缮工程' })
  await copiesOf(stage.app, caseId, 3_100)
  const { caseId: other } = await fileCase(stage.app, { title: '望川寺壁画保护工程' })
  await copiesOf(stage.app, other, 34)
  await stage.app.pool.query('analyze cases')
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

test('the tabs of a list are counted behind its page where words are frequent, and with it where they are not', async () => {
  const page = await stage.as('national-officer')
  const counting: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/cases/preset-counts') && counting.push(request.url())))
  const tabs = () => page.getByRole('tab').allInnerTexts()

  await page.goto('/cases?keyword=望川')
  await eventually(async () => (await tabs()).slice(0, 2).map((tab) => tab.replace(/\s/g, ''))).toEqual(['全部999+', '补正中0'])
  await shoot(page, 'list-counts-behind.zh')
  await eventually(() => counting.length).toBe(1)
  // another tab, order and page have the same counts
  await page.getByRole('tab', { name: /办理中/ }).click()
  await page.waitForURL(/preset=in-hand/)
  await eventually(async () => (await tabs())[0]?.replace(/\s/g, '')).toBe('全部999+')
  await eventually(() => counting.length).toBe(1)

  await page.goto('/cases?keyword=壁画')
  await eventually(async () => (await tabs())[0]?.replace(/\s/g, '')).toBe('全部35')
  await eventually(() => counting.length).toBe(1)
})
