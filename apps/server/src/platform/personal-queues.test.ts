import { expect, it } from 'vitest'
import { PersonalQueues } from './personal-queues.ts'

const staying = (): AbortSignal => new AbortController().signal
/** A job that ends when it is told to. */
function job() {
  let end!: () => void
  const ended = new Promise<string>((resolve) => (end = () => resolve('done')))
  const state = { isRunning: false }
  const run = (): Promise<string> => {
    state.isRunning = true
    return ended
  }
  return { run, state, end }
}
const turn = () => new Promise((resume) => setImmediate(resume))

it('one person’s jobs wait for each other, another’s come in between', async () => {
  const queues = new PersonalQueues({ running: 2, together: 2, few: 1, waiting: 5 })
  const jobs = [job(), job(), job()]
  const own = jobs.map(({ run }) => queues.run('a', run, staying))
  await turn()
  expect(jobs.map(({ state }) => state.isRunning)).toEqual([true, true, false])
  await expect(queues.run('b', () => Promise.resolve('at once'), staying)).resolves.toBe('at once')
  expect(queues.people).toBe(1)
  jobs[0]!.end()
  await turn()
  await turn()
  expect(jobs[2]!.state.isRunning).toBe(true)
  jobs.forEach(({ end }) => end())
  await expect(Promise.all(own)).resolves.toEqual(['done', 'done', 'done'])
  // nothing is kept of who has nothing running
  expect(queues.people).toBe(0)
})

it('what waits for a caller who has left is never run, too much is refused, and a failed job gives its place on', async () => {
  const queues = new PersonalQueues({ running: 1, together: 1, few: 1, waiting: 1 })
  const [first, second] = [job(), job()]
  const running = queues.run('a', first.run, () => expect.unreachable('nobody waits'))
  const leaving = new AbortController()
  const waiting = queues.run('a', second.run, () => leaving.signal)
  await expect(queues.run('a', second.run, staying)).rejects.toMatchObject({ code: 'busy' })
  leaving.abort(new Error('the caller left'))
  await expect(waiting).rejects.toThrow('the caller left')
  expect(second.state.isRunning).toBe(false)
  const failing = queues.run('a', () => Promise.reject(new Error('failed')), staying)
  first.end()
  await running
  await expect(failing).rejects.toThrow('failed')
  await expect(queues.run('a', () => Promise.resolve(1), staying)).resolves.toBe(1)
  expect(queues.people).toBe(0)
})

it('jobs that wait for nothing leave turns to others', async () => {
  const queues = new PersonalQueues({ running: 1, together: 1, few: 1, waiting: 100 })
  let done = 0
  const all = Array.from({ length: 50 }, () => queues.run('a', () => Promise.resolve(done++), staying))
  await turn()
  await turn()
  expect(done).toBeLessThan(10)
  await Promise.all(all)
  expect(done).toBe(50)
})

it('several who ask for much have less each, and are served in turn', async () => {
  const queues = new PersonalQueues({ running: 3, together: 3, few: 1, waiting: 5 })
  const jobs: Record<string, ReturnType<typeof job>[]> = { a: [job(), job(), job(), job()], b: [job(), job()], c: [job()] }
  const all = Object.entries(jobs).flatMap(([person, own]) => own.map(({ run }) => queues.run(person, run, staying)))
  const running = () =>
    Object.fromEntries(Object.entries(jobs).map(([person, own]) => [person, own.filter(({ state }) => state.isRunning).length]))
  expect(running()).toEqual({ a: 3, b: 1, c: 1 })
  // nobody who has few already gets more while all together have too many
  jobs['a']![0]!.end()
  jobs['a']![1]!.end()
  await turn()
  await turn()
  expect(running()).toEqual({ a: 3, b: 1, c: 1 })
  // then it is the turn of who was not served last
  jobs['c']![0]!.end()
  await turn()
  await turn()
  expect(running()).toEqual({ a: 4, b: 1, c: 1 })
  Object.values(jobs).forEach((own) => own.forEach(({ end }) => end()))
  await Promise.all(all)
  expect(queues.people).toBe(0)
})
