import type { FeatureModule } from './lib/feature-route.ts'

export const featureRoutes: Record<string, FeatureModule> = {
  applications: () => import('./features/applications/routes.tsx'),
  cases: () => import('./features/cases/routes.tsx'),
  guide: () => import('./features/guide/routes.tsx'),
  tasks: () => import('./features/tasks/routes.tsx'),
}
