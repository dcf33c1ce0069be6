import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Segmented } from 'antd'
import { userKindCode, type UserKind } from '@wenwu/core/auth/model'
import { contract } from '@wenwu/core/reader/contract'
import { fetchFile, fetchOwn } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { DocumentViewer } from '../../../ui/document-viewer/DocumentViewer.tsx'
import { ownFileAddress } from './address.ts'
import { ReaderRefusal } from './ReaderRefusal.tsx'
import './reader.css'

const kinds: readonly UserKind[] = ['legal-entity', 'individual', 'official']
const labels = { 'legal-entity': 'viewer.helpLegal', individual: 'viewer.helpPerson', official: 'viewer.helpOfficial' } as const

/** /tohelpbook: the PDF that `pdfUrl` names, or the help book of a kind of user – `userType`, or the kind of whoever is signed in. */
export function HelpBookPage() {
  const { t } = useText()
  const [query, setQuery] = useSearchParams()
  const user = useSession((state) => state.user)
  const given = query.get('pdfUrl')
  useEffect(() => {
    document.title = `${t('viewer.helpBook')} · ${t('common.productName')}`
  }, [t])
  const kind = kinds.find((each) => userKindCode[each] === query.get('userType')) ?? user?.kind ?? 'individual'
  const address = given === null ? undefined : ownFileAddress(given, window.location.origin)
  const load = useCallback(
    async (signal: AbortSignal) =>
      given === null
        ? (await fetchFile(contract.helpBook, { kind }, { signal, isQuiet: true })).blob.arrayBuffer()
        : fetchOwn(address ?? '', signal),
    [given, address, kind],
  )
  if (given !== null && address === undefined) {
    return (
      <main className="reader-page">
        <ReaderRefusal reason={t('viewer.badAddress')} />
      </main>
    )
  }
  return (
    <main className="reader-page">
      {given === null && (
        <header className="reader-header no-print">
          <h1>{t('viewer.helpBook')}</h1>
          <Segmented
            aria-label={t('viewer.helpFor')}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(labels[value]) }))}
            onChange={(value) => setQuery({ userType: userKindCode[value] }, { replace: true })}
          />
        </header>
      )}
      <div className="reader-content">
        <DocumentViewer
          name={t('viewer.helpBook')}
          load={load}
          firstPage={Math.trunc(Number(query.get('page'))) || 1}
          downloadAddress={given === null ? `/api/getHelpBook?userType=${userKindCode[kind]}` : undefined}
        />
      </div>
    </main>
  )
}
