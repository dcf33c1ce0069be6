import { useEffect, useState } from 'react'
import { regionPath, regionText } from '@wenwu/core/form/types/region/model'
import { useFormServices } from './services.ts'

/**
 * A region in words; loads the names that are not known yet and draws again when they have come. Nothing is said meanwhile; a code that has no name, or
 * whose names could not be loaded, stands as it is.
 */
export function useRegionText(code: unknown): string {
  const { loadRegions, regionName } = useFormServices()
  const [loaded, setLoaded] = useState<Readonly<Record<string, string>>>({})
  const [answered, setAnswered] = useState<string>()
  const wanted = typeof code === 'string' ? code : ''
  useEffect(() => {
    let isStale = false
    const missing = regionPath(wanted).filter((part) => regionName(part) === undefined)
    if (missing.length === 0) return
    Promise.all(missing.map((part) => loadRegions(part.length === 2 ? undefined : part.slice(0, -2)))).then(
      (lists) => {
        if (isStale) return
        setLoaded((known) => ({ ...known, ...Object.fromEntries(lists.flat().map((region) => [region.code, region.name])) }))
        setAnswered(wanted)
      },
      () => !isStale && setAnswered(wanted),
    )
    return () => {
      isStale = true
    }
  }, [wanted, loadRegions, regionName])
  const nameOf = (part: string): string | undefined => regionName(part) ?? loaded[part]
  return regionOnceKnown(wanted, nameOf, answered === wanted)
}

/** A region in words, and nothing while names of it are still awaited. */
export function regionOnceKnown(code: string, nameOf: (part: string) => string | undefined, isAnswered: boolean): string {
  const isAwaited = !isAnswered && regionPath(code).some((part) => nameOf(part) === undefined)
  return isAwaited ? '' : regionText(code, { regionName: nameOf })
}
