import { expect, test } from 'vitest'
import type { CaseView } from '@wenwu/core/cases/model'
import { text } from '@wenwu/core/i18n/text'
import { passedSteps } from './progress-line.ts'

const step = (name: string) => text(name, name)
const event = (kind: string, name: string | null, at: string) => ({ kind, stepName: name === null ? null : step(name), at })
const view = (history: object[], tasks: string[], ahead: string[]) =>
  ({ history, tasks: tasks.map((name) => ({ stepName: step(name) })), ahead: ahead.map(step) }) as unknown as CaseView

test('each step once, where it was done last; claims are none, and what is open or still to come is not behind', () => {
  const history = [
    event('submitted', null, '1'),
    event('claimed', '省局受理', '2'),
    event('acted', '省局受理', '3'),
    event('resubmitted', '申请人补正', '4'),
    event('acted', '省局受理', '5'),
    event('acted', '省局初审', '6'),
    event('acted', '省局审签', '7'),
  ]
  const names = (tasks: string[], ahead: string[]) =>
    passedSteps(view(history, tasks, ahead)).map(({ name, at }) => [name?.zh_CN ?? null, at])
  expect(names(['国家局受理'], ['司处承办'])).toEqual([
    [null, '1'],
    ['省局受理', '5'],
    ['省局初审', '6'],
    ['省局审签', '7'],
  ])
  // sent back by the head: the examination and the signature are before it again
  expect(names(['省局初审'], ['省局审签'])).toEqual([
    [null, '1'],
    ['省局受理', '5'],
  ])
})
