import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { dateToDosDateTime, ZipFile } from 'yazl'
import { zipTimeOf } from './zip-time.ts'

/** The wall clock of a DOS time, as an archive program shows it. */
const wallOf = ({ date, time }: { date: number; time: number }): string =>
  [(date >> 9) + 1980, (date >> 5) & 15, date & 31, time >> 11, (time >> 5) & 63, (time & 31) * 2].join(' ')

it.each([
  ['2026-11-22T20:01:24Z', '2026 11 23 4 1 24'],
  ['2026-12-31T16:00:00Z', '2027 1 1 0 0 0'],
  ['2028-02-29T15:59:58Z', '2028 2 29 23 59 58'],
])('%s is shown as %s in Beijing', (instant, wall) => {
  expect(wallOf(dateToDosDateTime(zipTimeOf(new Date(instant))))).toBe(wall)
})

it('an archive has the wall clock of Beijing, and the instant beside it', async () => {
  const instant = new Date('2026-11-22T20:01:24Z')
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('x'), 'x.txt', { compress: false, mtime: zipTimeOf(instant) })
  zip.end()
  const content = await buffer(zip.outputStream)
  const entry = content.indexOf('PK\u0001\u0002', 0, 'latin1')
  expect(wallOf({ time: content.readUInt16LE(entry + 12), date: content.readUInt16LE(entry + 14) })).toBe('2026 11 23 4 1 24')
  // the extra field UT: id, length, flags, seconds since 1970
  const extra = content.indexOf(Buffer.from([0x55, 0x54, 0x05, 0x00]), entry)
  expect(content.readUInt32LE(extra + 5)).toBe(instant.getTime() / 1000)
})
