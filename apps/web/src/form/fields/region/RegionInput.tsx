import { Cascader } from 'antd'
import { useEffect, useState } from 'react'
import { regionPath, type Settings } from '@wenwu/core/form/types/region/model'
import { useText } from '../../../lib/i18n.ts'
import { ariaOf, statusOf } from '../../inputs/aria.ts'
import { useFormServices, type RegionOption } from '../../services.ts'
import { useRegionText } from '../../use-region-text.ts'
import type { InputProps } from '../../widget.ts'

interface Option {
  value: string
  label: string
  isLeaf: boolean
  children?: Option[]
  [key: string]: unknown
}

function optionsOf(regions: readonly RegionOption[], depth: number): Option[] {
  return regions.map(({ code, name, hasChildren }) => ({ value: code, label: name, isLeaf: !hasChildren || code.length >= depth * 2 }))
}

function withChildren(options: readonly Option[], parent: string, children: Option[]): Option[] {
  return options.map((option) => {
    if (option.value === parent) return { ...option, children: option.children ?? children, isLeaf: children.length === 0 }
    return option.children !== undefined && parent.startsWith(option.value)
      ? { ...option, children: withChildren(option.children, parent, children) }
      : option
  })
}

/** A region, chosen from the province down; of provinces alone, which are all there at once, one may type to find one. */
export function RegionInput(props: InputProps<Settings>) {
  const { field, value, onChange } = props
  const { t } = useText()
  const { loadRegions } = useFormServices()
  const shown = useRegionText(value)
  const [options, setOptions] = useState<Option[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const path = typeof value === 'string' && value !== '' ? regionPath(value) : []
  const chosen = path.join()

  // The lists along the chosen path come when the user opens the field, so that a long form asks for nothing it does not show.
  useEffect(() => {
    if (!isOpen) return
    let isStale = false
    const parents = [undefined, ...chosen.split(',').filter(Boolean)].filter(
      (parent) => parent === undefined || parent.length < field.depth * 2,
    )
    Promise.all(parents.map(async (parent) => ({ parent, regions: await loadRegions(parent) }))).then(
      (lists) => {
        if (isStale) return
        setHasFailed(false)
        setOptions((known) =>
          lists.reduce<Option[]>(
            (tree, { parent, regions }) =>
              parent === undefined
                ? tree.length > 0
                  ? tree
                  : optionsOf(regions, field.depth)
                : withChildren(tree, parent, optionsOf(regions, field.depth)),
            known,
          ),
        )
      },
      () => !isStale && setHasFailed(true),
    )
    return () => {
      isStale = true
    }
  }, [isOpen, chosen, field.depth, loadRegions])

  const loadMore = (along: Option[]) => {
    const last = along[along.length - 1]
    if (last === undefined || last.children !== undefined) return
    loadRegions(last.value).then(
      (regions) => setOptions((known) => withChildren(known, last.value, optionsOf(regions, field.depth))),
      () => setHasFailed(true),
    )
  }

  return (
    <Cascader<Option>
      id={props.id}
      className="form-wide"
      value={path}
      options={options}
      disabled={props.disabled}
      status={statusOf(props.problems)}
      allowClear={!props.required}
      placeholder={t('form.region.placeholder')}
      displayRender={() => shown}
      showSearch={field.depth === 1}
      notFoundContent={hasFailed ? t('form.region.failed') : t(options.length === 0 ? 'common.loading' : 'form.region.none')}
      loadData={(along) => loadMore(along)}
      onOpenChange={setIsOpen}
      onChange={(codes) => onChange(Array.isArray(codes) ? (codes[codes.length - 1] ?? null) : null)}
      onBlur={props.onBlur}
      {...ariaOf(props)}
    />
  )
}
