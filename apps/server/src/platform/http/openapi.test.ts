import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('every mounted call of a contract is described, with its parameters', async () => {
  const { status, body } = await app.request('GET', '/api/v1/openapi.json')
  expect(status).toBe(200)
  const { paths } = body as { paths: Record<string, Record<string, { summary?: string; parameters?: { name: string; in: string }[] }>> }
  const mounted = app.app.routes.filter(
    (route) =>
      route.endpoint !== undefined && route.path.startsWith('/') && !/^(web|platform)\./.test(route.endpoint) && route.method !== 'HEAD',
  )
  expect(mounted.length).toBeGreaterThan(70)
  for (const route of mounted) {
    const described = paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]
    expect(described?.summary, `${route.method} ${route.path}`).toBeTruthy()
  }
  expect(paths['/api/v1/cases/{id}']?.get?.parameters).toContainEqual(expect.objectContaining({ name: 'id', in: 'path' }))
})
