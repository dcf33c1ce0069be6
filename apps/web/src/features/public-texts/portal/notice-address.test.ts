import { expect, it } from 'vitest'
import { readNoticeAddress, writeNoticeAddress } from './notice-address.ts'

const read = (query: string) => readNoticeAddress(new URLSearchParams(query))

it('an address asks for words and a page; what makes no sense asks for the first page of all', () => {
  expect(read('title= 汛期 &page=3')).toEqual({ words: '汛期', page: 3 })
  for (const page of ['', '0', '-3', 'x', 'NaN', '-Infinity']) expect(read(`page=${page}`)).toEqual({ words: '', page: 1 })
  for (const page of ['1e9', 'Infinity']) expect(read(`page=${page}`).page).toBe(1000)
  expect(read('page=2.9').page).toBe(2)
  expect(read(`title=${'长'.repeat(300)}`).words).toHaveLength(100)
})

it('is written as it is read, keeps what else it says, and leaves out what goes without saying', () => {
  const search = new URLSearchParams('tab=notices&title=旧&page=7')
  expect(writeNoticeAddress(search, { words: '', page: 1 }).toString()).toBe('tab=notices')
  const written = writeNoticeAddress(search, { words: '通知', page: 2 })
  expect(readNoticeAddress(written)).toEqual({ words: '通知', page: 2 })
  expect(written.get('tab')).toBe('notices')
  expect(search.get('page')).toBe('7')
})
