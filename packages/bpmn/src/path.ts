import type { Path } from './state.ts'

/** Whether a path lies at or below another. */
export function isUnder(path: Path, ancestor: Path): boolean {
  return ancestor.every((part, index) => part === path[index])
}

/** The longest path above all of these. */
export function commonPath(paths: Path[]): Path {
  const [first = [], ...rest] = paths
  const length = first.findIndex((part, index) => rest.some((path) => path[index] !== part))
  return length < 0 ? first : first.slice(0, length)
}

/**
 * The path of a token merged from several. It climbs to their common path, unless another token is still under way there:
 * then it becomes a branch of its own, so that no path is ever a prefix of another.
 */
export function mergePaths(paths: Path[], others: Path[]): Path {
  const common = commonPath(paths)
  if (!others.some((path) => isUnder(path, common))) return common
  const branches = [...new Set(paths.map((path) => path[common.length] ?? ''))]
  return [...common, branches.join('+')]
}
