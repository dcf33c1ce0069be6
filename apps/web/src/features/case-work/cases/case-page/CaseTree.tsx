import { useEffect, type RefObject } from 'react'
import type { CaseView } from '@wenwu/core/cases/model'
import { useText } from '../../../../lib/i18n.ts'
import type { Defects } from './use-defects.ts'
import { judgedOf, marksIn, nameOf, type TreeNode } from './tree.ts'

export interface CaseTreeProps {
  bar: RefObject<HTMLElement | null>
  nodes: readonly TreeNode[]
  view: CaseView
  defects: Defects
  /** Key of the part being read. */
  active: string
  onChoose: (key: string) => void
  /** By the arrow keys. */
  onMove: (key: string) => void
}

/** The parts of the case, with what is marked in them; the one being read is announced, arrow keys move. */
export function CaseTree({ bar, nodes, view, defects, active, onChoose, onMove }: CaseTreeProps) {
  const tools = useText()
  const { t } = tools
  const checks = view.tasks.some((task) => task.isMine && task.checksMaterials)
  const { done, total } = judgedOf(view)
  useEffect(() => {
    // on a phone the parts stand in one line, which is scrolled by itself
    const list = bar.current
    const button = list?.querySelector<HTMLElement>('[aria-current]')
    if (list == null || button == null || list.scrollWidth <= list.clientWidth) return
    list.scrollTo({ left: button.offsetLeft - (list.clientWidth - button.offsetWidth) / 2 })
  }, [bar, active])
  const move = (index: number, event: React.KeyboardEvent<HTMLButtonElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = nodes[index + step]
    if (step === 0 || next === undefined) return
    event.preventDefault()
    onMove(next.key)
    const list = event.currentTarget.closest('ul')
    list?.querySelectorAll<HTMLButtonElement>('button')[index + step]?.focus()
  }
  return (
    <nav ref={bar} className="case-tree no-print" aria-label={t('case.sections')}>
      <ul>
        {nodes.map((node, index) => {
          const marks = marksIn(node, defects).length
          return (
            <li key={node.key}>
              <button
                type="button"
                aria-current={node.key === active ? 'true' : undefined}
                onClick={() => onChoose(node.key)}
                onKeyDown={(event) => move(index, event)}
              >
                <span>{nameOf(node, tools)}</span>
                {node.kind === 'materials' && checks && (
                  <span className="tree-count" aria-hidden="true">
                    {done}/{total}
                  </span>
                )}
                {marks > 0 && (
                  <span className="tree-marks" title={t('case.defectsChosen', { n: marks })} aria-hidden="true">
                    {marks}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
