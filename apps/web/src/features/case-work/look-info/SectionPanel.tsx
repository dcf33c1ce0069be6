import { useMemo } from 'react'
import type { LookInfo } from '@wenwu/core/cases/schemas'
import { heardAttachments } from '@wenwu/core/files/wire'
import type { ItemDefinition, ViewerNode } from '@wenwu/core/item/model'
import { SectionView } from '../../../form/SectionView.tsx'
import { useFormContext } from '../../../form/use-form-context.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SectionFiles } from './SectionFiles.tsx'
import { formOfSection, heardSections, isEmptySection } from './section-form.ts'
import { useSection } from './use-look.ts'

export interface SectionPanelProps {
  look: LookInfo
  /** The item of the case, by which its sections are drawn. */
  item: ItemDefinition
  /** The node of the tree that is shown. */
  node: ViewerNode
  onOpenFile: (file: { fileId: string; name: string }) => void
}

/** The section that was chosen, as its call told it. */
export function SectionPanel(props: SectionPanelProps) {
  const { t, textOf } = useText()
  const { node, look } = props
  const { data, error, refetch, isFetching } = useSection(look.id, node.call)
  return (
    <section className="panel look-section" aria-labelledby="look-section-name" aria-busy={isFetching}>
      <h2 id="look-section-name">{textOf(node.title)}</h2>
      {error !== null ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <div role="status" aria-label={t('common.loading')} className="look-loading">
          {['40%', '76%', '64%'].map((width) => (
            <span key={width} className="skeleton" style={{ width }} />
          ))}
        </div>
      ) : (
        <SectionContent {...props} reply={data} />
      )}
    </section>
  )
}

/** What another matter has and this one has not is no failure. */
function SectionFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useText()
  if (error instanceof CallError && error.code === 'section-not-of-matter') return <EmptyState text={t('look.notOfMatter')} />
  return <ErrorState error={error} onRetry={onRetry} />
}

function SectionContent({ look, item, node: asked, reply, onOpenFile }: SectionPanelProps & { reply: unknown }) {
  const { t } = useText()
  const context = useFormContext()
  // the tree of another matter may name the section otherwise: the case's own item knows what it answers
  const node = item.viewer.find((each) => each.call === asked.call) ?? asked
  const data = useMemo(() => heardSections(item.form, node.sections, reply, context), [item, node, reply, context])
  const rules = useMemo(() => [look.access], [look])
  const form = useMemo(() => formOfSection(item.form, data), [item, data])
  if (node.sections.includes('materials')) {
    const files = heardAttachments(reply)
    return files.length === 0 ? (
      <EmptyState text={t('look.noFiles')} />
    ) : (
      <SectionFiles materials={item.materials} files={files} onOpen={onOpenFile} />
    )
  }
  if (isEmptySection(data)) return <EmptyState text={t('look.notFilledIn')} />
  return <SectionView definition={form} sections={node.sections} data={data} blocks={node.layout} rules={rules} />
}
