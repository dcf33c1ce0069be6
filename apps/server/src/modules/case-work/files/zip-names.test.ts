import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '@wenwu/core/testing/any-character'
import { safeName, ZipPaths } from './zip-names.ts'

describe('names in a zip', () => {
  it.each([
    ['方案.pdf', '方案.pdf'],
    ['a/b\\c:d*e?f"g<h>i|j.pdf', 'a_b_c_d_e_f_g_h_i_j.pdf'],
    ['CON', '_CON'],
    ['nul.pdf', '_nul.pdf'],
    ['com1.tar.gz', '_com1.tar.gz'],
    ['console.pdf', 'console.pdf'],
    ['..', '_'],
    ['. 报告 . ', '报告'],
    ['', '_'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(96)}.pdf`],
  ])('%j becomes %j', (given, name) => expect(safeName(given)).toBe(name))

  it('are whole, safe on Windows and never twice in a folder', () => {
    const part = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('a.pdf', 'A.PDF', 'nul', 'x'.repeat(120), '..', '../../etc/passwd', 'ß.pdf', 'e\u0301', '\u00e9'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('', '01 申请函', '01 申请函 ', 'aux'), part), { maxLength: 30 }), (wanted) => {
        const paths = new ZipPaths()
        const given = wanted.map(([folder, file]) => paths.take(folder, file))
        expect(new Set(given.map((path) => path.toLowerCase())).size).toBe(given.length)
        for (const path of given) {
          const parts = path.split('/')
          expect(parts.length).toBeLessThanOrEqual(2)
          expect(path.length).toBeLessThanOrEqual(141)
          for (const each of parts)
            expect(each).toMatch(/^(?!\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$))[^\u0000-\u001f<>:"/\\|?*]*[^\u0000-\u001f<>:"/\\|?*. ]$/iu)
        }
      }),
    )
  })
})
