import { useMemo } from 'react'
import type { CaseView } from '@wenwu/core/cases/model'
import { changedFields, type FieldChange } from '@wenwu/core/form/diff'
import type { ItemDefinition } from '@wenwu/core/item/model'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { useText } from '../../../lib/i18n.ts'
import { ItemViewer } from '../../../item/ItemViewer.tsx'
import { CorrectionsPanel } from './CorrectionsPanel.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import { MaterialsPanel } from './MaterialsPanel.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'
import type { TreeNode } from './tree.ts'
import type { Defects } from './use-defects.ts'
import type { ReplyEdit } from './use-reply-edit.ts'

export interface CaseContentProps {
  node: TreeNode
  view: CaseView
  version: ItemVersion
  defects: Defects
  replyEdit: ReplyEdit
  onOpenFile: (file: { fileId: string; name: string }) => void
  onChange: (view: CaseView) => void
}

/** What the chosen node of the tree shows. */
export function CaseContent({ node, view, version, defects, replyEdit, onOpenFile, onChange }: CaseContentProps) {
  const { t, textOf } = useText()
  const changes = useMemo(() => changesOf(version.definition, view), [version, view])
  const marks = useMemo(
    () => ({ notes: defects.fields, isAsking: defects.isAsking, ...(defects.isMarking && { onChange: defects.markField }) }),
    [defects],
  )
  const materials = <MaterialsPanel view={view} version={version} defects={defects} onOpenFile={onOpenFile} onChange={onChange} />
  switch (node.kind) {
    case 'viewer':
      return (
        <>
          <h2>{textOf(node.title)}</h2>
          <ItemViewer
            caseId={view.id}
            revision={`${view.revision}:${view.status}`}
            item={version.definition}
            node={node.node}
            access={view.access}
            changes={changes}
            defects={defects.isMarking || defects.count > 0 ? marks : undefined}
            materials={materials}
          />
        </>
      )
    case 'materials':
      return (
        <>
          <h2>{t('case.materials')}</h2>
          {materials}
        </>
      )
    case 'corrections':
      return (
        <>
          <h2>{t('case.corrections')}</h2>
          <CorrectionsPanel corrections={view.corrections} item={version.definition} />
        </>
      )
    case 'document':
      return (
        <>
          <h2>{t('case.document')}</h2>
          <DocumentPanel view={view} item={version.definition} edit={replyEdit} />
        </>
      )
    case 'progress':
      return (
        <>
          <h2>{t('case.progress')}</h2>
          <ProgressPanel view={view} />
        </>
      )
  }
}

/** Changes of the last correction that came back, field by field (rows of tables by themselves). */
function changesOf(item: ItemDefinition, view: CaseView): FieldChange[] {
  const last = view.corrections.filter((correction) => correction.status === 'resubmitted').at(-1)
  return (last?.changes ?? []).flatMap((change) => {
    const [section = '', field = ''] = change.path.split('.')
    return changedFields(item.form, { [section]: { [field]: change.before } }, { [section]: { [field]: change.after } })
  })
}
