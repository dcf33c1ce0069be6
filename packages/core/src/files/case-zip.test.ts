import { expect, it } from 'vitest'
import { defaultUploadLimits } from '../item/upload-limits.ts'
import { maxZipBytes, maxZipFiles } from './case-zip.ts'

it('what a case may hold by default fits into one zip, with room for ten replies of full size', () => {
  const { applicant, officials } = defaultUploadLimits
  expect(applicant.files + officials.files).toBeLessThanOrEqual(maxZipFiles - 10)
  expect((applicant.megabytes + officials.megabytes) * 1024 * 1024).toBeLessThanOrEqual(maxZipBytes - 10 * 2 * 1024 * 1024)
})
