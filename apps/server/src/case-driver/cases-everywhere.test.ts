import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { items } from '@wenwu/items/index.generated'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { fileEverywhere } from './cases-everywhere.ts'
import { beginUploadDay } from './upload-days.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

it(
  'an item whose first material is the bureau’s is filed everywhere: the applicant is asked to correct what is theirs',
  { timeout: 120_000 },
  async () => {
    const item = items.find(
      ({ materials: [first], process }) =>
        first !== undefined && first.by !== 'applicant' && process.steps.some(({ id }) => id === 'correctNational'),
    )!
    const lines: string[] = []
    const made = await fileEverywhere(
      api,
      (line) => lines.push(line),
      () => beginUploadDay(api.pool),
      [item],
    )
    const places = item.process.steps.flatMap(({ id, kind }) => (kind === 'task' || kind === 'end' ? [id] : []))
    expect(made).toBe(places.length + 1)
    expect(lines.map((line) => line.split(' ').slice(0, 2))).toEqual(['draft', ...places].map((place) => [item.code, place]))
    const caseId = lines.find((line) => line.startsWith(`${item.code} correctNational `))!.split(' ')[2]!
    const { corrections, materials } = await api.as('company').call(cases.get, { id: caseId })
    const asked = corrections.find(({ status }) => status === 'open')!.materials
    expect(asked.map(({ key }) => materials.find((each) => each.key === key)?.by)).toEqual(['applicant'])
  },
)
