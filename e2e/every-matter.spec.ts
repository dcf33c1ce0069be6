import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { askedData } from '@wenwu/core/form/asked'
import type { FormData } from '@wenwu/core/form/model'
import { regionPath } from '@wenwu/core/form/types/region/model'
import type { ItemSource } from '@wenwu/core/item/model'
import { contract as papers } from '@wenwu/core/papers/contract'
import { items } from '@wenwu/items/index.generated'
import { drive, finish } from '../apps/server/src/case-driver/drive-case.ts'
import { exampleOf, filledInOn, todayOf } from '../apps/server/src/case-driver/file-case.ts'
import { smallPdf } from '../apps/server/src/platform/files/small-pdf.ts'
import { goStep, heading, materialLine, saved, submitByHand } from './support/application-form.ts'
import { seeStatus } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { fillSection, inputOf } from './support/form.ts'
import { shoot, startStage, type Stage } from './support/stage.ts'

/**
 * Every matter that can be applied for, from its own example: filed and corrected by hand, decided by the case driver, its papers opened. Four that differ in every run
 * (the free form, a loan with its list of relics, works, a scheme with persons and budget); all of them with WENWU_EVERY_ITEM=1.
 */
const inEveryRun = ['other', '56017', '56014-a', 'TBCrrSzhMainEntity']
const isMeant = ({ code }: ItemSource): boolean => process.env.WENWU_EVERY_ITEM === '1' || inEveryRun.includes(code)

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

/** Names of a region, the widest first; those that the small list of regions lacks are put there. */
async function namesOfRegion(region: unknown): Promise<string[]> {
  if (typeof region !== 'string') return []
  const path = regionPath(region)
  for (const [i, code] of path.entries())
    await stage.app.pool.query('insert into regions (code, parent_code, name) values ($1, $2, $3) on conflict do nothing', [
      code,
      path[i - 1] ?? null,
      `地区${code}`,
    ])
  const { rows } = await stage.app.pool.query<{ name: string }>('select name from regions where code = any($1) order by code', [path])
  return rows.map(({ name }) => name)
}

function regionIn({ form }: ItemSource, data: FormData): unknown {
  for (const { key, fields } of form.sections) for (const field of fields) if (field.type === 'region') return data[key]?.[field.key]
  return undefined
}

/** Types an application from the first click on, and hands it in; gives the id of its case. */
async function fileByHand(page: Page, item: ItemSource, data: FormData): Promise<string> {
  const names = await namesOfRegion(regionIn(item, data))
  await page.goto(`/new-application?itemCode=${item.code}`)
  await page.getByRole('button', { name: '开始填写' }).click()
  await page.waitForURL('**/applications/*')
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  for (const section of item.form.sections.filter(({ key }) => data[key] !== undefined)) {
    await goStep(page, section.title.zh_CN)
    await eventually(() => heading(page)).toBe(section.title.zh_CN)
    await fillSection(page, item.form, section.key, data, names)
  }
  await shoot(page, `matter-${item.code}`)
  await goStep(page, '申请材料')
  // which materials are asked for depends on what was filled in
  await saved(page)
  const { materials } = await stage.app.as('company').call(cases.get, { id })
  for (const { key } of materials.filter(({ by, isRequired }) => by === 'applicant' && isRequired)) {
    const line = materialLine(page, key)
    await line.locator('input[type=file]').setInputFiles({ name: `${key}.pdf`, mimeType: 'application/pdf', buffer: smallPdf(key) })
    await line.getByRole('button', { name: `${key}.pdf`, exact: true }).waitFor()
  }
  await goStep(page, '检查并提交')
  await page.locator('.check-panel').first().waitFor()
  await eventually(() => page.locator('.form-summary').allInnerTexts()).toEqual([])
  await submitByHand(page)
  return id
}

/** A field in which anything may be written, so that it can be corrected without another one. */
function freeField({ form }: ItemSource, data: FormData): string {
  const paths = form.sections.flatMap(({ key, fields }) =>
    fields
      .filter((field) => field.type === 'long-text' && typeof data[key]?.[field.key] === 'string')
      .map((field) => `${key}.${field.key}`),
  )
  if (paths[0] === undefined) throw new Error('no field to correct')
  return paths[0]
}

/** Answers the correction that is open, by hand. */
async function correctByHand(page: Page, id: string, path: string): Promise<void> {
  await page.goto(`/applications/${id}`)
  const box = inputOf(page, path)
  await box.waitFor()
  await box.fill(`${await box.inputValue()}（已按要求补充）`)
  await saved(page)
  await goStep(page, '检查并重新提交')
  await page.getByLabel('补正说明（选填）').waitFor()
  await eventually(() => page.locator('.form-summary').allInnerTexts()).toEqual([])
  await page
    .getByRole('button', { name: /重新提交$/ })
    .last()
    .click()
  await page.getByRole('dialog', { name: '确认重新提交？' }).getByRole('button', { name: '确认重新提交' }).click()
  await page.waitForURL(`**/applications/${id}/receipts/*`)
}

describe('every matter from its example', () => {
  test.each(items.filter(isMeant).map((item) => [item.code, item] as const))(
    '%s is filed and corrected by hand, decided, and its papers open',
    async (_code, item) => {
      const data = askedData(item.form, filledInOn(exampleOf(item.code), todayOf(stage.app)))
      const page = await stage.as('company')
      const id = await fileByHand(page, item, data)
      const filed = await stage.app.as('company').call(cases.get, { id })
      expect(filed.data).toMatchObject(withoutIds(data))

      const correcting = item.process.steps.find((step) => step.kind === 'task' && step.task.role === 'applicant')
      const path = freeField(item, data)
      const defects = { fields: [{ path, note: '请补充说明。' }], materials: [] }
      await drive(stage.app, id, correcting!.id, { given: { reason: '请一次补齐。', defects } })
      await correctByHand(page, id, path)
      await finish(stage.app, id)
      await page.goto(`/cases/${id}`)
      await seeStatus(page, '已批准')

      const listed = (await stage.app.as('company').call(papers.list, { caseId: id })).papers
      expect(listed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['application-form', 'filing-receipt', 'correction-notice']))
      for (const paper of listed) {
        const { url } = await stage.app.as('company').call(papers.open, { id: paper.id })
        const { status, body } = await stage.app.request('GET', url)
        expect([paper.kind, status, (body as Buffer).subarray(0, 5).toString()]).toEqual([paper.kind, 200, '%PDF-'])
      }
    },
  )
})

/** What people type: rows of tables have no ids yet, and nothing is typed where nothing is said. */
function withoutIds(data: FormData): FormData {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key === 'id' || value === '' || value === null ? undefined : value)),
  ) as FormData
}
