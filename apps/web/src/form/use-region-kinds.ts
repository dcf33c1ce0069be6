import { useEffect, useMemo, useState } from 'react'
import type { FormContext, FormData, FormDefinition } from '@wenwu/core/form/model'
import { regionCodesIn, regionParent } from './region-kind.ts'
import { useFormServices } from './services.ts'

/**
 * What checking a form needs of the directory of divisions, so that it finds what the server finds. Loads the lists in which the form's own codes
 * stand; another object once more is known.
 */
export function useRegionKinds(definition: FormDefinition, data: FormData): Pick<FormContext, 'regionKind'> {
  const { loadRegions, regionKind } = useFormServices()
  const [known, setKnown] = useState<Pick<FormContext, 'regionKind'>>({ regionKind })
  const codes = useMemo(() => regionCodesIn(definition, data).join(), [definition, data])
  useEffect(() => {
    if (regionKind === undefined) return
    const unknown = codes.split(',').filter((code) => code !== '' && regionKind(code) === undefined)
    const parents = [...new Set(unknown.map(regionParent))]
    if (parents.length === 0) return
    let isStale = false
    // a list that did not come leaves its codes unchecked; the server has the last word
    void Promise.allSettled(parents.map((parent) => loadRegions(parent === '' ? undefined : parent))).then(
      () => !isStale && setKnown({ regionKind }),
    )
    return () => {
      isStale = true
    }
  }, [codes, loadRegions, regionKind])
  return known
}
