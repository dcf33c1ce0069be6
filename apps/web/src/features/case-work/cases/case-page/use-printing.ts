import { useCallback, useEffect, useState } from 'react'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useShortcuts } from '../../../../lib/keys.ts'

/** Prints the whole file of a case: everything is put on the page, and the browser's dialog opens when it has been loaded. Ctrl+P prints the same. */
export function usePrinting(caseId: string): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setPrinting] = useState(false)
  const client = useQueryClient()
  const loading = useIsFetching({ queryKey: ['cases', caseId] })
  useEffect(() => {
    // counted here and now: the parts begin to load before this page is told of it
    if (!isPrinting || loading > 0 || client.isFetching({ queryKey: ['cases', caseId] }) > 0) return
    const frame = requestAnimationFrame(() => {
      window.print()
      setPrinting(false)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPrinting, loading, client, caseId])
  const print = useCallback(() => setPrinting(true), [])
  useShortcuts({
    'mod+p': (event) => {
      event.preventDefault()
      print()
    },
  })
  return { isPrinting, print }
}
