import { expect, it } from 'vitest'
import { orderUnits } from './order.ts'
import { placeUnits } from './place.ts'
import type { Link } from './unit.ts'

it('looks at a bounded number of links, however many there are', () => {
  let looks = 0
  const count = 80
  // a short way, from which all others branch off, and links between these
  const links = Array.from({ length: 500 }, (_, index): Link => {
    const from = index < count ? 0 : 1 + (index % (count - 1))
    const to = index < count ? index : (index * 13) % from
    return {
      flow: `f${index}`,
      half: 0,
      source: '',
      target: '',
      isUsual: false,
      to,
      get from() {
        looks++
        return from
      },
    }
  })
  const order = orderUnits(count, links)
  looks = 0
  placeUnits(order, links, { columns: 8, isSpread: false })
  expect(looks).toBeLessThan(400_000)
})
