import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

describe('fileNameOf', () => {
  it('prefers the extended name', () => {
    expect(fileNameOf(`attachment; filename="cases.xlsx"; filename*=UTF-8''%E5%8A%9E%E4%BB%B6.xlsx`)).toBe('办件.xlsx')
  })
  it('reads plain, quoted and percent-encoded names', () => {
    expect(fileNameOf('attachment; filename=a.pdf')).toBe('a.pdf')
    expect(fileNameOf('attachment; filename="批复 1.pdf"')).toBe('批复 1.pdf')
    expect(fileNameOf('attachment;filename=%E6%89%B9.pdf')).toBe('批.pdf')
  })
  it('gives nothing where there is none, and never throws', () => {
    expect(fileNameOf(null)).toBeUndefined()
    expect(fileNameOf('inline')).toBeUndefined()
    expect(fileNameOf(`attachment; filename*=UTF-8''%E5%8`)).toBeUndefined()
    expect(fileNameOf('attachment; filename="50%"')).toBe('50%')
  })
})
