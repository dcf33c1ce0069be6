import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { newId } from '@wenwu/core/kernel/id'
import { contract as roles } from '@wenwu/core/roles/contract'
import { formatFlags, noFlags } from '@wenwu/core/roles/field-flags'
import { samples } from '../../../platform/files/sample-files.ts'
import { usualItem } from '../../../case-driver/played-items.ts'
import { caseAt } from '../../../case-driver/drive-case.ts'
import { entrust, peopleOf } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { entriesOf } from '../../../testing/zip-entries.ts'

let api: TestApp
let caseId: string
let usernames: string[]
/** Files beside the materials: two of form fields, one of a draft of the reply, one of an issued reply; id by name. */
const extra = new Map<string, string>()
const open = 'applicant.applicantName'
const hidden = 'applicant.creditCode'

beforeAll(async () => {
  api = await startTestApp()
  const people = await peopleOf(api)
  caseId = await caseAt(api, 'nationalReview')
  await entrust(api, people, caseId)
  for (const name of ['公开字段.png', '隐藏字段.png', '拟稿.pdf', '批复.pdf']) {
    const id = newId()
    extra.set(name, id)
    // what the server makes itself: nobody's own upload opens it
    await api.pool.query(
      `insert into files select $1, f.storage_key, f.sha256, f.size, 'image/png', $2, null, f.created_at from files f join case_materials m on m.file_id = f.id where m.case_id = $3 limit 1`,
      [id, name, caseId],
    )
  }
  for (const [path, name] of [
    [open, '公开字段.png'],
    [hidden, '隐藏字段.png'],
  ] as const)
    await api.pool.query('insert into case_attachments values ($1, $2, $3)', [caseId, path, extra.get(name)])
  for (const [status, name] of [
    ['draft', '拟稿.pdf'],
    ['issued', '批复.pdf'],
  ] as const)
    await api.pool.query(
      `insert into documents (id, case_id, kind, issuer, title, main_recipient, body, status, file_id, created_at, updated_at) values ($1, $2, 'approval', '国家文物局', $3, '某局', '[]', $4, $5, now(), now())`,
      [newId(), caseId, name, status, extra.get(name)],
    )
  const security = api.as('admin-security')
  const roleId = (await security.call(roles.list, {})).find(({ code }) => code === 'province-officer')!.id
  const flags = new Map(
    (await security.call(roles.fields, { formId: usualItem.code })).map(({ id }) => [
      id,
      { ...noFlags, ...(id === `${usualItem.code}/${hidden}` && { visible: false }) },
    ]),
  )
  await security.call(roles.saveFields, { roleId, value: formatFlags(flags) })
  // named by their keys: an archive changes names that a file system would not take
  await api.pool.query(
    `update files f set name = m.material_key || '.pdf' from case_materials m where m.file_id = f.id and m.case_id = $1`,
    [caseId],
  )
  const { rows } = await api.pool.query<{ username: string }>(
    'select distinct on (r.code) u.username from users u join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id order by r.code, u.username',
  )
  usernames = [
    ...new Set([
      ...rows.map((row) => row.username),
      'company',
      'museum',
      'province-sx',
      'province-sxi',
      'thirdparty',
      'expert1',
      'national-officer',
    ]),
  ]
})
afterAll(() => api.stop())

/** Names of what a person finds in the zip, the listing left out; undefined where the case is not found. */
async function namesFor(username: string): Promise<string[] | undefined> {
  const reply = await api.as(username).send(files.zip, { id: caseId })
  if (reply.status !== 200) {
    expect([username, reply.status, (reply.body as { error: string }).error]).toEqual([username, 404, 'not-found'])
    return undefined
  }
  const paths = [...(await entriesOf(reply.body as Buffer)).keys()].slice(1)
  return paths.map((path) => path.slice(path.indexOf('/') + 1)).sort()
}

describe('the zip of a case', () => {
  it('has for everybody exactly the files that open one by one', async () => {
    const { rows } = await api.pool.query<{ id: string; name: string }>(
      'select f.id, f.name from files f join case_materials m on m.file_id = f.id where m.case_id = $1',
      [caseId],
    )
    expect(rows.length).toBeGreaterThan(6)
    // one material of the applicant is enough: all share one rule; the letter of the province has its own
    const letter = rows.find(({ name }) => name === 'provinceLetter.pdf')!
    const own = rows.filter((row) => row !== letter)
    const asked = [[own[0]!.name, own[0]!.id] as const, [letter.name, letter.id] as const, ...extra]
    let readers = 0
    await Promise.all(
      usernames.map(async (username) => {
        const names = await namesFor(username)
        if (names !== undefined) expect([username, own.filter(({ name }) => !names.includes(name))]).toEqual([username, []])
        const opened: string[] = []
        for (const [name, fileId] of asked)
          if ((await api.as(username).send(files.link, { fileId, isDownload: false })).status === 200) opened.push(name)
        const inZip = asked.map(([name]) => name).filter((name) => names?.includes(name))
        expect([username, inZip]).toEqual([username, opened])
        expect([username, inZip.includes(letter.name)]).toEqual([username, names !== undefined && username !== 'company'])
        expect(names?.length ?? 0).toBe(names === undefined ? 0 : own.length + inZip.length - 1)
        if (names !== undefined) readers++
      }),
    )
    // the applicant, two officers and two leads of the province and the nation, the third party …
    expect(readers).toBeGreaterThan(5)
    expect(readers).toBeLessThan(usernames.length - 4)
  })

  it('leaves out what a role hides, drafts of the reply, and replies for outsiders', async () => {
    const has = async (username: string) => [...extra.keys()].filter((name) => names.get(username)!.includes(name))
    const names = new Map<string, string[]>()
    for (const username of ['company', 'province-sx', 'province-sx-lead', 'national-officer', 'thirdparty'])
      names.set(username, (await namesFor(username))!)
    expect(await has('company')).toEqual(['公开字段.png', '隐藏字段.png', '批复.pdf'])
    expect(await has('province-sx')).toEqual(['公开字段.png', '批复.pdf'])
    expect(await has('province-sx-lead')).toEqual(['公开字段.png', '隐藏字段.png', '批复.pdf'])
    expect(await has('national-officer')).toEqual([...extra.keys()])
    expect(await has('thirdparty')).toEqual(['公开字段.png', '隐藏字段.png'])
  })

  it('is refused to strangers alike for a case that is and one that is not, with an audit row, and to nobody without signing in', async () => {
    const foreign = await api.as('museum').send(files.zip, { id: caseId })
    const missing = await api.as('museum').send(files.zip, { id: newId() })
    for (const reply of [foreign, missing]) expect([reply.status, (reply.body as { error: string }).error]).toEqual([404, 'not-found'])
    expect((await api.anonymous.send(files.zip, { id: caseId })).status).toBe(401)
    const { rows } = await api.pool.query("select 1 from audit_rows where action = 'files.zip' and outcome = 'denied' and object_id = $1", [
      caseId,
    ])
    expect(rows.length).toBeGreaterThan(0)
  })

  it('of somebody’s draft is theirs alone', async () => {
    const { id } = await api.as('company').call(cases.createDraft, { itemCode: usualItem.code })
    expect((await api.as('company').send(files.zip, { id })).status).toBe(200)
    for (const username of ['museum', 'province-sx', 'national-officer', 'admin-system'])
      expect([username, (await api.as(username).send(files.zip, { id })).status]).toEqual([username, 404])
  })
})

describe('a picture', () => {
  it('is shown to whoever may open it and to nobody else', async () => {
    const fileId = extra.get('隐藏字段.png')!
    expect((await api.as('company').download(files.picture, { fileId })).content).toEqual(samples.pdf)
    for (const username of ['province-sx', 'museum', 'admin-system'])
      expect([username, (await api.as(username).send(files.picture, { fileId })).status]).toEqual([username, 404])
    expect((await api.anonymous.send(files.picture, { fileId })).status).toBe(401)
  })
})
