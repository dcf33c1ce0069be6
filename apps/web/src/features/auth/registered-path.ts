import { publicPaths } from '../../public-paths.generated.ts'

/** Gives the path back when some feature has a public page there, else undefined: the entrance shows no link that leads nowhere. */
export function registeredPath(path: string): string | undefined {
  return publicPaths.includes(path) ? path : undefined
}
