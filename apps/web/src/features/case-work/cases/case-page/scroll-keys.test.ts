import { expect, test } from 'vitest'
import { findScroll, placeAfter } from './scroll-keys.ts'

const place = { top: 1000, height: 500, whole: 4000 }
const after = (key: string, shiftKey = false) => {
  const scroll = findScroll({ key, shiftKey })
  return scroll && placeAfter(scroll, place)
}

test('keys move a text by a window with a tenth of it left, by a line, or to an end', () => {
  expect([after('PageDown'), after(' ')]).toEqual([1450, 1450])
  expect([after('PageUp'), after(' ', true)]).toEqual([550, 550])
  expect([after('ArrowDown'), after('ArrowUp')]).toEqual([1040, 960])
  expect([after('Home'), after('End')]).toEqual([0, 4000])
  expect([after('ArrowLeft'), after('1'), after('Enter')]).toEqual([undefined, undefined, undefined])
})
