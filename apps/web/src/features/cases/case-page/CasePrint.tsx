import { useEffect } from 'react'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import type { CaseView } from '@wenwu/core/cases/model'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { CaseTimeline } from '../../../item/CaseTimeline.tsx'
import { ItemViewer } from '../../../item/ItemViewer.tsx'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { CorrectionsPanel } from './CorrectionsPanel.tsx'
import { ReplyPaper } from './ReplyPaper.tsx'
import { treeOf } from './tree.ts'
import { useReply } from './use-reply.ts'

export interface CasePrintProps {
  view: CaseView
  version: ItemVersion
  /** The browser's dialog is over. */
  onPrinted: () => void
}

/** The whole file of a case on paper, as far as this reader sees it; opens the browser's dialog when everything is there. */
export function CasePrint({ view, version, onPrinted }: CasePrintProps) {
  const { t, textOf } = useText()
  const client = useQueryClient()
  const loading = useIsFetching({ queryKey: ['cases', view.id] })
  useEffect(() => {
    // counted here and now: the sections begin to load before this page is told of it
    if (loading > 0 || client.isFetching({ queryKey: ['cases', view.id] }) > 0) return
    const frame = requestAnimationFrame(() => {
      window.print()
      onPrinted()
    })
    return () => cancelAnimationFrame(frame)
  }, [loading, client, view.id, onPrinted])
  const reply = useReply(view)
  return (
    <div className="case-print">
      {treeOf(version.definition, view).map((node) => (
        <section key={node.key}>
          {node.kind === 'viewer' && (
            <>
              <h2>{textOf(node.title)}</h2>
              <ItemViewer
                caseId={view.id}
                revision={`${view.revision}:${view.status}`}
                item={version.definition}
                node={node.node}
                access={view.access}
              />
            </>
          )}
          {node.kind === 'materials' && (
            <>
              <h2>{t('case.materials')}</h2>
              <MaterialsList view={view} />
            </>
          )}
          {node.kind === 'corrections' && (
            <>
              <h2>{t('case.corrections')}</h2>
              <CorrectionsPanel corrections={view.corrections} item={version.definition} />
            </>
          )}
          {node.kind === 'document' && reply.data !== undefined && (
            <>
              <h2>{t('case.document')}</h2>
              <ReplyPaper document={reply.data} />
            </>
          )}
          {node.kind === 'progress' && (
            <>
              <h2>{t('case.history')}</h2>
              <CaseTimeline events={view.history} />
            </>
          )}
        </section>
      ))}
      <p className="tone-grey">{t('list.printed', { time: formatMinute(new Date()) })}</p>
    </div>
  )
}

/** The material catalogue with the names of what was handed in. */
function MaterialsList({ view }: { view: CaseView }) {
  const { t, textOf } = useText()
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('common.index')}</th>
          <th scope="col">{t('case.materials')}</th>
          <th scope="col">{t('case.files')}</th>
        </tr>
      </thead>
      <tbody>
        {view.materials.map((material, index) => (
          <tr key={material.key}>
            <td>{index + 1}</td>
            <th scope="row">
              {textOf(material.name)}（{t(material.isRequired ? 'case.required' : 'case.optional')}）
            </th>
            <td>
              {material.files.length === 0 && t('case.noFile')}
              {material.files.map((file) => (
                <div key={file.fileId}>{file.name}</div>
              ))}
              {material.verdict === 'defective' && material.note !== '' && <p>{material.note}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
