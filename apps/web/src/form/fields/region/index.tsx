import { regionText, type Settings } from '@wenwu/core/form/types/region/model'
import { lazyInput } from '../../inputs/lazy-input.tsx'
import { useRegionNames } from '../../use-region-names.ts'
import type { FieldWidgets, ViewProps } from '../../widget.ts'

const RegionInput = lazyInput(() => import('./RegionInput.tsx').then(({ RegionInput }) => RegionInput))

function RegionView({ value }: ViewProps<Settings>) {
  const names = useRegionNames(value)
  return <>{typeof value === 'string' ? regionText(value, { regionName: names }) : ''}</>
}

export const widgets: FieldWidgets<Settings> = { Input: RegionInput, View: RegionView }
