import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'specification',
    path: 'specification',
    titleKey: 'standards.title',
    access: 'public',
    Component: screen(() => import('./StandardListPage.tsx'), 'StandardListPage'),
  },
]
