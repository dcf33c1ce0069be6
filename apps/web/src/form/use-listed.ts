import { useState } from 'react'

/** Faults that a list names before it asks whether all are wanted: more are a wall that pushes the form away. */
const atFirst = 20

/** The first faults of a list, how many there are besides, and the way to all of them. */
export function useListed<Fault>(faults: readonly Fault[]): { listed: readonly Fault[]; rest: number; listAll: () => void } {
  const [isWhole, setWhole] = useState(false)
  const listed = isWhole ? faults : faults.slice(0, atFirst)
  return { listed, rest: faults.length - listed.length, listAll: () => setWhole(true) }
}
