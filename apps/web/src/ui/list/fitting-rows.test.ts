import { expect, it } from 'vitest'
import { fittingRows } from './fitting-rows.ts'

it('fills the window, within the sizes of pages', () => {
  expect([400, 768, 1080, 1440, 9000].map((height) => fittingRows(height, 'compact'))).toEqual([10, 11, 19, 29, 100])
  expect([768, 1440].map((height) => fittingRows(height, 'comfortable'))).toEqual([10, 24])
})
