import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the browser is putting the page on paper: what is shown in parts is drawn whole before it does. */
export function useIsOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false)
  useEffect(() => {
    const begin = (): void => flushSync(() => setOnPaper(true))
    const end = (): void => setOnPaper(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isOnPaper
}
