import { authorityOf } from '@wenwu/core/auth/authority'
import { caseDesk, caseDeskKeys } from '@wenwu/core/desks/desks'
import { isAmong } from '@wenwu/core/desks/matters'
import { gatherListings, marksOf, withoutListing, type MatterMark } from '@wenwu/core/item/listing'
import type { ItemSource, ProcessStep } from '@wenwu/core/item/model'
import { planKinds } from '@wenwu/core/annual-plans/model'
import { stageKeys } from '@wenwu/core/tasks/stages'
import { describe, expect, it } from 'vitest'
import { items } from './index.generated.ts'

type TaskStep = Extract<ProcessStep, { kind: 'task' }>
const tasksOf = ({ process }: ItemSource): TaskStep[] => process.steps.filter((step) => step.kind === 'task')
const desksOf = (item: ItemSource) =>
  caseDeskKeys.filter((key) => {
    const { matters } = caseDesk(key)
    return matters !== undefined && isAmong(matters, { category: item.category, marks: marksOf(item) })
  })

it.each(items)('each step of an authority in $code says its stage, and no other step does', (item) => {
  for (const { id, stage, task } of tasksOf(item)) expect([id, stage !== undefined]).toEqual([id, authorityOf(task.role) !== undefined])
})

it('a step of one id is of one stage in all items, every stage has steps', () => {
  const stages = new Map<string, Set<string>>()
  for (const { id, stage } of items.flatMap(tasksOf)) if (stage !== undefined) stages.set(id, (stages.get(id) ?? new Set()).add(stage))
  for (const [id, said] of stages) expect([id, said.size]).toEqual([id, 1])
  expect([...new Set([...stages.values()].flatMap((said) => [...said]))].sort()).toEqual([...stageKeys].sort())
})

it('each matter stands in one list of applications besides that of records', () => {
  const areas = caseDeskKeys.filter((key) => caseDesk(key).group === 'applications' && caseDesk(key).pageSize === 10)
  for (const item of items) {
    const found = desksOf(item).filter((key) => areas.includes(key))
    expect([item.code, found.length]).toEqual([item.code, 1])
  }
})

it('every mark that a list asks for is one of some item, every kind of plan has its item', () => {
  const marks = new Set(items.flatMap(marksOf))
  for (const key of caseDeskKeys) {
    const { marks: asked = [], except = [] } = caseDesk(key).matters ?? {}
    for (const mark of [...asked, ...except]) expect([key, mark, marks.has(mark)]).toEqual([key, mark, true])
  }
  expect([...gatherListings(items).plans.values()].sort()).toEqual([...planKinds].sort())
})

it('what the government decides has its step', () => {
  const codes = (mark: MatterMark) => items.filter((item) => marksOf(item).includes(mark)).map(({ code }) => code)
  expect(codes('government')).toEqual(items.filter((item) => tasksOf(item).some(({ id }) => id === 'stateCouncil')).map(({ code }) => code))
})

describe('a planted item', () => {
  const [sample] = items
  const planted: ItemSource = {
    ...sample!,
    code: '99001',
    category: 'construction',
    listing: { plan: 'security', isFiling: true },
    process: {
      ...sample!.process,
      steps: [
        ...sample!.process.steps.filter(({ id }) => id !== 'stateCouncil'),
        { ...tasksOf(sample!)[0]!, id: 'townAccept', stage: 'accept', isWithGovernment: true },
      ],
    },
  }
  const listings = gatherListings([...items, planted])

  it('stands in its lists, its plan and its stage by its folder alone', () => {
    expect(desksOf(planted)).toEqual(expect.arrayContaining(['annual-plan-matters', 'record-applications', 'government-review']))
    expect(desksOf(planted)).not.toContain('heritage-protection')
    expect(desksOf({ ...planted, listing: {} })).toContain('heritage-protection')
    expect(desksOf({ ...planted, listing: { isInitiation: true } })).toContain('plan-review')
    expect(listings.plans.get('99001')).toBe('security')
    expect(listings.stages.get('townAccept')).toBe('accept')
    expect([...listings.roles.get('accept')!]).toContain(tasksOf(sample!)[0]!.task.role)
    expect(listings.governmentSteps.has('townAccept')).toBe(true)
  })

  it('is stored without it, so that another list makes no new version', () => {
    const stored = JSON.stringify(withoutListing(planted))
    expect(stored).toBe(JSON.stringify(withoutListing({ ...planted, listing: { plan: 'works' } })))
    expect(stored).not.toMatch(/"(listing|stage|isWithGovernment)":/)
  })
})
