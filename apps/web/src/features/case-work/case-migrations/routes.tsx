import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'case-migrations',
    path: 'case-migrations',
    titleKey: 'migrations.title',
    access: 'menu',
    Component: screen(() => import('./MigrationPage.tsx'), 'MigrationPage'),
  },
]
