import { useCallback, useRef, useState } from 'react'
import type { OpenFile } from './use-file-opener.ts'

/** Opens papers beside the work: the server draws one, then the preview panel shows it. `busy` is the name of what is being drawn. */
export function usePaperOpener(): {
  opened: OpenFile | null
  busy: string | undefined
  open: (name: string, address: () => Promise<{ url: string }>) => void
  close: () => void
} {
  const [opened, setOpened] = useState<OpenFile | null>(null)
  const [busy, setBusy] = useState<string>()
  // who opens fast wants the last one
  const wanted = useRef<symbol>(undefined)
  const open = useCallback((name: string, address: () => Promise<{ url: string }>) => {
    const own = (wanted.current = Symbol(name))
    setBusy(name)
    // call() tells the user why it was refused
    address()
      .then(({ url }) => wanted.current === own && setOpened({ name: `${name}.pdf`, url }))
      .catch(() => undefined)
      .finally(() => wanted.current === own && setBusy(undefined))
  }, [])
  const close = useCallback(() => {
    wanted.current = undefined
    setBusy(undefined)
    setOpened(null)
  }, [])
  return { opened, busy, open, close }
}
