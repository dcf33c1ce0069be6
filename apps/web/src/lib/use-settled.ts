import { useEffect, useState } from 'react'

/** A text as it was when typing last paused for so many milliseconds: what a search while typing asks for. */
export function useSettled(value: string, delayMs = 250): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
