import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'obligations',
    path: 'obligations',
    titleKey: 'obligations.title',
    access: 'menu',
    Component: screen(() => import('./ObligationsPage.tsx'), 'ObligationsPage'),
  },
]
