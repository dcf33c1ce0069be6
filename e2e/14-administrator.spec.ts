import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { contract as calendar } from '@wenwu/core/calendar/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { addDays, toShanghaiDate, weekday, type CalendarDate } from '@wenwu/core/kernel/date'
import { items } from '@wenwu/items/index.generated'
import { publishItems } from '../apps/server/src/modules/case-work/items/index.ts'
import { inTransaction } from '../apps/server/src/platform/database/request-database.ts'
import { caseAt } from '../apps/server/src/case-driver/drive-case.ts'
import { seriousFaults } from './support/axe.ts'
import { chooseVerb, openCase } from './support/case-page.ts'
import { eventually } from './support/eventually.ts'
import { endTest } from './support/end-test.ts'
import { follow } from './support/follow.ts'
import { desktop, phone, shoot, startStage, type Stage } from './support/stage.ts'
import { toast } from './support/toast.ts'

let stage: Stage
let id: string
beforeAll(async () => {
  stage = await startStage()
  id = await caseAt(stage.app, 'nationalReview')
})
afterAll(() => stage?.close())
afterEach((context) => endTest(stage, context))

test('the case administrator is told who gets the case and whose task ends, moves it, and takes it to a new version and back', async () => {
  const page = await stage.as('case-admin')
  await openCase(page, id)
  await chooseVerb(page, '跳转到指定环节')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: '转到' }).click()
  await page.locator('.ant-select-item-option', { hasText: '省局初审' }).click()
  await dialog.getByText('将结束的待办：司处承办').waitFor()
  await dialog.getByText(/^将转给：/).waitFor()
  await shoot(page, '14-jump')
  await shoot(page, '14-jump-phone', phone)
  await dialog.getByLabel('理由').fill('承办人误操作。')
  await dialog.getByRole('button', { name: '跳转到指定环节' }).click()
  await toast(page, '管理员调整办理环节').waitFor()

  const { itemCode } = await stage.app.as('company').call(cases.get, { id })
  const changed = items.filter(({ code }) => code === itemCode).map((item) => ({ ...item, shortName: { zh_CN: '新版', en_US: 'New' } }))
  await inTransaction(stage.app.pool, (db) => publishItems(db, stage.app.clock.now(), changed))
  await follow(page, '/case-migrations')
  await page.getByRole('checkbox', { name: '全选可以迁移的' }).check()
  await shoot(page, '14-migration')
  await shoot(page, '14-migration-phone', phone)
  await page.getByRole('button', { name: /^迁移 \d+ 件$/ }).click()
  await page.getByRole('dialog').getByLabel('理由').fill('事项修订。')
  await page.getByRole('dialog').getByRole('button', { name: /^迁移/ }).click()
  await toast(page, '已迁移 1 件').waitFor()
  await page.getByRole('button', { name: '撤销' }).first().waitFor()
  await shoot(page, '14-migrated')
  const english = await stage.as('case-admin', { language: 'en_US' })
  await english.goto('/case-migrations')
  await english.getByRole('button', { name: 'Undo' }).first().waitFor()
  await shoot(english, '14-migration-en')
  await eventually(() => english.getByRole('button', { name: 'Undo' }).count()).toBe(1)
})

test('the system administrator sees on the home page how many jobs failed for good, and what was not done', async () => {
  await stage.app.pool.query(
    `select graphile_worker.add_job('fire-timer', json_build_object('caseId', $1::text, 'timerId', 't'), run_at := now() + interval '1 day', max_attempts := 12)`,
    [id],
  )
  await stage.app.pool.query(
    `update graphile_worker._private_jobs set attempts = 12, last_error = 'told: AppError code=conflict status=409' where payload ->> 'timerId' = 't'`,
  )
  const page = await stage.as('admin-system')
  await page.goto('/home')
  await page.getByRole('link', { name: '故障任务 1' }).waitFor()
  await shoot(page, '14-home')
  await page.getByRole('link', { name: '故障任务 1' }).click()
  await page.getByText('流程定时事件没有触发').first().waitFor()
  await shoot(page, '14-incidents')
  await shoot(page, '14-incidents-phone', phone)
  const english = await stage.as('admin-system', { language: 'en_US' })
  await english.goto('/incidents')
  await english.getByText('A timer of a process did not fire').first().waitFor()
  await shoot(english, '14-incidents-en')
  await eventually(() => english.getByText('AppError code=conflict status=409').count()).toBeGreaterThan(0)
})

test('whoever comes from the figure of waiting changes finds them first on the calendar, of whatever year, and decides there', async () => {
  const year = Number(toShanghaiDate(stage.app.clock.now()).slice(0, 4))
  const [first, second] = ['抗洪停工', '停电检修']
  // of the year after, which the sheet does not open with
  for (const [note, day] of [[first, workDay(`${year + 1}-03-01`)] as const, [second, workDay(`${year + 1}-04-12`)] as const])
    await stage.app.as('admin-system').call(calendar.propose, { day, setting: 'off', note, documentNumber: '办函〔2026〕7号', reason: '' })
  const page = await stage.as('admin-security')
  await page.goto('/home')
  await page.getByRole('link', { name: '待确认日历变更 2' }).click()
  const waiting = page.getByRole('region', { name: '待复核' })
  await waiting.getByRole('row', { name: first }).waitFor()
  // nothing is decided yet: there is no record beside it
  await eventually(() => page.getByRole('region', { name: '调整记录' }).count()).toBe(0)
  const isSeen = async () => {
    const { y, height } = (await waiting.getByRole('button', { name: '复核' }).first().boundingBox())!
    return y + height <= page.viewportSize()!.height
  }
  await eventually(isSeen).toBe(true)
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '14-calendar')
  await page.setViewportSize(phone)
  await eventually(isSeen).toBe(true)
  await eventually(() => seriousFaults(page)).toEqual([])
  await shoot(page, '14-calendar-phone')
  await page.setViewportSize(desktop)
  // its own author withdraws one; another person puts the other into force
  const author = await stage.as('admin-system', { language: 'en_US' })
  await author.goto('/work-calendar')
  const own = author.getByRole('region', { name: 'Waits for confirmation' })
  await own.getByRole('row', { name: second }).getByRole('button', { name: 'Withdraw' }).click()
  await author.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await eventually(() => own.getByRole('button').count()).toBe(1)
  await shoot(author, '14-calendar-en-phone', phone)
  await waiting.getByRole('row', { name: first }).getByRole('button', { name: '复核' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认生效' }).click()
  await waiting.waitFor({ state: 'detached' })
  const record = page.getByRole('region', { name: '调整记录' })
  await record.getByRole('row', { name: first }).getByText('已生效').waitFor()
  await record.getByRole('row', { name: second }).getByText('已撤回或退回').waitFor()
  await shoot(page, '14-calendar-decided')
  await record.scrollIntoViewIfNeeded()
  await shoot(page, '14-calendar-record-phone', phone)
})

/** A day of the week from this one on. */
function workDay(day: CalendarDate): CalendarDate {
  return weekday(day) > 5 ? addDays(day, 2) : day
}
