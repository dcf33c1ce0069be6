import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProcessSpec } from '@wenwu/bpmn/spec'
import { translate } from '@wenwu/core/i18n/translate'
import { contract as migrations } from '@wenwu/core/case-migrations/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { textIn } from '@wenwu/core/i18n/text'
import { errorCodeOf } from '@wenwu/core/kernel/error-codes'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { OfferedVerb } from '@wenwu/core/tasks/schemas'
import { findVerb } from '@wenwu/core/tasks/verb'
import { contract as groups } from '@wenwu/core/workgroups/contract'
import { act } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, copiesOf, peopleOf, type People } from '../../../../testing/case-fixtures.ts'
import { addVersion, around, branches, caseDrawn, drawn, standing } from '../../../../testing/drawn-cases.ts'
import { doVerb, inputFor } from '../../../../testing/offered-verbs.ts'
import type { RawReply } from '../../../../platform/http/caller.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { fireTimer } from '../../cases/act/fire-timer.ts'

// What every verb does at every construct of a drawing, over HTTP; the table is docs/verbs.md. A copy of one case for each cell.

let api: TestApp
let people: People
/** Key of a work group of the province. */
let group: string
beforeAll(async () => {
  api = await startTestApp()
  for (const n of [2, 3]) await colleagueOf(api, 'province-sx', n)
  people = await peopleOf(api)
  const members = [{ userId: people.idOf(lead), isLeader: true }]
  const about = { name: '石窟寺专班', code: null, purpose: '', organizationId: people.organizationOf(own), isActive: true, members }
  group = `group@${(await api.as('admin-security').call(groups.create, about)).id}`
})
afterAll(() => api.stop())

const [own, asked, also, lead] = ['province-sx', 'province-sx-2', 'province-sx-3', 'province-sx-lead'] as const
const admin = 'case-admin'

const straight = around([drawn('provinceReview')], ['provinceAccept', 'provinceReview'], ['provinceReview', 'provinceSign'])
const within = (type: 'subProcess' | 'callActivity') =>
  around(
    [
      { id: 'part', type, ...(type === 'callActivity' && { calledElement: 'called' }) },
      { id: 'in', type: 'startEvent', scope: type === 'subProcess' ? 'part' : 'called' },
      drawn('provinceReview', { scope: type === 'subProcess' ? 'part' : 'called' }),
      { id: 'out', type: 'endEvent', scope: type === 'subProcess' ? 'part' : 'called' },
    ],
    ['provinceAccept', 'part'],
    ['part', 'provinceSign'],
    ['in', 'provinceReview'],
    ['provinceReview', 'out'],
  )

interface Construct {
  drawing: ProcessSpec
  /** Who has the task in question. */
  holder: string
  /** Who asked them, and leads their body, where that is not the province. */
  own?: string
  lead?: string
  /** Leads the case to it, from the step behind the acceptance. */
  prepare?: (id: string) => Promise<unknown>
}

const countersigned = (input: object): Construct => ({
  drawing: straight,
  holder: asked,
  prepare: (id) => doVerb(api, own, id, 'countersign', { to: [asked, also].map(user), ...input }),
})

const constructs: Record<string, Construct> = {
  single: { drawing: straight, holder: own },
  'countersign, all': countersigned({ way: 'all' }),
  'countersign, any': countersigned({ way: 'any' }),
  'countersign, in sequence': countersigned({ way: 'sequence' }),
  'countersign, by share': countersigned({ way: 'share', share: 60 }),
  'parallel branch': { drawing: branches, holder: own },
  'sub-process': { drawing: within('subProcess'), holder: own },
  'call activity': { drawing: within('callActivity'), holder: own },
  'after a timer': {
    holder: own,
    drawing: around(
      [{ id: 'wait', type: 'intermediateCatchEvent', timer: { kind: 'duration', expression: 'P1D' } }, drawn('provinceReview')],
      ['provinceAccept', 'wait'],
      ['wait', 'provinceReview'],
      ['provinceReview', 'provinceSign'],
    ),
    prepare: async (id) => {
      const { rows } = await api.pool.query<{ id: string }>('select id from timers where case_id = $1', [id])
      await fireTimer(api.services, api.clock.now(), { caseId: id, timerId: rows[0]!.id })
    },
  },
  experts: {
    holder: 'expert1',
    own: 'national-officer',
    lead: 'national-lead',
    drawing: around(
      [drawn('nationalReview'), drawn('expertReview')],
      ['provinceAccept', 'nationalReview'],
      ['nationalReview', 'expertReview'],
      ['expertReview', 'provinceSign'],
    ),
    prepare: (id) =>
      act(api, 'national-officer', id, 'nationalReview', {
        outcome: 'experts',
        expertIds: ['expert1', 'expert2'].map((username) => people.idOf(username)),
      }),
  },
  'clock stopped': {
    drawing: straight,
    holder: own,
    prepare: (id) => doVerb(api, lead, id, 'suspend-clock', { cause: 'hearing', plannedDays: 5, reason: '听证。' }),
  },
}

/** One line of the table: a verb, or what beside them moves a case. */
interface Row {
  name: string
  /** Of the task its holder, of the row who made it, the lead of the body. */
  who: 'holder' | 'own' | 'lead' | typeof admin | 'company'
  /** Absent where it is no verb. */
  verb?: string
  /** What is said beside the first of everything that is offered. */
  input?: () => Record<string, unknown>
  /** What happens to the copy first. */
  before?: (copy: string, construct: Construct) => Promise<unknown>
  send?: (copy: string, username: string, versionId: string) => Promise<Pick<RawReply, 'status' | 'body'>>
}

const verbRow = (verb: string, who: Row['who'], how = '', more: Partial<Row> = {}): Row => ({
  name: `${verb}${how && `, ${how}`} ${textIn(findVerb(verb)!.label, 'zh_CN')}`,
  verb,
  who,
  ...more,
})

const rows: Row[] = [
  verbRow('return', 'holder'),
  verbRow('return', 'holder', 'the way again', { input: () => ({ mode: 'walk-again' }) }),
  verbRow('return', 'own', 'of who made the row'),
  verbRow('take-back', 'holder', '', { before: (copy, { holder }) => decide(holder, copy) }),
  verbRow('transfer', 'holder'),
  verbRow('transfer', 'holder', 'to a group', { input: () => ({ to: group }) }),
  verbRow('delegate', 'holder'),
  verbRow('add-signer', 'holder'),
  verbRow('add-signer', 'holder', 'beside', { input: () => ({ position: 'beside' }) }),
  verbRow('add-signer', 'holder', 'after', { input: () => ({ position: 'after', to: user(lead) }) }),
  verbRow('countersign', 'holder'),
  verbRow('remove-signer', 'own'),
  verbRow('take-over', 'lead'),
  verbRow('urge', 'lead'),
  verbRow('go-on', 'lead'),
  verbRow('circulate', 'own'),
  verbRow('send-copy', 'own'),
  { name: 'ask-applicant 退回补充说明材料', who: 'holder', send: askApplicant },
  verbRow('suspend-clock', 'lead'),
  verbRow('resume-clock', 'lead'),
  verbRow('extend-clock', 'lead'),
  verbRow('jump', admin),
  { name: 'migrate 换到新版本', who: admin, send: migrate },
  verbRow('void', 'lead'),
  verbRow('reopen', 'lead', 'when it was void', {
    before: (copy, construct) => doVerb(api, construct.lead ?? lead, copy, 'void', { reason: '试。' }),
  }),
  verbRow('withdraw', 'company'),
]

const whoOf = (construct: Construct, who: Row['who']): string =>
  who === 'holder' ? construct.holder : who === 'own' ? (construct.own ?? own) : who === 'lead' ? (construct.lead ?? lead) : who

/** The applicant is asked by the action that every step of an authority has. */
async function askApplicant(caseId: string, username: string): Promise<Pick<RawReply, 'status' | 'body'>> {
  const { tasks: open } = await api.as(username).call(cases.get, { id: caseId })
  // of several the one at the step that the table is about
  const [task] = open.toSorted((a, b) => Number(b.isMine) - Number(a.isMine) || b.step.localeCompare(a.step))
  const defects = { fields: [], materials: [{ key: 'siting', note: '请补充。' }] }
  const input = { defects, mode: 'straight-back', reason: '请补充。' }
  return api
    .as(username)
    .send(tasks.complete, { taskId: task!.id, version: task!.version, outcome: 'ask-applicant', baseRevision: 0, input })
}

async function migrate(caseId: string, username: string, versionId: string): Promise<Pick<RawReply, 'status' | 'body'>> {
  const [result] = await api.as(username).call(migrations.move, { versionId, ids: [caseId], reason: '试。' })
  return { status: result!.error === null ? 200 : 409, body: result }
}

function user(username: string): string {
  return `user@${people.idOf(username)}`
}

/** A case that waits at a construct, and a later version of its item, to which it may be taken. */
async function caseAtConstruct({ drawing, prepare }: Construct): Promise<{ caseId: string; versionId: string }> {
  const caseId = await caseDrawn(api, drawing)
  await prepare?.(caseId)
  return { caseId, versionId: await addVersion(api, drawing) }
}

/** Does the first that is offered to who has a task: what is taken back then. */
async function decide(username: string, caseId: string): Promise<void> {
  const { tasks: open } = await api.as(username).call(cases.get, { id: caseId })
  const task = open.find(({ isMine }) => isMine)!
  await act(api, username, caseId, task.step, { outcome: task.actions[0]!.outcome })
}

const refusals = new Map<string, string>()

/** What is offered to a person at a case, asked once for all its copies. */
const offers = new Map<string, Promise<OfferedVerb[]>>()

/** Offers at a case, as they are at a copy of it: ids of tasks are those of `copiesOf`. */
async function offersAt(original: string, copy: string, username: string): Promise<OfferedVerb[]> {
  const key = `${original} ${username}`
  const asked = offers.get(key) ?? askOffers(original, username)
  offers.set(key, asked)
  return (await asked).map((offer) => ({ ...offer, taskId: offer.taskId && `${offer.taskId.slice(0, 24)}${copy.slice(24)}` }))
}

async function askOffers(caseId: string, username: string): Promise<OfferedVerb[]> {
  return (await api.as(username).call(tasks.verbs, { id: caseId })).verbs
}

/** What a line does at a construct: where the case stands afterwards, or the code it is refused with. */
async function cell({ original, copy, versionId }: { original: string; copy: string; versionId: string }, row: Row, construct: Construct) {
  const username = whoOf(construct, row.who)
  await row.before?.(copy, construct)
  const before = row.before === undefined ? await standing(api, original) : await standing(api, copy)
  const [reply, offered] = await (row.send === undefined
    ? sendVerb({ original, copy }, row, username)
    : row.send(copy, username, versionId).then((sent): Sent => [sent, undefined]))
  const after = await standing(api, copy)
  if (reply.status === 200) return after
  const { error, params } = reply.body as { error: string; params: Record<string, string> }
  refusals.set(error, translate('en_US', `errors.${errorCodeOf(error)}`, params))
  // what is refused was not offered, and changes nothing
  expect([row.name, after, offered]).toEqual([row.name, before, undefined])
  return `*${error}*`
}

type Sent = [reply: Pick<RawReply, 'status' | 'body'>, offered: OfferedVerb | undefined]

async function sendVerb(
  { original, copy }: { original: string; copy: string },
  { verb, input, before }: Row,
  username: string,
): Promise<Sent> {
  // of several open tasks that of the person, in the order of the drawing
  const { rows: open } = await api.pool.query<{ id: string }>(
    "select id from tasks where case_id = $1 and state = 'open' order by candidate_key = $2 desc, step desc, token_id",
    [copy, user(username)],
  )
  const verbs = await (before === undefined ? offersAt(original, copy, username) : askOffers(copy, username))
  // a verb on a row is offered at one of its tasks
  const all = verbs.filter((each) => each.verb === verb)
  const offered = all.find(({ taskId }) => taskId === null || taskId === open[0]?.id) ?? all[0]
  const taskId = offered === undefined ? open[0]?.id : (offered.taskId ?? undefined)
  const said = { ...(offered === undefined ? { reason: '试。' } : inputFor(offered)), ...input?.() }
  return [
    await api.as(username).send(tasks.verb, { caseId: copy, verb: verb!, input: said, ...(taskId !== undefined && { taskId }) }),
    offered,
  ]
}

/** Written by the command that plays all constructs (docs/how-to/run-tests.md). */
const written = path.join(import.meta.dirname, '../../../../../../../docs/verbs.md')
const playsAll = process.env.WENWU_EVERY_ITEM === '1'
/** What every run plays: one of each way in which rows, branches and clocks differ. */
const inEveryRun = ['countersign, in sequence', 'parallel branch']
const played = Object.entries(constructs).filter(([name]) => playsAll || inEveryRun.includes(name))

it('every verb works at every construct or is refused with a text', { timeout: 120_000 }, async () => {
  const columns: [string, string[]][] = []
  for (const [name, construct] of played) {
    const { caseId, versionId } = await caseAtConstruct(construct)
    const copies = await copiesOf(api, caseId, rows.length)
    const cells: string[] = []
    for (const [i, row] of rows.entries()) cells.push(await cell({ original: caseId, copy: copies[i]!, versionId }, row, construct))
    columns.push([name, cells])
  }
  if (playsAll) await expect(page(columns)).toMatchFileSnapshot(written)
  else expect(columns).toEqual(columns.map(([name]) => [name, columnOf(readFileSync(written, 'utf8'), name)]))
})

/** The cells below a head of the written table. */
function columnOf(text: string, name: string): string[] {
  const table = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(/ +\| +/))
  const at = table[0]!.indexOf(name)
  return table.slice(2).map((cells) => cells[at]!.trim())
}

function page(columns: readonly [string, string[]][]): string {
  const line = (parts: readonly string[]) => `| ${parts.join(' | ')} |`
  const table = rows.map(({ name }, i) => line([name, ...columns.map(([, cells]) => cells[i]!)]))
  const told = [...refusals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, text]) => `- *${code}*: ${text}`)
  return [
    '# Verbs at the constructs of a drawing',
    '',
    'Written by `apps/server/src/modules/case-work/tasks/verbs/verb-table.test.ts` from what the API answers (`-u` writes it again; read each changed cell as a question). A province has',
    'accepted a case and waits at `provinceReview`, drawn in the way of the column; `provinceSign` comes after it. A cell names the steps that are open when the',
    'verb was done, or in italics the refusal; a refused verb changes nothing. Return, transfer, delegate, signers are those of who has the task (of a countersign: the',
    'first who is asked), who has decided before for take-back; remove-signer is of who made the row (elsewhere: who has the task), the others of the lead, `jump` and the move to a later',
    'version of the item of the case administrator, `withdraw` of the applicant. At «experts» two of them judge, asked by the bureau, whose lead it is then.',
    '',
    line(['verb', ...columns.map(([name]) => name)]),
    line(['---', ...columns.map(() => '---')]),
    ...table,
    '',
    '## What is said',
    '',
    ...told,
    '',
  ].join('\n')
}
