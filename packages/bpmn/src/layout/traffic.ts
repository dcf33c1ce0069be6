import { keyOf, type Stretch } from './lane.ts'

/** How many stretches of a lane begin at a half step or before it, and how many end before it. */
interface Count {
  begun: number[]
  ended: number[]
}

/** The stretches that lie in the lanes so far. To ask takes the same time however many they are. */
export class Traffic {
  readonly #lanes = new Map<string, Count>()

  /** Puts one more stretch into its lane. */
  add({ lane, low, high }: Stretch): void {
    const { begun, ended } = this.#countOf(keyOf(lane))
    addFrom(begun, low)
    addFrom(ended, high + 1)
  }

  /** How many stretches in its lane have a half step in common with this one. */
  countBeside({ lane, low, high }: Stretch): number {
    const count = this.#lanes.get(keyOf(lane))
    return count ? valueAt(count.begun, high) - valueAt(count.ended, low) : 0
  }

  #countOf(key: string): Count {
    const count = this.#lanes.get(key) ?? { begun: [0], ended: [0] }
    this.#lanes.set(key, count)
    return count
  }
}

// the last entry stands for all that follow
function valueAt(values: number[], index: number): number {
  return values[index] ?? values.at(-1) ?? 0
}

function addFrom(values: number[], index: number): void {
  while (values.length <= index) values.push(values.at(-1) ?? 0)
  for (let each = index; each < values.length; each++) values[each] = (values[each] ?? 0) + 1
}
