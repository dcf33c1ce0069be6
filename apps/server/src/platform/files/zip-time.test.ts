import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { zipTimeOf } from './zip-time.ts'

it.each([
  ['2026-11-22T20:01:24Z', '2026-11-23 4:1:24'],
  ['2026-12-31T16:00:00Z', '2027-1-1 0:0:0'],
  ['2028-02-29T15:59:58Z', '2028-2-29 23:59:58'],
])('in an archive %s is %s on the clock of Beijing, and the instant beside it', async (time, expected) => {
  const instant = new Date(time)
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('x'), 'x.txt', { compress: false, mtime: zipTimeOf(instant) })
  zip.end()
  const content = await buffer(zip.outputStream)
  const entry = content.indexOf('PK\u0001\u0002', 0, 'latin1')
  const clock = content.readUInt16LE(entry + 12)
  const day = content.readUInt16LE(entry + 14)
  const shown = `${(day >> 9) + 1980}-${(day >> 5) & 15}-${day & 31} ${clock >> 11}:${(clock >> 5) & 63}:${(clock & 31) * 2}`
  expect(shown).toBe(expected)
  // the extra field UT: id, length, flags, seconds since 1970
  const extra = content.indexOf(Buffer.from([0x55, 0x54, 0x05, 0x00]), entry)
  expect(content.readUInt32LE(extra + 5)).toBe(instant.getTime() / 1000)
})
