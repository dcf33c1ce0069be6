import { expect, it } from 'vitest'
import { uploadLimitsOf } from '@wenwu/core/item/upload-limits'
import { items } from '@wenwu/items/index.generated'
import { openUploadDays } from './upload-days.ts'

it('what is filed of one item everywhere is handed in on one day', () => {
  for (const item of items) {
    const places = item.process.steps.filter(({ kind }) => kind === 'task' || kind === 'end').length + 1
    const files = item.materials.filter(({ by, required }) => by === 'applicant' && required !== false).length
    expect({ item: item.code, isWithin: places * files <= uploadLimitsOf(item).day.files }).toEqual({ item: item.code, isWithin: true })
  }
})

it('a data folder on which no server runs is told, and none is started', async () => {
  await expect(openUploadDays({ WENWU_DATA: '/nowhere/data' })).rejects.toThrow(/No server runs on the data folder \/nowhere\/data/)
})
