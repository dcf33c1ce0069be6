import { describe, expect, it } from 'vitest'
import { step } from '@wenwu/bpmn/step'
import { createState, type InstanceState } from '@wenwu/bpmn/state'
import { toDefinition } from '@wenwu/bpmn/spec'
import type { LoadedItem } from '../items/index.ts'
import { jumpTargets, reopenTargets } from './move-targets.ts'

const tasks = ['draft', 'hall', 'site', 'report', 'sign']
const process = toDefinition({
  id: 'p',
  name: '',
  namespace: { prefix: 'app', uri: 'urn:test:app' },
  nodes: [
    { id: 'start', type: 'startEvent' },
    ...tasks.map((id) => ({ id, type: 'userTask' as const })),
    { id: 'split', type: 'parallelGateway' },
    { id: 'join', type: 'parallelGateway' },
    { id: 'end', type: 'endEvent' },
  ],
  flows: ['start draft', 'draft split', 'split hall', 'split site', 'site report', 'report join', 'hall join', 'join sign', 'sign end'].map(
    (flow) => {
      const [from = '', to = ''] = flow.split(' ')
      return { from, to }
    },
  ),
})
const item = { process, tasks: new Map(tasks.map((id) => [id, {}])) } as unknown as LoadedItem
const instance = (state: InstanceState) => ({ caseId: 'c', version: 1, state })
const started = step(process, createState(), { type: 'start' }).state
const complete = (state: InstanceState, node: string) =>
  step(process, state, { type: 'complete', tokenId: state.tokens.find((token) => token.node === node)!.id }).state
const said = (state: InstanceState) =>
  jumpTargets(instance(state), item).map(({ step: at, ended }) => [
    at,
    ended.map((id) => state.tokens.find((token) => token.id === id)!.node),
  ])

describe('where a case can be moved by hand', () => {
  it('is where a run can be at alone', () => {
    // hall, site and report run beside each other: no run is at one of them alone
    expect(said(started)).toEqual([['sign', ['draft']]])
  })

  it('within a parallel branch moves that branch alone, out of it ends both', () => {
    const parallel = complete(started, 'draft')
    expect(said(parallel)).toEqual([
      ['draft', ['hall', 'site']],
      ['report', ['site']],
      ['sign', ['hall', 'site']],
    ])
    const target = jumpTargets(instance(parallel), item).find((each) => each.step === 'report')!
    const moved = step(process, parallel, target.command).state
    expect(moved.tokens.map(({ node }) => node).sort()).toEqual(['hall', 'report'])
    expect(complete(complete(moved, 'hall'), 'report').tokens.map(({ node }) => node)).toEqual(['sign'])
  })

  it('is nowhere once it has ended, and then it can be taken up again', () => {
    const ended = step(process, started, { type: 'terminate' }).state
    expect([said(ended), reopenTargets(instance(started), item)]).toEqual([[], []])
    expect(reopenTargets(instance(ended), item).map(({ step: at }) => at)).toEqual(['draft', 'sign'])
  })
})
