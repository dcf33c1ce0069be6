import { useCallback, useRef, useState } from 'react'
import { contract } from '@wenwu/core/files/contract'
import { call } from '../lib/call.ts'

export interface OpenFile {
  /** Absent: nothing but the link opens it. */
  fileId?: string
  name: string
  /** Signed for five minutes and bound to the user. */
  url: string
}

/** Opens files beside the work: a signed link first, then the preview panel shows it. */
export function useFileOpener(): { opened: OpenFile | null; open: (file: { fileId: string; name: string }) => void; close: () => void } {
  const [opened, setOpened] = useState<OpenFile | null>(null)
  // who turns pages fast wants the last one
  const wanted = useRef<string>(undefined)
  const open = useCallback((file: { fileId: string; name: string }) => {
    wanted.current = file.fileId
    // call() tells the user why a link was refused.
    call(contract.link, { fileId: file.fileId, isDownload: false })
      .then((url) => wanted.current === file.fileId && setOpened({ fileId: file.fileId, name: file.name, url }))
      .catch(() => undefined)
  }, [])
  const close = useCallback(() => {
    wanted.current = undefined
    setOpened(null)
  }, [])
  return { opened, open, close }
}
