import type { Settings } from '@wenwu/core/form/types/region/model'
import { lazyInput } from '../../inputs/lazy-input.tsx'
import { useRegionText } from '../../use-region-text.ts'
import type { FieldWidgets, ViewProps } from '../../widget.ts'

const RegionInput = lazyInput(() => import('./RegionInput.tsx').then(({ RegionInput }) => RegionInput))

function RegionView({ value }: ViewProps<Settings>) {
  return <>{useRegionText(value)}</>
}

export const widgets: FieldWidgets<Settings> = { Input: RegionInput, View: RegionView }
