import { expect, it } from 'vitest'
import { defaultUploadLimits, isWithin, materialLimitOf, uploadLimitsOf } from './upload-limits.ts'

it('an item and a material say otherwise where they must', () => {
  const item = { uploadLimits: { material: { files: 3, megabytes: 5 } } }
  expect(uploadLimitsOf(item)).toEqual({ ...defaultUploadLimits, material: { files: 3, megabytes: 5 } })
  expect(materialLimitOf(item, {})).toEqual({ files: 3, megabytes: 5 })
  expect(materialLimitOf(item, { limit: { files: 1, megabytes: 20 } })).toEqual({ files: 1, megabytes: 20 })
})

it('counts the last file and the last byte in', () => {
  const limit = { files: 2, megabytes: 1 }
  expect([isWithin(limit, 2, 1024 * 1024), isWithin(limit, 3, 0), isWithin(limit, 1, 1024 * 1024 + 1)]).toEqual([true, false, false])
})
