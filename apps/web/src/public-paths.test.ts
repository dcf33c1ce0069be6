import { expect, it } from 'vitest'
import { featureRoutes } from './features.generated.ts'
import { pagePaths } from './page-paths.generated.ts'
import { publicPaths } from './public-paths.generated.ts'

it('the list for the entrance is that of the route tables', () => {
  const open = featureRoutes.filter((route) => route.access === 'public')
  expect(open.length).toBeGreaterThan(0)
  expect(publicPaths).toEqual(open.map((route) => `/${route.path}`))
})

it('the list of every address is that of the route tables', () => {
  expect(pagePaths).toEqual(featureRoutes.map((route) => `/${route.path}`))
})
