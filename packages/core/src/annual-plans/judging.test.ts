import { expect, it } from 'vitest'
import { differenceOf, type SubmittedRow } from './difference.ts'
import { isSuspect, judgeDuplicates, type KnownRow } from './duplicates.ts'
import { adjustedBy } from './list.ts'
import { hasKnownDecisions, planStatuses } from './model.ts'
import { movesFrom } from './move-table.ts'
import { foldName } from './names.ts'
import { sameProject } from './same-project.ts'

const known = (projectName: string, more: Partial<KnownRow> = {}): KnownRow => ({
  ...{ planId: 'b', year: 2026, batch: 1, projectName, nameKey: foldName(projectName), result: 'open', isIssued: false },
  ...more,
})
const judge = (name: string, rows: KnownRow[]) => judgeDuplicates({ planId: 'a', nameKey: foldName(name), year: 2027 }, rows)

it('the same name at a site is a duplicate unless it was not approved', () => {
  const keyed = (projectName: string, more: Partial<KnownRow> = {}) => ({ ...known(projectName, more), siteName: '钟楼' })
  const same = (projectName: string, rows: ReturnType<typeof keyed>[]) =>
    sameProject({ siteName: '钟 楼', projectName, nameKey: foldName(projectName) }, rows)
  expect(same('钟楼修缮（二期）', [keyed('钟楼修缮第二期')])).toMatchObject({ projectName: '钟楼修缮第二期' })
  const gone = [keyed('钟楼修缮', { result: 'refused' }), keyed('钟楼修缮', { result: 'cancelled' })]
  expect([same('钟楼修缮', gone), judge('钟楼修缮', gone)]).toEqual([undefined, []])
})

it('warns of what is alike, and of what was approved at the site within three years', () => {
  expect(judge('钟楼木构架加固修缮工程', [known('钟楼木构架加固修缮工程项目'), known('排水整治', { planId: 'a' })])).toEqual([
    { code: 'similar', year: 2026, batch: 1, name: '钟楼木构架加固修缮工程项目' },
  ])
  const approved = (year: number) => known('排水整治', { year, result: 'approved', isIssued: true })
  expect(judge('钟楼修缮', [approved(2025), approved(2024)])).toEqual([
    { code: 'approved', year: 2025, batch: 1, name: '排水整治' },
    // longer ago it is for notice
    { code: 'site', year: 2024, batch: 1, name: '排水整治' },
  ])
})

it('notes what another plan has at the site, behind what is alike, and takes no notice for a suspicion', () => {
  const warnings = judge('钟楼修缮工程', [
    known('排水整治'),
    known('钟楼修缮项目', { planId: 'a', year: 2027 }),
    known('防雷', { planId: 'a' }),
  ])
  expect(warnings).toEqual([
    { code: 'similar', year: 2027, batch: 1, name: '钟楼修缮项目' },
    { code: 'site', year: 2026, batch: 1, name: '排水整治' },
  ])
  expect([isSuspect({ warnings }), isSuspect({ warnings: warnings.slice(1) })]).toEqual([true, false])
})

it('offers each move to whom it belongs, and a second request for the return to no one', () => {
  const all = ['plan.compile', 'plan.submit', 'plan.decide', 'plan.rank']
  const of = (permissions: string[]) =>
    Object.fromEntries(planStatuses.map((status) => [status, movesFrom({ status, isReturnAsked: false }, permissions)]))
  expect(of(['plan.compile'])).toEqual({
    ...Object.fromEntries(planStatuses.map((status) => [status, []])),
    ...{ compiling: ['send-to-review'], reviewing: ['take-back'], submitted: ['ask-return'], returned: ['send-to-review'] },
  })
  expect(of(['plan.compile', 'plan.submit'])).toMatchObject({ compiling: ['send-to-review'], reviewing: ['send-back', 'submit'] })
  expect(of(['plan.decide'])).toMatchObject({
    compiling: [],
    submitted: ['return', 'entrust', 'start-deciding'],
    ranking: ['return', 'recall-ranking', 'start-deciding'],
    deciding: ['return', 'issue'],
    issued: [],
  })
  expect(movesFrom({ status: 'submitted', isReturnAsked: true }, ['plan.compile'])).toEqual([])
  expect(movesFrom({ status: 'issued', isReturnAsked: false }, all)).toEqual([])
})

it('knows decisions of what is being decided and of what is issued alone, where they are told', () => {
  const knownAs = (decisionsRevision: number | null) => planStatuses.filter((status) => hasKnownDecisions({ status, decisionsRevision }))
  expect([knownAs(0), knownAs(null)]).toEqual([['deciding', 'issued'], []])
})

it('takes all away from a project that is to be cancelled', () => {
  expect([adjustedBy({ before: 0.3, after: 0.1 }), adjustedBy({ before: 50, after: 70 }), adjustedBy({ before: 50, after: null })]).toEqual(
    [-0.2, 20, -50],
  )
})

it('tells what was added, removed and changed between two submissions', () => {
  const row = (id: string, more: Partial<SubmittedRow> = {}): SubmittedRow => ({
    ...{ id, rank: 1, group: '', projectName: `项目${id}`, siteName: '塔', budget: 10, stateFunds: 0.1, remark: '' },
    ...more,
  })
  expect(differenceOf([row('a'), row('b', { rank: 2 })], [row('b', { stateFunds: 0.3 }), row('c', { rank: 2 })])).toEqual({
    added: ['项目c'],
    removed: ['项目a'],
    changed: [
      {
        projectName: '项目b',
        fields: [{ field: 'stateFunds', before: '0.10', after: '0.30' }],
      },
    ],
  })
  // of five the last goes to the front: one was moved, not five
  const inOrder = (ids: string) => Array.from(ids).map((id, i) => row(id, { rank: i + 1 }))
  expect(differenceOf(inOrder('abcde'), inOrder('eabcd')).changed).toEqual([
    { projectName: '项目e', fields: [{ field: 'rank', before: '5', after: '1' }] },
  ])
  expect(differenceOf(inOrder('abcde'), inOrder('abde')).changed).toEqual([])
})
