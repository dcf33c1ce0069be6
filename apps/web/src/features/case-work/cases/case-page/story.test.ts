import { expect, test } from 'vitest'
import type { CaseEvent, CaseView, MaterialView, TaskView } from '@wenwu/core/cases/model'
import { landingOf } from './landing.ts'
import { afterEndOf, lastWordsOf, storyOf, toldOf } from './story.ts'

const event = (rest: Partial<CaseEvent>): CaseEvent => ({
  id: rest.opinion ?? rest.outcome ?? rest.kind ?? '',
  at: '2026-11-20T01:00:00.000Z',
  kind: 'acted',
  actorName: '顾望舒',
  actorBody: '山西省文物局',
  actorRole: 'province-officer',
  step: 'provinceReview',
  stepName: null,
  outcome: null,
  outcomeLabel: null,
  opinion: '',
  details: {},
  ...rest,
})
const verdict = (outcome: string, label: string): CaseEvent =>
  event({ actorRole: 'expert', outcome, outcomeLabel: { zh_CN: label, en_US: outcome }, opinion: `${label}。` })
const material = (rest: Partial<MaterialView>): MaterialView => ({
  key: 'design',
  name: { zh_CN: '方案', en_US: 'Scheme' },
  by: 'applicant',
  isRequired: true,
  files: [],
  verdict: null,
  note: '',
  judgedBy: '',
  ...rest,
})
const task = (rest: Partial<TaskView>) =>
  ({ isMine: true, instructions: '', ownMaterials: [], checksMaterials: false, role: 'national-officer', ...rest }) as TaskView
const view = (rest: Partial<CaseView>): CaseView =>
  ({ corrections: [], history: [], materials: [], tasks: [], document: null, ...rest }) as CaseView
const corrected = {
  status: 'resubmitted',
  changes: [{ path: 'a.b', before: 1, after: 2 }],
  materials: [{ change: 'replaced' }, { change: 'none' }],
}
const corrections = [corrected] as unknown as CaseView['corrections']

test('what was said last at each of the last four steps is told, the newest first; claims and the applicant’s own words are none', () => {
  const said = (step: string, opinion: string) => event({ step, opinion })
  const history = [
    said('provinceAccept', '材料齐全。'),
    said('provinceReview', '先说的。'),
    said('provinceReview', '方案可行。'),
    said('provinceSign', '同意上报。'),
    event({ step: 'nationalAccept', outcome: 'accept', outcomeLabel: { zh_CN: '受理', en_US: 'Accept' } }),
    said('entrust', '请评估结构加固部分。'),
    said('assess', '评估认为可行。'),
    event({ kind: 'claimed' }),
    event({ kind: 'resubmitted', actorRole: 'applicant', opinion: '已改' }),
  ]
  const told = (events: CaseEvent[]) => storyOf(view({ history: events })).opinions.map(({ opinion, outcome }) => opinion || outcome)
  expect(told(history)).toEqual(['评估认为可行。', '请评估结构加固部分。', '同意上报。', '方案可行。'])
  expect(told(history.slice(4, 5))).toEqual(['accept'])
  const done = (kind: string, opinion: string) => event({ kind, step: null, opinion })
  // of no step: each kind for itself, as it was last
  expect(told([done('clock-extended', '案情复杂。'), done('circulated', '请阅。'), done('circulated', '请再阅。')])).toEqual([
    '请再阅。',
    '案情复杂。',
  ])
})

test('experts are counted by verdict, of the last round alone, with those who have not said theirs', () => {
  const first = [verdict('disagree', '不同意'), event({ actorRole: 'third-party', opinion: '再议' })]
  const second = [verdict('agree', '同意'), verdict('revise', '修改后同意'), verdict('agree', '同意')]
  const counted = (history: CaseEvent[], tasks: TaskView[] = []) => {
    const { tally } = storyOf(view({ history, tasks }))
    return tally && [...tally.verdicts.map(({ label, n }) => `${label.zh_CN} ${n}`), `open ${tally.open}`]
  }
  expect(counted([])).toBeNull()
  expect(counted([...first, ...second])).toEqual(['同意 2', '修改后同意 1', 'open 0'])
  const other = task({ role: 'expert', isMine: false })
  expect(counted([...first, verdict('agree', '同意')], [other])).toEqual(['同意 1', 'open 1'])
  expect(counted(first, [other, other])).toEqual(['open 2'])
  // an expert alone waits for nobody else
  expect(counted([], [task({ role: 'expert' })])).toBeNull()
  // all of the round are told, the one against first, and apart from them what others said
  const { experts, opinions } = storyOf(
    view({ history: [...first, verdict('agree', '同意'), verdict('agree', '赞成'), verdict('disagree', '反对')] }),
  )
  expect(experts.map(({ opinion }) => opinion)).toEqual(['反对。', '同意。', '赞成。'])
  expect(opinions.map(({ opinion }) => opinion)).toEqual(['再议'])
})

const signing = (rest: Partial<CaseEvent>) => event({ actorRole: 'national-officer', step: 'nationalReview', ...rest })
const answer = (actorName: string, outcome: 'agreed' | 'objected', opinion: string) =>
  signing({
    actorName,
    outcome: `cosign-${outcome}`,
    outcomeLabel: { zh_CN: outcome === 'agreed' ? '同意' : '不同意', en_US: outcome },
    opinion,
  })
const asks = (opinion: string, of: string, kind = 'countersigned') => signing({ kind, actorName: '承办', opinion, details: { task: of } })
const asked = task({ isMine: false, isAsked: true, toAsk: 0, step: 'nationalReview' })
/** The rounds of signers, each in a line, and what else is told. */
const rounds = (history: CaseEvent[], tasks: TaskView[] = []) => {
  const { signers, opinions } = storyOf(view({ history, tasks }))
  const words = (events: CaseEvent[]) => events.map(({ actorName, opinion }) => `${actorName}：${opinion}`)
  const lines = signers.map(({ asks: question, answers, tally, isOver }) => ({
    asks: question.map(({ opinion }) => opinion),
    answers: words(answers),
    tally: [...tally.verdicts.map(({ label, n }) => `${label.zh_CN} ${n}`), `open ${tally.open}`].join(' '),
    isOver,
  }))
  return { lines, opinions: opinions.map(({ opinion }) => opinion) }
}

test('every signer of a round is told, the one against first, beside the question, which stays when the step of one is taken over', () => {
  const before = event({ opinion: '省局同意。' })
  const taken = signing({ kind: 'taken-over', opinion: '承办人病假。' })
  const history = [before, asks('请核预算。', 'a'), answer('赵一', 'objected', '造价偏高。'), answer('钱二', 'agreed', '可行。'), taken]
  expect(rounds(history, [asked])).toEqual({
    lines: [{ asks: ['请核预算。'], answers: ['赵一：造价偏高。', '钱二：可行。'], tally: '不同意 1 同意 1 open 1', isOver: false }],
    opinions: ['承办人病假。', '省局同意。'],
  })
  // one after the other: who is not reached yet has not answered either
  expect(rounds(history, [{ ...asked, toAsk: 1 }]).lines[0]!.tally).toBe('不同意 1 同意 1 open 2')
  // one person for themself and for another
  expect(rounds([...history, answer('钱二（代孙三）', 'agreed', '也可行。')]).lines[0]).toMatchObject({
    answers: ['赵一：造价偏高。', '钱二：可行。', '钱二（代孙三）：也可行。'],
    tally: '不同意 1 同意 2 open 0',
  })
})

test('a round stays to be found when the step is decided or returned, and when signers are asked again', () => {
  const first = [asks('请核。', 'a'), answer('赵一', 'objected', '不可。'), answer('钱二', 'agreed', '可。')]
  const over = { asks: [], answers: ['赵一：不可。', '钱二：可。'], tally: '不同意 1 同意 1 open 0', isOver: true }
  for (const end of [signing({ outcome: 'sign', opinion: '拟同意。' }), signing({ kind: 'returned', opinion: '缺页。' })])
    expect(rounds([...first, end])).toEqual({ lines: [over], opinions: [end.opinion] })
  const again = [...first, asks('再核。', 'b')]
  const open = { asks: ['再核。'], answers: [], tally: 'open 2', isOver: false }
  expect(rounds(again, [asked, asked]).lines).toEqual([over, open])
  // another who is asked meanwhile, and one who signs after who has the step, are of the same round
  expect(rounds([...first, asks('也请核。', 'a', 'signer-added')]).lines).toMatchObject([{ asks: ['请核。', '也请核。'], isOver: false }])
  expect(rounds([...first, signing({ outcome: 'handed-on', opinion: '请定。' })]).lines).toMatchObject([{ isOver: false }])
})

test('an answer that was taken back is not told', () => {
  const back = event({ kind: 'taken-back', step: null })
  const history = [asks('', 'a'), answer('赵一', 'agreed', '可。'), back, answer('赵一', 'objected', '不可。')]
  expect(rounds(history, [asked])).toEqual({
    lines: [{ asks: [], answers: ['赵一：不可。'], tally: '不同意 1 open 1', isOver: false }],
    opinions: [],
  })
})

test('why a case was returned is what is to be done, until somebody has said something since', () => {
  const back = event({ kind: 'returned', step: 'nationalReview', opinion: '请补测爆破振动影响。' })
  const returned = (history: CaseEvent[]) => storyOf(view({ history })).returned?.opinion
  expect(returned([event({ opinion: '省局同意。' }), back])).toBe(back.opinion)
  expect(returned([back, event({ opinion: '已补测。' })])).toBeUndefined()
})

test('what asks this person for something is told with the step, not once more as an opinion', () => {
  const history = [event({ step: 'entrust', opinion: '请看第三章。' }), event({ opinion: '其他。' })]
  const told = (instructions: string) => storyOf(view({ history, tasks: [task({ instructions })] })).opinions.length
  expect([told('请看第三章。'), told('')]).toEqual([1, 2])
})

test('required materials are missing that the applicant or this step owes, not those of a later step', () => {
  const materials = [
    material({ key: 'design' }),
    material({ key: 'photo', isRequired: false }),
    material({ key: 'letter', by: 'provinceSign', name: { zh_CN: '请示', en_US: 'Letter' } }),
  ]
  const names = (tasks: TaskView[]) => storyOf(view({ materials, tasks })).missing.map(({ zh_CN }) => zh_CN)
  expect(names([task({ ownMaterials: [] })])).toEqual(['方案'])
  expect(names([task({ ownMaterials: ['letter'] })])).toEqual(['方案', '请示'])
})

test('what a correction changed is told until somebody acts', () => {
  const again = [event({ kind: 'submitted' }), event({}), event({ kind: 'resubmitted' })]
  expect(storyOf(view({ corrections, history: again })).changed).toBe(2)
  expect(storyOf(view({ corrections, history: [...again, event({ kind: 'claimed' })] })).changed).toBe(2)
  expect(storyOf(view({ corrections, history: [...again, event({})] })).changed).toBeNull()
})

test('a case opens where the work of the step is', () => {
  const reply = { status: 'draft' } as CaseView['document']
  const again = [event({ kind: 'resubmitted' })]
  const checking = [task({ checksMaterials: true })]
  expect(landingOf(view({ tasks: checking }))).toBe('materials')
  expect(landingOf(view({ tasks: checking, corrections, history: again }))).toBe('corrections')
  expect(landingOf(view({ tasks: checking, document: reply }))).toBe('document')
  expect(landingOf(view({ tasks: [task({})] }))).toBeUndefined()
  for (const papers of [{ ownMaterials: ['letter'] }, { role: 'expert' as const }, { role: 'third-party' as const }])
    expect(landingOf(view({ tasks: [task(papers)] }))).toBe('materials')
  expect(landingOf(view({ tasks: [task({ isMine: false, checksMaterials: true })], document: reply }))).toBeUndefined()
  expect(landingOf(view({ tasks: [task({ role: 'applicant' })], corrections }))).toBeUndefined()
  const issued = { document: { status: 'issued' } as CaseView['document'] }
  expect(landingOf(view(issued))).toBe('document')
  // on a phone the outcome stands at the top
  expect(landingOf(view({ ...issued, status: 'G11' }), true)).toBeUndefined()
  expect(landingOf(view({ ...issued, status: 'G11' }))).toBe('document')
  expect(landingOf(view({ ...issued, status: 'G09' }), true)).toBeUndefined()
})

test('the act that closed a case is told with its end, and not among the opinions as well', () => {
  const history = [event({ step: 'provinceSign', opinion: '同意上报。' }), event({ step: 'nationalSign', opinion: '不予批准。' })]
  const [, last] = history
  expect([lastWordsOf({ history, status: '5' }), lastWordsOf({ history, status: 'G03' })]).toEqual([last, undefined])
  expect(storyOf(view({ history, status: '5' })).opinions.map(({ opinion }) => opinion)).toEqual(['同意上报。'])
  expect(storyOf(view({ history, status: 'G03' })).opinions.map(({ opinion }) => opinion)).toEqual(['不予批准。', '同意上报。'])
  // without words there is nothing to tell twice
  expect(lastWordsOf({ history: [event({ opinion: '' })], status: '5' })).toBeUndefined()
})

test('a report that comes back after the end of a case is not its end, and is told by itself until something else happens', () => {
  const end = event({ step: 'filing', opinion: '归档。' })
  const reported = event({ kind: 'obligation-reported' })
  const returned = event({ kind: 'obligation-returned', opinion: '缺监理单位。' })
  const history = [
    event({ step: 'nationalSign', opinion: '同意。' }),
    end,
    event({ kind: 'circulated', opinion: '请阅。' }),
    reported,
    returned,
  ]
  const closed = { history, status: 'G11' }
  expect([lastWordsOf(closed), afterEndOf(closed)]).toEqual([end, returned])
  expect(afterEndOf({ history: [...history, reported], status: 'G11' })).toBeUndefined()
  expect(afterEndOf({ history: [end], status: 'G11' })).toBeUndefined()
  // an end without words stays so, whatever was said after it
  expect(lastWordsOf({ history: [event({ opinion: '' }), reported, returned], status: 'G11' })).toBeUndefined()
})

test('an applicant is told why an open case took another way, the last reason alone', () => {
  const reopened = event({ kind: 'reopened', opinion: '复议决定要求重新作出。' })
  const history = [
    event({ kind: 'clock-extended', opinion: '情况复杂。' }),
    reopened,
    event({ kind: 'transferred', opinion: '内部。' }),
    event({}),
  ]
  expect(toldOf({ history, conclusion: null })).toBe(reopened)
  expect(toldOf({ history, conclusion: 'approved' })).toBeUndefined()
  expect(toldOf({ history: history.slice(2), conclusion: null })).toBeUndefined()
})
