import { describe, expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

describe('cleanFileName', () => {
  it.each([
    ['方案.pdf', '方案.pdf'],
    ['C:\\Users\\王\\方案.pdf', '方案.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['报告\u202Efdp.exe', '报告fdp.exe'],
    ['e\u0301.pdf', 'é.pdf'],
    ['  方案 .pdf. ', '方案 .pdf'],
    ['.htaccess', 'htaccess'],
    ['a\ud800.pdf', 'a.pdf'],
    ['', 'file'],
    ['/', 'file'],
    ['...', 'file'],
  ])('%j → %j', (given, expected) => {
    expect(cleanFileName(given)).toBe(expected)
  })

  it('shortens to 200 characters, keeps the ending and cuts no character in two', () => {
    const name = cleanFileName('𠮷'.repeat(150) + '.pdf')
    expect(name.length).toBeLessThanOrEqual(200)
    expect(name).toMatch(/^(𠮷)+\.pdf$/u)
  })
})
