import { authorityOf } from '@wenwu/core/auth/authority'
import type { TaskSettings } from '@wenwu/core/item/model'
import { askingAt } from '@wenwu/core/tasks/ask-applicant'
import { describe, expect, it } from 'vitest'
import { items } from './index.generated.ts'

describe('at every official step of every item the applicant can be asked, once', () => {
  it.each(items.map((item) => [item.code, item] as const))('%s', (_code, item) => {
    const tasks = new Map(
      item.process.steps.flatMap((step): [string, TaskSettings][] => (step.kind === 'task' ? [[step.id, step.task]] : [])),
    )
    const ways = [...tasks].map(([step, task]) => {
      const own = task.actions.filter(({ effect }) => effect === 'request-correction').length
      const asking = askingAt(tasks, task, { isAccepted: false, isDecided: false })
      // the status while the applicant is asked is that of the level that asks (specification §4.4)
      const status = asking && tasks.get(asking.step)?.status
      const isAuthority = authorityOf(task.role) !== undefined
      return [step, own + (asking === undefined ? 0 : 1), isAuthority ? 1 : 0, status ?? 'own']
    })
    expect(ways.filter(([, found, wanted]) => found !== wanted)).toEqual([])
    const isDecided = [...tasks.values()].flatMap((task) => askingAt(tasks, task, { isAccepted: true, isDecided: true }) ?? [])
    expect(isDecided).toEqual([])
  })
})
