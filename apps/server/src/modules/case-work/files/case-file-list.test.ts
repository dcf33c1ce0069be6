import { expect, it } from 'vitest'
import { listingOf, type ZipEntry } from './case-file-list.ts'

it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t'])('a name that begins with %j is no formula of a spreadsheet', (sign) => {
  const name = `${sign}cmd.pdf`
  const entry = { path: 'x/y.pdf', name, size: 1, sha256: 'ab', uploadedBy: '某单位', uploadedAt: new Date(0) } as ZipEntry
  expect(listingOf([entry]).toString('utf8').split('\r\n')[1]).toBe(`1,x/y.pdf,'${name},1,ab,某单位,1970-01-01 08:00:00`)
})
