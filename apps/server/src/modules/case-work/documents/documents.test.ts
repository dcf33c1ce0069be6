import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as documents } from '@wenwu/core/documents/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { newId } from '@wenwu/core/kernel/id'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, caseAt, taskOf } from '../../../case-driver/drive-case.ts'
import { getItem } from '../../../case-driver/file-case.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { GraphileJobQueue } from '../../../platform/jobs/graphile-job-queue.ts'
import { approval, tryAct, waitingCase, waitingReply } from '../../../testing/case-fixtures.ts'
import { expectOpaque } from '../../../testing/opaque-link.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createReplyDraft, findDocumentOfCase, issueReply, signReply, suggestNumber } from './index.ts'

let api: TestApp
const issuer = '国家文物局'
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const runJobs = () => (api.services.jobs as GraphileJobQueue).runDue(new Date(Date.now() + 60_000))
const countJobs = async (documentId: string) =>
  (
    await api.pool.query<{ n: number }>(
      "select count(*)::int as n from graphile_worker._private_jobs where payload ->> 'documentId' = $1",
      [documentId],
    )
  ).rows[0]!.n
const open = (url: string) => api.request('GET', url)

const reply = { ...approval, body: [...approval.body, '#set page(fill: red) \\ *不是代码* $x$ <script>'] }

/** A case whose reply is signed: a copy of one that no test touches. */
const caseAtOffice = () => waitingReply(api, 'issue', reply)

describe('issuing a reply', () => {
  it('keeps number and texts as typed, leaves the date open, and has its PDF drawn after the commit', async () => {
    const { caseId, documentId } = await caseAtOffice()
    expect(await countJobs(documentId)).toBe(0)
    const view = await act(api, 'national-office', caseId, 'issue', {
      outcome: 'issue',
      number: '文物保函[2009]1535',
      date: null,
    })
    expect(view.document).toMatchObject({ id: documentId, number: '文物保函[2009]1535', date: null, status: 'issued', fileId: null })
    expect(view.documentNumber).toBe('文物保函[2009]1535')
    expect(await countJobs(documentId)).toBe(1)
    expect(await runJobs()).toBe(0)

    const stored = await api.as('national-officer').call(documents.get, { id: documentId })
    expect(stored).toMatchObject({ ...reply, issuer, caseId, kind: 'approval' })
    const applicant = api.as('company')
    const { content, headers } = await applicant.download(files.download, { id: stored.fileId! })
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(decodeURIComponent(headers.get('content-disposition')!)).toContain(`${reply.title}.pdf`)
    const { url } = await applicant.call(documents.preview, { id: documentId })
    expect((await open(url)).body).toEqual(content)
  })

  it('draws it once, however often the job runs', async () => {
    const { caseId, documentId } = await caseAtOffice()
    await act(api, 'national-office', caseId, 'issue', {
      outcome: 'issue',
      number: '文物保函〔2025〕7号',
      date: '2026-11-20',
    })
    // the decision is of the day that its letter bears
    expect((await api.as('company').call(cases.get, { id: caseId })).decidedOn).toBe('2026-11-20')
    await runJobs()
    const first = (await api.as('national-officer').call(documents.get, { id: documentId })).fileId
    await inTransaction(api.pool, (db) => api.services.jobs.add(db, 'render-document', { documentId }))
    await runJobs()
    expect(first).not.toBeNull()
    expect((await api.as('national-officer').call(documents.get, { id: documentId })).fileId).toBe(first)
  })

  it('refuses a number its issuer has used, and issues nothing', async () => {
    const { caseId, documentId } = await caseAtOffice()
    for (const number of [
      '文物保函[2009]1535',
      ' 文物保函[2009]1535 ',
      '文物保函〔2009〕1535\u200b',
      '文物\u202e保函【２００９】1535',
      '文物保函(2009)１５３５',
    ]) {
      const refused = await tryAct(api, 'national-office', caseId, 'issue', { outcome: 'issue', number, date: null, publicity: 'open' })
      expect(refused.body).toMatchObject({
        code: 409,
        error: 'number-taken',
        field: 'number',
        msg: expect.stringMatching(/^文号“文物保函[[〔【(]2009[\]〕】)]1535”已被使用，请更换。$/) as string,
      })
    }
    expect(await countJobs(documentId)).toBe(0)
    expect((await api.as('national-office').call(documents.get, { id: documentId })).status).toBe('signed')
  })

  it.each([
    ['spelt alike', ['文物保函〔2026〕77号', '文物保函〔2026〕77号']],
    ['in two spellings', ['文物保函〔2026〕78号', '文物保函[2026]７８号']],
  ])('lets one of two have a number that both ask for at once, %s', async (_how, numbers) => {
    const both = [await caseAtOffice(), await caseAtOffice()]
    const replies = await Promise.all(
      both.map(({ caseId }, i) =>
        tryAct(api, 'national-office', caseId, 'issue', { outcome: 'issue', number: numbers[i]!, date: null, publicity: 'open' }),
      ),
    )
    expect(replies.map((each) => each.status).sort()).toEqual([200, 409])
    expect(replies.find((each) => each.status === 409)!.body).toMatchObject({ error: 'number-taken' })
  })

  describe('refuses', () => {
    // a refused act changes nothing: one case for all of them
    let caseId: string
    beforeAll(async () => {
      ;({ caseId } = await caseAtOffice())
    })

    it.each([
      ['no number', { number: ' ', date: null }, 'number-required'],
      ['a number that cannot be seen', { number: '\u200b\u3164\u2800', date: null }, 'number-required'],
      ['a number without a digit', { number: '文物保函', date: null }, 'number-format'],
      ['a number that is a figure alone', { number: '1', date: null }, 'number-format'],
      ['markup', { number: '<script>1', date: null }, 'number-format'],
      ['a date before there was the law', { number: '函〔1982〕1号', date: '1982-11-18' }, 'document-date'],
      ['the first day there is', { number: '1', date: '0001-01-01' }, 'form-invalid'],
      ['a date that is to come', { number: '函〔2026〕1号', date: '2026-11-24' }, 'document-date'],
      ['a number of another year than the date', { number: '函〔2026〕1号', date: '1982-11-19' }, 'number-year'],
      ['a number padded with zeros', { number: '函〔2026〕01号', date: null }, 'number-format'],
      ['the last day there is', { number: '1', date: '9999-12-31' }, 'form-invalid'],
      ['a date that does not exist', { number: '1', date: '2026-02-30' }, 'form-invalid'],
    ])('%s', async (_what, numberAndDate, error) => {
      expect(
        (await tryAct(api, 'national-office', caseId, 'issue', { outcome: 'issue', publicity: 'open', ...numberAndDate })).body,
      ).toMatchObject({ error })
    })

    it('and the case waits as before', async () => {
      const view = await api.as('national-office').call(cases.get, { id: caseId })
      expect([view.tasks.map(({ step }) => step), view.document?.status, view.documentNumber]).toEqual([['issue'], 'signed', null])
    })
  })
})

describe('drafting and signing', () => {
  it('refuses to sign an empty reply and names what is missing', async () => {
    const caseId = await waitingCase(api, 'nationalReview')
    const draft = (input: Partial<typeof reply>) =>
      inTransaction(api.pool, (db) =>
        createReplyDraft(db, { caseId, kind: 'approval', input: { ...reply, ...input }, issuer, userId: newId(), now: api.clock.now() }),
      )
    let baseRevision = 0
    const sign = () => inTransaction(api.pool, (db) => signReply(db, caseId, { baseRevision: ++baseRevision, now: api.clock.now() }))
    await expect(sign()).rejects.toMatchObject({ code: 'reply-missing' })
    baseRevision = 0
    for (const [field, input] of [
      ['title', { title: ' ' }],
      ['mainRecipient', { mainRecipient: '' }],
      ['body', { body: ['', ' '] }],
      ['body', { body: [] }],
    ] as const) {
      await draft(input as Partial<typeof reply>)
      await expect(sign()).rejects.toMatchObject({ code: 'document-incomplete', field: `document.${field}` })
    }
  })

  it('says that nothing was drafted to who is asked to sign, whatever the page sends, and lets the case be given back', async () => {
    const caseId = await caseAt(api, 'leadSign')
    await api.pool.query('delete from documents where case_id = $1', [caseId])
    const task = await taskOf(api, 'national-lead', caseId, 'leadSign')
    const decision = { taskId: task.id, version: task.version, outcome: 'sign', input: { opinion: '同意。' } }
    for (const more of [{}, { baseRevision: 1 }])
      expect(await api.as('national-lead').send(tasks.complete, { ...decision, ...more })).toMatchObject({
        status: 409,
        body: { error: 'reply-missing', msg: '批复尚未拟定，请先退回承办人拟稿。' },
      })
    await act(api, 'national-lead', caseId, 'leadSign', { outcome: 'back', reason: '请拟稿。' })
  })

  it('has one current reply: a new draft replaces the old one and takes its number away', async () => {
    const { caseId, documentId } = await caseAtOffice()
    await api.as('national-office').call(documents.save, { id: documentId, baseRevision: 2, number: '文物保函〔2026〕500号', date: null })
    await act(api, 'national-office', caseId, 'issue', { outcome: 'back', reason: '重拟' })
    await act(api, 'national-lead', caseId, 'leadSign', { outcome: 'back', reason: '重拟' })
    const view = await act(api, 'national-officer', caseId, 'nationalReview', {
      outcome: 'refuse',
      document: { ...reply, title: '不予批准' },
    })
    expect(view.document).toEqual({
      id: documentId,
      kind: 'refusal',
      title: '不予批准',
      number: null,
      date: null,
      status: 'draft',
      fileId: null,
      // drafted, signed, numbered, drafted again
      revision: 4,
    })
    const { rows } = await api.pool.query('select 1 from documents where case_id = $1', [caseId])
    expect(rows).toHaveLength(1)
    const kept = await api.pool.query('select revision, kind, title, body from document_versions where document_id = $1', [documentId])
    expect(kept.rows).toEqual([{ revision: 3, kind: 'approval', title: reply.title, body: reply.body }])
  })

  it('issues nothing that is not signed, and changes nothing that is issued', async () => {
    const caseId = await waitingCase(api, 'nationalReview')
    const now = api.clock.now()
    const issue = (number: string, baseRevision: number) =>
      inTransaction(api.pool, (db) =>
        issueReply({ db, now, services: api.services } as Parameters<typeof issueReply>[0], caseId, { number, date: null, baseRevision }),
      )
    const draft = () =>
      inTransaction(api.pool, (db) => createReplyDraft(db, { caseId, kind: 'approval', input: reply, issuer, userId: newId(), now }))
    const sign = (baseRevision: number) => inTransaction(api.pool, (db) => signReply(db, caseId, { baseRevision, now }))
    await expect(issue('a', 1)).rejects.toMatchObject({ code: 'reply-missing' })
    await draft()
    await expect(issue('a', 1)).rejects.toMatchObject({ code: 'document-incomplete', field: 'status' })
    await sign(1)
    expect(await issue('国函（2026）9号改', 2)).toMatchObject({ number: '国函（2026）9号改', status: 'issued' })
    await expect(issue('b', 3)).rejects.toMatchObject({ code: 'conflict' })
    await expect(draft()).rejects.toMatchObject({ code: 'conflict' })
    await expect(sign(3)).rejects.toMatchObject({ code: 'conflict' })
    expect(await inTransaction(api.pool, (db) => findDocumentOfCase(db, caseId))).toMatchObject({
      number: '国函（2026）9号改',
      status: 'issued',
    })
  })
})

describe('suggestNumber', () => {
  it('goes on from the highest of issuer and year and passes odd ones over', async () => {
    const suggest = (year: number, from = issuer) => inTransaction(api.pool, (db) => suggestNumber(db, from, 'construction', year))
    expect(await suggest(2031)).toBe('文物保函〔2031〕1号')
    // not of the original: what is planted there would be copied with it
    const { caseId } = await caseAtOffice()
    for (const number of [
      '文物保函〔2031〕9号',
      '文物保函〔2031〕12号',
      '文物保函〔2031〕99999号',
      '文物保函〔2031〕13',
      '文物保函[2031]40号',
      '文物保函〔2030〕70号',
    ]) {
      await api.pool.query(
        "insert into documents (id, case_id, kind, issuer, title, main_recipient, body, number, status, created_at, updated_at) values (gen_random_uuid(), $1, 'approval', $2, '', '', '[]', $3, 'issued', '2020-01-01', now())",
        [caseId, issuer, number],
      )
    }
    expect(await suggest(2031)).toBe('文物保函〔2031〕13号')
    expect(await suggest(2031, '陕西省文物局')).toBe('陕文物函〔2031〕1号')
  })

  it.each([
    ['5600801', '文物考函'],
    ['5600802', '文物考函'],
    ['56009', '文物考函'],
    ['56013', '文物考函'],
    ['56014-a', '文物保函'],
    ['56014-b', '文物督函'],
    ['56015', '文物博函'],
    ['56016', '文物博函'],
    ['56022', '文物保函'],
    ['TBCrrPplanEntity_plan1', '文物博函'],
    ['TBSpPyplanMainEntity_plan1', '文物督函'],
    ['other', '文物保函'],
  ])('of %s has the word %s, in a series of its own', async (code, word) => {
    const { category } = getItem(code)
    const suggest = (from: string) => inTransaction(api.pool, (db) => suggestNumber(db, from, category, 2032))
    const { caseId } = await caseAtOffice()
    const used = ['文物保函〔2032〕7号', '文物考函〔2032〕5号', '文物博函〔2032〕3号', '文物督函〔2032〕1号']
    for (const number of used)
      await api.pool.query(
        "insert into documents (id, case_id, kind, issuer, title, main_recipient, body, number, status, created_at, updated_at) values (gen_random_uuid(), $1, 'approval', $2, '', '', '[]', $3, 'issued', '2020-01-01', now()) on conflict do nothing",
        [caseId, issuer, number],
      )
    expect(await suggest(issuer)).toBe(`${word}〔2032〕${{ 文物保函: 8, 文物考函: 6, 文物博函: 4, 文物督函: 2 }[word]}号`)
    expect(await suggest('陕西省文物局')).toBe('陕文物函〔2032〕1号')
  })

  it('comes with the task under the word of its matter', async () => {
    const caseId = await caseAt(api, 'issue', { itemCode: '56015' })
    const { id } = (await api.as('national-office').call(cases.get, { id: caseId })).tasks[0]!
    const { number } = await api.as('national-office').call(tasks.suggestedNumber, { id })
    expect(number).toMatch(/^文物博函〔2026〕\d+号$/)
  })

  it('comes with the task that issues, to its office alone', async () => {
    const { caseId } = await caseAtOffice()
    const { id } = (await api.as('national-office').call(cases.get, { id: caseId })).tasks[0]!
    const year = toShanghaiDate(api.clock.now()).slice(0, 4)
    const { number } = await api.as('national-office').call(tasks.suggestedNumber, { id })
    expect(number).toMatch(new RegExp(`^文物保函〔${year}〕\\d+号$`))
    // in another spelling it is the same number
    const typed = number.replace('〔', '[').replace('〕', ']')
    await act(api, 'national-office', caseId, 'issue', { outcome: 'issue', number: typed, date: null })
    const next = await caseAtOffice()
    const { id: nextId } = (await api.as('national-office').call(cases.get, { id: next.caseId })).tasks[0]!
    expect((await api.as('national-office').call(tasks.suggestedNumber, { id: nextId })).number).not.toBe(number)
    expect((await api.as('national-lead').send(tasks.suggestedNumber, { id: nextId })).body).toMatchObject({ error: 'not-found' })
  })
})

describe('the preview', () => {
  it('of a draft is drawn at once, marked, without a row, and opens by signed link', async () => {
    const { caseId, documentId } = await caseAtOffice()
    const count = async () => (await api.pool.query<{ n: number }>('select count(*)::int as n from files')).rows[0]!.n
    const before = await count()
    const { url } = await api.as('national-office').call(documents.preview, { id: documentId })
    expectOpaque(url, ['storageKey', 'application/pdf'])
    const opened = await open(url)
    expect(opened.status).toBe(200)
    expectOpaque(url, [
      createHash('sha256')
        .update(opened.body as Buffer)
        .digest('hex'),
    ])
    expect(opened.headers.get('content-type')).toBe('application/pdf')
    expect((opened.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await count()).toBe(before)
    await act(api, 'national-office', caseId, 'issue', {
      outcome: 'issue',
      number: '文物保函〔2026〕600号',
      date: '2026-11-23',
    })
    // before the job has run, a clean rendering
    const unmarked = await open((await api.as('company').call(documents.preview, { id: documentId })).url)
    expect((unmarked.body as Buffer).equals(opened.body as Buffer)).toBe(false)
    api.clock.advance({ minutes: 5, seconds: 1 })
    expect((await open(url)).status).toBe(404)
  })

  it('of the longest title opens as well', async () => {
    const { documentId } = await caseAtOffice()
    await api.pool.query('update documents set title = $2 where id = $1', [documentId, '关'.repeat(500)])
    const { url } = await api.as('national-office').call(documents.preview, { id: documentId })
    expect((await open(url)).status).toBe(200)
  })

  it('holds no connection while it is drawn, and counts as its reader’s', async () => {
    const { documentId } = await caseAtOffice()
    const person = api.as('national-office')
    await person.authorization()
    const { rows } = await api.pool.query<{ id: string }>("select id from users where username = 'national-office'")
    const drawn: unknown[] = []
    const render = api.services.pdf.render.bind(api.services.pdf)
    api.services.pdf.render = (...args) => {
      drawn.push({ held: api.pool.totalCount - api.pool.idleCount, person: args[2]?.person })
      return render(...args)
    }
    await person.call(documents.preview, { id: documentId })
    api.services.pdf.render = render
    expect(drawn).toEqual([{ held: 0, person: rows[0]!.id }])
  })
})

describe('a case with an issued reply', () => {
  it('lists it among the papers of the process', async () => {
    const { caseId, documentId } = await caseAtOffice()
    await act(api, 'national-office', caseId, 'issue', { outcome: 'issue', number: '文物保函〔2026〕601号', date: null })
    await runJobs()
    const { process } = await api.as('company').call(files.listOfCase, { caseId })
    const { fileId } = (await api.as('company').call(cases.get, { id: caseId })).document!
    expect(process).toEqual([{ id: fileId, name: `${reply.title}.pdf` }])
    expect((await api.as('company').send(documents.get, { id: documentId })).status).toBe(200)
  })
})
