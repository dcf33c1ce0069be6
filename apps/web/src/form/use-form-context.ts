import { useMemo } from 'react'
import { findCodeList } from '@wenwu/core/codes/code-lists'
import type { FormContext } from '@wenwu/core/form/model'
import { today } from '../lib/dates.ts'
import { useText } from '../lib/i18n.ts'
import { useActionServices } from './action-services.ts'
import { useFormServices } from './services.ts'

const codeList = (id: string) => findCodeList(id)?.entries

/** Language, today, names of regions and code lists for core/form; the same object until language, day or services change. */
export function useFormContext(): FormContext {
  const { locale } = useText()
  const { regionName } = useFormServices()
  const { schemes } = useActionServices()
  const day = today()
  return useMemo(() => ({ locale, today: day, regionName, codeList, schemes }), [locale, day, regionName, schemes])
}
