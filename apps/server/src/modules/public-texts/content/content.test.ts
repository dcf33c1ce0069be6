import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/content/contract'
import type { ContentQuery } from '@wenwu/core/content/list'
import type { ContentView, StoredContent } from '@wenwu/core/content/model'
import { contract as files, maxFileBytes } from '@wenwu/core/files/contract'
import { partBytes } from '@wenwu/core/files/upload-parts'
import { contract as notices } from '@wenwu/core/notices/contract'
import { contract as portal } from '@wenwu/core/portal/contract'
import type { ErrorBody } from '../../../platform/http/error-reply.ts'
import { readSheet, sheetTime } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const editor = () => api.as('editor')
const lead = () => api.as('editor-lead')
const notice = (title: string, more: Record<string, unknown> = {}) => ({
  notice: { title, content: '正文第一段。^p正文第二段。', organization: '国家文物局', audience: 'public', ...more },
})
const write = (title: string, more: Record<string, unknown> = {}) =>
  editor().call(contract.create, { kind: 'notice', data: notice(title, more) })
const move = (
  who: 'editor' | 'editor-lead',
  entry: ContentView,
  action: 'submit' | 'return' | 'publish' | 'withdraw' | 'revise',
  words = '',
) => api.as(who).call(contract.move, { kind: entry.kind, id: entry.id, revision: entry.revision, action, words })
const isPublic = async (id: string) => (await api.anonymous.send(notices.get, { id })).status === 200

describe('a maintained text', () => {
  it('goes from draft by review to the public, is revised behind its back, replaced, and withdrawn', async () => {
    let entry = await write('关于开展文物安全巡查的通知')
    expect(entry).toMatchObject({
      state: 'draft',
      headVersion: 1,
      publishedVersion: null,
      revision: 1,
      actions: ['save', 'submit', 'discard'],
    })
    expect(await isPublic(entry.id)).toBe(false)

    entry = await move('editor', entry, 'submit')
    expect([entry.state, entry.actions, entry.isOwnReview]).toEqual(['in-review', [], true])
    entry = await lead().call(contract.get, { kind: 'notice', id: entry.id })
    expect(entry.actions).toEqual(['return', 'publish'])
    const silent = await lead().send(contract.move, {
      kind: 'notice',
      id: entry.id,
      revision: entry.revision,
      action: 'return',
      words: ' ',
    })
    expect(silent.body).toMatchObject({ error: 'reason-required', field: 'words' })
    entry = await move('editor-lead', entry, 'return', '请写明巡查的起止日期。')
    expect(entry.state).toBe('draft')
    expect(entry.events[0]).toMatchObject({ action: 'return', person: '顾存真', words: '请写明巡查的起止日期。' })

    entry = await editor().call(contract.save, {
      kind: 'notice',
      id: entry.id,
      revision: entry.revision,
      data: notice('关于开展文物安全巡查的通知', { content: '巡查时间为12月1日至20日。' }),
    })
    entry = await move('editor', entry, 'submit')
    entry = await move('editor-lead', entry, 'publish')
    expect(entry).toMatchObject({ state: 'published', publishedVersion: 1, actions: ['withdraw', 'revise'] })
    expect(await api.anonymous.call(notices.get, { id: entry.id })).toMatchObject({ notice_content: '巡查时间为12月1日至20日。' })

    // the second version is written while the first stays public
    let second = await move('editor', entry, 'revise')
    expect(second).toMatchObject({ state: 'draft', headVersion: 2, publishedVersion: 1 })
    second = await editor().call(contract.save, {
      kind: 'notice',
      id: entry.id,
      revision: second.revision,
      data: notice('关于开展文物安全巡查的通知', { content: '巡查延长至12月31日。' }),
    })
    expect((await api.anonymous.call(notices.get, { id: entry.id })).notice_content).toContain('20日')
    second = await move('editor-lead', await move('editor', second, 'submit'), 'publish')
    expect((await api.anonymous.call(notices.get, { id: entry.id })).notice_content).toBe('巡查延长至12月31日。')
    expect(second.versions.map(({ version, state, authors, reviewer }) => ({ version, state, authors, reviewer }))).toEqual([
      { version: 2, state: 'published', authors: ['苏映秋'], reviewer: '顾存真' },
      { version: 1, state: 'replaced', authors: ['苏映秋'], reviewer: '顾存真' },
    ])
    const first = await editor().call(contract.version, { kind: 'notice', id: entry.id, version: 1 })
    expect(first.data['notice']!['content']).toBe('巡查时间为12月1日至20日。')
    expect((await editor().send(contract.version, { kind: 'notice', id: entry.id, version: 3 })).status).toBe(404)

    const gone = await move('editor-lead', second, 'withdraw', '巡查已结束。')
    expect([gone.state, gone.publishedVersion]).toEqual(['withdrawn', null])
    expect(await isPublic(entry.id)).toBe(false)
    expect(gone.events.map(({ action }) => action)).toEqual([
      'withdraw',
      'publish',
      'submit',
      'save',
      'revise',
      'publish',
      'submit',
      'save',
      'return',
      'submit',
      'create',
    ])
    // and may come back by a further version
    expect((await move('editor', gone, 'revise')).headVersion).toBe(3)

    const { rows } = await api.pool.query<{ details: unknown }>(
      "select details from audit_rows where object_type = 'content' and object_id = $1 and action = 'content.move' order by at",
      [entry.id],
    )
    expect(rows.map((row) => (row.details as { action: string }).action)).toContain('withdraw')
  })

  it('loses a draft for good: a first one with the whole text, a revision back to what is public', async () => {
    const discard = (entry: ContentView) => editor().call(contract.discard, { kind: entry.kind, id: entry.id, revision: entry.revision })
    const never = await write('写错了的通知')
    const stale = await editor().send(contract.discard, { kind: 'notice', id: never.id, revision: never.revision + 1 })
    expect(stale.body).toMatchObject({ error: 'content-conflict' })
    expect(await discard(never)).toEqual({ isGone: true })
    expect((await editor().send(contract.get, { kind: 'notice', id: never.id })).status).toBe(404)

    const first = await move('editor-lead', await move('editor', await write('关于汛期值守的通知'), 'submit'), 'publish')
    const revision = await editor().call(contract.save, {
      kind: 'notice',
      id: first.id,
      revision: (await move('editor', first, 'revise')).revision,
      data: notice('另一个标题'),
    })
    expect(await discard(revision)).toEqual({ isGone: false })
    const after = await editor().call(contract.get, { kind: 'notice', id: first.id })
    expect(after).toMatchObject({ state: 'published', headVersion: 1, publishedVersion: 1, title: '关于汛期值守的通知' })
    expect(after.versions).toHaveLength(1)
    expect(after.events[0]).toMatchObject({ action: 'discard', version: 2 })
    expect(await isPublic(first.id)).toBe(true)
    // what is public or under review is no draft
    const again = await editor().send(contract.discard, { kind: 'notice', id: first.id, revision: after.revision })
    expect(again.body).toMatchObject({ error: 'content-state' })
    const second = await move('editor', after, 'revise')
    expect(second.headVersion).toBe(2)
  })

  it('is not published by whoever wrote a word of it, not even a lead', async () => {
    const entry = await write('关于试行电子证照的说明')
    const saved = await lead().call(contract.save, {
      kind: 'notice',
      id: entry.id,
      revision: entry.revision,
      data: notice('关于试行电子证照的说明（修改）'),
    })
    const submitted = await move('editor', saved, 'submit')
    const refused = await lead().send(contract.move, {
      kind: 'notice',
      id: entry.id,
      revision: submitted.revision,
      action: 'publish',
      words: '',
    })
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { error: 'content-own-review', msg: '编写人不能审核自己编写的内容，请由其他人员审核。' },
    ])
    expect(await isPublic(entry.id)).toBe(false)
    // where there is no other reviewer it is not stuck: it goes back to be written anew
    expect((await lead().call(contract.get, { kind: 'notice', id: entry.id })).actions).toEqual(['return'])
    const back = await move('editor-lead', submitted, 'return', '由他人审核')
    expect(back).toMatchObject({ state: 'draft', savingBarsReview: false })
    // who has not saved it yet is told before
    const other = await editor().call(contract.create, { kind: 'faq', data: { faq: { question: '怎样补交材料？' } } })
    const seen = (who: 'editor' | 'editor-lead') => api.as(who).call(contract.get, { kind: 'faq', id: other.id })
    expect([(await seen('editor-lead')).savingBarsReview, (await seen('editor')).savingBarsReview]).toEqual([true, false])
  })

  it('may be an unfinished draft, but is submitted whole; problems stand on their fields', async () => {
    const draft = await editor().call(contract.create, { kind: 'faq', data: { faq: { question: '怎样查询进度？' } } })
    expect(draft.title).toBe('怎样查询进度？')
    const refused = await editor().send(contract.move, { kind: 'faq', id: draft.id, revision: 1, action: 'submit', words: '' })
    expect(refused.body).toMatchObject({
      error: 'form-invalid',
      problems: [
        { path: 'faq.answer', code: 'required' },
        { path: 'faq.category', code: 'required' },
      ],
    })
    const link = await editor().call(contract.create, {
      kind: 'link',
      data: { link: { name: '某网站', url: 'javascript:alert(1)', category: '其他' } },
    })
    expect(
      (await editor().send(contract.move, { kind: 'link', id: link.id, revision: 1, action: 'submit', words: '' })).body,
    ).toMatchObject({ error: 'form-invalid', problems: [{ path: 'link.url', code: 'web-address' }] })
    for (const url of ['https://user:secret@example.org/', 'https://www.ncha.gov.cn@example.org/']) {
      const named = await editor().call(contract.create, { kind: 'link', data: { link: { name: '某网站', url, category: '其他' } } })
      const sent = await editor().send(contract.move, { kind: 'link', id: named.id, revision: 1, action: 'submit', words: '' })
      expect(sent.body).toMatchObject({ error: 'form-invalid', problems: [{ path: 'link.url', code: 'web-address' }] })
    }
    const twice = {
      dictionary: {
        className: '测试字典',
        classCode: 'testTwice',
        entries: [
          { id: 'a', code: '01', name: '甲' },
          { id: 'b', code: '01', name: '乙' },
        ],
      },
    }
    const dictionary = await editor().call(contract.create, { kind: 'dictionary', data: twice })
    expect(
      (await editor().send(contract.move, { kind: 'dictionary', id: dictionary.id, revision: 1, action: 'submit', words: '' })).body,
    ).toMatchObject({ error: 'form-invalid', problems: [{ path: 'dictionary.entries', code: 'repeated' }] })
  })

  it('exists once: a second one of the same name is refused, while submitting and while publishing', async () => {
    const [one, two] = [await write('同名公告'), await write('同名公告')]
    const [first, second] = [await move('editor', one, 'submit'), await move('editor', two, 'submit')]
    const replies = await Promise.all(
      [first, second].map((entry) =>
        lead().send(contract.move, { kind: 'notice', id: entry.id, revision: entry.revision, action: 'publish', words: '' }),
      ),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
    expect(replies.find((reply) => reply.status === 409)!.body).toMatchObject({
      error: 'content-taken',
      msg: '已有相同的内容“同名公告”，请检查。',
    })
    const third = await write('同名公告')
    expect(
      (await editor().send(contract.move, { kind: 'notice', id: third.id, revision: 1, action: 'submit', words: '' })).body,
    ).toMatchObject({ error: 'content-taken' })
  })

  it('of two editors at once the second is told who was faster and what stands there, and a repeat of the first is no conflict', async () => {
    const entry = await write('两人同时修改的公告')
    const saveAs = (who: string, content: string) =>
      api
        .as(who)
        .send(contract.save, { kind: 'notice', id: entry.id, revision: entry.revision, data: notice('两人同时修改的公告', { content }) })
    const replies = await Promise.all([saveAs('editor', '甲写的。'), saveAs('editor-lead', '乙写的。')])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
    const told = replies.find((reply) => reply.status === 409)!.body as ErrorBody
    const stored = (told as unknown as { details: { stored: StoredContent } }).details.stored
    const [winner, words] = replies[0].status === 200 ? ['苏映秋', '甲写的。'] : ['顾存真', '乙写的。']
    expect(told).toMatchObject({ error: 'content-conflict', msg: `${winner}刚刚修改了该内容，您的修改尚未保存。` })
    expect(stored).toMatchObject({ revision: 2, savedBy: winner, data: { notice: { content: words } } })
    // the reply was lost, the same is sent again
    expect((await saveAs(replies[0].status === 200 ? 'editor' : 'editor-lead', words)).status).toBe(200)
    expect((await editor().call(contract.get, { kind: 'notice', id: entry.id })).revision).toBe(2)
  })

  it('is moved once, however often and by however many the button is pressed', async () => {
    const entry = await move('editor', await write('连续点击发布的公告'), 'submit')
    const publish = (key: string) =>
      lead().send(
        contract.move,
        { kind: 'notice', id: entry.id, revision: entry.revision, action: 'publish', words: '' },
        { idempotencyKey: key },
      )
    const same = await Promise.all([publish('one-press-of-the-button'), publish('one-press-of-the-button')])
    expect(same.map((reply) => reply.status)).toEqual([200, 200])
    expect((await publish('another-press-of-it')).body).toMatchObject({ error: 'content-conflict' })
    const { rows } = await api.pool.query("select 1 from content_events where entry_id = $1 and action = 'publish'", [entry.id])
    expect(rows).toHaveLength(1)
  })

  it('names only files of its own: no paper of a case becomes public', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
    const file = await editor().call(
      contract.upload,
      { kind: 'download', field: 'download.file' },
      { file: { name: '申请书样式.pdf', content: pdf } },
    )
    expect(
      (await editor().send(contract.upload, { kind: 'download', field: 'download.name' }, { file: { name: 'a.pdf', content: pdf } }))
        .status,
    ).toBe(400)
    expect(
      (await editor().send(contract.upload, { kind: 'download', field: 'download.file' }, { file: { name: 'a.exe', content: 'MZ' } }))
        .status,
    ).toBe(415)
    const data = (fileId: string) => ({
      download: { name: '申请书样式', category: '申报表格', file: [{ fileId, name: file.name, size: file.size }] },
    })
    const { rows } = await api.pool.query<{ id: string }>(
      "insert into files (id, storage_key, sha256, size, media_type, name, created_at) values (gen_random_uuid(), 'x', 'x', 1, 'application/pdf', '他人材料.pdf', now()) returning id",
    )
    expect((await editor().send(contract.create, { kind: 'download', data: data(rows[0]!.id) })).body).toMatchObject({
      error: 'form-invalid',
      problems: [{ path: 'download.file' }],
    })
    expect((await editor().send(contract.fileLink, { fileId: rows[0]!.id })).status).toBe(404)

    const entry = await move('editor', await editor().call(contract.create, { kind: 'download', data: data(file.fileId) }), 'submit')
    expect(await lead().call(contract.fileLink, { fileId: file.fileId })).toContain('/api/v1/files/open?link=')
    expect((await api.anonymous.send(portal.download, { id: entry.id })).status).toBe(404)
    await move('editor-lead', entry, 'publish')
    const listed = (await api.anonymous.call(portal.information, {})).downloads.find(({ id }) => id === entry.id)
    expect(listed).toMatchObject({ name: '申请书样式', fileName: '申请书样式.pdf', size: pdf.length })
    const { content, headers } = await api.anonymous.download(portal.download, { id: entry.id })
    expect(content.equals(pdf)).toBe(true)
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('申请书样式.pdf'))
  })
})

describe('a file of a text in parts', () => {
  const size = partBytes + 500
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)])
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const announcement = { kind: 'download', field: 'download.file', name: '申请书样式（大）.pdf', size, sha256: hashOf(pdf) }
  const send = (uploadId: string, offset: number) => {
    const part = pdf.subarray(offset, offset + partBytes)
    return editor().call(files.uploadPart, { uploadId, offset, sha256: hashOf(part) }, { part })
  }

  it('goes on where it stopped, becomes a file a text may name, and leaves its traces', async () => {
    const { uploadId } = await editor().call(contract.openUpload, announcement)
    await send(uploadId, 0)
    expect(await editor().send(contract.completeUpload, { uploadId })).toMatchObject({ body: { error: 'upload-incomplete' } })
    // chosen again, it is the same upload; for another field it would be another
    expect(await editor().call(contract.openUpload, announcement)).toEqual({ uploadId, received: partBytes, size })
    const elsewhere = await editor().call(contract.openUpload, { ...announcement, kind: 'guide', field: 'catalogue.materials[0].sample' })
    expect(elsewhere).toMatchObject({ received: 0 })
    await editor().call(files.abandonUpload, { uploadId: elsewhere.uploadId })
    await send(uploadId, partBytes)
    const file = await editor().call(contract.completeUpload, { uploadId })
    expect(file).toMatchObject({ name: announcement.name, size, mediaType: 'application/pdf' })
    expect(await editor().call(contract.completeUpload, { uploadId })).toEqual(file)
    const data = { download: { name: '申请书样式（大）', category: '申报表格', file: [{ fileId: file.fileId, name: file.name, size }] } }
    expect((await editor().call(contract.create, { kind: 'download', data })).data).toEqual(data)
    const { rows } = await api.pool.query(
      "select action, object_type, object_id, details ->> 'kind' as kind, details ->> 'field' as field from audit_rows where action like 'content.%Upload' order by id",
    )
    expect(rows[0]).toEqual({
      action: 'content.openUpload',
      object_type: 'content',
      object_id: 'download',
      kind: null,
      field: 'download.file',
    })
    // the last one is the completion that was repeated
    expect(rows.at(-2)).toEqual({
      action: 'content.completeUpload',
      object_type: 'file',
      object_id: file.fileId,
      kind: 'download',
      field: 'download.file',
    })
  })

  it('is refused before a byte travels where its field would not take it', async () => {
    const refused = [
      [{ ...announcement, kind: 'nothing' }, 404],
      [{ ...announcement, field: 'download.name' }, 400],
      [{ ...announcement, name: 'a.exe' }, 415],
      [{ ...announcement, size: maxFileBytes + 1 }, 413],
      [{ ...announcement, size: 0 }, 400],
    ] as const
    for (const [input, status] of refused)
      expect([input, (await editor().send(contract.openUpload, input)).status]).toEqual([input, status])
  })
})

describe('the editor’s list', () => {
  it('holds all kinds, by kind, state and words, page by page, in few statements', async () => {
    for (let n = 1; n <= 12; n++) await write(`分页公告${String(n).padStart(2, '0')}`)
    const list = (filter: ContentQuery['filter'], number = 1, size = 5) =>
      editor().call(contract.query, { filter, sort: 'title-asc', page: { number, size } })
    const paged = [
      ...(await list({ keyword: '分页公告' })).rows,
      ...(await list({ keyword: '分页公告' }, 2)).rows,
      ...(await list({ keyword: '分页公告' }, 3)).rows,
    ]
    expect(paged.map((row) => row.title)).toEqual(Array.from({ length: 12 }, (_, i) => `分页公告${String(i + 1).padStart(2, '0')}`))
    expect(paged[0]).toMatchObject({ kind: 'notice', state: 'draft', changedBy: '苏映秋' })
    expect((await list({ keyword: '分页公告', state: 'published' })).rows).toEqual([])
    expect((await list({ keyword: '%' })).rows).toEqual([])
    expect((await list({ kind: 'dictionary', state: 'published' }, 1, 100)).rows.map((row) => row.title)).toContain('紧急程度')
    const { result, queries } = await api.countQueries(() => list({ keyword: '分页公告' }))
    expect(result.total).toBe(12)
    expect(queries).toBeLessThanOrEqual(4)
    const kinds = await editor().call(contract.kinds, {})
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['notice', 'faq', 'help', 'link', 'download', 'dictionary']) as string[],
    )
  })

  it('goes as xlsx: exactly the filtered rows of all pages as the list shows them, in the reader’s language, audited', async () => {
    for (const n of [1, 2, 3]) await write(`导出公告${n}`)
    const shown = await write('导出公告4')
    await move('editor-lead', await move('editor', shown, 'submit'), 'publish')
    const asked = { filter: { keyword: '导出公告' }, sort: 'title-asc' } as const
    const page = (number: number) => editor().call(contract.query, { ...asked, page: { number, size: 3 } })
    const rows = [...(await page(1)).rows, ...(await page(2)).rows]
    expect(rows.map(({ title }) => title)).toEqual(['导出公告1', '导出公告2', '导出公告3', '导出公告4'])

    const { content, headers } = await editor().download(contract.export, { ...asked, columns: [] })
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('内容维护-2026-11-23.xlsx'))
    const sheet = await readSheet(content)
    expect(sheet[0]).toEqual(['标题', '类型', '状态', '版本', '最近操作人', '更新时间'])
    expect(sheet.slice(1).map((row) => row.slice(0, 5))).toEqual(
      rows.map(({ title, state, changedBy }) => [
        title,
        '通知公告',
        state === 'published' ? '已发布' : '草稿',
        state === 'published' ? '第 1 版' : '第 1 版 · 未公开',
        changedBy,
      ]),
    )
    for (const [i, row] of rows.entries()) expect(Number(sheet[i + 1]![5])).toBeCloseTo(sheetTime(row.updatedAt), 6)

    const drafts = {
      filter: { ...asked.filter, kind: 'notice', state: 'draft' },
      sort: 'title-asc',
      columns: ['state', 'kind', 'title'],
    } as const
    const inEnglish = { headers: { 'accept-language': 'en-US' } }
    const part = await lead().download(contract.export, { ...drafts, columns: [...drafts.columns] }, inEnglish)
    expect(await readSheet(part.content)).toEqual([
      ['State', 'Kind', 'Title'],
      ...['导出公告1', '导出公告2', '导出公告3'].map((title) => ['Draft', 'Notice', title]),
    ])
    const { rows: noted } = await api.pool.query(
      "select object_type, details from audit_rows where action = 'content.export' order by id desc limit 1",
    )
    expect(noted).toEqual([
      {
        object_type: 'content',
        details: {
          filter: { keyword: true, kind: 'notice', preset: 'draft' },
          columns: ['content.state', 'content.kind', 'content.name'],
        },
      },
    ])
    expect((await editor().send(contract.export, { ...asked, columns: ['id'] })).status).toBe(400)
  })
})
