import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CorrectionView } from '@wenwu/core/cases/model'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { translate } from '@wenwu/core/i18n/translate'
import { formatChineseDate } from '@wenwu/core/kernel/date'
import { contract as obligations } from '@wenwu/core/obligations/contract'
import { contract as papers } from '@wenwu/core/papers/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, caseAt, drive } from '../../../case-driver/drive-case.ts'
import { fileCase, getItem, readyDraft } from '../../../case-driver/file-case.ts'
import { usualItem } from '../../../case-driver/played-items.ts'
import { approval, newPdf, tryAct, upload } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { samples } from '../../../platform/files/sample-files.ts'
import { printed } from './testing/printed.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const listed = async (caseId: string, username = 'company') => (await api.as(username).call(papers.list, { caseId })).papers
const kinds = async (caseId: string) => (await listed(caseId)).map(({ kind }) => kind).sort()
const read = async (caseId: string, kind: string, username = 'company') => {
  const found = (await listed(caseId, username)).filter((paper) => paper.kind === kind)
  const texts: string[] = []
  for (const { id } of found) texts.push(await printed(api, () => api.as(username).call(papers.open, { id })))
  return texts
}

describe('papers', () => {
  it('of a filing hold what was filed, and nothing that comes later', async () => {
    const { caseId, number } = await fileCase(api)
    expect(await kinds(caseId)).toEqual(['application-form', 'filing-receipt'])
    const [form = ''] = await read(caseId, 'application-form')
    const view = await api.as('company').call(cases.get, { id: caseId })
    const file = view.materials.find(({ files }) => files.length > 0)!.files[0]!
    for (const text of [number, view.title, String(view.data.applicant!.email), file.name, file.sha256])
      expect([text, form.includes(text)]).toEqual([text, true])
    expect(form).toContain(translate('zh_CN', 'application.declaration'))
    const { filing } = await api.as('company').call(papers.filing, { caseId })
    expect(filing).toMatchObject({ number, title: view.title, applicantName: view.applicantName })
    expect(filing!.materials.flatMap(({ files }) => files.map(({ sha256 }) => sha256))).toContain(file.sha256)

    // what stands in the case now may have changed: the paper has not
    await api.pool.query("update cases set title = '后来的名称', applicant_name = '后来的单位' where id = $1", [caseId])
    expect(await read(caseId, 'application-form')).toEqual([form])
    expect((await api.as('company').call(papers.filing, { caseId })).filing).toEqual(filing)
    await expect(api.pool.query("update papers set kind = 'x' where case_id = $1", [caseId])).rejects.toThrow('papers are never changed')
  })

  it('of a filing name the bureau of the county that has it first, as the question before it did', async () => {
    const draft = await readyDraft(api, { change: (data) => Object.assign(data.unit!, { region: '140425' }) })
    expect((await api.as('company').call(cases.check, { id: draft.id })).receiver).toBe('平顺县文物局')
    await api.as('company').call(cases.submit, { itemCode: usualItem.code, id: draft.id, baseRevision: draft.revision })
    expect((await api.as('company').call(papers.filing, { caseId: draft.id })).filing!.receivedBy).toBe('平顺县文物局')
  })

  it('are undone with the act that makes them', async () => {
    const count = async () => (await api.pool.query<{ n: number }>('select count(*)::int as n from papers')).rows[0]!.n
    const draft = await readyDraft(api)
    const before = await count()
    await api.pool.query(`alter table papers add constraint no_receipts check (kind <> 'filing-receipt') not valid`)
    const submit = () => api.as('company').send(cases.submit, { itemCode: usualItem.code, id: draft.id, baseRevision: draft.revision })
    expect((await submit()).status).toBe(500)
    expect(await count()).toBe(before)
    expect((await api.as('company').call(cases.get, { id: draft.id })).status).toBe('01')
    await api.pool.query('alter table papers drop constraint no_receipts')
    expect((await submit()).status).toBe(200)
    expect(await count()).toBe(before + 2)

    await api.pool.query(`alter table papers add constraint no_acceptance check (kind <> 'acceptance') not valid`)
    expect((await tryAct(api, 'province-sx', draft.id, 'provinceAccept', { outcome: 'accept' })).status).toBe(500)
    await api.pool.query('alter table papers drop constraint no_acceptance')
    expect(await count()).toBe(before + 2)
    expect(await api.as('company').call(cases.get, { id: draft.id })).toMatchObject({ status: 'G12', acceptedAt: null })
  })

  it('follow a correction: a notice of each thing, then another form; the first one stays', async () => {
    const { caseId } = await fileCase(api)
    const [first = ''] = await read(caseId, 'application-form')
    const materials = [{ key: 'application', note: '公章不清楚' }]
    const fields = [{ path: 'project.projectSite', note: '请写到村' }]
    await act(api, 'province-sx', caseId, 'provinceAccept', { outcome: 'return', reason: '请逐项补正', defects: { fields, materials } })
    const [notice = ''] = await read(caseId, 'correction-notice')
    for (const text of ['陕西省文物局', '公章不清楚', '请写到村', '请逐项补正', '材料：']) expect(notice).toContain(text)
    expect(notice).not.toContain('provinceAccept')

    await upload(api, 'company', caseId, 'application', newPdf())
    const unchanged = { fields: [{ path: fields[0]!.path, reason: '已写明' }], materials: [] }
    await act(api, 'company', caseId, 'correctProvince', { outcome: 'resubmit', unchanged })
    const forms = await read(caseId, 'application-form')
    expect(forms).toHaveLength(2)
    // each by its submission
    const names = (await listed(caseId)).filter(({ kind }) => kind === 'application-form').map(({ name }) => name.zh_CN)
    expect(names).toEqual(['申请表（首次提交）', '申请表（第 2 次提交）'])
    expect(forms).toContain(first)
    expect(await kinds(caseId)).toEqual([
      'application-form',
      'application-form',
      'correction-notice',
      'correction-receipt',
      'filing-receipt',
    ])
    const [receipt = ''] = await read(caseId, 'correction-receipt')
    for (const text of ['第 1 次', '陕西省文物局', '重新提交的材料', '已写明', '补正时间', '未修改的内容', '回到退回的环节继续办理'])
      expect([text, receipt.includes(text)]).toEqual([text, true])
    expect(receipt).not.toContain('已修改的内容')
    // the receipt of the filing says who received it
    expect((await read(caseId, 'filing-receipt'))[0]).toContain('"收件机关","陕西省文物局"')
  })

  it('of a correction name what was asked for in the order of the form, as the case does, however it was marked', async () => {
    const { caseId } = await fileCase(api)
    const paths = ['project.projectSite', 'project.period', 'letter.telNumber']
    const keys = ['terrainMap', 'design']
    const marked = {
      fields: paths.map((path) => ({ path, note: '请核对' })).reverse(),
      materials: keys.map((key) => ({ key, note: '请核对' })).reverse(),
    }
    await act(api, 'province-sx', caseId, 'provinceAccept', { outcome: 'return', reason: '请核对', defects: marked })
    const inOrder = async () => {
      const [{ fields, materials }] = (await api.as('company').call(cases.get, { id: caseId })).corrections as [CorrectionView]
      return [fields.filter(({ isAsked }) => isAsked).map(({ path }) => path), materials.map(({ key }) => key)]
    }
    expect(await inOrder()).toEqual([paths, keys])
    const { form, materials } = usualItem
    const names = [
      ...paths.map((path) => pathLabel(form, path, 'zh_CN')),
      ...keys.map((key) => materials.find((material) => material.key === key)!.name.zh_CN),
    ]
    const namedIn = (paper = '') => [...names].sort((one, other) => paper.lastIndexOf(one) - paper.lastIndexOf(other))
    expect(namedIn((await read(caseId, 'correction-notice'))[0])).toEqual(names)
    const reason = '已核对，无误'
    const unchanged = { fields: paths.map((path) => ({ path, reason })), materials: keys.map((key) => ({ key, reason })) }
    await act(api, 'company', caseId, 'correctProvince', { outcome: 'resubmit', unchanged })
    expect(await inOrder()).toEqual([paths, keys])
    expect(namedIn((await read(caseId, 'correction-receipt'))[0])).toEqual(names)
  })

  it('are made once by an acceptance, and by the issue of the reply', async () => {
    const { caseId } = await fileCase(api)
    await drive(api, caseId, 'nationalReview')
    // the national bureau accepted, too: the day of the first counts
    const [acceptance = '', ...more] = await read(caseId, 'acceptance')
    expect(more).toEqual([])
    expect(acceptance).toContain('陕西省文物局')
    await drive(api, caseId, 'filing', { given: { document: approval } })
    const [slip = ''] = await read(caseId, 'delivery-slip')
    const { documentNumber } = await api.as('company').call(cases.get, { id: caseId })
    for (const text of [approval.title, documentNumber!, '受送达人']) expect(slip).toContain(text)
    expect(await kinds(caseId)).toEqual(['acceptance', 'application-form', 'delivery-slip', 'filing-receipt'])
  })

  it('of an acceptance name the matter and the times that the law gives, with the last day', async () => {
    const { caseId } = await fileCase(api)
    const { dueOn } = (await act(api, 'province-sx', caseId, 'provinceAccept', { outcome: 'accept' })).clock!
    const [notice = ''] = await read(caseId, 'acceptance')
    const rows = [
      ['事项名称', usualItem.name.zh_CN],
      ['省级初审期限', `20个工作日，至${formatChineseDate(dueOn!)}届满`],
      ['审批期限', '20个工作日'],
    ]
    for (const row of rows) expect(notice).toContain(JSON.stringify(row))
    expect(notice).toContain('现予受理。办理期限如上，依法不计入期限的时间除外。')
    for (const words of ['《中华人民共和国行政许可法》第三十二条', '（加盖行政许可专用印章）']) expect(notice).toContain(words)

    // one of an earlier release reads as it did
    const rewrite = "update papers set data = data - 'periods' - 'isLicence' where case_id = $1 and kind = 'acceptance'"
    await api.pool.query('alter table papers disable trigger user')
    await api.pool.query(rewrite, [caseId])
    await api.pool.query('alter table papers enable trigger user')
    const [older = ''] = await read(caseId, 'acceptance')
    expect(older).toContain('第三十二条，现予受理。办理期限自本通知书载明之日起计算。')
    expect(older).toContain('（加盖行政许可专用印章）')
    expect(older).not.toContain('事项名称')
  })

  it.each(['TBCrpPpMainEntity', 'TBCrrPplanEntity_plan1', 'TBCrpPyplanMainEntity_plan1', 'other'])(
    'of %s, which is no licence, speak of none',
    async (itemCode) => {
      const caseId = await caseAt(api, 'correctProvince', { itemCode })
      const [correction = ''] = await read(caseId, 'correction-notice')
      await drive(api, caseId, 'provinceReview')
      const [acceptance = ''] = await read(caseId, 'acceptance')
      for (const notice of [correction, acceptance]) {
        expect(notice).not.toContain('许可')
        expect(notice).toContain('"stamp":"（加盖印章）"')
      }
      expect(acceptance).toContain(JSON.stringify([['事项名称', getItem(itemCode).name.zh_CN]]))
      expect(acceptance).toContain('经审查，申请材料齐全、符合要求，现予受理。"')
    },
  )

  it('say why an application is not accepted, and what can be done about it', async () => {
    const { caseId } = await fileCase(api)
    await act(api, 'province-sx', caseId, 'provinceAccept', { outcome: 'refuse', reason: '不属于本事项' })
    const [refusal = ''] = await read(caseId, 'refusal')
    for (const text of ['不属于本事项', '行政复议', '陕西省文物局']) expect(refusal).toContain(text)
    expect(await kinds(caseId)).toEqual(['application-form', 'filing-receipt', 'refusal'])
  })

  it('are read by few statements, and drawn without a connection, for their reader', async () => {
    const { caseId } = await fileCase(api)
    const [paper] = await listed(caseId)
    const company = api.as('company')
    const count = async (work: () => Promise<unknown>) => {
      await work()
      return (await api.countQueries(work)).queries
    }
    expect(await count(() => company.call(papers.list, { caseId }))).toBe(3)
    expect(await count(() => company.call(papers.open, { id: paper!.id }))).toBe(4)
    let held = 0
    const callers: (string | undefined)[] = []
    const render = api.services.pdf.render.bind(api.services.pdf)
    api.services.pdf.render = (...args) => {
      held = api.pool.totalCount - api.pool.idleCount
      callers.push(args[2]?.person)
      return render(...args)
    }
    await company.call(papers.open, { id: paper!.id })
    await company.call(papers.wholeCase, { caseId })
    api.services.pdf.render = render
    expect(held).toBe(0)
    // both count as this person's
    const { rows } = await api.pool.query<{ id: string }>("select id from users where username = 'company'")
    expect(callers).toEqual([rows[0]!.id, rows[0]!.id])
  })

  it('open by an address of a PDF', async () => {
    const { caseId } = await fileCase(api)
    for (const { id } of await listed(caseId)) {
      const { url } = await api.as('company').call(papers.open, { id })
      const { status, body } = await api.request('GET', url)
      expect([status, (body as Buffer).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
  })
})

describe('the whole case', () => {
  it('is drawn of what its reader sees now', async () => {
    const { caseId } = await fileCase(api)
    await drive(api, caseId, 'nationalReview')
    const open = (username: string) => printed(api, () => api.as(username).call(papers.wholeCase, { caseId }))
    const company = await open('company')
    const province = await open('province-sx')
    const { history, title } = await api.as('province-sx').call(cases.get, { id: caseId })
    const opinion = history.find(({ opinion: words, actorRole }) => words !== '' && actorRole.startsWith('province'))!
    for (const text of [title, '申请材料', '办理过程']) expect([company.includes(text), province.includes(text)]).toEqual([true, true])
    for (const secret of [opinion.opinion, opinion.actorName])
      expect([company.includes(secret), province.includes(secret)]).toEqual([false, true])
  })
})

describe('the whole case of a decided matter', () => {
  it('names what is owed, by when, and what was reported', async () => {
    const { caseId } = await fileCase(api)
    await drive(api, caseId, 'filed', { given: { document: approval } })
    const [first] = await api.as('company').call(obligations.ofCase, { caseId })
    const file = { name: '开工报告.pdf', content: samples.pdf }
    await api.as('company').call(obligations.upload, { obligationId: first!.obligationId }, { file })
    await api.as('company').call(obligations.report, { id: first!.obligationId, day: '2026-11-23', content: '已按批准的方案开工。' })
    const sheet = await printed(api, () => api.as('company').call(papers.wholeCase, { caseId }))
    for (const text of ['后续义务', first!.name.zh_CN, first!.dueOn!, '2026-11-23　已按批准的方案开工。（待确认）'])
      expect(sheet).toContain(text)
  })
})

describe('the public check', () => {
  const codeOf = async (username: string, id: string) =>
    /\/verify\/([0-9a-f]{32})/.exec(await printed(api, () => api.as(username).call(papers.open, { id })))![1]!
  const check = async (code: string) => (await api.anonymous.call(papers.check, { code })).paper

  it('knows no paper by whatever else is asked, as long as the contract takes', async () => {
    for (const code of ['x', 'a'.repeat(301), '文'.repeat(500)]) expect(await check(code)).toBeNull()
    expect((await api.anonymous.send(papers.check, { code: 'a'.repeat(501) })).status).toBe(400)
  })

  it('tells kind, number, day and state by the code alone', async () => {
    const { caseId, number } = await fileCase(api)
    const [form, receipt] = await listed(caseId)
    const code = await codeOf('company', form!.id)
    expect(await codeOf('province-sx', form!.id)).toBe(code)
    expect(await codeOf('company', receipt!.id)).not.toBe(code)
    const told = { name: form!.name, number, day: '2026-11-23', state: expect.objectContaining({ zh_CN: '省局办理' }) as unknown }
    expect(await check(code)).toEqual(told)
    expect(await check(` ${code.toUpperCase().replace(/.{4}/g, '$& ')} `)).toEqual(told)
    expect(await check(`${api.address}/verify/${code}`)).toEqual(told)
    // the same answer for what is no code and for one that nobody has
    for (const other of [number, caseId, form!.id, 'x', `${code.slice(1)}0`, `${code}0`])
      expect([other, await check(other)]).toEqual([other, null])

    await drive(api, caseId, 'filed', { given: { document: approval } })
    expect((await check(code))!.state.zh_CN).toBe('已批准')
  })

  it('of a case that was withdrawn and filed again tells the number that the paper bears', async () => {
    const { caseId, number } = await fileCase(api)
    const [, receipt] = await listed(caseId)
    const code = await codeOf('company', receipt!.id)
    await api.as('company').call(tasks.verb, { caseId, verb: 'withdraw', input: { reason: '金额填写有误。' } })
    expect(await check(code)).toMatchObject({ number, state: { zh_CN: '已撤回' } })
    // what was issued stays with its applicant, and can be opened while it is a draft again
    expect((await listed(caseId)).map(({ id }) => id)).toContain(receipt!.id)
    expect((await read(caseId, 'filing-receipt'))[0]).toContain(number)
    const { revision, itemCode } = await api.as('company').call(cases.get, { id: caseId })
    const again = await api.as('company').call(cases.submit, { itemCode, id: caseId, baseRevision: revision })
    expect(await check(code)).toMatchObject({ number, state: { zh_CN: '已撤回' } })
    const ofKind = (await listed(caseId)).filter(({ kind }) => kind === 'filing-receipt')
    expect(ofKind.map(({ isOfWithdrawn }) => isOfWithdrawn)).toEqual([true, false])
    expect((await check(await codeOf('company', ofKind[1]!.id)))!.state.zh_CN).toBe('省局办理')
    const [first = '', second = ''] = await read(caseId, 'filing-receipt')
    expect([first, second].map((text) => [text.includes(number), text.includes(again.number)])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('tells the code to nobody who reads the database', async () => {
    const { caseId } = await fileCase(api)
    const [form] = await listed(caseId)
    const code = await codeOf('company', form!.id)
    const { rows } = await api.pool.query<{ row: string }>(
      "select p::text || encode(p.code_sealed, 'hex') as row from papers p where case_id = $1",
      [caseId],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toContain(code)
  })

  it('is asked so often and no more', async () => {
    api.clock.advance({ minutes: 5 })
    const codes = Array.from({ length: 40 }, (_, i) => i.toString(16).padStart(32, '0'))
    const replies = []
    for (const code of codes) replies.push(await api.anonymous.send(papers.check, { code }))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThan(35)
    const over = replies.filter(({ status }) => status === 429)
    expect(over.map(({ headers }) => headers.get('retry-after'))).toEqual(over.map(() => '5'))
    api.clock.advance({ minutes: 5 })
    expect((await api.anonymous.send(papers.check, { code: codes[0]! })).status).toBe(200)
  })
})

describe('whole cases', () => {
  it('are printed so often by one person on a day and no more', async () => {
    const { caseId } = await fileCase(api)
    const print = (username: string) => api.as(username).send(papers.wholeCase, { caseId })
    const statuses: number[] = []
    await printed(api, async () => {
      api.clock.advance({ days: 1 })
      for (let n = 0; n < 101; n++) statuses.push((await print('company')).status)
      const { body, headers } = await print('company')
      expect([body, headers.get('retry-after')]).toMatchObject([
        { error: 'too-many-prints', msg: expect.stringContaining('100') as string },
        '864',
      ])
      expect((await print('province-sx')).status).toBe(200)
      api.clock.advance({ minutes: 15 })
      expect((await print('company')).status).toBe(200)
    })
    expect(statuses).toEqual([...Array.from({ length: 100 }, () => 200), 429])
  })
})
