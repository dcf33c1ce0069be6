import { useText } from '../../../lib/i18n.ts'
import type { TreeNode } from './tree.ts'

const names = {
  materials: 'case.materials',
  document: 'case.document',
  corrections: 'case.corrections',
  progress: 'case.progress',
} as const

/** The tree of sections; arrow keys move, the chosen one is announced. */
export function CaseTree({ nodes, chosen, onChoose }: { nodes: readonly TreeNode[]; chosen: string; onChoose: (key: string) => void }) {
  const { t, textOf } = useText()
  const move = (index: number, event: React.KeyboardEvent<HTMLButtonElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = nodes[index + step]
    if (step === 0 || next === undefined) return
    event.preventDefault()
    onChoose(next.key)
    const list = event.currentTarget.closest('ul')
    list?.querySelectorAll<HTMLButtonElement>('button')[index + step]?.focus()
  }
  return (
    <nav className="case-tree no-print" aria-label={t('case.sections')}>
      <ul>
        {nodes.map((node, index) => (
          <li key={node.key}>
            <button
              type="button"
              aria-current={node.key === chosen ? 'true' : undefined}
              onClick={() => onChoose(node.key)}
              onKeyDown={(event) => move(index, event)}
            >
              {node.kind === 'viewer' ? textOf(node.title) : t(names[node.kind])}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
