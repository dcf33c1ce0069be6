import type { ReadingOrder } from './order.ts'
import type { Link } from './unit.ts'

/** A cell of the grid. */
export interface Cell {
  row: number
  column: number
}

/** How a process is folded. */
export interface Fold {
  columns: number
  /** whether a row for what branches off follows each row of the usual way */
  isSpread: boolean
}

const mostRounds = 20
/** How many links may be looked at while places are exchanged: many times what the processes of offices take. */
const mostTrials = 60_000
/** Typical distances (px) from cell to cell, for comparing places. */
const pitch = { x: 190, y: 120 }

/**
 * A cell for each unit. The usual way is read like a text, row by row; what branches off fills the other cells, first in reading order, then
 * exchanged as long as that brings linked units nearer, and as long as `trials` last.
 */
export function placeUnits(order: ReadingOrder, links: Link[], { columns, isSpread }: Fold, trials = mostTrials): Cell[] {
  const { units, main, tree } = order
  const places = listPlaces(order, columns, isSpread)
  const cellOf = new Map(units.map((unit, index) => [unit, places[index] ?? { row: 0, column: 0 }]))
  const linksOf = units.map((_, unit) => links.filter(({ from, to }) => from !== to && (from === unit || to === unit)))
  const free: (number | undefined)[] = places.slice(main).map((_, index) => units[main + index])
  let left = trials
  const costAt = (a: number | undefined, b: number | undefined): number => {
    const [ofA, ofB] = [linksOf[a ?? -1] ?? [], linksOf[b ?? -1] ?? []]
    left -= ofA.length + ofB.length
    let sum = 0
    for (const link of ofA) sum += costOf(cellOf, link, tree)
    for (const link of ofB) if (link.from !== a && link.to !== a) sum += costOf(cellOf, link, tree)
    return sum
  }
  const exchange = (a: number, b: number): void => {
    ;[free[a], free[b]] = [free[b], free[a]]
    for (const index of [a, b]) {
      const [unit, cell] = [free[index], places[main + index]]
      if (unit !== undefined && cell) cellOf.set(unit, cell)
    }
  }
  let isBetter = true
  for (let round = 0; isBetter && round < mostRounds; round++) {
    isBetter = false
    for (let a = 0; a < free.length && left > 0; a++) {
      for (let b = a + 1; b < free.length && left > 0; b++) {
        if (free[a] === undefined && free[b] === undefined) continue
        const before = costAt(free[a], free[b])
        exchange(a, b)
        if (costAt(free[a], free[b]) < before) isBetter = true
        else exchange(a, b)
      }
    }
  }
  return units.map((_, unit) => cellOf.get(unit) ?? { row: 0, column: 0 })
}

// the cells of the usual way, then all others
function listPlaces({ units, main }: ReadingOrder, columns: number, isSpread: boolean): Cell[] {
  const rowOf = (index: number) => Math.floor(index / columns) * (isSpread ? 2 : 1)
  const usual = Array.from({ length: main }, (_, index) => ({ row: rowOf(index), column: index % columns }))
  const rows = Math.max(Math.ceil(units.length / columns), rowOf(main - 1) + 1)
  const isTaken = new Set(usual.map(({ row, column }) => row * columns + column))
  const others = Array.from({ length: rows * columns }, (_, index) => index).filter((index) => !isTaken.has(index))
  return [...usual, ...others.map((index) => ({ row: Math.floor(index / columns), column: index % columns }))]
}

// to the right neighbour costs nothing; the way on should not lead back
function costOf(cellOf: Map<number, Cell>, link: Link, tree: Set<Link>): number {
  const [from, to] = [cellOf.get(link.from), cellOf.get(link.to)]
  if (!from || !to) return 0
  const [right, down] = [to.column - from.column, to.row - from.row]
  if (down === 0 && right === 1) return 0
  const way = Math.abs(right) * pitch.x + Math.abs(down) * pitch.y + 60
  if (!tree.has(link)) return way
  return 1.5 * way + (right < 0 && down <= 0 ? pitch.x : 0) + (down < 0 ? pitch.y : 0)
}
