import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { contract } from '@wenwu/core/reader/contract'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import '../states.css'
import './viewer.css'

/**
 * The document reader wrapper (specification §2.10): where an installation insists on a plug-in (WENWU_READER=plugin) and the browser has
 * none, its message stands first, and the built-in reader is one click away. Elsewhere the document opens at once.
 */
export function ReaderGate({ children }: { children: ReactNode }) {
  const { t } = useText()
  const [isBuiltIn, setBuiltIn] = useState(false)
  const { data, isPending } = useQuery({
    queryKey: ['reader', 'settings'],
    queryFn: ({ signal }) => call(contract.settings, {}, { signal, isQuiet: true }),
    staleTime: Infinity,
  })
  if (isPending) return null
  if (isBuiltIn || data?.reader !== 'plugin') return children
  return (
    <div className="viewer viewer-waiting" role="alert">
      <p className="state-title">{t(takesPlugins() ? 'viewer.pluginMissing' : 'viewer.pluginUnsupported')}</p>
      <Button type="primary" onClick={() => setBuiltIn(true)}>
        {t('viewer.pluginInstead')}
      </Button>
    </div>
  )
}

/** Browsers that can have no plug-ins tell of no types at all: phones, and some embedded ones. */
function takesPlugins(): boolean {
  return navigator.mimeTypes.length > 0
}
