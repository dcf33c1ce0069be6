import { matchPath } from 'react-router'
import { pagePaths } from '../page-paths.generated.ts'

/** Addresses outside the features: those of routes.tsx and the home page (specification §2.1). */
const fixedPaths = ['/', '/main', '/main/home', '/home', '/login', '/crblogin', '/loginTransit', '/platform-return', '/platform-arrival']

/** Whether an address belongs to a screen of this program, open to the asker or not. An installation's own menu addresses are not among them. */
export function isPagePath(path: string): boolean {
  return isReadable(path) && [...fixedPaths, ...pagePaths].some((pattern) => matchPath(pattern, path) !== null)
}

/**
 * Whether the server gave this very address as a page when the document was loaded: it knows an installation's own menu addresses. False where the
 * browser does not tell (before Chrome 109).
 */
export function wasServedAsPage(path: string): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.responseStatus === 200 && new URL(entry.name).pathname === path
}

/** Whether an address can be decoded: the server calls one that cannot (`/%`) no page, whatever pattern it fits. */
export function isReadable(path: string): boolean {
  try {
    // a result that is not used is taken for nothing by the minifier, and the call left out
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
