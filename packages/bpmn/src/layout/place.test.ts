import { expect, it } from 'vitest'
import { orderUnits } from './order.ts'
import { placeUnits } from './place.ts'
import type { Link } from './unit.ts'

it('looks at a bounded number of links, however many there are', () => {
  let looks = 0
  const count = 80
  const links = Array.from({ length: 500 }, (_, index): Link => {
    const [from, to] = [(index * 7) % count, (index * 13 + Math.floor(index / count)) % count]
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
