import { useEffect, useRef, useState } from 'react'
import { TreeSelect } from 'antd'
import type { OrganizationHit, OrganizationNode } from '@wenwu/core/organizations/model'
import { useText } from '../lib/i18n.ts'

export interface PickedOrganization {
  id: string
  name: string
}

/** How the picker reads organisations; the form that uses it gives the calls of `organizations/contract`. */
export interface OrganizationSource {
  children: (parentId: string | null, page: number) => Promise<{ rows: OrganizationNode[]; hasMore: boolean }>
  search: (keyword: string, signal: AbortSignal) => Promise<{ rows: OrganizationHit[]; isCapped: boolean }>
}

export interface OrganizationPickerProps {
  source: OrganizationSource
  value: PickedOrganization | null
  onChange: (value: PickedOrganization | null) => void
  /** Which of them may be chosen; default the active ones. The others are shown, but cannot be taken. */
  isChoosable?: (node: OrganizationNode) => boolean
  id?: string
  isDisabled?: boolean
  isInvalid?: boolean
  /** Id of the element that says what is wrong. */
  describedBy?: string | undefined
  /** Where no label element names it. */
  label?: string
  placeholder?: string
}

interface Choice {
  id: string
  pId: string
  value: string
  label: string
  title: string
  isLeaf: boolean
  disabled: boolean
}

const rootId = ''
const patience = 250

/** Chooses one organisation from the tree, whose levels are read when they are opened, or by typing part of its name or code. */
export function OrganizationPicker(props: OrganizationPickerProps) {
  const { source, value, onChange, isChoosable = (node) => node.isActive, id, isDisabled = false, isInvalid = false } = props
  const { t } = useText()
  const [levels, setLevels] = useState<readonly Choice[]>([])
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly Choice[]>()
  const loading = useRef(new Set<string>())

  const toChoice = (node: OrganizationNode, pId: string, way: string): Choice => ({
    id: node.id,
    pId,
    value: node.id,
    label: node.name,
    title: `${node.name}${way}${node.isActive ? '' : `（${t('form.organization.inactive')}）`}`,
    isLeaf: !node.hasChildren,
    disabled: !isChoosable(node),
  })
  const hint = (pId: string, title: string): Choice => ({
    id: `more:${pId}`,
    pId,
    value: `more:${pId}`,
    label: '',
    title,
    isLeaf: true,
    disabled: true,
  })

  const load = async (parentId: string): Promise<void> => {
    if (loading.current.has(parentId)) return
    loading.current.add(parentId)
    try {
      const { rows, hasMore } = await source.children(parentId === rootId ? null : parentId, 1)
      const level = rows.map((node) => toChoice(node, parentId, ''))
      if (hasMore) level.push(hint(parentId, t('common.foundCapped', { n: rows.length })))
      setLevels((before) => [...before.filter((choice) => choice.pId !== parentId), ...level])
    } catch {
      // the call has told why; opening the level again tries again
      loading.current.delete(parentId)
    }
  }

  const { search } = source
  useEffect(() => {
    const keyword = typed.trim()
    if (keyword === '') return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      search(keyword, stop.signal)
        .then(({ rows, isCapped }) => {
          if (stop.signal.aborted) return
          const hits = rows.map((hit) => ({
            ...toChoice(hit, rootId, hit.path.length === 0 ? '' : `　${hit.path.map((step) => step.name).join(' / ')}`),
            isLeaf: true,
          }))
          setFound(isCapped ? [...hits, hint(rootId, t('common.foundCapped', { n: rows.length }))] : hits)
        })
        .catch(() => undefined)
    }, patience)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only what was typed asks again; the rest is new at each render
  }, [typed])

  const isSearching = typed.trim() !== ''
  return (
    <TreeSelect<{ value: string; label: string }, Choice>
      {...(id !== undefined && { id })}
      style={{ width: '100%' }}
      labelInValue
      allowClear
      showSearch={{ searchValue: typed, onSearch: setTyped, filterTreeNode: false }}
      disabled={isDisabled}
      {...(isInvalid && { status: 'error' as const })}
      aria-describedby={props.describedBy}
      aria-invalid={isInvalid || undefined}
      {...(props.label !== undefined && { 'aria-label': props.label })}
      placeholder={props.placeholder ?? t('form.organization.placeholder')}
      treeDataSimpleMode={{ id: 'id', pId: 'pId', rootPId: rootId }}
      treeNodeLabelProp="label"
      treeData={[...(isSearching ? (found ?? []) : levels)]}
      loadData={(node) => (isSearching ? Promise.resolve() : load(String(node.value)))}
      onOpenChange={(isOpen) => {
        if (isOpen) void load(rootId)
        else setTyped('')
      }}
      styles={{ popup: { root: { minWidth: 300 } } }}
      listHeight={320}
      notFoundContent={t(isSearching && found !== undefined ? 'form.organization.none' : 'common.loading')}
      {...(value !== null && { value: { value: value.id, label: value.name } })}
      {...(value === null && { value: null as never })}
      onChange={(picked: { value: string } | undefined) => {
        const all = isSearching ? (found ?? []) : levels
        const choice = picked === undefined ? undefined : all.find((one) => one.value === picked.value)
        onChange(choice === undefined ? null : { id: choice.id, name: choice.label })
      }}
    />
  )
}
