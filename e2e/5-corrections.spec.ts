import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { drive } from '../apps/server/src/case-driver/drive-case.ts'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { goStep } from './support/application-form.ts'
import { openCase, rail, showNode } from './support/case-page.ts'
import { endTest } from './support/end-test.ts'
import { eventually } from './support/eventually.ts'
import { isSeen } from './support/is-seen.ts'
import { phone, shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

test('on the phone the points of a correction are walked through one after the other; the home says where the case waits', async () => {
  const { caseId } = await fileCase(stage.app, { title: '手机上补正的工程' })
  const defects = {
    fields: [
      { path: 'applicant.address', note: '写全地址' },
      { path: 'project.projectSite', note: '写明里程' },
    ],
    materials: [{ key: 'siting', note: '缺少附图' }],
  }
  await drive(stage.app, caseId, 'correctProvince', { given: { reason: '请一次补齐。', defects } })
  const page = await stage.as('company', { viewport: phone })
  await page.goto('/home')
  const mine = page.getByRole('region', { name: '我的申请' })
  await page.getByText('手机上补正的工程').waitFor()
  await eventually(() => mine.innerText()).not.toContain('暂无正在办理')
  await page.goto(`/applications/${caseId}`)
  const points = page.getByRole('navigation', { name: '补正内容' })
  // the reason and the last day are read first; the first press leads to the first point
  await points.getByText('需要补正 3 处').waitFor()
  const focus = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id)
  const previous = points.getByRole('button', { name: /^上一处/ })
  const next = points.getByRole('button', { name: /^下一处/ })
  await eventually(() => previous.isDisabled()).toBe(true)
  await next.click()
  await points.getByText('补正第 1 处，共 3 处').waitFor()
  await eventually(focus).toBe('f-applicant-address')
  await eventually(() => page.locator('#f-applicant-address').evaluate(isSeen)).toBe(true)
  await next.click()
  await points.getByText('补正第 2 处，共 3 处').waitFor()
  await eventually(focus).toBe('f-project-projectSite')
  await eventually(() => points.evaluate(isSeen)).toBe(true)
  await shoot(page, '5-correction-points-phone')
  await next.click()
  await points.getByText('补正第 3 处，共 3 处').waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.closest('.upload-line')?.id)).toBe('material-siting')
  await points.getByRole('button', { name: '上一处 建设地点' }).click()
  await points.getByText('补正第 2 处，共 3 处').waitFor()
})

test('what is done of a correction is marked and counted down; the turn leads on to what is left, from the first again', async () => {
  const { caseId } = await fileCase(stage.app, { title: '逐处补正的工程' })
  const defects = {
    fields: [
      { path: 'project.period', note: '写明工期' },
      { path: 'project.projectSite', note: '写明里程' },
    ],
    materials: [{ key: 'siting', note: '缺少附图' }],
  }
  await drive(stage.app, caseId, 'correctProvince', { given: { reason: '请一次补齐。', defects } })
  const page = await stage.as('company')
  await page.goto(`/applications/${caseId}`)
  const notice = page.locator('details.correction')
  const points = page.getByRole('navigation', { name: '补正内容' })
  const next = points.getByRole('button', { name: /^下一处/ })
  // in the order of the form
  await eventually(() => notice.locator('li').allInnerTexts()).toEqual([
    '建设地点：写明里程',
    '计划工期：写明工期',
    expect.stringContaining('：缺少附图'),
  ])
  const rightOf = (selector: string) => page.locator(selector).evaluate((box) => Math.round(box.getBoundingClientRect().right))
  await eventually(() => rightOf('.point-turn')).toBe(await rightOf('.item-form-bar'))
  await next.click()
  await page.locator('#f-project-projectSite').fill('里程K1至K3')
  await points.getByText('补正第 1 处，共 3 处 还剩 2 处').waitFor()
  await notice.getByText('需要补正 3 处 还剩 2 处').waitFor()
  await notice.getByText('建设地点：写明里程 已处理').waitFor()
  await shoot(page, '5-correction-points')
  await next.click()
  await points.getByText('补正第 2 处，共 3 处').waitFor()
  // two days: the first of them
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('f-project-period-start')
  await next.click()
  await points.getByText('补正第 3 处，共 3 处').waitFor()
  await page.getByText(/^必交材料 (\d+) 项，已上传 \1 项。 待补正 1 项$/).waitFor()
  await goStep(page, /检查/)
  await page.getByRole('textbox', { name: '“计划工期”不修改的理由' }).fill('工期没有变化。')
  await points.getByText('需要补正 3 处 还剩 1 处').waitFor()
  await points.getByRole('button', { name: '下一处 项目立项或者选址批准文件' }).click()
  await points.getByText('补正第 3 处，共 3 处 还剩 1 处').waitFor()
  await goStep(page, /检查/)
  await page.getByRole('textbox', { name: /项目立项或者选址批准文件”不修改的理由/ }).fill('没有附图。')
  await points.getByText('需要补正 3 处 均已处理').waitFor()
  await eventually(() => next.or(points.getByRole('button', { name: '下一处', exact: true })).isDisabled()).toBe(true)
})

test('a correction with nothing changed asks for a reason for each item; the official reads them', async () => {
  const { caseId } = await fileCase(stage.app, { title: '原样重交的工程' })
  const defects = { fields: [{ path: 'project.projectSite', note: '写明里程' }], materials: [{ key: 'siting', note: '缺少附图' }] }
  await drive(stage.app, caseId, 'correctProvince', { given: { reason: '请一次补齐。', defects } })
  const page = await stage.as('company')
  // from what is flagged to what is flagged, and on to the end: locked steps are passed over
  await page.goto(`/applications/${caseId}`)
  const stepOf = (): string | null => new URL(page.url()).searchParams.get('step')
  await page.getByRole('heading', { level: 2, name: '建设工程或者作业' }).waitFor()
  for (const step of ['materials', 'check']) {
    await page.getByRole('button', { name: '下一步' }).click()
    await eventually(stepOf).toBe(step)
  }
  const site = page.getByRole('textbox', { name: '“建设地点”不修改的理由' })
  const siting = page.getByRole('textbox', { name: '“项目立项或者选址批准文件”不修改的理由' })
  await site.waitFor()
  await eventually(() => page.locator('#content').innerText()).not.toContain('已经齐全')
  const send = page.getByRole('button', { name: /重新提交$/ }).last()
  await send.click()
  await eventually(() => page.getByText('没有修改，请说明理由', { exact: true }).count()).toBe(2)
  await eventually(() => new URL(page.url()).pathname).toBe(`/applications/${caseId}`)
  await site.fill('里程已在附图中标注。')
  await page.reload()
  await eventually(() => site.inputValue()).toBe('里程已在附图中标注。')
  await siting.fill('批准文件没有附图。')
  await page.getByText('已经齐全').waitFor()
  await send.click()
  const question = page.getByRole('dialog', { name: '确认重新提交？' })
  await question.waitFor()
  await eventually(() => question.innerText()).not.toContain('已修改')
  await question.getByRole('button', { name: '确认重新提交' }).click()
  await page.waitForURL(`**/applications/${caseId}/receipts/*`)
  const receipt = page.locator('.receipt-paper')
  await receipt.getByRole('heading', { name: '补正已重新提交' }).waitFor()
  for (const words of ['第 1 次补正', '建设地点（里程已在附图中标注。）']) await receipt.getByText(words).first().waitFor()
  await page.getByRole('link', { name: '查看办理进度' }).click()
  await page.waitForURL(`**/cases/${caseId}`)
  await rail(page).getByText('说明理由、未修改：建设地点、项目立项或者选址批准文件').waitFor()

  const official = await stage.as('province-sx')
  await openCase(official, caseId)
  await showNode(official, '补正记录')
  await official.getByText('未修改，申请人说明：里程已在附图中标注。').waitFor()
  await official.getByText('未补交，申请人说明：批准文件没有附图。').waitFor()
})

test('a correction that is handed in from a second window is told to be there already, and the window goes to the case', async () => {
  const { caseId } = await fileCase(stage.app, { title: '两个窗口补正的工程' })
  await drive(stage.app, caseId, 'correctProvince', {
    given: { reason: '请补齐。', defects: { fields: [{ path: 'project.projectSite', note: '写明里程' }], materials: [] } },
  })
  const [first, second] = [await stage.as('company'), await stage.as('company')]
  for (const page of [first, second]) {
    await page.goto(`/applications/${caseId}?step=check`)
    await page.getByRole('textbox', { name: '“建设地点”不修改的理由' }).fill('里程已在附图中标注。')
    await page.getByText('已经齐全').waitFor()
  }
  const handIn = async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: /重新提交$/ })
      .last()
      .click()
    await page.getByRole('dialog', { name: '确认重新提交？' }).getByRole('button', { name: '确认重新提交' }).click()
  }
  await handIn(first)
  await first.waitForURL(`**/applications/${caseId}/receipts/*`)
  await handIn(second)
  await toast(second, '这份申请的内容已经提交（在另一个窗口').waitFor()
  await second.waitForURL(`**/cases/${caseId}`)
  await second.getByText('两个窗口补正的工程').first().waitFor()
  await eventually(async () => (await second.locator('.toast').allInnerTexts()).join()).not.toContain('提交失败')
})

test('a correction that names another province is told at the field, and what was typed stays', async () => {
  const { caseId } = await fileCase(stage.app, { title: '误选省份的工程' })
  const fields = [{ path: 'unit.punitName', note: '名称有误' }]
  await drive(stage.app, caseId, 'correctProvince', { given: { reason: '请更正。', defects: { fields, materials: [] } } })
  const { data, revision } = await stage.app.as('company').call(cases.get, { id: caseId })
  const unit = { ...data['unit'], region: '141002' }
  await stage.app.as('company').call(cases.saveDraft, { id: caseId, baseRevision: revision, device: 'test', data: { ...data, unit } })
  const page = await stage.as('company')
  await page.goto(`/applications/${caseId}?step=unit`)
  await goStep(page, /检查/)
  await page
    .getByText('属于另一省份。补正不能把申请改到另一省份，请改回原省份；确需更换的，请联系办理单位作废本申请，再重新申报')
    .first()
    .waitFor()
  await eventually(() => page.locator('#content').innerText()).not.toContain('已经齐全')
  await goStep(page, /文物保护单位概况/)
  await page
    .locator('#content')
    .getByText(/属于另一省份。补正不能把申请改到另一省份/)
    .first()
    .waitFor()
})
