import type { FeatureModule } from './lib/feature-route.ts'

export const featureRoutes: Record<string, FeatureModule> = {
  cases: () => import('./features/cases/routes.tsx'),
  tasks: () => import('./features/tasks/routes.tsx'),
}
