import { expect, it } from 'vitest'
import { refusalsOnce, verbGroups } from './verb-groups.ts'

const offered = (...verbs: string[]) => verbs.map((verb) => ({ verb }))
const names = (verbs: string[]) => verbGroups(offered(...verbs)).map((group) => group.map(({ verb, places }) => `${verb} ${places.join()}`))

it('what is done to the step comes first, then what to the case, then what is dangerous', () => {
  expect(names(['mark-read', 'return', 'transfer', 'urge', 'urge', 'circulate', 'void', 'of-a-newer-release'])).toEqual([
    ['return 1', 'transfer 2', 'urge 3', 'urge 4'],
    ['circulate 5'],
    ['void 6'],
  ])
})

it('in the menu of a countersign each verb stands once, with the tasks that it is offered for', () => {
  const each = ['transfer', 'add-signer', 'countersign', 'delegate', 'take-over', 'urge'].flatMap((verb) => [verb, verb, verb])
  const groups = verbGroups(offered('return', ...each, 'circulate', 'send-copy', 'extend-clock', 'void'))
  expect(groups.map(({ length }) => length)).toEqual([7, 3, 1])
  expect(groups[0]![1]).toEqual({ verb: 'transfer', places: [1, 2, 3] })
})

it('a reason is said once', () => {
  const refused = (verb: string, taskId: string, reason: string) => ({ verb, taskId, reason })
  const all = [
    refused('take-over', 'a', 'voice-already'),
    refused('take-over', 'b', 'voice-already'),
    refused('return', 'a', 'signer-cannot-return'),
  ]
  expect(refusalsOnce(all).map(({ taskId }) => taskId)).toEqual(['a', 'a'])
})
