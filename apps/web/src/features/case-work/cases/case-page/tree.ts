import type { CaseView } from '@wenwu/core/cases/model'
import { evaluateCondition } from '@wenwu/core/form/condition-evaluate'
import type { Text } from '@wenwu/core/i18n/text'
import type { ItemDefinition, ViewerNode } from '@wenwu/core/item/model'
import { obligationsNode } from '../../../../item/obligations/obligations-node.ts'
import type { TextTools } from '../../../../lib/i18n.ts'
import { isJudged } from './judged.ts'
import type { Marks } from './marks.ts'

/** A part of the case: a section of the viewer, or one of those every case has. */
export type TreeNode = { key: string; kind: 'viewer'; title: Text; node: ViewerNode } | { key: CommonPart; kind: CommonPart; title: null }

type CommonPart = 'materials' | 'document' | 'obligations' | 'corrections' | 'papers' | 'progress'

/** The viewer's sections of the item (specification §2.6), then materials, corrections, reply, what an approval asks for afterwards, papers and progress. */
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
    ...(hasObligations(item, view) ? [{ key: obligationsNode, kind: 'obligations' as const, title: null } as const] : []),
    // one that was withdrawn into a draft has no number any more, and keeps what was issued
    ...(view.number !== null || view.history.length > 0 ? [{ key: 'papers' as const, kind: 'papers' as const, title: null }] : []),
    { key: 'progress', kind: 'progress', title: null },
  ]
}

/** Whether an approval has gone out of an item whose approvals impose obligations, and this reader sees it. */
export function hasObligations({ obligations = [] }: ItemDefinition, { conclusion, document }: CaseView): boolean {
  return obligations.length > 0 && conclusion === 'approved' && document?.status === 'issued'
}

const names = {
  materials: 'case.materials',
  document: 'case.document',
  obligations: 'obligations.title',
  corrections: 'case.corrections',
  papers: 'papers.title',
  progress: 'case.progress',
} as const

/** What a part of the case is called. */
export function nameOf(node: TreeNode, { t, textOf }: TextTools): string {
  return node.kind === 'viewer' ? textOf(node.title) : t(names[node.kind])
}

/** Sections of the form that a node of the viewer shows. */
export function formSections(node: ViewerNode): string[] {
  const own = node.sections.filter((section) => section !== 'materials')
  return node.list === undefined ? own : [...new Set([...own, node.list.split('.')[0] ?? ''])]
}

/** Fields of the form that a node of the viewer shows: all of a sub-table, else those its layout names. */
function shownFields({ list, layout }: ViewerNode): (section: string, field: string) => boolean {
  if (list !== undefined) return (section, field) => `${section}.${field}` === list
  const names = new Set(
    layout.flatMap((block) => (block.kind === 'pairs' ? block.fields : block.kind === 'materials' ? [] : [block.field])),
  )
  return (_section, field) => names.has(field)
}

/** Paths of the fields marked in a part of the case, or keys of the materials. */
export function marksIn(node: TreeNode, { fields, materials }: Pick<Marks, 'fields' | 'materials'>): string[] {
  if (node.kind === 'materials') return Object.keys(materials)
  if (node.kind !== 'viewer') return []
  const sections = new Set(formSections(node.node))
  const isShown = shownFields(node.node)
  return Object.keys(fields).filter((path) => {
    const [section = '', field = ''] = path.split(/[.[]/)
    return sections.has(section) && isShown(section, field)
  })
}

/** How many of the materials to be judged have been judged; required ones that are missing count as such. */
export function judgedOf({ materials }: Pick<CaseView, 'materials'>): { done: number; total: number } {
  const due = materials.filter((material) => isJudged(material) && (material.files.length > 0 || material.isRequired))
  return { done: due.filter((material) => material.verdict !== null).length, total: due.length }
}
