import { useEffect, useState } from 'react'
import { regionPath } from '@wenwu/core/form/types/region/model'
import { useFormServices } from './services.ts'

/** Names of a region and of those above it; loads what is not known yet and draws again when it has come. */
export function useRegionNames(code: unknown): (code: string) => string | undefined {
  const { loadRegions, regionName } = useFormServices()
  const [loaded, setLoaded] = useState<Readonly<Record<string, string>>>({})
  const wanted = typeof code === 'string' ? code : ''
  useEffect(() => {
    let isStale = false
    const missing = regionPath(wanted).filter((part) => regionName(part) === undefined)
    if (missing.length === 0) return
    Promise.all(missing.map((part) => loadRegions(part.length === 2 ? undefined : part.slice(0, -2)))).then(
      (lists) =>
        !isStale && setLoaded((known) => ({ ...known, ...Object.fromEntries(lists.flat().map((region) => [region.code, region.name])) })),
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [wanted, loadRegions, regionName])
  return (part) => regionName(part) ?? loaded[part]
}
