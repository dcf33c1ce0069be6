import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newDraft } from '../apps/server/src/case-driver/file-case.ts'
import { usualItem } from '../apps/server/src/case-driver/played-items.ts'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as content } from '@wenwu/core/content/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { chooseOption, inputOf } from './support/form.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { follow } from './support/follow.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'

let stage: Stage
let draft: string
let folder: string
const mb = 1024 * 1024

beforeAll(async () => {
  stage = await startStage()
  draft = (await newDraft(stage.app, { title: '太和殿修缮' })).id
  folder = mkdtempSync(join(tmpdir(), 'wenwu-uploads-'))
})
afterEach((context) => endTest(stage, context))
afterAll(async () => {
  await stage.close()
  rmSync(folder, { recursive: true })
})

/** A PDF on this machine's disk, unlike any other; gives its path and content. */
function makePdf(name: string, size: number): { path: string; content: Buffer } {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)])
  const path = join(folder, name)
  writeFileSync(path, content)
  return { path, content }
}

/** The parts that leave the page, by where they begin; `cut` loses those it names before they arrive. */
async function watchParts(page: Page, cut: (offset: number, count: number) => boolean): Promise<number[]> {
  const offsets: number[] = []
  await page.route('**/api/chunk?*', async (route: Route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
    offsets.push(offset / mb)
    if (cut(offset / mb, offsets.length)) await route.abort('connectionreset')
    else await route.continue()
  })
  return offsets
}

const line = (page: Page) => page.getByRole('listitem', { name: '建设单位申请函', exact: false }).first()
const choose = (page: Page, path: string) => line(page).locator('input[type=file]').setInputFiles(path)
const openMaterials = async (page: Page) => {
  await page.goto(`/applications/${draft}?step=materials`)
  await line(page).waitFor()
}
const uploads = async () =>
  (
    await stage.app.pool.query<{ received: number; done: boolean }>(
      'select received, file_id is not null as done from upload_sessions order by id',
    )
  ).rows

describe('a file of 6 MB', () => {
  test('whose connection is cut in the middle arrives whole, or goes on after a reload, or is gone when it is cancelled', async () => {
    const page = await stage.as('company')
    const { path, content } = makePdf('勘察设计方案.pdf', 6 * mb)
    let isCut: (offset: number) => boolean = (offset) => offset === 3
    const offsets = await watchParts(page, (offset) => isCut(offset))
    await openMaterials(page)
    await choose(page, path)
    await line(page).getByText('连接中断，正在续传').waitFor()
    await shoot(page, '5-uploads interrupted')
    await eventually(() => line(page).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    // other pages may be looked at meanwhile
    await page.getByRole('navigation').getByRole('link', { name: '我的申请' }).click()
    await line(page).waitFor({ state: 'detached' })
    await page.goBack()
    await eventually(() => line(page).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    isCut = () => false
    // as a browser says when the network is back
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await line(page).getByRole('button', { name: '勘察设计方案.pdf', exact: true }).waitFor()
    await eventually(() => line(page).getByText('连接中断，正在续传').count()).toBe(0)
    expect(offsets.filter((offset) => offset !== 3)).toEqual([0, 1, 2, 4, 5])
    const { rows } = await stage.app.pool.query<{ id: string }>("select id from files where name = '勘察设计方案.pdf'")
    const kept = await stage.app.as('company').download(files.download, { id: rows[0]!.id })
    expect(kept.content.equals(content)).toBe(true)

    // another goes on after a reload when it is chosen again, and is gone when it is cancelled
    await stage.app.pool.query('delete from upload_sessions')
    const { path: album } = makePdf('现状照片册.pdf', 6 * mb)
    isCut = (offset) => offset >= 4
    await choose(page, album)
    await line(page).getByText('连接中断，正在续传').waitFor()
    const asked = page.waitForEvent('dialog')
    const leaving = page.reload()
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await leaving
    await line(page).waitFor()
    await eventually(uploads).toEqual([{ received: 4 * mb, done: false }])

    isCut = (offset) => offset >= 5
    const before = offsets.length
    await choose(page, album)
    await line(page).getByText('连接中断，正在续传').waitFor()
    await eventually(() => offsets.slice(before, before + 2)).toEqual([4, 5])
    await eventually(uploads).toEqual([{ received: 5 * mb, done: false }])

    await line(page).getByRole('button', { name: '取消上传“现状照片册.pdf”' }).click()
    await eventually(uploads).toEqual([])
    await eventually(() => line(page).getByText('现状照片册.pdf').count()).toBe(0)

    // a small file goes at once
    const sent = offsets.length
    await choose(page, makePdf('申请函.pdf', 1000).path)
    await line(page).getByRole('button', { name: '申请函.pdf', exact: true }).waitFor()
    expect(offsets).toHaveLength(sent)
  })
})

test('a click is not lost to a message that appears; each of several dropped files goes to its material; 下一步 always goes on', async () => {
  await stage.app.pool.query('delete from upload_sessions')
  const page = await stage.as('company')
  const { id } = await stage.app.as('company').call(cases.createDraft, { itemCode: usualItem.code })
  await page.goto(`/applications/${id}?step=applicant`)
  await inputOf(page, 'applicant.email').fill('没有邮箱')
  const message = page.locator('.form-problem', { hasText: '电子邮箱的格式不对，应如 name@example.cn' })
  // the message below the mail appears as the mouse is pressed, and would move the next button away
  const next = page.getByRole('radio', { name: '否' }).last()
  await next.hover()
  const place = await next.boundingBox()
  await page.mouse.down()
  await eventually(() => next.boundingBox()).toEqual(place)
  await eventually(() => message.count()).toBe(0)
  await page.mouse.up()
  await message.waitFor()
  await eventually(() => next.isChecked()).toBe(true)

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    for (const name of ['工程设计方案.pdf', '照片.pdf', '草稿.pdf']) data.items.add(new File(['%PDF-1.7\n'], name))
    data.items.add(new File([], '空.pdf'))
    return data
  })
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped })
  const question = page.getByRole('dialog', { name: '这些文件属于哪项材料？' })
  const choiceOf = (name: string) => question.getByRole('listitem').filter({ hasText: name })
  await choiceOf('工程设计方案.pdf').getByText('设计方案', { exact: false }).last().waitFor()
  await choiceOf('空.pdf').getByText('文件没有内容，不能上传').waitFor()
  await eventually(() => question.getByRole('button', { name: /上传\d+个文件/ }).isDisabled()).toBe(true)
  await eventually(() => question.getByRole('status').innerText()).toBe('还有 2 个文件没有选择材料')
  for (const [name, choice] of [
    ['照片.pdf', '建设单位申请函'],
    ['草稿.pdf', '不上传'],
  ] as const) {
    await question.getByRole('combobox', { name: `“${name}”属于` }).click()
    await chooseOption(page, choice)
  }
  await question.getByRole('button', { name: '上传2个文件' }).click()
  await line(page).getByRole('button', { name: '照片.pdf', exact: true }).waitFor()
  await page.getByRole('button', { name: '工程设计方案.pdf', exact: true }).waitFor()
  await eventually(() => page.getByText('草稿.pdf').count()).toBe(0)
  // the button asks the same of files that are not dropped
  await page.getByLabel('选择多个文件').setInputFiles([makePdf('设计方案二.pdf', 100).path, makePdf('其他.pdf', 100).path])
  await question.getByText('还有 1 个文件没有选择材料').waitFor()
  await question.getByRole('button', { name: '取消' }).click()
  await question.waitFor({ state: 'hidden' })

  // 下一步 always goes on: the step that was left says how many faults it has, and the submission is what they stop
  const step = () => new URL(page.url()).searchParams.get('step')
  const onward = page.getByRole('button', { name: '下一步', exact: true })
  const other = await stage.app.as('company').call(cases.createDraft, { itemCode: usualItem.code })
  await follow(page, '/404')
  await page.locator('.plain-page').waitFor()
  await follow(page, `/applications/${other.id}`)
  await onward.click()
  await eventually(step).not.toBeNull()
  // what is left to do is told at once, with the way back
  const left = page.locator('.left-faults')
  await left.getByRole('button', { name: '返回补填' }).click()
  await page.locator('.error-summary, .form-field [aria-invalid=true]').first().waitFor()
  // the step one came back from was only looked at: nothing is scolded there
  const steps = page.getByRole('navigation', { name: '填写步骤' })
  await eventually(() => steps.getByRole('button').nth(1).innerText()).not.toContain('处问题')
  await steps.getByRole('button').nth(1).click()
  await eventually(() => page.locator('[aria-current=step]').innerText()).toBe(await steps.getByRole('button').nth(1).innerText())
  await eventually(() => page.locator('.form-summary').count()).toBe(0)
  await page.getByRole('button', { name: '上一步' }).click()
  const mail = page.getByRole('textbox', { name: /邮箱/ }).first()
  await mail.fill('abc')
  await onward.click()
  await left.waitFor()
  await eventually(() => steps.getByRole('button').first().innerText()).toMatch(/有 \d+ 处问题/)

  await follow(page, `/applications/${other.id}?step=materials`)
  await page.locator('.upload-line').first().waitFor()
  await onward.click()
  await eventually(step).toBe('check')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.locator('.check-problems').waitFor()
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
})

test('after a file is deleted the focus is at the next one; the same file is not taken twice unasked, and the bar tells of files too', async () => {
  const page = await stage.as('company')
  const { id } = await stage.app.as('company').call(cases.createDraft, { itemCode: usualItem.code })
  await page.goto(`/applications/${id}?step=materials`)
  const bar = page.locator('.item-form-status')
  await bar.getByText(/^已自动保存/).waitFor()
  const before = await bar.innerText()
  stage.app.clock.advance({ minutes: 20 })
  const first = makePdf('函.pdf', 100).path
  for (const [name, path] of [
    ['函.pdf', first],
    ['函二.pdf', makePdf('函二.pdf', 120).path],
  ] as const) {
    await choose(page, path)
    await line(page).getByRole('button', { name, exact: true }).waitFor()
  }
  await eventually(() => bar.innerText()).toMatch(/^已自动保存/)
  await eventually(() => bar.innerText()).not.toBe(before)

  await choose(page, first)
  await line(page).getByText('与已上传的“函.pdf”内容相同，没有重复上传。').waitFor()
  await eventually(() => line(page).locator('.upload-files li').count()).toBe(2)
  await line(page).getByRole('button', { name: '仍然上传' }).click()
  await eventually(() => line(page).locator('.upload-files li').count()).toBe(3)

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const remove = async () => {
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: /^删\s*除$/ }).press('Enter')
    await question.waitFor({ state: 'hidden' })
  }
  await line(page).getByRole('button', { name: '删除文件“函.pdf”' }).first().focus()
  await remove()
  await eventually(focused).toBe('删除文件“函二.pdf”')
  await line(page).locator('[data-remove]').last().focus()
  await remove()
  await eventually(focused).toBe('继续添加：建设单位申请函')
})

describe('an attachment of a maintained text', () => {
  test('goes the same way: it is cancelled, and chosen again it goes on after a lost connection', async () => {
    await stage.app.pool.query('delete from upload_sessions')
    const editor = stage.app.as('editor')
    const { id } = await editor.call(content.create, {
      kind: 'download',
      data: { download: { name: '申请书样式', category: '申报表格', file: [] } },
    })
    const page = await stage.as('editor')
    const { path, content: bytes } = makePdf('申请书样式.pdf', 3 * mb)
    let isCut = true
    const offsets = await watchParts(page, (offset) => isCut && offset === 1)
    await page.goto(`/content/download/${id}`)
    const field = page.locator('.form-files')
    const chooseFile = async () => {
      await field.locator('input[type=file]').setInputFiles(path)
      await field.getByText('连接中断，正在续传').waitFor()
      await eventually(() => field.getByRole('progressbar', { name: '正在上传 申请书样式.pdf' }).getAttribute('aria-valuenow')).toBe('33')
    }
    await chooseFile()
    await shoot(page, '5-uploads content')
    await field.getByRole('button', { name: '取消' }).click()
    await eventually(uploads).toEqual([])
    await eventually(() => field.getByText('申请书样式.pdf').count()).toBe(0)

    offsets.length = 0
    await chooseFile()
    isCut = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await field.getByRole('button', { name: '申请书样式.pdf', exact: true }).waitFor()
    expect(offsets.filter((offset) => offset !== 1)).toEqual([0, 2])
    await page.getByRole('button', { name: '保存草稿', exact: true }).click()
    await page.locator('.toast', { hasText: '草稿已保存' }).waitFor()
    const { data } = await editor.call(content.get, { kind: 'download', id })
    const [file] = data['download']!['file'] as { fileId: string }[]
    const link = await editor.call(content.fileLink, { fileId: file!.fileId })
    const kept = await fetch(stage.address + link)
    expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true)
  })
})
