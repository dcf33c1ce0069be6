import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { entriesOf } from '../apps/server/src/testing/zip-entries.ts'
import { openCase, showNode } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { seriousFaults } from './support/axe.ts'
import { eventually } from './support/eventually.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

/** Lets only so many contents be opened until told. */
function holdContents(count: number): () => void {
  const store = stage.app.services.files
  const read = store.read.bind(store)
  let free = (): void => undefined
  const isFree = new Promise<void>((resolve) => (free = resolve))
  let opened = 0
  const spy = vi.spyOn(store, 'read').mockImplementation(async (key) => {
    if (++opened > count) await isFree
    return read(key)
  })
  return () => {
    spy.mockRestore()
    free()
  }
}

describe('a case as one download', () => {
  test('is saved under number and title with every file, shows how much has come, is cancelled; one that broke off is not saved, and the page says so', async () => {
    const { caseId, number } = await fileCase(stage.app, { title: '栖凤原遗址“一期”工程' })
    const page = await stage.as('province-sx')
    await openCase(page, caseId)
    await showNode(page, '申请材料')
    await page.getByText(/^已提交 \d+ 个文件，共 [\d.]+ (B|KB|MB)$/).waitFor()
    await shoot(page, '9-zip')
    await eventually(() => seriousFaults(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '打包下载' }).click()])
    expect(download.suggestedFilename()).toBe(`${number}-栖凤原遗址“一期”工程.zip`)
    const entries = await entriesOf(await readFile(await download.path()))
    const names = [...entries.keys()]
    expect(names[0]).toBe('清单.csv')
    expect(names.length).toBeGreaterThan(4)
    expect(names.slice(1).every((name) => /^\d\d [^/]+\/[^/]+\.(pdf|png|jpg)$/.test(name))).toBe(true)

    // held in the middle, it shows what has come and can be cancelled with the keyboard
    const small = await stage.as('company', { language: 'en_US', viewport: phone })
    await small.goto(`/cases/${caseId}`)
    await small.getByRole('button', { name: 'Materials', exact: true }).click()
    const button = small.getByRole('button', { name: 'Download all' })
    await button.waitFor()
    await shoot(small, '9-zip-phone')
    const saved: string[] = []
    small.on('download', (each) => saved.push(each.suggestedFilename()))
    const letGo = holdContents(1)
    await button.click()
    const bar = small.getByRole('progressbar', { name: 'Downloading all' })
    await eventually(async () => Number(await bar.getAttribute('aria-valuenow'))).toSatisfy((share: number) => share > 0 && share < 100)
    await small.getByText(/^[\d.]+ K?B \/ [\d.]+ KB$/).waitFor()
    await shoot(small, '9-zip-phone-received')
    await eventually(() => seriousFaults(small)).toEqual([])
    await small.getByRole('button', { name: 'Cancel the download of all' }).press('Enter')
    await bar.waitFor({ state: 'detached' })
    await eventually(() => button.evaluate((element) => document.activeElement === element)).toBe(true)
    letGo()

    const { rows } = await stage.app.pool.query<{ storage_key: string; size: string }>(
      'select f.storage_key, f.size from files f join case_materials m on m.file_id = f.id where m.case_id = $1',
      [caseId],
    )
    const place = join(stage.app.services.config.dataDirectory, 'files/content', rows[0]!.storage_key)
    await writeFile(place, Buffer.alloc(Number(rows[0]!.size), 1))
    await page.getByRole('button', { name: '打包下载' }).click()
    await page.locator('.toast', { hasText: '打包下载中断，收到的内容不完整，没有保存。请重试；若再次中断，请联系管理员。' }).waitFor()
    stage.takeProblems()
    expect(saved).toEqual([])
  })
})
