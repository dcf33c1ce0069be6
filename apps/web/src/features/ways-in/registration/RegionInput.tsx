import { useMemo } from 'react'
import type { FormContext } from '@wenwu/core/form/model'
import { fullRights, type Rights } from '@wenwu/core/form/rights'
import type { Settings } from '@wenwu/core/form/types/region/model'
import { contract } from '@wenwu/core/items/contract'
import { text } from '@wenwu/core/i18n/text'
import { widgets } from '../../../form/fields/region/index.tsx'
import { FormServicesContext, type FormServices } from '../../../form/services.ts'
import { call } from '../../../lib/call.ts'
import { today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { queryClient } from '../../../lib/query.ts'
import type { FieldTies } from '../../../ui/FormField.tsx'

const field: Settings = { key: 'regionCode', type: 'region', label: text('所在地区', 'Region'), depth: 3 }

const rights: Rights = { rules: [], base: fullRights }

const services: FormServices = {
  loadRegions: (parent) =>
    queryClient.fetchQuery({
      queryKey: ['regions', parent ?? ''],
      queryFn: () => call(contract.regions, parent === undefined ? {} : { parent }, { isQuiet: true }),
      staleTime: Infinity,
    }),
  searchHeritageUnits: () => Promise.resolve([]),
  regionName: () => undefined,
}

export interface RegionInputProps {
  ties: FieldTies
  value: string
  onChange: (code: string) => void
}

/** The division down to the county: the field of the forms, outside a form. */
export function RegionInput({ ties, value, onChange }: RegionInputProps) {
  const { locale } = useText()
  const context = useMemo((): FormContext => ({ locale, today: today(), codeList: () => undefined }), [locale])
  return (
    <FormServicesContext value={services}>
      <widgets.Input
        id={ties.id}
        path="regionCode"
        field={field}
        value={value === '' ? null : value}
        onChange={(code) => onChange(typeof code === 'string' ? code : '')}
        disabled={false}
        required
        problems={ties['aria-invalid'] ? [{ path: '', text: '' }] : []}
        {...(ties['aria-describedby'] !== undefined && { describedBy: ties['aria-describedby'] })}
        context={context}
        rights={rights}
        view={{}}
      />
    </FormServicesContext>
  )
}
