import { expect, test } from 'vitest'
import { detailCalls, getDetailCalls, isDetailCall } from './detail-calls.ts'

test('specification §7.3 has 49 detail calls, each once, one of them a GET', () => {
  expect(detailCalls).toHaveLength(49)
  expect(new Set(detailCalls).size).toBe(49)
  expect(getDetailCalls).toEqual(['getKgBascicInfo'])
})

test('the names are those of the specification, with their prefixes', () => {
  for (const name of [
    'wbws/getAttachment',
    'tBBdAcController/getWadeBuildingProjectInformation',
    'getProjectBasicInfor',
    'preservationStatusSurvey',
  ])
    expect(isDetailCall(name)).toBe(true)
  for (const name of ['getAttachment', 'getEverything', 'constructor', '']) expect(isDetailCall(name)).toBe(false)
})
