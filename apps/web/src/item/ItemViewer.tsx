import { useMemo, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/cases/contract'
import type { FieldChange } from '@wenwu/core/form/diff'
import type { AccessRule, FormData } from '@wenwu/core/form/model'
import type { ItemDefinition, ViewerNode } from '@wenwu/core/item/model'
import { call } from '../lib/call.ts'
import type { DefectMarks } from '../form/DefectMark.tsx'
import { SectionView } from '../form/SectionView.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'

export interface ItemViewerProps {
  caseId: string
  /** Changes with every save or step, so that a shown section is read again. */
  revision: string
  item: ItemDefinition
  node: ViewerNode
  access: AccessRule
  changes?: readonly FieldChange[]
  defects?: DefectMarks
  materials?: ReactNode
}

/** One section of the viewer (specification §2.6): its detail call is made when the node is chosen, the layout comes from the item. */
export function ItemViewer({ caseId, revision, item, node, access, changes, defects, materials }: ItemViewerProps) {
  const query = useQuery({
    queryKey: ['cases', caseId, 'detail', node.call, revision],
    queryFn: ({ signal }) => call(contract.detail, { call: node.call, caseId }, { signal, isQuiet: true }),
  })
  const data = useMemo(() => toFormData(item, node, query.data), [item, node, query.data])
  const rules = useMemo(() => [access], [access])
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending) return <PageSkeleton />
  return (
    <SectionView
      definition={item.form}
      sections={formSections(node)}
      data={data}
      blocks={node.layout}
      list={node.list}
      rules={rules}
      changes={changes}
      defects={defects}
      materials={materials}
    />
  )
}

function formSections(node: ViewerNode): string[] {
  const own = node.sections.filter((section) => section !== 'materials')
  return node.list === undefined ? own : [...new Set([...own, node.list.split('.')[0] ?? ''])]
}

/** The reply of a detail call (fields of its sections merged, or rows of a table) back in the shape of the form. */
function toFormData(item: ItemDefinition, node: ViewerNode, reply: unknown): FormData {
  if (node.list !== undefined) {
    const [section = '', field = ''] = node.list.split('.')
    return { [section]: { [field]: reply ?? [] } }
  }
  if (reply === null || typeof reply !== 'object' || Array.isArray(reply)) return {}
  const fields = reply as Record<string, unknown>
  return Object.fromEntries(
    formSections(node).map((key) => {
      const section = item.form.sections.find((each) => each.key === key)
      return [key, Object.fromEntries((section?.fields ?? []).map((field) => [field.key, fields[field.key]]))]
    }),
  )
}
