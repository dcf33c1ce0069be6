import { expect, it } from 'vitest'
import { featureRoutes } from './features.generated.ts'
import { publicPaths } from './public-paths.generated.ts'

it('the list for the entrance is that of the route tables', () => {
  const open = featureRoutes.filter((route) => route.access === 'public')
  expect(open.length).toBeGreaterThan(0)
  expect(publicPaths).toEqual(open.map((route) => `/${route.path}`))
})
