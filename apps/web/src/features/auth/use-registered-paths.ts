import { useEffect, useState } from 'react'
import { featureRoutes } from '../../features.generated.ts'

/** Gives the path back when some feature has a public page there, else undefined: the entrance shows no link that leads nowhere. */
export type RegisteredPath = (path: string) => string | undefined

/** Reads the features' public routes after the first paint, so that the sign-in form never waits for them. */
export function useRegisteredPaths(): RegisteredPath {
  const [paths, setPaths] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let isGone = false
    const read = async (): Promise<void> => {
      const modules = await Promise.all(Object.values(featureRoutes).map((load) => load()))
      const open = modules.flatMap((module) => module.routes).filter((route) => route.access === 'public')
      if (!isGone) setPaths(new Set(open.map((route) => `/${route.path}`)))
    }
    read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return (path) => (paths.has(path) ? path : undefined)
}
