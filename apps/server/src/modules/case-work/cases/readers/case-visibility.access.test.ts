import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { items } from '@wenwu/items/index.generated'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { sightOf, type CasePart, type Reader } from '@wenwu/core/cases/visibility'
import { contract as documents } from '@wenwu/core/documents/contract'
import { contract as files } from '@wenwu/core/files/contract'
import type { DirectoryName } from '@wenwu/core/form/types/directory/model'
import { fieldsOf } from '@wenwu/core/item/action-form'
import { getDetailCalls } from '@wenwu/core/item/detail-calls'
import type { ItemSource } from '@wenwu/core/item/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import { contract as obligations } from '@wenwu/core/obligations/contract'
import { contract as papers } from '@wenwu/core/papers/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { taskOf } from '../../../../case-driver/drive-case.ts'
import { exampleOf, readyDraft } from '../../../../case-driver/file-case.ts'
import { colleagueOf, type Decision, decisionAt, newPdf, type People, peopleOf, provinceOf } from '../../../../testing/case-fixtures.ts'
import type { Caller } from '../../../../platform/http/caller.ts'
import { printed } from '../../papers/testing/printed.ts'
import { itemsPassing } from '../../../../testing/distinct-processes.ts'
import { readSheet } from '../../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { entriesOf } from '../../../../testing/zip-entries.ts'

/**
 * A case is taken through all its steps. Meanwhile a unique text is planted in every part of it; at every step every kind of reader
 * reads the case by every call there is, and the texts found in the raw replies are compared with the table of core/cases/visibility.ts.
 */

interface Marker {
  part: CasePart
  text: string
  /** Account that wrote it. */
  by: string
  /** Office that called the expert who wrote it. */
  convener?: string
  /** Accounts that it is addressed to. */
  to?: readonly string[]
}

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  await addReaders()
  people = await peopleOf(api)
})
afterAll(() => api.stop())

/** Two readers that the demo data lack: by the organisation that filed, and by a role for the whole nation. */
async function addReaders(): Promise<void> {
  for (const [username, code, scope] of [
    ['superior', 'read-organization', 'organization'],
    ['colleague', 'read-nation', 'nation'],
  ] as const) {
    await api.pool.query(`update users set username = $2, username_key = $2 where username = $1`, [
      await colleagueOf(api, 'national-officer'),
      username,
    ])
    await api.pool.query(
      `insert into roles select row.* from roles r, lateral jsonb_populate_record(null::roles, to_jsonb(r) || jsonb_build_object(
         'id', $1::uuid, 'code', $2::text, 'name', jsonb_build_object('zh_CN', $2::text, 'en_US', $2::text), 'data_scope', $3::text, 'is_built_in', false, 'permissions', '{}'::text[])) as row where r.code = 'customs'`,
      [newId(), code, scope],
    )
    await api.pool.query(
      `update user_roles ur set role_id = r.id from roles r, users u where r.code = $1 and u.id = ur.user_id and u.username = $2`,
      [code, username],
    )
  }
  await api.pool.query(
    `update users set organization_id = (select organization_id from users where username = 'company'), name = '上级读者' where username = 'superior'`,
  )
  await api.pool.query(`update users set name = '同级读者' where username = 'colleague'`)
}

/**
 * The walk hands in these two; a matter that calls them otherwise has the same steps as one that does not. Its readers are of the place that the form names, and the
 * province examines and reports: what it may decide itself goes another way.
 */
const isWalkable = ({ materials, columns, process }: ItemSource) =>
  columns.region !== undefined &&
  !process.steps.some(({ id }) => id === 'provinceDecide') &&
  ['application', 'provinceLetter'].every((wanted) => materials.some(({ key }) => key === wanted))

/** A place that has a county and a city bureau among the demo accounts, and the abbreviation of its province. */
const placeOfLocal = { region: '140425', province: 'sxi' }

/** The steps that the walk passes; how an item differs elsewhere, no reader of this case sees. */
const passed = [
  'provinceAccept',
  'correctProvince',
  'provinceReview',
  'provinceSign',
  'nationalAccept',
  'correctNational',
  'nationalReview',
  'assessEarly',
  'assessMid',
  'assessExperts',
  'assessLate',
  'expertReview',
  'leadSign',
  'issue',
  'filing',
]

describe.each(itemsPassing(passed, isWalkable).map((item) => item.code))('a case of %s', (itemCode) => {
  const isLocal = items.find((item) => item.code === itemCode)!.process.steps.some(({ id }) => id === 'countyOpinion')
  const province = `province-${isLocal ? placeOfLocal.province : provinceOf(itemCode)}`
  const ofApplicant = items.find((item) => item.code === itemCode)!.materials.filter(({ by }) => by === 'applicant')
  /** One that is handed in whatever the form says. */
  const letterKey = ofApplicant.find(({ required }) => required === true)!.key
  const office = (username: string) =>
    username.startsWith('national-') ? 'national' : username.startsWith('province-') ? province : username
  const readerOf: Record<string, Reader> = {
    company: 'applicant',
    superior: 'superior',
    [province]: 'province',
    ...(isLocal && ({ 'county-officer': 'local', 'city-officer': 'local' } as const)),
    'national-officer': 'national',
    colleague: 'colleague',
    thirdparty: 'third-party',
    expert1: 'expert',
    expert3: 'expert',
  }
  const strangers = [
    'museum',
    'province-gd',
    ...(isLocal ? [] : ['county-officer']),
    'thirdparty2',
    'expert4',
    'customs',
    'admin-system',
    'admin-security',
    'admin-audit',
  ]
  const markers: Marker[] = []
  const plant = (part: CasePart, by: string, text: string, convener?: string): string => {
    if (!markers.some((marker) => marker.part === part && marker.text === text)) markers.push({ part, by, text, convener })
    return text
  }
  /** Planted by the act that is under way; read once it is done. */
  const pending: (() => void)[] = []
  /** What an act asks of those it gives the case to. */
  const ask = (by: string, at: string, to: readonly string[]): string => {
    const text = `标记要求${at}`
    pending.push(() => {
      plant(by.startsWith('national') ? 'official-names' : 'outside-names', by, people.nameOf(by))
      markers.push({ part: 'instructions', by, text, to })
    })
    return text
  }
  const plantLater = (...[part, by, text, convener]: Parameters<typeof plant>): string => {
    pending.push(() => plant(part, by, text, convener))
    return text
  }
  let id: string
  const faults: string[] = []
  const fileIds = new Map<string, string>()

  const isExpected = (username: string, { part, by, convener, to }: Marker): boolean => {
    const isOwn = office(by) === office(username) || to?.includes(username) === true
    switch (sightOf(readerOf[username]!, part)) {
      case 'yes':
        return true
      case 'no':
        return false
      case 'own':
        return isOwn
      case 'convened':
        return isOwn || convener === office(username)
    }
  }

  const detail = (caller: Caller, call: string) =>
    getDetailCalls.some((each) => each === call)
      ? caller.request('GET', `/api/${call}?id=${id}`)
      : caller.request('POST', `/api/${call}`, { billId: id })

  /** Everything that the calls give this reader about the case, as it came; undefined where they may not read the case. */
  async function readWhole(username: string, isThorough: boolean): Promise<{ text: string; offers: string; view: CaseView } | undefined> {
    const caller = api.as(username)
    const first = await caller.send(cases.get, { id })
    if (first.status !== 200) return undefined
    const view = (first.body as { data: CaseView }).data
    const { rows } = await api.pool.query<{ id: string; document: string | null }>(
      "select t.id, (select d.id from documents d where d.case_id = t.case_id) as document from tasks t where t.case_id = $1 and t.state = 'open'",
      [id],
    )
    const { rows: versions } = await api.pool.query<{ id: string }>('select id from draft_versions where case_id = $1', [id])
    const page = { filter: { preset: 'all' as const }, sort: 'submitted-desc' as const, page: { number: 1, size: 20 } }
    const inbox = { sort: 'due-asc' as const, page: { number: 1, size: 20 } }
    const { viewer } = items.find((item) => item.code === itemCode)!
    // every detail call hides by the same rules: where the contact and the materials are, unless all are asked
    const calls = viewer.filter(({ sections }) => isThorough || sections.includes('materials') || sections.includes('applicant'))
    const probe = { ...page, filter: { ...page.filter, keyword: people.nameOf(province), keywordField: 'handlingPeople' as const } }
    const replies = [
      caller.send(cases.query, page),
      caller.send(files.listOfCase, { caseId: id }),
      caller.send(papers.list, { caseId: id }),
      caller.send(obligations.ofCase, { caseId: id }),
      caller.send(cases.draftVersions, { id }),
      ...versions.map(({ id: versionId }) => caller.send(cases.draftVersion, { id, versionId })),
      caller.send(tasks.list, { ...inbox, state: 'open' }),
      ...calls.map(({ call }) => detail(caller, call)),
      ...rows.map((row) => caller.send(tasks.candidates, { id: row.id })),
      ...(rows[0]?.document == null ? [] : [caller.send(documents.get, { id: rows[0].document })]),
      ...(isThorough
        ? [
            caller.send(cases.process, { id }),
            caller.send(cases.clock, { id }),
            caller.send(tasks.list, { ...inbox, state: 'done' }),
            caller.send(cases.query, probe),
          ]
        : []),
    ]
    const told = (await Promise.all(replies)).filter((reply) => reply.status === 200).map((reply) => JSON.stringify(reply.body))
    const zip = await caller.send(files.zip, { id })
    const packed = zip.status === 200 ? await entriesOf(zip.body as Buffer) : new Map<string, Buffer>()
    const sheet = isThorough
      ? await readSheet((await caller.download(cases.export, { filter: { preset: 'all' }, sort: 'submitted-desc', columns: [] })).content)
      : []
    const opened = await Promise.all(
      [...fileIds].slice(isThorough ? 0 : -1).map(async ([name, fileId]) => {
        const link = await caller.send(files.link, { fileId, isDownload: false })
        const earlier = await caller.send(files.versions, { caseId: id, fileId })
        return [link.status === 200 ? name : '', earlier.status === 200 ? JSON.stringify(earlier.body) : '']
      }),
    )
    const text = [
      JSON.stringify(first.body),
      ...told,
      ...[...packed].map(([path, content]) => path + (path.endsWith('.csv') ? content.toString('utf8') : '')),
      JSON.stringify(sheet),
      ...opened.flat(),
    ].join('\n')
    // apart, as verbs offer people to those who are not asked for any
    return { text, offers: JSON.stringify((await caller.send(tasks.verbs, { id })).body), view }
  }

  /** Reads the case as every reader and notes what is shown or hidden contrary to the table. */
  async function compare(at: string, isThorough = false): Promise<void> {
    for (const username of isThorough ? strangers : [])
      if ((await api.as(username).send(cases.get, { id })).status === 200) faults.push(`${at}: ${username} reads the case`)
    await Promise.all(
      Object.keys(readerOf).map(async (username) => {
        const seen = await readWhole(username, isThorough)
        if (seen === undefined) return
        const whole = seen.text + seen.offers
        for (const marker of markers) {
          const isSeen = whole.includes(marker.text)
          if (isSeen !== isExpected(username, marker))
            faults.push(`${at}: ${username} ${isSeen ? 'sees' : 'does not see'} ${marker.part} «${marker.text}»`)
          const isName = marker.part === 'official-names' || marker.part === 'outside-names'
          if (isName && !isExpected(username, marker) && whole.includes(people.idOf(marker.by)))
            faults.push(`${at}: ${username} is told the id of ${marker.by}`)
        }
        // candidates are given only at an open step of the reader that chooses them
        const asks = (name: DirectoryName) =>
          seen.view.tasks.some(
            (task) =>
              task.isMine && task.actions.some((action) => fieldsOf(action, 'directory').some(({ directory }) => directory === name)),
          )
        for (const [part, need, text] of [
          ['experts', 'experts', people.nameOf('expert5')],
          ['bodies', 'thirdParties', '长垣文物保护工程评估院'],
        ] as const) {
          const isOffered = asks(need) && sightOf(readerOf[username]!, part) !== 'no'
          if (seen.text.includes(text) !== isOffered) faults.push(`${at}: ${username} ${isOffered ? 'is not offered' : 'is told'} ${part}`)
        }
      }),
    )
  }

  /** Claims an open step as this person, lets every reader read, and acts. */
  async function pass(step: string, username: string, decision: Decision): Promise<void> {
    const task = await taskOf(api, username, id, step)
    await api.as(username).call(tasks.claim, { id: task.id })
    await compare(`${step}, claimed by ${username}`, ['correctProvince', 'assessLate', 'issue'].includes(step))
    await api.as(username).call(tasks.complete, await decisionAt(api, username, id, step, decision))
    for (const done of pending.splice(0)) done()
  }

  async function handIn(username: string, part: CasePart, materialKey: string, name: string, put = plant): Promise<void> {
    const file = await api.as(username).call(files.upload, { caseId: id, materialKey }, { file: { name, content: newPdf() } })
    fileIds.set(put(part, username, name), file.fileId)
  }

  /** The applicant reports on what the reply obliges them to, and it comes back with a reason; of an item that obliges nobody, or nobody yet, nothing. */
  async function reportDuty(officer: string): Promise<void> {
    const today = toShanghaiDate(api.clock.now())
    const duty = (await api.as('company').call(obligations.ofCase, { caseId: id })).find(
      ({ canReport, notBefore }) => canReport && notBefore <= today,
    )
    if (duty === undefined) return
    const { obligationId } = duty
    const name = plant('reply-issued', 'company', '标记履行报告.pdf')
    await api.as('company').call(obligations.upload, { obligationId }, { file: { name, content: newPdf() } })
    const content = plant('reply-issued', 'company', '标记履行情况')
    const told = await api.as('company').call(obligations.report, { id: obligationId, day: today, content })
    const reportId = told.find((each) => each.obligationId === obligationId)!.reports[0]!.id
    const judge = duty.confirmedBy === 'province' ? province : officer
    const reason = plant('reply-issued', judge, '标记退回履行报告')
    await api.as(judge).call(obligations.judge, { id: obligationId, reportId, verdict: 'returned', reason })
  }

  it('shows every reader their parts of it at every step, and nothing else', { timeout: 600_000 }, async () => {
    const lead = `${province}-lead`
    const contacts = { address: '标记联系地址八号', email: 'marker@example.cn', contract: '标联系人', telNumber: '13800009999' }
    const draft = await readyDraft(api, {
      itemCode,
      change: (data) => {
        Object.assign(data.applicant!, { address: contacts.address, email: contacts.email })
        Object.assign(data.letter!, { contract: contacts.contract, telNumber: contacts.telNumber })
        if (isLocal) Object.assign(data.unit!, { region: placeOfLocal.region })
      },
    })
    id = draft.id
    for (const text of Object.values(contacts)) plant('contact', 'company', text)
    plant('form', 'company', String(exampleOf(itemCode).applicant!.applicantName))
    const losing = structuredClone(exampleOf(itemCode))
    losing.applicant!.address = plant('kept-drafts', 'company', '标记落选的草稿')
    expect((await api.as('company').send(cases.saveDraft, { id, baseRevision: 0, device: '另一台', data: losing })).status).toBe(409)
    await handIn('company', 'applicant-materials', letterKey, '标记申请函.pdf')
    await api.as('company').call(cases.submit, { itemCode, id, baseRevision: draft.revision })
    plant('applicant-names', 'company', people.nameOf('company'))
    for (const paper of (await api.as('company').call(papers.list, { caseId: id })).papers) plant('papers', 'company', paper.id)

    /** An opinion of a step, with the name of who gives it. */
    const say = (username: string, part: CasePart, at: string, convener?: string): string => {
      const names = /^(national|province|local)/.test(part) ? 'official-names' : 'outside-names'
      if (username !== 'company') plantLater(names, username, people.nameOf(username), convener)
      return plantLater(part, username, `标记意见${at}`, convener)
    }
    const judge = async (step: string, username: string, key: string, note: string) =>
      api.as(username).call(tasks.checkMaterial, {
        id: (await taskOf(api, username, id, step)).id,
        key,
        verdict: 'defective',
        note: plant('verdicts', username, note),
      })
    const material = ofApplicant.find(({ key }) => key !== letterKey)!.key
    const back = (username: string, at: string): Decision => ({
      outcome: 'return',
      reason: plantLater('reasons', username, `标记退回${at}`),
      defects: { fields: [], materials: [{ key: letterKey, note: plantLater('corrections', username, `标记补正${at}`) }] },
    })

    if (isLocal) {
      await pass('countyOpinion', 'county-officer', { outcome: 'agree', opinion: say('county-officer', 'local-opinions', '县级意见') })
      await pass('cityOpinion', 'city-officer', { outcome: 'disagree', opinion: say('city-officer', 'local-opinions', '市级意见') })
    }
    await judge('provinceAccept', province, material, '标记省局核验')
    plant('official-names', province, people.nameOf(province))
    await pass('provinceAccept', province, back(province, '省'))
    // what is added with a correction is the applicant's alone until it is handed in (corrections.test.ts)
    await handIn('company', 'applicant-materials', letterKey, '标记补正函一.pdf', plantLater)
    await pass('correctProvince', 'company', { outcome: 'resubmit', opinion: say('company', 'applicant-words', '补正一') })
    await pass('provinceAccept', province, { outcome: 'accept', opinion: say(province, 'province-opinions', '省局受理') })
    await pass('provinceReview', province, { outcome: 'report', opinion: say(province, 'province-opinions', '省局初审') })
    await handIn(lead, 'province-papers', 'provinceLetter', '标记省局上报文件.pdf')
    await pass('provinceSign', lead, { outcome: 'report', opinion: say(lead, 'province-opinions', '省局审签') })
    await judge('nationalAccept', 'national-accept', letterKey, '标记国家局核验')
    plant('official-names', 'national-accept', people.nameOf('national-accept'))
    await pass('nationalAccept', 'national-accept', { ...back('national-accept', '国'), again: '上一次由省局告知，本次为国家局受理审查。' })
    await handIn('company', 'applicant-materials', letterKey, '标记补正函二.pdf', plantLater)
    await pass('correctNational', 'company', { outcome: 'resubmit', opinion: say('company', 'applicant-words', '补正二') })
    await pass('nationalAccept', 'national-accept', {
      outcome: 'accept',
      opinion: say('national-accept', 'national-opinions', '国家局受理'),
    })
    const officer = 'national-officer'
    await pass('nationalReview', officer, {
      outcome: 'entrust',
      thirdPartyId: people.organizationOf('thirdparty'),
      opinion: ask(officer, '委托', ['thirdparty']),
    })
    await pass('assessEarly', 'thirdparty', { outcome: 'next', opinion: say('thirdparty', 'third-party-opinions', '前期') })
    const invited = [people.idOf('expert1'), people.idOf('expert2')]
    await pass('assessMid', 'thirdparty', {
      outcome: 'experts',
      expertIds: invited,
      opinion: ask('thirdparty', '送专家', ['expert1', 'expert2']),
    })
    for (const expert of ['expert1', 'expert2'])
      await pass('assessExperts', expert, { outcome: 'agree', opinion: say(expert, 'expert-opinions', expert, 'thirdparty') })
    await pass('assessMid', 'thirdparty', { outcome: 'next', opinion: say('thirdparty', 'third-party-opinions', '中期') })
    await pass('assessLate', 'thirdparty', { outcome: 'passed', opinion: say('thirdparty', 'third-party-opinions', '后期') })
    await pass('nationalReview', officer, {
      outcome: 'experts',
      expertIds: [people.idOf('expert3')],
      opinion: ask(officer, '再送专家', ['expert3']),
    })
    await pass('expertReview', 'expert3', { outcome: 'revise', opinion: say('expert3', 'expert-opinions', 'expert3', 'national') })
    const title = plantLater('reply-draft', officer, '标记批复标题')
    const document = { title, mainRecipient: '某省文物局', body: ['同意。'], closing: '此复。' }
    await pass('nationalReview', officer, { outcome: 'approve', document, opinion: say(officer, 'national-opinions', '拟稿') })
    await pass('leadSign', 'national-lead', { outcome: 'sign', opinion: say('national-lead', 'national-opinions', '签发') })
    // of each item another one, in the form that numbers have
    const number = `文物保函〔2026〕${90_000 + items.findIndex(({ code }) => code === itemCode)}号`
    await pass('issue', 'national-office', {
      outcome: 'issue',
      number,
      date: toShanghaiDate(api.clock.now()),
      publicity: 'open',
      opinion: say('national-office', 'national-opinions', '用印'),
    })
    markers.splice(
      markers.findIndex((marker) => marker.part === 'reply-draft'),
      1,
    )
    plant('reply-issued', officer, title)
    plant('reply-issued', officer, number)
    await pass('filing', officer, { outcome: 'file', opinion: say(officer, 'national-opinions', '归档') })
    await reportDuty(officer)
    await compare('filed', true)
    // on paper stands nothing that the page hides; what it leaves out is no matter here
    for (const username of Object.keys(readerOf)) {
      const paper = await printed(api, () => api.as(username).send(papers.wholeCase, { caseId: id }))
      for (const marker of markers)
        if (!isExpected(username, marker) && paper.includes(marker.text))
          faults.push(`on paper: ${username} sees ${marker.part} «${marker.text}»`)
    }
    expect((await api.as('company').call(cases.get, { id })).status).toBe('G11')
    expect(faults).toEqual([])
    expect(new Set(markers.map((marker) => marker.part)).size).toBeGreaterThan(16)
  })
})
