import { expect, it } from 'vitest'
import { caseDeskKeys, caseDesk } from '@wenwu/core/desks/desks'
import { authorityOf } from '@wenwu/core/auth/authority'
import type { ProcessStep } from '@wenwu/core/item/model'
import { licenceCodes, stateCouncilCodes } from '@wenwu/core/desks/matters'
import { stageList } from '@wenwu/core/tasks/stages'
import { items } from './index.generated.ts'

type TaskStep = Extract<ProcessStep, { kind: 'task' }>
const steps = new Map<string, TaskStep['task']['role']>()
for (const { process } of items) for (const step of process.steps) if (step.kind === 'task') steps.set(step.id, step.task.role)

it('each step of an authority is of exactly one stage, with its role; no stage names a step that no item has', () => {
  for (const [step, role] of steps) {
    const stages = stageList.filter((stage) => stage.steps.includes(step))
    expect([step, stages.length]).toEqual([step, authorityOf(role) === undefined ? 0 : 1])
    if (stages[0] !== undefined) expect([step, stages[0].roles]).toEqual([step, expect.arrayContaining([role])])
  }
  for (const stage of stageList) for (const step of stage.steps) expect([stage.key, step, steps.has(step)]).toEqual([stage.key, step, true])
})

it('each matter stands in one list of applications besides that of records; no list names a matter that there is not', () => {
  const areas = caseDeskKeys.map(caseDesk).filter(({ group, pageSize }) => group === 'applications' && pageSize === 10)
  for (const { code, category } of items) {
    const found = areas.filter(
      ({ matters: { categories = [], codes = [], except = [] } = {} }) =>
        codes.includes(code) || (categories.includes(category) && !except.includes(code)),
    )
    expect([code, found.map(({ title }) => title.zh_CN).length]).toEqual([code, 1])
  }
  const known = new Set(items.map(({ code }) => code))
  for (const { title, matters: { codes = [], except = [] } = {} } of caseDeskKeys.map(caseDesk))
    for (const code of [...codes, ...except]) expect([title.zh_CN, code, known.has(code)]).toEqual([title.zh_CN, code, true])
})

it('the lists of government review and of licences name the matters that are so by their processes and guides', () => {
  const codes = (is: (item: (typeof items)[number]) => boolean) => items.filter(is).map(({ code }) => code)
  expect(codes(({ process }) => process.steps.some(({ id }) => id === 'stateCouncil'))).toEqual([...stateCouncilCodes])
  expect(codes(({ guide }) => guide.itemType.zh_CN === '行政许可')).toEqual([...licenceCodes])
})
