import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { BoundedQueue } from '../bounded-queue.ts'
import { uploadLimits } from './reading-limits.ts'
import { TableReader } from './table-reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'wenwu-reader-'))
const path = join(folder, 'table.csv')
writeFileSync(path, '名称,数量\n甲,1\n'.repeat(700))
const workerFile = resolve(import.meta.dirname, '../../../dist/table-worker.mjs')
const readers: TableReader[] = []
const newReader = (limits: { running: number; waiting: number }, timeLimit?: number) => {
  const reader = new TableReader({ workerFile, queue: new BoundedQueue(limits), ...(timeLimit !== undefined && { timeLimit }) })
  readers.push(reader)
  return reader
}
afterAll(async () => {
  await Promise.all(readers.map((reader) => reader.close()))
  rmSync(folder, { recursive: true, force: true })
})
const request = { path, maxLetters: 100, maxRows: 1_001, limits: uploadLimits }
const staying = new AbortController().signal

it('gives the rows of a file in their order, and the reason why there are none', async () => {
  const reader = newReader({ running: 1, waiting: 1 })
  const { rows } = await reader.for('a', staying).read('csv', request)
  expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 1_001 }, (_, i) => i + 1))
  expect(rows[1]).toEqual({
    line: 2,
    cells: [
      { text: '甲', isFormula: false },
      { text: '1', isFormula: false },
    ],
  })
  await expect(reader.for('a', staying).read('xlsx', request)).rejects.toMatchObject({ reason: 'import-unreadable' })
  await expect(reader.for('a', staying).read('csv', { ...request, limits: { ...uploadLimits, lineLetters: 3 } })).rejects.toMatchObject({
    reason: 'import-line-length',
    params: { max: 3 },
  })
  expect(reader.running).toBe(0)
})

it('a caller who disconnects frees the thread and the place in the queue; one too many is refused as busy', async () => {
  const reader = newReader({ running: 1, waiting: 1 })
  const [first, second] = [new AbortController(), new AbortController()]
  const reading = reader.for('a', first.signal).read('csv', request)
  const waiting = reader.for('a', second.signal).read('csv', request)
  await expect(reader.for('a', staying).read('csv', request)).rejects.toMatchObject({ code: 'busy' })
  expect(reader.running).toBe(1)
  second.abort(new Error('the second left'))
  await expect(waiting).rejects.toThrow('the second left')
  const third = reader.for('a', staying).read('csv', request)
  first.abort(new Error('the first left'))
  await expect(reading).rejects.toThrow('the first left')
  expect((await third).rows).toHaveLength(1_001)
  await expect(reader.for('a', first.signal).read('csv', request)).rejects.toThrow('the first left')
  expect(reader.running).toBe(0)
})

it('a file that takes too long is given up, and the next one is read', async () => {
  const slow = newReader({ running: 1, waiting: 1 }, 1)
  await expect(slow.for('a', staying).read('csv', request)).rejects.toMatchObject({ reason: 'import-too-slow' })
  expect(slow.running).toBe(0)
})

it('one person has a few places at most, even if more are free, and gets them back', async () => {
  const reader = newReader({ running: 1, waiting: 20 })
  const own = Array.from({ length: 4 }, () => reader.for('a', staying).read('csv', request))
  await expect(reader.for('a', staying).read('csv', request)).rejects.toMatchObject({ code: 'busy' })
  expect((await reader.for('b', staying).read('csv', request)).rows).toHaveLength(1_001)
  await Promise.all(own)
  expect((await reader.for('a', staying).read('csv', request)).rows).toHaveLength(1_001)
})
