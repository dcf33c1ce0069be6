import { useMemo } from 'react'
import { Tree } from 'antd'
import type { TreeNode } from '@wenwu/core/roles/model'
import { useText } from '../../../lib/i18n.ts'
import { flatten, isClosed, statesOf, toggle } from './tree-ticks.ts'

export interface TickTreeProps {
  kind: 'menu' | 'button'
  nodes: readonly TreeNode[]
  ticks: ReadonlySet<string>
  onChange: (ticks: Set<string>) => void
  isDisabled: boolean
  label: string
}

interface Shown {
  key: string
  title: string
  disableCheckbox: boolean
  checkable: boolean
  children: Shown[]
}

/** A tree to tick: menus with half-checked folders, buttons strictly each for itself (specification §6). */
export function TickTree({ kind, nodes, ticks, onChange, isDisabled, label }: TickTreeProps) {
  const { t, textOf } = useText()
  const shown = useMemo(() => {
    const show = (node: TreeNode): Shown => ({
      key: node.id,
      title:
        node.isDisabled && !isDisabled && (kind === 'menu' || node.children.length === 0)
          ? t('roles.marked', { title: textOf(node.titles), mark: t(node.checked ? 'roles.openToAll' : 'roles.adminOnly') })
          : textOf(node.titles),
      disableCheckbox: isDisabled || (kind === 'menu' ? isClosed(node) : node.isDisabled),
      // in the tree of buttons the menus are headings
      checkable: kind === 'menu' || node.children.length === 0,
      children: node.children.map(show),
    })
    return nodes.map(show)
  }, [nodes, kind, isDisabled, t, textOf])
  const states = useMemo(() => (kind === 'menu' ? statesOf(nodes, ticks) : { checked: [...ticks], halfChecked: [] }), [kind, nodes, ticks])
  return (
    <Tree<Shown>
      aria-label={label}
      checkable
      checkStrictly
      defaultExpandAll
      selectable={false}
      blockNode
      treeData={shown}
      checkedKeys={states}
      onCheck={(_keys, { node, checked }) =>
        onChange(
          toggle(
            kind === 'menu' ? nodes : flatten(nodes).map((each) => ({ ...each.node, children: [] })),
            ticks,
            String(node.key),
            checked,
          ),
        )
      }
    />
  )
}
