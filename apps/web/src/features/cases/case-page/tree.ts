import type { CaseView } from '@wenwu/core/cases/model'
import { evaluateCondition } from '@wenwu/core/form/condition-evaluate'
import type { Text } from '@wenwu/core/i18n/text'
import type { ItemDefinition, ViewerNode } from '@wenwu/core/item/model'

/** A node of the page's tree: a section of the viewer, or one of the parts every case has. */
export type TreeNode =
  | { key: string; kind: 'viewer'; title: Text; node: ViewerNode }
  | { key: 'materials' | 'document' | 'corrections' | 'progress'; kind: 'materials' | 'document' | 'corrections' | 'progress'; title: null }

/** The viewer's sections of the item (specification §2.6), then materials, corrections, reply and progress. */
export function treeOf(item: ItemDefinition, view: CaseView): TreeNode[] {
  const sections = item.viewer
    .filter((node) => node.when === undefined || evaluateCondition(node.when, view.data))
    .filter((node) => !(node.sections.includes('materials') && node.sections.length === 1))
    .map((node): TreeNode => ({ key: `viewer:${node.key}`, kind: 'viewer', title: node.title, node }))
  return [
    ...sections,
    { key: 'materials', kind: 'materials', title: null },
    ...(view.corrections.length > 0 ? [{ key: 'corrections' as const, kind: 'corrections' as const, title: null }] : []),
    ...(view.document !== null ? [{ key: 'document' as const, kind: 'document' as const, title: null }] : []),
    { key: 'progress', kind: 'progress', title: null },
  ]
}
