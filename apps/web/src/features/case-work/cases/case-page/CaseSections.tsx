import { useMemo, type ReactNode, type Ref } from 'react'
import type { CaseView } from '@wenwu/core/cases/model'
import { changedFields, type FieldChange } from '@wenwu/core/form/diff'
import type { ItemDefinition } from '@wenwu/core/item/model'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { SectionView } from '../../../../form/SectionView.tsx'
import { CaseObligations } from '../../../../item/obligations/CaseObligations.tsx'
import { PaperList } from '../../../../item/PaperList.tsx'
import { useText } from '../../../../lib/i18n.ts'
import { later } from '../../../../lib/later.tsx'
import { PrintedNow } from '../../../../ui/PrintedNow.tsx'
import { WhenNear } from '../../../../ui/WhenNear.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import { MaterialsPanel } from './MaterialsPanel.tsx'
import { MaterialsPrint } from './MaterialsPrint.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'
import { formSections, nameOf, type TreeNode } from './tree.ts'
import { anchorOf } from './use-sections.ts'
import type { Defects } from './use-defects.ts'
import type { Verdicts } from './use-verdicts.ts'
import type { ReplyEdit } from './use-reply-edit.ts'

/** Most cases never were corrected. */
const CorrectionsPanel = later(
  async () => (await import('./CorrectionsPanel.tsx')).CorrectionsPanel,
  () => <div aria-busy="true" />,
)

export interface CaseSectionsProps {
  nodes: readonly TreeNode[]
  /** What stands in a column of its own beside them. */
  aside: readonly TreeNode[]
  view: CaseView
  version: ItemVersion
  defects: Defects
  verdicts: Verdicts
  replyEdit: ReplyEdit
  /** Everything is wanted at once, as it stands on paper. */
  isPrinting: boolean
  onOpenFile: (file: { fileId: string; name: string }) => void
  /** Takes the place above all parts where a reply that is being written is shown as on paper. */
  paperPlace: Ref<HTMLDivElement>
}

/** All parts of a case one under the other, as far as this reader sees them: the sections of its item, then what every case has. */
export function CaseSections({
  nodes,
  aside,
  view,
  version,
  defects,
  verdicts,
  replyEdit,
  isPrinting,
  onOpenFile,
  paperPlace,
}: CaseSectionsProps) {
  const tools = useText()
  const changes = useMemo(() => changesOf(version.definition, view), [version, view])
  const marks = useMemo(
    () => ({ notes: defects.fields, isAsking: defects.isAsking, ...(defects.isMarking && { onChange: defects.markField }) }),
    [defects],
  )
  const rules = useMemo(() => [view.access], [view.access])
  const contentOf = (node: TreeNode): ReactNode => {
    switch (node.kind) {
      case 'viewer':
        return (
          <SectionView
            definition={version.definition.form}
            sections={formSections(node.node)}
            data={view.data}
            blocks={node.node.layout}
            list={node.node.list}
            rules={rules}
            changes={changes}
            defects={defects.isMarking || defects.count > 0 ? marks : undefined}
          />
        )
      case 'materials':
        return (
          <>
            <MaterialsPanel view={view} defects={defects} verdicts={verdicts} onOpenFile={onOpenFile} />
            {isPrinting && <MaterialsPrint materials={view.materials} />}
          </>
        )
      case 'corrections':
        return <CorrectionsPanel caseId={view.id} corrections={view.corrections} materials={view.materials} item={version.definition} />
      case 'document':
        return (
          <WhenNear isForced={isPrinting} height={480}>
            <DocumentPanel view={view} item={version.definition} edit={replyEdit} isPrinting={isPrinting} />
          </WhenNear>
        )
      case 'obligations':
        return (
          <WhenNear isForced={isPrinting} height={160}>
            <CaseObligations caseId={view.id} updatedAt={view.updatedAt} />
          </WhenNear>
        )
      case 'papers':
        return <PaperList caseId={view.id} number={view.number} updatedAt={view.updatedAt} />
      case 'progress':
        return <ProgressPanel view={view} />
    }
  }
  const parts = (of: readonly TreeNode[]) =>
    of.map((node) => (
      <section key={node.key} id={anchorOf(node.key)} className="panel case-content" aria-labelledby={`${anchorOf(node.key)}-name`}>
        <h2 id={`${anchorOf(node.key)}-name`}>{nameOf(node, tools)}</h2>
        {contentOf(node)}
      </section>
    ))
  return (
    <>
      <div className="case-sections">
        <div ref={paperPlace} className="paper-place no-print" />
        {parts(nodes)}
        {isPrinting && (
          <p className="tone-grey">
            <PrintedNow />
          </p>
        )}
      </div>
      {aside.length > 0 && <div className="case-aside">{parts(aside)}</div>}
    </>
  )
}

/** Changes of the last correction that came back, field by field (rows of tables by themselves). */
function changesOf(item: ItemDefinition, view: CaseView): FieldChange[] {
  const last = view.corrections.filter((correction) => correction.status === 'resubmitted').at(-1)
  return (last?.changes ?? []).flatMap((change) => {
    const [section = '', field = ''] = change.path.split('.')
    return changedFields(item.form, { [section]: { [field]: change.before } }, { [section]: { [field]: change.after } })
  })
}
