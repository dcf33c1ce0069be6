import { useEffect } from 'react'

/** Saves what is not saved yet when the window is hidden, the network comes back, or the page is left. */
export function useFlush(sync: { flush: () => Promise<boolean> }): void {
  useEffect(() => {
    const flush = (): void => void sync.flush()
    const hide = (): void => {
      if (document.visibilityState === 'hidden') flush()
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('online', flush)
      flush()
    }
  }, [sync])
}
