import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSharedData, listSharedFiles } from '@wenwu/bpmn/testing/shared-data'
import { contract as cases } from '@wenwu/core/cases/contract'
import { readReplies, replayReplies } from '../../../../testing/replay.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

const root = path.resolve(import.meta.dirname, '../../../../../../..')
const fixture = path.join(import.meta.dirname, '../../../../testing/replies.jsonl')

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

async function replay(file: string): Promise<number> {
  const replies = readReplies(file)
  const results = await replayReplies(api, replies)
  expect(results).toHaveLength(replies.length)
  for (const { reply, document, view, application } of results) {
    const { title, mainRecipient, body, closing, docNumber: number, docDate: date } = reply
    expect(document).toMatchObject({ title, mainRecipient, body, closing, number, date, status: 'issued', kind: 'approval' })
    expect([view.status, view.documentNumber, view.provinceCode, view.itemCode]).toEqual([
      'G11',
      number,
      application.provinceCode,
      reply.mapsTo,
    ])
    // found by its number, as odd as it is
    const found = await api.as('national-office').call(cases.query, {
      filter: { preset: 'approved', keyword: number, keywordField: 'rfNumber' },
      sort: 'submitted-desc',
      page: { number: 1, size: 10 },
    })
    expect(found.rows.map((row) => row.id)).toContain(view.id)
  }
  return results.length
}

describe('replies of the national bureau, filed as cases and decided again', () => {
  it('of the project’s own fixture are stored word for word, an odd number and a missing date included', async () => {
    expect(await replay(fixture)).toBe(2)
  })

  it('of the shared data are stored word for word, each in its own province', async () => {
    const files = listSharedFiles('documents', '.jsonl', 6)
    const counts: number[] = []
    for (const file of files) counts.push(await replay(path.join(findSharedData()!, 'documents', file)))
    expect(counts).toEqual(files.length === 0 ? [] : [6])
  })
})

it('the command replays the project’s own fixture and needs no other file', async () => {
  // a server of its own: the numbers of the replies can be given once
  const fresh = await startTestApp()
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(root, 'scripts/replay-replies.mjs'), '--url', fresh.address])
    expect(stdout).toContain('2 / 2 份批复原文一致')
  } finally {
    await fresh.stop()
  }
})
